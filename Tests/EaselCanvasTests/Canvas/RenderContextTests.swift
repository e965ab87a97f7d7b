import Foundation
import Testing

@testable import EaselCanvas

/// The list of what a rendering noted.
@Suite struct RenderContextTests {
  @Test func diagnosticsAreBoundedAndKeepTheFirstError() {
    var options = RenderOptions()
    options.limits.maximumDiagnostics = 10
    let context = RenderContext(options)
    for index in 0..<100 { context.note(.warning, .outOfRange, "warning \(index)") }
    #expect(context.diagnostics.count == 10)
    #expect(context.diagnostics.last?.code == .limitExceeded)
    #expect(context.firstError == nil)
    context.note(.error, .invalidNumber, "late")
    #expect(context.firstError?.message == "late")
  }

  @Test(arguments: [1, 3, 4]) func anErrorIsKeptWhenTheListIsFull(position: Int) {
    var options = RenderOptions()
    options.limits.maximumDiagnostics = 3
    let context = RenderContext(options)
    for index in 1...6 {
      context.note(index == position ? .error : .warning, .outOfRange, "\(index)")
    }
    #expect(context.firstError?.message == "\(position)")
    #expect(context.diagnostics.contains { $0.code == .limitExceeded })
  }

  @Test func equalDiagnosticsOfOnePageAreNotRepeated() {
    let context = RenderContext()
    context.withView("Root") {
      context.withView("Chart") {
        for _ in 0..<3 { context.note(.note, .labelAdjusted, "turned", value: "3") }
      }
    }
    context.page = 2
    context.note(.note, .labelAdjusted, "turned", value: "3")
    #expect(context.diagnostics.map(\.viewPath) == ["Root/Chart", nil])
    #expect(context.diagnostics.map(\.page) == [nil, 2])
    #expect(
      context.diagnostics[0].description
        == "note: labelAdjusted: turned (in Root/Chart)")
  }

  @Test func diagnosticsAreCodable() throws {
    let diagnostic = Diagnostic(.error, .invalidNumber, "x is nan", operation: "fill", value: "nan")
    let data = try JSONEncoder().encode(diagnostic)
    #expect(try JSONDecoder().decode(Diagnostic.self, from: data) == diagnostic)
    #expect(diagnostic.error.localizedDescription.contains("invalidNumber"))
    #expect(Diagnostic.Severity.note < .warning && Diagnostic.Severity.warning < .error)
  }

  @Test func heldDiagnosticsAreNotRecorded() {
    var limits = Limits()
    limits.maximumDiagnostics = 3
    let context = RenderContext(RenderOptions(limits: limits))
    var held: [Diagnostic] = []
    let collected = context.collecting {
      held = context.holding {
        for _ in 0..<9 { context.note(.warning, .unsupportedOption, "equal") }
        let inner = context.collecting { context.note(.warning, .unsupportedOption, "inner") }
        #expect(inner.count == 1)
        for index in 0..<9 { context.note(.warning, .unsupportedOption, "\(index)") }
        context.note(.error, .outOfRange, "the first error")
      }
    }
    #expect(collected.isEmpty && context.diagnostics.isEmpty)
    #expect(held.prefix(2).map(\.message) == ["equal", "inner"])
    #expect(held.count == 5 && held.last?.severity == .error)
    for diagnostic in held { context.note(diagnostic) }
    #expect(context.firstError?.code == .outOfRange)
  }
}
