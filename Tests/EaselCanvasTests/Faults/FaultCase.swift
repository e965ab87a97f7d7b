import Foundation

@testable import EaselCanvas

/// A fault that a user's data can bring, as the fixtures list it.
struct FaultCase: Decodable, Sendable {
  var id: String
  var area: String
  var input: String
  var required: String

  /// The areas that are about numbers, matrices and nesting.
  static let drawingAreas: Set<String> = ["geo", "mtx", "arc", "stroke", "dash", "state"]

  /// The cases of those areas.
  static func drawing() throws -> [FaultCase] {
    let url = CanvasCase.fixtures.appending(path: "faults/cases.json")
    return try JSONDecoder().decode([FaultCase].self, from: Data(contentsOf: url))
      .filter { drawingAreas.contains($0.area) }
  }
}

/// What a case does, and what must come of it.
struct FaultProbe: Sendable {
  enum Outcome: Sendable {
    /// The operation is refused: an error of this code is noted or thrown.
    case refused(EaselError.Code)
    /// The operation is carried out as far as it can be, which is noted with this code.
    case noted(EaselError.Code)
    /// Nothing is noted.
    case sound
    /// There is no call to make the mistake with.
    case impossible(String)
  }

  var outcome: Outcome
  var draw: @Sendable (any Canvas) throws -> Void

  static func refused(
    _ code: EaselError.Code, _ draw: @escaping @Sendable (any Canvas) throws -> Void
  ) -> FaultProbe {
    FaultProbe(outcome: .refused(code), draw: draw)
  }

  static func noted(
    _ code: EaselError.Code, _ draw: @escaping @Sendable (any Canvas) throws -> Void
  ) -> FaultProbe {
    FaultProbe(outcome: .noted(code), draw: draw)
  }

  static func sound(_ draw: @escaping @Sendable (any Canvas) throws -> Void) -> FaultProbe {
    FaultProbe(outcome: .sound, draw: draw)
  }

  static func impossible(_ reason: String) -> FaultProbe {
    FaultProbe(outcome: .impossible(reason)) { _ in }
  }
}
