import Foundation
import Testing

@testable import EaselCanvas

/// Which diagnostics a rendering throws.
@Suite struct PolicyTests {
  /// A document whose text has a foreign family, which is a warning, and a wrong number, an error.
  private func code(_ policy: RenderOptions.Policy, isWrong: Bool) -> EaselError.Code? {
    let options = RenderOptions(policy: policy)
    func draw(_ canvas: any Canvas) {
      let style = TextStyle(font: Font(family: "No Such Family", size: 12))
      canvas.draw(TextLayout("text", style: style), at: CGPoint(x: 5, y: 5))
      if isWrong {
        canvas.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), with: .color(.red))
      }
    }
    let size = CGSize(width: 100, height: 40)
    let renderings: [() throws -> [Diagnostic]] = [
      {
        let document = try PDFDocument(options: options)
        try document.page(size: size, draw)
        return try document.finish().diagnostics
      },
      {
        let surface = try BitmapSurface(size: size, options: options)
        draw(surface.canvas)
        return try surface.finishImage().diagnostics
      },
      {
        let document = try SVGDocument(size: size, options: options)
        draw(document.canvas)
        return try document.finish().diagnostics
      },
    ]
    let codes = renderings.map { render -> EaselError.Code? in
      do {
        let diagnostics = try render()
        #expect(
          diagnostics.map(\.code)
            == (isWrong ? [.fontSubstituted, .invalidNumber] : [.fontSubstituted]))
        return nil
      } catch {
        return (error as? EaselError)?.code
      }
    }
    #expect(Set(codes).count == 1)
    return codes[0]
  }

  @Test func strictThrowsErrors() {
    #expect(code(.strict, isWrong: false) == nil)
    #expect(code(.strict, isWrong: true) == .invalidNumber)
  }

  @Test func strictThrowsFurtherCodes() {
    #expect(code(.strict(and: [.fontSubstituted]), isWrong: false) == .fontSubstituted)
    #expect(code(.strict(and: [.glyphMissing]), isWrong: true) == .invalidNumber)
  }

  @Test func lenientThrowsNothing() { #expect(code(.lenient, isWrong: true) == nil) }

  @Test func throwingThrowsTheListedCodesOnly() {
    #expect(code(.throwing([.fontSubstituted]), isWrong: true) == .fontSubstituted)
    #expect(code(.throwing([.glyphMissing]), isWrong: true) == nil)
  }

  @Test func customThrowsByItsClosure() {
    #expect(code(.custom { $0.severity >= .warning }, isWrong: true) == .fontSubstituted)
    #expect(code(.custom { $0.value == "nan" }, isWrong: true) == .invalidNumber)
    #expect(code(.custom { _ in false }, isWrong: true) == nil)
  }

  @Test func aThrownDiagnosticIsKeptWhenTheListIsFull() {
    var options = RenderOptions(policy: .throwing([.glyphMissing]))
    options.limits.maximumDiagnostics = 2
    let context = RenderContext(options)
    for index in 0..<5 { context.note(.warning, .outOfRange, "\(index)") }
    context.note(.warning, .glyphMissing, "late")
    #expect(context.failure?.message == "late")
  }

  @Test func aFullListIsThrownIfThePolicyListsIt() {
    var options = RenderOptions(policy: .throwing([.limitExceeded]))
    options.limits.maximumDiagnostics = 2
    let context = RenderContext(options)
    for index in [0, 1, 0, 1] { context.note(.warning, .outOfRange, "\(index)") }
    // Repetitions need no room.
    #expect(context.failure == nil && context.diagnostics.count == 2)
    for index in 2..<5 { context.note(.warning, .outOfRange, "\(index)") }
    #expect(context.failure?.code == .limitExceeded)
  }

  @Test func policiesCompare() {
    let policy = RenderOptions.Policy.custom { _ in true }
    let copy = policy
    #expect(copy == policy)
    #expect(policy != .custom { _ in true })
    #expect(Set([.strict, .lenient, .strict(and: []), policy]).count == 3)
  }
}
