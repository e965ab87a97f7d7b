import EaselCanvas
import Foundation

/// A canvas that forwards all calls to another canvas and puts unlinked drawing into a link.
///
/// It is used for a linked view that contains other links, since links cannot be nested.
final class LinkingCanvas: ForwardingCanvas {
  private let content: MarkedContent
  private var isOpen = false
  /// For each open marked content, whether it is a link.
  private var contents: [Bool] = []

  init(_ target: any Canvas, _ link: LinkTarget) {
    content = .link(link)
    super.init(target)
  }

  /// Ends the open link, which must not extend beyond the end of a saved state or a group.
  func close() {
    guard isOpen else { return }
    isOpen = false
    target.endMarkedContent()
  }

  private func open() {
    guard !isOpen, !contents.contains(true) else { return }
    isOpen = true
    target.beginMarkedContent(content)
  }

  override func save() {
    close()
    super.save()
  }
  override func restore() {
    close()
    super.restore()
  }
  override func fill(
    _ path: Path, with paint: Paint, rule: FillRule, compositing: Compositing
  ) {
    open()
    super.fill(path, with: paint, rule: rule, compositing: compositing)
  }
  override func stroke(
    _ path: Path, with paint: Paint, style: StrokeStyle, compositing: Compositing
  ) {
    open()
    super.stroke(path, with: paint, style: style, compositing: compositing)
  }
  override func stamp(
    _ path: Path, at points: [CGPoint], with paint: Paint, compositing: Compositing
  ) {
    open()
    super.stamp(path, at: points, with: paint, compositing: compositing)
  }
  override func draw(
    _ image: Image, from source: CGRect?, in rect: CGRect, interpolation: Interpolation,
    compositing: Compositing
  ) {
    open()
    super.draw(
      image, from: source, in: rect, interpolation: interpolation, compositing: compositing)
  }
  override func draw(_ text: TextLayout, at origin: CGPoint, compositing: Compositing) {
    open()
    super.draw(text, at: origin, compositing: compositing)
  }
  override func beginGroup(_ effects: GroupEffects) {
    close()
    super.beginGroup(effects)
  }
  override func endGroup() {
    close()
    super.endGroup()
  }
  override func beginMarkedContent(_ content: MarkedContent) {
    close()
    if case .link = content { contents.append(true) } else { contents.append(false) }
    super.beginMarkedContent(content)
  }
  override func endMarkedContent() {
    close()
    _ = contents.popLast()
    super.endMarkedContent()
  }
}
