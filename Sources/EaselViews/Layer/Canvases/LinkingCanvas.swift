import EaselCanvas
import Foundation

/// A canvas that hands everything to another one, and puts what lies in no link into one.
///
/// For linked drawing with other links in it: links cannot lie inside one another.
final class LinkingCanvas: ForwardingCanvas {
  private let content: Content
  private var isOpen = false
  /// For each content that is open, whether it is a link.
  private var contents: [Bool] = []

  init(_ target: any Canvas, _ link: LinkTarget) {
    content = .link(link)
    super.init(target)
  }

  /// Ends the link where it is open: it must not reach over the end of a state or a group.
  func close() {
    guard isOpen else { return }
    isOpen = false
    target.endContent()
  }

  private func open() {
    guard !isOpen, !contents.contains(true) else { return }
    isOpen = true
    target.beginContent(content)
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
    _ path: Path, with paint: Paint, rule: FillRule, _ compositing: Compositing
  ) {
    open()
    super.fill(path, with: paint, rule: rule, compositing)
  }
  override func stroke(
    _ path: Path, with paint: Paint, style: StrokeStyle, _ compositing: Compositing
  ) {
    open()
    super.stroke(path, with: paint, style: style, compositing)
  }
  override func stamp(
    _ path: Path, at points: [CGPoint], with paint: Paint, _ compositing: Compositing
  ) {
    open()
    super.stamp(path, at: points, with: paint, compositing)
  }
  override func draw(
    _ image: Image, from source: CGRect?, in rect: CGRect, interpolation: Interpolation,
    _ compositing: Compositing
  ) {
    open()
    super.draw(image, from: source, in: rect, interpolation: interpolation, compositing)
  }
  override func draw(_ text: TextLayout, at origin: CGPoint, _ compositing: Compositing) {
    open()
    super.draw(text, at: origin, compositing)
  }
  override func beginGroup(_ effects: GroupEffects) {
    close()
    super.beginGroup(effects)
  }
  override func endGroup() {
    close()
    super.endGroup()
  }
  override func beginContent(_ content: Content) {
    close()
    if case .link = content { contents.append(true) } else { contents.append(false) }
    super.beginContent(content)
  }
  override func endContent() {
    close()
    _ = contents.popLast()
    super.endContent()
  }
}
