import EaselBlocks
import EaselCanvas
import Foundation

/// The reasons for which the content of a view is not shown.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is a placeholder: texts and images are gray bars.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private: what is marked as private is a gray bar.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is no longer valid.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  private enum RedactionKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }

  /// The reasons for which content is not shown.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension View {
  /// Draws gray bars in place of the texts and images of the view, if the reason is a placeholder.
  ///
  /// The words are not in the file, either.
  public func redacted(reason: RedactionReasons) -> some View {
    let drawsBars = reason.contains(.placeholder)
    return ModifiedBlock(
      self,
      RedactionModifier { reasons in
        reasons.formUnion(reason)
        return drawsBars
      })
  }

  /// Draws the view as it is within one that is redacted.
  public func unredacted() -> some View { ModifiedBlock(self, UnredactionModifier()) }

  /// Marks the view as private: it is drawn as gray bars where content is redacted for privacy.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    ModifiedBlock(self, RedactionModifier { sensitive && $0.contains(.privacy) })
  }
}

private struct RedactionModifier: NodeModifier {
  static var changesPosition: Bool { false }
  /// Changes the reasons; returns whether bars are drawn.
  let change: (inout RedactionReasons) -> Bool

  func update(_ inputs: inout NodeInputs) { _ = change(&inputs.environment.redactionReasons) }

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    var reasons = inputs.environment.redactionReasons
    guard change(&reasons) else { return node }
    return EffectNode(node, RedactionDrawing(), inputs)
  }
}

private struct UnredactionModifier: NodeModifier {
  static var changesPosition: Bool { false }

  func update(_ inputs: inout NodeInputs) { inputs.environment.redactionReasons = [] }

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    EffectNode(node, UnredactionDrawing(), inputs)
  }
}

private struct RedactionDrawing: FragmentDrawing {
  func draw(_ fragment: Fragment, on canvas: any EaselCanvas.Canvas, at origin: CGPoint) {
    if canvas is RedactingCanvas { return fragment.drawChildren(on: canvas, at: origin) }
    fragment.drawChildren(on: RedactingCanvas(canvas), at: origin)
  }
}

private struct UnredactionDrawing: FragmentDrawing {
  func draw(_ fragment: Fragment, on canvas: any EaselCanvas.Canvas, at origin: CGPoint) {
    fragment.drawChildren(on: (canvas as? RedactingCanvas)?.target ?? canvas, at: origin)
  }
}

/// A canvas that draws gray bars in place of texts and images.
private final class RedactingCanvas: ForwardingCanvas {
  let target: any EaselCanvas.Canvas
  /// The part of a line's height that a bar has, and the part of the bar's height of its corners.
  private static let height: CGFloat = 0.72
  private static let radius: CGFloat = 0.25
  private static let paint = Paint.color(.systemGray4)
  /// The frame of the text that was drawn last, if nothing else was drawn since.
  private var lastText: CGRect?

  init(_ target: any EaselCanvas.Canvas) { self.target = target }

  func draw(_ text: TextLayout, at origin: CGPoint, compositing: Compositing) {
    for line in text.lines where line.frame.width > 0 {
      let frame = line.frame.offsetBy(dx: origin.x, dy: origin.y)
      let inset = frame.height * (1 - Self.height) / 2
      bar(frame.insetBy(dx: 0, dy: inset), compositing)
    }
    // Glyphs may reach a little beyond their lines.
    lastText = CGRect(origin: origin, size: text.size).insetBy(dx: -4, dy: -4)
  }

  func draw(
    _ image: EaselCanvas.Image, from source: CGRect?, in rect: CGRect,
    interpolation: Interpolation, compositing: Compositing
  ) { bar(rect, compositing) }

  func draw(_ page: EmbeddedPDF, in rect: CGRect, compositing: Compositing) {
    bar(rect, compositing)
  }

  func fill(_ path: Path, with paint: Paint, rule: FillRule, compositing: Compositing) {
    // A text in a gradient is followed by its outlines, and one with a line by the line.
    if let lastText, lastText.contains(path.boundingBox) { return }
    lastText = nil
    target.fill(path, with: paint, rule: rule, compositing: compositing)
  }

  func save() {
    lastText = nil
    target.save()
  }

  func beginGroup(_ effects: GroupEffects) {
    lastText = nil
    target.beginGroup(effects)
  }

  // The marks of the content contain its words.
  func beginMarkedContent(_ content: MarkedContent) {}
  func endMarkedContent() {}

  private func bar(_ rect: CGRect, _ compositing: Compositing) {
    let radius = min(rect.height * Self.radius, 4)
    let path = Path(roundedRect: rect, cornerRadius: radius)
    target.withMarkedContent(.artifact) {
      target.fill(path, with: Self.paint, rule: .nonZero, compositing: compositing)
    }
  }
}
