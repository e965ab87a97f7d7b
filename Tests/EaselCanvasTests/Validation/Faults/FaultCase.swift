import Foundation

@testable import EaselCanvas

/// A fault that a user's data can bring, as the fixtures list it.
struct FaultCase: Decodable, Sendable {
  var id: String
  var area: String
  var input: String
  var required: String

  /// Every case, in the order of the file.
  static func all() throws -> [FaultCase] {
    let url = CanvasCase.fixtures.appending(path: "faults/cases.json")
    return try JSONDecoder().decode([FaultCase].self, from: Data(contentsOf: url))
  }
}
