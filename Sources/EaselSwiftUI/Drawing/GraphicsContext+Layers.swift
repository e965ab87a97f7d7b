import EaselBlocks
import EaselCanvas
import Foundation

extension GraphicsContext {
  /// Options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws outside of the shape instead of inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Limits drawing to the inside of a path, or to its outside.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let path = path.applying(transform)
    guard options.contains(.inverse) else {
      clips.append(.path(path, style.isEOFilled ? .evenOdd : .nonZero))
      return
    }
    var outside = Path(everywhere)
    outside.addPath(path)
    clips.append(.path(outside, .evenOdd))
  }

  /// Limits drawing to what a closure draws, by its opacity, or to the inverse of it.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let recorder = RecordingCanvas(context: target.canvas.context)
    let isInverse = options.contains(.inverse)
    if isInverse { recorder.fill(everywhere, with: .color(.black)) }
    let effects = GroupEffects(
      opacity: min(max(opacity, 0), 1), blendMode: isInverse ? .destinationOut : .normal)
    try recorder.withGroup(effects) {
      var layer = GraphicsContext(target.on(recorder))
      layer.transform = transform
      try content(&layer)
    }
    clips.append(.layer(recorder.recording))
  }

  /// A rectangle around everything that the canvas shows.
  private var everywhere: CGRect {
    let (width, height) = (target.size.width, target.size.height)
    return CGRect(origin: .zero, size: target.size)
      .insetBy(dx: -width - 10_000, dy: -height - 10_000)
  }

  /// Draws with a closure, and composites the drawing as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    // The group takes the opacity, the clip and the filters of this context.
    var group = self
    group.transform = .identity
    try group.draw(isGroup: true) { canvas, _ in
      try canvas.withGroup(GroupEffects()) {
        var layer = GraphicsContext(target.on(canvas))
        layer.transform = transform
        try content(&layer)
      }
    }
  }

  /// Adds a filter for everything that is drawn from now on.
  ///
  /// A blur is drawn for fills and strokes in one color; others are drawn sharp, with the warning
  /// `drawingApproximated`.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    switch filter.kind {
    case .colors(let make): colorFilters.append(make(environment))
    case .shadow(let color, let radius, let offset, let showsContent):
      // Like Core Graphics, the canvas expects twice the standard deviation.
      let shadow = Shadow(
        color: color.resolve(in: environment), offset: offset, blur: 2 * max(0, radius))
      shadows.append(ShadowEffect(shadow: shadow, showsContent: showsContent))
    case .transform(let projection):
      if !projection.isAffine { noteApproximation(of: "projectionTransform") }
      transform = projection.affine.concatenating(transform)
    case .blur(let radius):
      guard radius > 0, radius.isFinite else { return }
      blurRadius = (blurRadius * blurRadius + radius * radius).squareRoot()
    case .unsupported(let name): noteApproximation(of: name)
    }
  }

  /// Notes that something is drawn without a filter.
  func noteApproximation(of name: String) {
    target.inputs.note(
      .warning, .drawingApproximated,
      "a drawing on a canvas is shown without the filter \(name), which is not supported for it",
      operation: "GraphicsContext.addFilter", value: name)
  }

  /// Options of a filter.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Computes in linear colors, which has no effect.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Options of a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws the shadow above what casts it, which has no effect.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Draws only the shadow.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Casts the shadow of what is transparent, which has no effect.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Composites without a group, which has no effect.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// Options of a blur.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The result is opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// The noise is dithered.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// A change of what is drawn.
  public struct Filter {
    enum Kind {
      case colors((EnvironmentValues) -> ColorFilter)
      case shadow(Color, radius: CGFloat, offset: CGSize, showsContent: Bool)
      case transform(ProjectionTransform)
      case blur(CGFloat)
      case unsupported(String)
    }
    let kind: Kind

    /// Returns a filter that draws a shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          color, radius: radius, offset: CGSize(width: x, height: y),
          showsContent: !options.contains(.shadowOnly)))
    }
    /// Returns a filter that applies the affine part of a transform.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .transform(matrix))
    }
    /// Returns a filter that multiplies colors with another one.
    public static func colorMultiply(_ color: Color) -> Filter {
      colors { environment in
        .multiply(color.resolve(in: environment).components(for: environment.appearance))
      }
    }
    /// Returns a filter that changes colors by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      colors { _ in ColorFilter(matrix: matrix.numbers.map(Double.init)) }
    }
    /// Returns a filter that rotates hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      colors { _ in .hueRotation(angle) }
    }
    /// Returns a filter that changes the saturation.
    public static func saturation(_ amount: Double) -> Filter {
      colors { _ in .saturation(amount) }
    }
    /// Returns a filter that changes the brightness.
    public static func brightness(_ amount: Double) -> Filter {
      colors { _ in .brightness(amount) }
    }
    /// Returns a filter that changes the contrast.
    public static func contrast(_ amount: Double) -> Filter { colors { _ in .contrast(amount) } }
    /// Returns a filter that inverts colors.
    public static func colorInvert(_ amount: Double = 1) -> Filter { colors { _ in .invert } }
    /// Returns a filter that makes colors gray.
    public static func grayscale(_ amount: Double) -> Filter {
      colors { _ in .saturation(1 - amount) }
    }
    /// A filter that makes an opacity of the luminance.
    public static var luminanceToAlpha: Filter { colors { _ in .luminanceToAlpha } }
    /// Returns a filter that blurs what is drawn in one color.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius))
    }
    /// Returns a filter by the opacity of pixels, which is not drawn.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter { Filter(kind: .unsupported("alphaThreshold")) }

    private static func colors(_ make: @escaping (EnvironmentValues) -> ColorFilter) -> Filter {
      Filter(kind: .colors(make))
    }
  }
}

/// A matrix of a change of colors: a row for each of red, green, blue and alpha.
public struct ColorMatrix: Hashable, Sendable {
  /// The red of red.
  public var r1: Float = 1
  /// The green of red.
  public var r2: Float = 0
  /// The blue of red.
  public var r3: Float = 0
  /// The alpha of red.
  public var r4: Float = 0
  /// The addend of red.
  public var r5: Float = 0
  /// The red of green.
  public var g1: Float = 0
  /// The green of green.
  public var g2: Float = 1
  /// The blue of green.
  public var g3: Float = 0
  /// The alpha of green.
  public var g4: Float = 0
  /// The addend of green.
  public var g5: Float = 0
  /// The red of blue.
  public var b1: Float = 0
  /// The green of blue.
  public var b2: Float = 0
  /// The blue of blue.
  public var b3: Float = 1
  /// The alpha of blue.
  public var b4: Float = 0
  /// The addend of blue.
  public var b5: Float = 0
  /// The red of alpha.
  public var a1: Float = 0
  /// The green of alpha.
  public var a2: Float = 0
  /// The blue of alpha.
  public var a3: Float = 0
  /// The alpha of alpha.
  public var a4: Float = 1
  /// The addend of alpha.
  public var a5: Float = 0
  /// Creates the matrix that changes nothing.
  public init() {}

  var numbers: [Float] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
  }
}
