import Foundation

/// A paint for filling and stroking shapes: a color, a gradient, or a pattern.
public enum Paint: Hashable, Sendable {
  /// Paints with one color.
  case color(Color)
  /// Paints with a gradient along a line.
  case linearGradient(LinearGradient)
  /// Paints with a gradient between two circles.
  case radialGradient(RadialGradient)
  /// Paints with a gradient around a center.
  case conicGradient(ConicGradient)
  /// Paints with an image, repeated or once.
  case image(ImagePattern)
  /// Paints parallel lines, for charts that are readable without color.
  case hatch(HatchPattern)
}

extension Paint {
  /// Whether the paint hides the backdrop wherever it paints.
  func isOpaque(for appearance: Appearance) -> Bool {
    func isOpaque(_ color: Color) -> Bool { color.components(for: appearance).alpha >= 1 }
    func isOpaque(_ gradient: Gradient) -> Bool {
      gradient.stops.allSatisfy { isOpaque($0.color) }
    }
    switch self {
    case .color(let color): return isOpaque(color)
    case .linearGradient(let linear): return isOpaque(linear.gradient)
    case .radialGradient(let radial): return isOpaque(radial.gradient)
    case .conicGradient(let conic): return isOpaque(conic.gradient)
    case .image, .hatch: return false
    }
  }
}

/// An image as a paint: repeated in both directions, or drawn once.
public struct ImagePattern: Hashable, Sendable {
  /// The continuation of the image beyond its edges.
  public enum Extend: Hashable, Sendable {
    /// Repeats the image in both directions.
    case `repeat`
    /// Draws the image once and nothing around it.
    case none
  }

  /// The image, drawn at its ``Image/size`` in the space of the pattern.
  public var image: Image
  /// The transform from the pattern's space to user space.
  ///
  /// In the pattern's space the top-left corner of the image is at the origin. Drawing with a
  /// transform that cannot be inverted is skipped and noted as `singularMatrix`.
  public var transform: CGAffineTransform
  /// The continuation of the image beyond its edges; by default it repeats.
  public var extend: Extend

  /// Creates a pattern from an image, which repeats in both directions by default.
  public init(_ image: Image, transform: CGAffineTransform = .identity, extend: Extend = .repeat) {
    self.image = image
    self.transform = transform
    self.extend = extend
  }
}

/// Parallel lines on an optional background, for charts that are readable without color.
///
/// ```swift
/// let bar = Path(CGRect(x: 0, y: 0, width: 20, height: 80))
/// canvas.fill(bar, with: .hatch(HatchPattern(.black, spacing: 5, angle: .pi / 4)))
/// ```
public struct HatchPattern: Hashable, Sendable {
  /// The color of the lines.
  public var color: Color
  /// The color between the lines, or `nil` to leave the backdrop visible.
  public var background: Color?
  /// The distance between the centers of neighboring lines, in user space.
  ///
  /// The default is 4. Drawing with a number outside of 0.01...10,000 is skipped and noted as
  /// `outOfRange`.
  public var spacing: CGFloat
  /// The width of a line, in user space; 0 or more.
  ///
  /// The default is 1. Lines as wide as ``spacing`` or wider fill the shape.
  public var lineWidth: CGFloat
  /// The direction of the lines, in radians clockwise from the horizontal.
  ///
  /// The default is −π/4: lines that rise to the right.
  public var angle: CGFloat
  /// Whether a second set of lines crosses the first at a right angle.
  public var isCrossed: Bool

  /// Creates a hatch pattern from a line color and the spacing, width and angle of the lines.
  public init(
    _ color: Color, background: Color? = nil, spacing: CGFloat = 4, lineWidth: CGFloat = 1,
    angle: CGFloat = -.pi / 4, isCrossed: Bool = false
  ) {
    self.color = color
    self.background = background
    self.spacing = spacing
    self.lineWidth = lineWidth
    self.angle = angle
    self.isCrossed = isCrossed
  }
}

extension ImagePattern {
  /// The minimum scale at which an image is drawn so that its pixels are still averaged.
  static let minimumAveraged: CGFloat = 1.0 / 1_024

  /// Returns the transform from the image's pixels to the space that an outer transform maps to.
  func placement(in outer: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(scaleX: 1 / image.scale, y: 1 / image.scale)
      .concatenating(transform).concatenating(outer)
  }
}

extension CGAffineTransform {
  /// The lengths of the transformed unit vectors of both axes.
  var axisLengths: (x: CGFloat, y: CGFloat) { (hypot(a, b), hypot(c, d)) }
  /// The sine of the angle between the transformed axes.
  ///
  /// It is 1 for a right angle.
  var axisSine: CGFloat {
    let (x, y) = axisLengths
    return abs(determinant) / (x * y)
  }
}
