import EaselBlocks
import EaselCanvas
import Foundation

extension GraphicsContext {
  /// Options of a gradient.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Repeats the gradient beyond its ends.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Repeats the gradient forwards and backwards beyond its ends.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Interpolates in linear colors, which has no effect.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// A color, gradient or pattern with which a context fills and strokes.
  public struct Shading {
    enum Kind {
      case style(any ShapeStyle)
      case linear(Gradient, CGPoint, CGPoint, GradientOptions)
      case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
      case conic(Gradient, CGPoint, Angle, GradientOptions)
      case image(Image, CGPoint, CGRect, CGFloat)
    }
    let kind: Kind

    /// Returns the first of several shadings.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
    /// Returns a color.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }
    /// Returns a color of its parts, from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// Returns a gray, from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }
    /// Returns a style, whose unit points refer to the bounds of what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
    /// Returns a linear gradient between two points of the context.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .linear(gradient, startPoint, endPoint, options)) }
    /// Returns a radial gradient about a point of the context.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius, options)) }
    /// Returns a gradient around a point of the context.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .conic(gradient, center, angle, options)) }
    /// Returns an image that is repeated.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading { Shading(kind: .image(image, origin, sourceRect, scale)) }
    /// Returns the shading of a mesh gradient, in the bounds of what is drawn.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading {
      Shading(kind: .style(mesh))
    }
    /// The foreground style of the environment.
    public static var foreground: Shading { Shading(kind: .style(.foreground)) }
    /// The foreground style of the environment, since what is behind the canvas is not known.
    public static var backdrop: Shading { .foreground }

    /// The paint of the shading.
    ///
    /// - Parameters:
    ///   - rect: The bounds of what is drawn.
    ///   - context: The context.
    ///   - origin: The point of the context that is the origin of the paint.
    func paint(in rect: CGRect, _ context: GraphicsContext, from origin: CGPoint = .zero) -> Paint {
      func moved(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - origin.x, y: point.y - origin.y)
      }
      switch kind {
      case .style(let style):
        return context.target.inputs.run { style.paint(in: rect, context.environment) }
      case .linear(let gradient, let start, let end, let options):
        return .linearGradient(
          EaselCanvas.LinearGradient(
            resolved(gradient, options, context), from: moved(start), to: moved(end)))
      case .radial(let gradient, let center, let start, let end, let options):
        return .radialGradient(
          EaselCanvas.RadialGradient(
            resolved(gradient, options, context), startCenter: moved(center),
            startRadius: max(start, 0), endCenter: moved(center), endRadius: max(end, 0)))
      case .conic(let gradient, let center, let angle, let options):
        return .conicGradient(
          ConicGradient(
            resolved(gradient, options, context), center: moved(center), angle: angle.radians))
      case .image(let image, let start, let source, let scale):
        let fragment = context.target.node(of: image).place(.unspecified)
        return ImagePaint.pattern(
          fragment, source, scale: scale, from: moved(start), context.environment)
      }
    }

    private func resolved(
      _ gradient: Gradient, _ options: GradientOptions, _ context: GraphicsContext
    ) -> EaselCanvas.Gradient {
      // The colors of a gradient are resolved by its style, which is one from top to bottom.
      guard case .linearGradient(let linear) = gradient.paint(in: .zero, context.environment)
      else { return EaselCanvas.Gradient(stops: []) }
      var result = linear.gradient
      if options.contains(.mirror) {
        result.extend = .reflect
      } else if options.contains(.repeat) {
        result.extend = .repeat
      }
      return result
    }
  }
}
