import Foundation
import Testing

/// A test that a page of the documentation names.
enum NamedTest {
  /// Proves that a test is there, in any module's tests, and expects something.
  ///
  /// - Parameter name: The file's name and the function's, such as `PathTests.anEmptyPath`.
  static func check(_ name: String, for subject: String) throws {
    let tests = FaultTable.package.appending(path: "Tests")
    let files = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String }
    let parts = name.split(separator: ".")
    try #require(parts.count == 2, "\(subject): \(name)")
    let file = files?.first { $0.hasSuffix("/\(parts[0]).swift") }
    let source = try String(
      contentsOf: tests.appending(path: try #require(file, "\(subject): \(name)")), encoding: .utf8)
    let start = try #require(source.range(of: "func \(parts[1])("), "\(subject): \(name)")
    let before = source[..<start.lowerBound].suffix(1_500)
    let isTest = before.range(of: "@Test", options: .backwards).map {
      !before[$0.lowerBound...].contains("\n  }\n")
    }
    #expect(isTest == true, "\(subject): \(name)")
    let body = source[start.lowerBound...]
    let end = body.range(of: "\n  }\n")?.upperBound ?? body.endIndex
    #expect(body[..<end].contains(/#expect|#require|check\(|PDFTree\(/), "\(subject): \(name)")
  }
}
