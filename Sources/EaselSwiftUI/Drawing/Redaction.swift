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

  private enum IsRedactedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether bars are drawn in place of texts and images.
  var isRedacted: Bool {
    get { self[IsRedactedKey.self] }
    set { self[IsRedactedKey.self] = newValue }
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

  func update(_ inputs: inout NodeInputs) {
    if change(&inputs.environment.redactionReasons) { inputs.environment.isRedacted = true }
  }

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    var reasons = inputs.environment.redactionReasons
    guard change(&reasons) else { return node }
    return EffectNode(node, RedactionDrawing(), inputs)
  }
}

private struct UnredactionModifier: NodeModifier {
  static var changesPosition: Bool { false }

  func update(_ inputs: inout NodeInputs) {
    inputs.environment.redactionReasons = []
    inputs.environment.isRedacted = false
  }

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
    fragment.drawChildren(on: Self.unredacted(canvas), at: origin)
  }

  /// The canvas without redaction, with the filters of colors between its layers.
  private static func unredacted(_ canvas: any EaselCanvas.Canvas) -> any EaselCanvas.Canvas {
    switch canvas {
    case let canvas as RedactingCanvas: unredacted(canvas.target)
    case let canvas as FilteringCanvas: canvas.on(unredacted(canvas.target))
    default: canvas
    }
  }
}

extension View {
  /// The view of an image; a gray bar of its size where texts and images are redacted.
  ///
  /// An image may consist of paths or of a mask, which a canvas cannot tell from other drawings.
  func redactedImage(_ environment: EnvironmentValues) -> any View {
    environment.isRedacted ? ModifiedBlock(self, ImageRedactionModifier()) : self
  }
}

private struct ImageRedactionModifier: NodeModifier {
  static var changesPosition: Bool { false }
  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    EffectNode(node, ImageBarDrawing(), inputs)
  }
}

private struct ImageBarDrawing: FragmentDrawing {
  func draw(_ fragment: Fragment, on canvas: any EaselCanvas.Canvas, at origin: CGPoint) {
    // The saved state ends the outlines of a text that was drawn before.
    canvas.withSavedState {
      RedactingCanvas.bar(CGRect(origin: origin, size: fragment.size), on: canvas)
    }
  }
}

/// A canvas that draws gray bars in place of texts and images.
private final class RedactingCanvas: ForwardingCanvas {
  let target: any EaselCanvas.Canvas
  /// The part of a line's height that a bar has, and the part of the bar's height of its corners.
  private static let height: CGFloat = 0.72
  private static let radius: CGFloat = 0.25
  private static let paint = Paint.color(.systemGray4)
  /// The frames of the texts that were drawn last, if nothing else was drawn since.
  private var lastTexts: [CGRect] = []
  /// The last calls of a vector image, which clips to its frame, and scales and draws a recording.
  private var imageFrame = ImageFrame.none

  private enum ImageFrame {
    case none
    case clipped(CGRect)
    case scaled(CGRect)
  }

  init(_ target: any EaselCanvas.Canvas) { self.target = target }

  func draw(_ text: TextLayout, at origin: CGPoint, compositing: Compositing) {
    imageFrame = .none
    for line in text.lines where line.frame.width > 0 {
      let frame = line.frame.offsetBy(dx: origin.x, dy: origin.y)
      let inset = frame.height * (1 - Self.height) / 2
      bar(frame.insetBy(dx: 0, dy: inset), compositing)
    }
    // Glyphs may reach beyond their lines.
    let frame = text.shapes.reduce(CGRect(origin: .zero, size: text.size)) {
      $1.path.isEmpty ? $0 : $0.union($1.path.boundingBox)
    }
    lastTexts.append(frame.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -4, dy: -4))
  }

  func draw(
    _ image: EaselCanvas.Image, from source: CGRect?, in rect: CGRect,
    interpolation: Interpolation, compositing: Compositing
  ) {
    end()
    bar(rect, compositing)
  }

  func draw(_ page: EmbeddedPDF, in rect: CGRect, compositing: Compositing) {
    end()
    bar(rect, compositing)
  }

  func draw(_ recording: Recording) {
    guard case .scaled(let frame) = imageFrame else { return recording.replay(on: self) }
    end()
    bar(frame, Compositing())
  }

  func fill(_ path: Path, with paint: Paint, rule: FillRule, compositing: Compositing) {
    // A text in a gradient is followed by its outlines, and one with a line by the line.
    if isOfText(path) { return }
    end()
    target.fill(path, with: paint, rule: rule, compositing: compositing)
  }

  func stroke(_ path: Path, with paint: Paint, style: StrokeStyle, compositing: Compositing) {
    if isOfText(path) { return }
    end()
    target.stroke(path, with: paint, style: style, compositing: compositing)
  }

  func clip(to path: Path, rule: FillRule) {
    imageFrame = .clipped(path.boundingBox)
    target.clip(to: path, rule: rule)
  }

  func concatenate(_ transform: CGAffineTransform) {
    if case .clipped(let frame) = imageFrame,
      transform.a * transform.d != transform.b * transform.c
    {
      imageFrame = .scaled(frame.applying(transform.inverted()))
    } else {
      imageFrame = .none
    }
    target.concatenate(transform)
  }

  func save() {
    end()
    target.save()
  }

  func restore() {
    end()
    target.restore()
  }

  func beginGroup(_ effects: GroupEffects) {
    end()
    var effects = effects
    if let mask = effects.mask {
      // A mask shows the words of its texts as well.
      let recorder = RecordingCanvas(context: context)
      mask.recording.replay(on: RedactingCanvas(recorder))
      effects.mask = Mask(recorder.recording, mode: mask.mode)
    }
    target.beginGroup(effects)
  }

  // The marks of the content contain its words.
  func beginMarkedContent(_ content: MarkedContent) {}
  func endMarkedContent() {}

  private func end() {
    lastTexts = []
    imageFrame = .none
  }

  private func isOfText(_ path: Path) -> Bool {
    let box = path.boundingBox
    return lastTexts.contains { $0.contains(box) }
  }

  private func bar(_ rect: CGRect, _ compositing: Compositing) {
    Self.bar(rect, on: target, compositing)
  }

  static func bar(
    _ rect: CGRect, on canvas: any EaselCanvas.Canvas, _ compositing: Compositing = Compositing()
  ) {
    let radius = min(rect.height * Self.radius, 4)
    let path = Path(roundedRect: rect, cornerRadius: radius)
    canvas.withMarkedContent(.artifact) {
      canvas.fill(path, with: Self.paint, rule: .nonZero, compositing: compositing)
    }
  }
}
