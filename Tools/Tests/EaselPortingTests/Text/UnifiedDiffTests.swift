import Foundation
import Testing

@testable import EaselPorting

@Suite struct UnifiedDiffTests {
  private func diff(_ source: String) -> String {
    String(decoding: SourcePorter().port(Array(source.utf8), name: "a.swift").diff, as: UTF8.self)
  }

  @Test func equalTextsHaveNoDifference() {
    #expect(diff("let a = 1\n") == "")
  }

  @Test func changeHasThreeLinesAround() {
    let lines = (1...9).map { "let a\($0) = 1" }
    let source = (lines[0..<5] + ["import UIKit"] + lines[5...]).joined(separator: "\n") + "\n"
    #expect(
      diff(source) == """
        --- a.swift
        +++ a.swift
        @@ -3,7 +3,7 @@
         let a3 = 1
         let a4 = 1
         let a5 = 1
        -import UIKit
        +import EaselUIKit
         let a6 = 1
         let a7 = 1
         let a8 = 1

        """)
  }

  @Test func missingEndOfTheLastLineIsMarked() {
    #expect(
      diff("import UIKit") == """
        --- a.swift
        +++ a.swift
        @@ -1 +1 @@
        -import UIKit
        \\ No newline at end of file
        +import EaselUIKit
        \\ No newline at end of file

        """)
  }

  /// `patch` makes the ported text from the original and the difference.
  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch"), "patch is not installed"),
    arguments: [
      "import UIKit\n", "a()\n\n#Preview { A() }\n\nb()",
      "import UIKit\nimport QuartzCore\n\nlet a = 1",
      "#if os(iOS)\n  a()\n#else\n  b()\n#endif\n", "\u{FEFF}import UIKit\r\n@objc class A {}\r\n",
    ])
  func patchAppliesTheDifference(source: String) throws {
    let ported = SourcePorter().port(Array(source.utf8), name: "a.swift")
    let folder = try TemporaryFolder()
    try folder.write(source, to: "a.swift")
    try Data(ported.diff).write(to: folder.url.appending(path: "a.diff"))
    let patch = Process()
    patch.executableURL = URL(filePath: "/usr/bin/patch")
    patch.arguments = ["--binary", "-s", "-p0", "-i", "a.diff"]
    patch.currentDirectoryURL = folder.url
    try patch.run()
    patch.waitUntilExit()
    #expect(patch.terminationStatus == 0)
    #expect(try Data(contentsOf: folder.url.appending(path: "a.swift")) == Data(ported.bytes))
  }
}
