import Foundation
import Testing

/// The table of the posts' parts names tests that exist.
@Suite struct PostsTableTests {
  private static let project = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every test function by its suite, as the sources declare them.
  private static func tests() throws -> Set<String> {
    let folder = project.appending(path: "Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var names: Set<String> = []
    for file in files where file.hasSuffix("Tests.swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      var suite = ""
      for match in text.matches(of: /@Suite[^\n]*struct (\w+)|func (\w+)\(/) {
        if let name = match.1 { suite = String(name) }
        if let test = match.2 { names.insert("\(suite).\(test)") }
      }
    }
    return names
  }

  @Test func everyRowHasATestThatExists() throws {
    let table = try String(
      contentsOf: Self.project.appending(path: "docs/posts.md"), encoding: .utf8)
    let rows = table.split(separator: "\n").filter {
      $0.hasPrefix("| ") && !$0.hasPrefix("| part |")
    }
    let known = try Self.tests()
    #expect(rows.count >= 35)
    for row in rows {
      let name = row.firstMatch(of: /`(\w+\.\w+)` \|$/)?.1
      #expect(name.map { known.contains(String($0)) } == true, "\(row)")
    }
  }
}
