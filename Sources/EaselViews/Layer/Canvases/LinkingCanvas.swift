import EaselCanvas
import Foundation

/// A canvas that forwards all calls to another canvas and puts unlinked drawing into a link.
///
/// It is used for a linked view that contains other links, since links cannot be nested.
final class LinkingCanvas: ForwardingCanvas {
  let target: any Canvas
  private let content: MarkedContent
  private var isOpen = false
  /// For each open marked content, whether it is a link.
  private var contents: [Bool] = []

  init(_ target: any Canvas, _ link: LinkTarget) {
    content = .link(link)
    self.target = target
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

  func save() {
    close()
    target.save()
  }
  func restore() {
    close()
    target.restore()
  }
  func fill(
    _ path: Path, with paint: Paint, rule: FillRule, compositing: Compositing
  ) {
    open()
    target.fill(path, with: paint, rule: rule, compositing: compositing)
  }
  func stroke(
    _ path: Path, with paint: Paint, style: StrokeStyle, compositing: Compositing
  ) {
    open()
    target.stroke(path, with: paint, style: style, compositing: compositing)
  }
  func stamp(
    _ path: Path, at points: [CGPoint], with paint: Paint, compositing: Compositing
  ) {
    open()
    target.stamp(path, at: points, with: paint, compositing: compositing)
  }
  func draw(
    _ image: Image, from source: CGRect?, in rect: CGRect, interpolation: Interpolation,
    compositing: Compositing
  ) {
    open()
    target.draw(
      image, from: source, in: rect, interpolation: interpolation, compositing: compositing)
  }
  func draw(_ text: TextLayout, at origin: CGPoint, compositing: Compositing) {
    open()
    target.draw(text, at: origin, compositing: compositing)
  }
  func beginGroup(_ effects: GroupEffects) {
    close()
    target.beginGroup(effects)
  }
  func endGroup() {
    close()
    target.endGroup()
  }
  func beginMarkedContent(_ content: MarkedContent) {
    close()
    if case .link = content { contents.append(true) } else { contents.append(false) }
    target.beginMarkedContent(content)
  }
  func endMarkedContent() {
    close()
    _ = contents.popLast()
    target.endMarkedContent()
  }
}
