import Foundation
import Testing

@testable import EaselCanvas

/// What a process of its own prints to standard error.
@Suite struct UnreadDiagnosticsTests {
  private func errors(_ act: String, _ setting: String? = "1") throws -> String {
    let process = try ChildProcess(
      ["unread", act], environment: ["EASEL_DIAGNOSTICS": setting], reading: STDERR_FILENO)
    return String(decoding: process.wait().rest, as: UTF8.self)
  }

  @Test(arguments: ["discard", "output"])
  func unreadDiagnosticsArePrintedOnceForAllPages(act: String) throws {
    let lines = try errors(act).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].contains("warning: textClipped: the text “Balance”"))
    #expect(lines[0].hasSuffix("(on pages 1–3) (3 times)"))
  }

  @Test func diagnosticsHeldUntilTheProcessEndsArePrintedThen() throws {
    #expect(try errors("held").contains("(on pages 1–3) (3 times)"))
    #expect(try errors("open").contains("documentUnfinished"))
  }

  @Test(arguments: ["read", "copy", "context", "clean", "failed"])
  func diagnosticsThatAreReadOrCaughtAreNotPrinted(act: String) throws {
    #expect(try errors(act) == "")
  }

  @Test func aThrownErrorIsNotPrintedButOtherDiagnosticsAre() throws {
    let text = try errors("throw")
    #expect(text.contains("textClipped"))
    #expect(!text.contains("invalidNumber"))
  }

  @Test func aDocumentReleasedUnfinishedIsAnError() throws {
    let text = try errors("unfinished")
    #expect(text.contains("error: documentUnfinished: the document was released without finish()"))
    #expect(text.contains("easel-unfinished.pdf” was not written"))
  }

  @Test func zeroInTheEnvironmentPrintsNothing() throws {
    #expect(try errors("discard", "0") == "")
  }

  @Test func onlyADebugBuildPrintsByDefault() throws {
    #if DEBUG
      #expect(try errors("discard", nil) != "")
    #else
      #expect(try errors("discard", nil) == "")
    #endif
  }
}
