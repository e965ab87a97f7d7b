import Foundation

@testable import EaselCanvas

/// A fault that a user's data can bring, as the fixtures list it.
struct FaultCase: Decodable, Sendable {
  var id: String
  var area: String
  var input: String
  var required: String

  /// The files with cases: those that broke the libraries underneath, and those of charts.
  private static let files = ["cases.json", "charts.json"]

  /// Every case, in the order of the files.
  static func all() throws -> [FaultCase] {
    try files.flatMap { name in
      let url = CanvasCase.fixtures.appending(path: "faults/\(name)")
      return try JSONDecoder().decode([FaultCase].self, from: Data(contentsOf: url))
    }
  }
}
