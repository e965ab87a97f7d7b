import Foundation

/// A canvas that draws on the open page of a document, and on nothing between pages.
///
/// Drawing while no page is open is noted as an error. State that is set then has no effect.
final class PageCanvas: Canvas {
  let context: RenderContext
  /// The canvas of the open page, or `nil` between pages.
  var page: (any Canvas)?

  init(context: RenderContext) { self.context = context }

  var transform: CGAffineTransform { page?.transform ?? .identity }
  var clipBounds: CGRect { page?.clipBounds ?? .zero }

  /// The canvas of the open page for a drawing call.
  ///
  /// Without an open page it is `nil` and an error is noted.
  private var drawn: (any Canvas)? {
    if page == nil {
      context.note(
        .error, .unbalancedState,
        "something was drawn while no page was open, and is not visible; begin a page before",
        operation: "beginPage")
    }
    return page
  }

  func save() { page?.save() }
  func restore() { page?.restore() }
  func concatenate(_ transform: CGAffineTransform) { page?.concatenate(transform) }
  func clip(to path: Path, rule: FillRule) { page?.clip(to: path, rule: rule) }
  func fill(_ path: Path, with paint: Paint, rule: FillRule, compositing: Compositing) {
    drawn?.fill(path, with: paint, rule: rule, compositing: compositing)
  }
  func stroke(_ path: Path, with paint: Paint, style: StrokeStyle, compositing: Compositing) {
    drawn?.stroke(path, with: paint, style: style, compositing: compositing)
  }
  func stamp(
    _ path: Path, at points: [CGPoint], with paint: Paint, compositing: Compositing
  ) {
    drawn?.stamp(path, at: points, with: paint, compositing: compositing)
  }
  func draw(
    _ image: Image, from source: CGRect?, in rect: CGRect, interpolation: Interpolation,
    compositing: Compositing
  ) {
    drawn?.draw(
      image, from: source, in: rect, interpolation: interpolation, compositing: compositing)
  }
  func draw(_ page: EmbeddedPDF, in rect: CGRect, compositing: Compositing) {
    drawn?.draw(page, in: rect, compositing: compositing)
  }
  func draw(_ text: TextLayout, at origin: CGPoint, compositing: Compositing) {
    drawn?.draw(text, at: origin, compositing: compositing)
  }
  func draw(_ recording: Recording) { drawn?.draw(recording) }
  func beginGroup(_ effects: GroupEffects) { page?.beginGroup(effects) }
  func endGroup() { page?.endGroup() }
  func beginMarkedContent(_ content: MarkedContent) { page?.beginMarkedContent(content) }
  func endMarkedContent() { page?.endMarkedContent() }
}
