import EaselCanvas
import Foundation
import Testing

@testable import EaselViews

/// What a view drew at one moment, shown at others and in other renderings.
@Suite struct RecordedDrawingTests {
  /// Draws in the appearance's colour, and something that cannot be drawn.
  private final class Drawn: View {
    var isFaulty = false

    override func draw(_ rect: CGRect, on canvas: any Canvas) {
      let isDark = canvas.context.appearance == .dark
      canvas.fill(Path(bounds), with: .color(isDark ? .white : .black))
      guard isFaulty else { return }
      canvas.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), with: .color(.red))
    }
  }

  private let frame = CGRect(x: 0, y: 0, width: 20, height: 20)

  @Test func aRenderingInAnotherAppearanceIsDrawnAnew() throws {
    let view = Drawn(frame: frame)
    let light = try view.data(as: .png, options: RenderOptions(time: 1))
    let dark = try view.data(as: .png, options: RenderOptions(appearance: .dark, time: 1))
    let fresh = try Drawn(frame: frame).data(
      as: .png, options: RenderOptions(appearance: .dark, time: 1))
    #expect(light != dark)
    #expect(dark == fresh)
  }

  @Test func diagnosticsOfARecordedDrawingAreRepeatedInEachRendering() throws {
    let view = Drawn(frame: frame)
    view.isFaulty = true
    let options = RenderOptions(policy: .lenient, time: 1)
    for _ in 0..<2 {
      let diagnostics = try view.rendered(as: .pdf, options: options).diagnostics
      #expect(diagnostics.map(\.code) == [.invalidNumber])
    }
  }

  @Test func diagnosticsOfARecordedDrawingHaveTheNumberOfEachPage() throws {
    let view = Drawn(frame: frame)
    view.isFaulty = true
    let document = try PDFDocument(options: RenderOptions(policy: .lenient, time: 1))
    for _ in 0..<2 { try document.page(size: frame.size) { view.render(on: $0) } }
    #expect(try document.finish().diagnostics.map(\.page) == [1, 2])
  }
}
