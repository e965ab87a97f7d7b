import EaselBlocks
import EaselCanvas
import Foundation

/// The context in which the closure of a ``Canvas`` draws.
///
/// It is a value: a copy has a transform, a clip, an opacity and filters of its own, and draws on the
/// same canvas.
public struct GraphicsContext {
  /// The canvas of contexts that draw on the same one.
  final class Target {
    let canvas: any EaselCanvas.Canvas
    let size: CGSize
    let inputs: NodeInputs
    private let symbols: any View
    /// The nodes of the symbols, made when the first one is asked for.
    lazy var symbolNodes: [any LayoutNode] = {
      var inputs = inputs.appending(.position(-2))
      inputs.marksElements = true
      return inputs.nodes(of: symbols)
    }()
    /// The symbols by the values that name them, the first one of each.
    lazy var symbolsByID: [AnyHashable: any LayoutNode] = {
      var symbols: [AnyHashable: any LayoutNode] = [:]
      for node in symbolNodes {
        for id in node.selectionValues where symbols[id] == nil { symbols[id] = node }
      }
      return symbols
    }()
    /// The number of texts and images so far, which gives each of them an identity.
    private var count = 0

    init(
      _ canvas: any EaselCanvas.Canvas, size: CGSize, _ inputs: NodeInputs, symbols: any View
    ) {
      self.canvas = canvas
      self.size = size
      self.inputs = inputs
      self.symbols = symbols
    }

    /// The same target on another canvas.
    func on(_ canvas: any EaselCanvas.Canvas) -> Target {
      let target = Target(canvas, size: size, inputs, symbols: symbols)
      target.symbolNodes = symbolNodes
      target.symbolsByID = symbolsByID
      return target
    }

    func node(of view: some View) -> any LayoutNode {
      count += 1
      return inputs.appending(.position(count)).node(of: view)
    }
  }

  /// A part to which drawing is limited, in the coordinates of the canvas.
  enum Clip {
    case path(Path, FillRule)
    case layer(Recording)
  }

  let target: Target
  var clips: [Clip] = []
  var colorFilters: [ColorFilter] = []
  var shadows: [ShadowEffect] = []
  /// The radius of the blur, in points.
  var blurRadius: CGFloat = 0

  /// A shadow, and whether what casts it is drawn.
  struct ShadowEffect {
    let shadow: Shadow
    let showsContent: Bool
  }

  /// The opacity with which everything is drawn, from 0 to 1.
  public var opacity: Double = 1
  /// The mode in which everything is blended with what is below it.
  public var blendMode: BlendMode = .normal
  /// The transform from the coordinates of the context to those of the canvas.
  public var transform = CGAffineTransform.identity

  /// The modes in which drawings are blended.
  public typealias BlendMode = EaselCanvas.BlendMode

  init(_ target: Target) { self.target = target }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { target.inputs.environment }

  /// The bounds of the clip, in the coordinates of the context.
  public var clipBoundingRect: CGRect {
    var rect = CGRect(origin: .zero, size: target.size)
    for case .path(let path, _) in clips { rect = rect.intersection(path.boundingBox) }
    guard isVisible else { return .zero }
    return rect.applying(transform.inverted())
  }

  /// Scales the coordinates.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  /// Moves the origin.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  /// Rotates the coordinates about the origin.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }
  /// Applies a transform to the coordinates, before the current one.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Whether something drawn with the transform has an area.
  private var isVisible: Bool {
    let determinant = transform.a * transform.d - transform.b * transform.c
    return determinant.isFinite && determinant != 0
  }

  /// Draws with the transform, clip, opacity and filters of the context.
  ///
  /// - Parameters:
  ///   - isGroup: Whether several calls draw what is composited as a whole.
  ///   - color: The only color of the drawing; `nil` if it has several. A drawing in one color is blurred
  ///     by the blur of its shadow. The closure then draws what casts the shadow, in opaque black.
  ///   - content: Draws on a canvas with a compositing.
  func draw(
    isGroup: Bool, in color: UIColor? = nil,
    _ content: (any EaselCanvas.Canvas, Compositing) throws -> Void
  ) rethrows {
    guard isVisible, opacity > 0 else { return }
    let isBlurred = blurRadius > 0
    if isBlurred, color == nil { noteApproximation(of: "blur") }
    let canvas = target.canvas
    let isComposited = opacity < 1 || blendMode != .normal
    let hasLayers = clips.contains { if case .layer = $0 { true } else { false } }
    let needsGroup =
      isComposited && (isGroup || hasLayers || isBlurred || !shadows.isEmpty)
    var count = 0
    func begin(_ effects: GroupEffects) {
      canvas.beginGroup(effects)
      count += 1
    }
    canvas.save()
    defer {
      for _ in 0..<count { canvas.endGroup() }
      canvas.restore()
    }
    for case .path(let path, let rule) in clips { canvas.clip(to: path, rule: rule) }
    if needsGroup { begin(GroupEffects(opacity: min(opacity, 1), blendMode: blendMode)) }
    for case .layer(let recording) in clips { begin(GroupEffects(mask: Mask(recording))) }
    if !transform.isIdentity { canvas.concatenate(transform) }
    for effect in shadows {
      begin(GroupEffects(shadow: effect.shadow, showsContent: effect.showsContent))
    }
    if isBlurred, let color {
      let color = colorFilters.reduce(color) { $1.changed($0) }
      // Like Core Graphics, the canvas expects twice the standard deviation.
      let shadow = Shadow(color: color, blur: 2 * blurRadius)
      begin(GroupEffects(shadow: shadow, showsContent: false))
      return try content(canvas, .normal)
    }
    let compositing =
      needsGroup ? .normal : Compositing(alpha: min(opacity, 1), blendMode: blendMode)
    try content(filtered, compositing)
  }

  /// The canvas on which colors are changed by the filters, the first of which is applied first.
  private var filtered: any EaselCanvas.Canvas {
    colorFilters.reversed().reduce(target.canvas) { FilteringCanvas($0, $1) }
  }

  /// Fills a path with a shading.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let paint = shading.paint(in: path.boundingBox, self)
    draw(isGroup: false, in: paint.onlyColor) { canvas, compositing in
      var compositing = compositing
      compositing.isAntialiased = style.isAntialiased
      canvas.fill(
        path, with: shown(paint), rule: style.isEOFilled ? .evenOdd : .nonZero,
        compositing: compositing)
    }
  }

  /// Strokes a path with a shading and a style: line width, caps, joins and dashes.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let paint = shading.paint(in: path.boundingBox, self)
    draw(isGroup: false, in: paint.onlyColor) { canvas, compositing in
      canvas.stroke(path, with: shown(paint), style: style, compositing: compositing)
    }
  }

  /// The paint that is drawn: opaque black for the shadow that is a blurred drawing.
  private func shown(_ paint: Paint) -> Paint {
    blurRadius > 0 && paint.onlyColor != nil ? .color(.black) : paint
  }

  /// Strokes a path with a shading and a line width.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws with a context of Core Graphics, whose origin is the upper left corner.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try draw(isGroup: true) { canvas, _ in
      // A recording is balanced, even if the closure leaves states open.
      let recorder = RecordingCanvas(size: target.size, context: canvas.context)
      try content(CGContext(recorder))
      recorder.recording.replay(on: canvas)
    }
  }
}

extension Paint {
  /// The color of the paint; `nil` if it is a gradient or a pattern.
  fileprivate var onlyColor: UIColor? {
    if case .color(let color) = self, color.pattern == nil { color } else { nil }
  }
}
