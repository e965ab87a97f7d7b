import Foundation
import Testing

/// The program as a user runs it.
@Suite struct PortCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func easel(_ arguments: String..., input: String = "") throws -> EaselProcess {
    try EaselProcess(arguments, input: Array(input.utf8), folder: folder.url)
  }

  @Test func diffIsPrintedAndFilesStay() throws {
    try folder.write("import UIKit\n", to: "a.swift")
    let run = try easel("port", "a.swift")
    #expect(run.status == 0)
    #expect(
      run.output == "--- a.swift\n+++ a.swift\n@@ -1 +1 @@\n-import UIKit\n+import EaselUIKit\n")
    #expect(run.errorOutput == "easel: 1 file, 1 to change (import 1), 0 left to you\n")
    #expect(try folder.text("a.swift") == "import UIKit\n")
  }

  @Test func filesAreReplacedInPlaceOnlyWhereTheyChange() throws {
    let changed = try folder.write("import UIKit\n", to: "a.swift")
    let kept = try folder.write("let a = 1\n", to: "b.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: changed)
    let number = try FileManager.default.attributesOfItem(atPath: kept)[.systemFileNumber] as? Int
    let run = try easel("port", "--in-place", ".")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(try folder.text("a.swift") == "import EaselUIKit\n")
    let after = try FileManager.default.attributesOfItem(atPath: kept)[.systemFileNumber] as? Int
    #expect(number == after)
    let permissions = try FileManager.default.attributesOfItem(atPath: changed)[.posixPermissions]
    #expect(permissions as? Int == 0o640)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == [
        "a.swift", "b.swift",
      ])
  }

  @Test func foldersAreSearchedInOrderWithoutHiddenOnes() throws {
    for name in ["b.swift", "a/c.swift", ".build/d.swift", ".git/e.swift", "a/f.txt"] {
      try folder.write("import UIKit\n", to: name)
    }
    let run = try easel("port", ".")
    let names = run.output.split(separator: "\n").filter { $0.hasPrefix("+++") }
    #expect(names == ["+++ ./a/c.swift", "+++ ./b.swift"])
  }

  @Test func loopOfLinksEnds() throws {
    try folder.write("import UIKit\n", to: "a/b.swift")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "a/loop"), withDestinationURL: folder.url)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "a/self.swift"),
      withDestinationURL: folder.url.appending(path: "a/self.swift"))
    let run = try easel("port", ".")
    #expect(run.status == 0)
    #expect(run.errorOutput.contains("1 file, 1 to change"))
  }

  @Test func linkToAFileStaysALink() throws {
    try folder.write("import UIKit\n", to: "a.swift")
    let link = folder.url.appending(path: "link.swift")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.url.appending(path: "a.swift"))
    #expect(try easel("port", "--in-place", "link.swift").status == 0)
    #expect(try folder.text("a.swift") == "import EaselUIKit\n")
    let type =
      try FileManager.default.attributesOfItem(atPath: link.path)[.type] as? FileAttributeType
    #expect(type == .typeSymbolicLink)
  }

  @Test func standardInputIsPortedToStandardOutput() throws {
    let run = try easel("port", "-", input: "import UIKit\n")
    #expect(run.status == 0)
    #expect(run.output == "import EaselUIKit\n")
  }

  @Test func standardInputThatDoesNotParseHasNoResult() throws {
    let run = try easel("port", "-", input: "func f( {\n")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errorOutput.hasPrefix("<stdin>:1:"))
  }

  @Test func diagnosticsHaveThePositionInTheOriginal() throws {
    try folder.write("@objc class A {}\nimport OSLog\n  import WebKit\n", to: "a.swift")
    let run = try easel("port", "a.swift")
    let lines = run.errorOutput.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines.first?.hasPrefix("a.swift:2:1: warning: importDropped: the import of OSLog") == true)
    #expect(lines.dropFirst().first?.hasPrefix("a.swift:3:3: warning: importDropped: ") == true)
  }

  @Test func fileThatDoesNotParseIsLeftAndOthersAreWritten() throws {
    try folder.write("import UIKit\nfunc f( {\n", to: "a.swift")
    try folder.write("import UIKit\n", to: "b.swift")
    let run = try easel("port", "--in-place", ".")
    #expect(run.status == 1)
    #expect(run.errorOutput.contains("./a.swift:2:"))
    #expect(run.errorOutput.contains("error: notParsed: "))
    #expect(try folder.text("a.swift") == "import UIKit\nfunc f( {\n")
    #expect(try folder.text("b.swift") == "import EaselUIKit\n")
  }

  @Test func strictRunWithWarningsHasAStatusOfItsOwn() throws {
    try folder.write("import WebKit\n", to: "a.swift")
    #expect(try easel("port", "a.swift").status == 0)
    #expect(try easel("port", "--strict", "a.swift").status == 2)
  }

  @Test func missingInputStopsTheRunBeforeItWrites() throws {
    try folder.write("import UIKit\n", to: "a.swift")
    let run = try easel("port", "--in-place", "a.swift", "missing.swift")
    #expect(run.status == 66)
    #expect(run.errorOutput.hasPrefix("missing.swift:1:1: error: unreadable: "))
    #expect(try folder.text("a.swift") == "import UIKit\n")
  }

  @Test func deviceIsNoInput() throws {
    #expect(try easel("port", "/dev/zero").status == 66)
  }

  @Test(.enabled(if: getuid() != 0, "the superuser reads every folder"))
  func folderWithoutPermissionIsNoInput() throws {
    try folder.write("import UIKit\n", to: "a/b.swift")
    let path = folder.url.appending(path: "a").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path) }
    #expect(try easel("port", ".").status == 66)
  }

  @Test(.enabled(if: getuid() != 0, "the superuser writes every file"))
  func fileWithoutPermissionCannotBeWritten() throws {
    let path = try folder.write("import UIKit\n", to: "a.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let run = try easel("port", "--in-place", "a.swift")
    #expect(run.status == 73)
    #expect(run.errorOutput.contains("error: unwritable: "))
  }

  @Test func wrongUseHasTheStatusOfUsage() throws {
    #expect(try easel("port").status == 64)
    #expect(try easel("port", "--unknown", "a.swift").status == 64)
    #expect(try easel("port", "-", "a.swift").status == 64)
    #expect(try easel("port", "--in-place", "-").status == 64)
    #expect(try easel("paint").status == 64)
  }

  @Test func jsonHasAnObjectPerLine() throws {
    try folder.write("import UIKit\nimport WebKit\n", to: "a.swift")
    let run = try easel("port", "--json", "a.swift")
    let lines = run.errorOutput.split(separator: "\n").map { Data($0.utf8) }
    #expect(lines.count == 2)
    let first = try JSONSerialization.jsonObject(with: lines[0]) as? [String: Any]
    #expect(first?["file"] as? String == "a.swift")
    #expect(first?["line"] as? Int == 2)
    #expect(first?["code"] as? String == "importDropped")
    let last = try JSONSerialization.jsonObject(with: lines[1]) as? [String: Any]
    let summary = last?["summary"] as? [String: Any]
    #expect(summary?["changed"] as? Int == 1)
  }

  @Test func helpTeachesByExamples() throws {
    let run = try easel("port", "--help")
    #expect(run.status == 0)
    #expect(run.output.contains("easel port --in-place Sources"))
  }

  @Test func completionScriptsAreThere() throws {
    let run = try easel("--generate-completion-script", "bash")
    #expect(run.status == 0)
    #expect(run.output.contains("in-place"))
  }

  @Test func versionIsThatOfTheLibrary() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Sources/EaselCanvas")
    let found = FileManager.default.enumerator(atPath: folder.path)
    var source: String?
    while let name = found?.nextObject() as? String {
      if name.hasSuffix("/LibraryVersion.swift") {
        source = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      }
    }
    let number = try #require(
      try source?.firstMatch(of: Regex(#"current = "([0-9.]+)""#))?.output[1].substring)
    #expect(try easel("--version").output == "\(number)\n")
  }
}
