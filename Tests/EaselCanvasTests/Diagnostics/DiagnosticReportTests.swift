import Testing

@testable import EaselCanvas

@Suite struct DiagnosticReportTests {
  private func warning(_ message: String, page: Int? = nil, value: String? = nil) -> Diagnostic {
    Diagnostic(.warning, .textClipped, message, page: page, value: value)
  }

  @Test func equalDiagnosticsArePrintedOnceWithCountAndPages() {
    let text = DiagnosticReport.text(
      of: [1, 2, 3, 5].map { warning("a text reaches out", page: $0) } + [warning("another")])
    let lines = text.split(separator: "\n")
    #expect(
      lines[0] == "easel: warning: textClipped: a text reaches out (on pages 1–3, 5) (4 times)")
    #expect(lines[2] == "easel: warning: textClipped: another")
  }

  @Test func diagnosticsThatDifferOnlyInTheirValueAreCounted() {
    let folds = DiagnosticReport.folded([warning("w", value: "1"), warning("w", value: "2")])
    #expect(folds.map(\.count) == [2])
  }

  @Test func `equal faults of two subjects stay apart and name them`() {
    let notes = ["chart “A”", "chart “B”"].map {
      Diagnostic(.warning, .labelAdjusted, "w", operation: "legend", subject: $0, page: 1)
    }
    #expect(DiagnosticReport.folded(notes).map(\.count) == [1, 1])
    #expect(notes[0].description == "warning: labelAdjusted: w (legend, chart “A”, on page 1)")
  }

  @Test func differentMessagesStayApartInOrderOfFirstOccurrence() {
    let folds = DiagnosticReport.folded(["b", "a", "b"].map { warning($0) })
    #expect(folds.map(\.first.message) == ["b", "a"])
    #expect(folds.map(\.count) == [2, 1])
  }

  @Test func aDiagnosticIsFollowedByItsRemedy() {
    let lines = DiagnosticReport.text(of: [warning("w")]).split(separator: "\n")
    #expect(lines[1].hasSuffix(EaselError.Code.textClipped.remedy ?? "?"))
  }

  @Test func theHintSaysHowToTurnPrintingOff() {
    #expect(DiagnosticReport.hint.hasSuffix("EASEL_DIAGNOSTICS=0 keeps them from being printed\n"))
  }

  @Test func theEnvironmentVariableEnablesOrDisablesPrinting() {
    #expect(DiagnosticReport.isEnabled(by: "1"))
    #expect(!DiagnosticReport.isEnabled(by: "0"))
    #expect(DiagnosticReport.isEnabled(by: "yes") == DiagnosticReport.isEnabled(by: nil))
  }
}
