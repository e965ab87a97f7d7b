import Foundation

/// What a shape is filled or stroked with: a colour, a gradient, or a pattern.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// Colours along a line.
  case linearGradient(LinearGradient)
  /// Colours between two circles.
  case radialGradient(RadialGradient)
  /// Colours around a centre.
  case conicGradient(ConicGradient)
  /// A picture, repeated or once.
  case image(ImagePattern)
  /// Parallel lines, for charts that are read without colour.
  case hatch(HatchPattern)
}

extension Paint {
  /// Whether it hides what lies beneath, wherever it shows.
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

/// A picture as a paint: repeated in both directions, or once.
public struct ImagePattern: Hashable, Sendable {
  /// How the picture goes on beyond its edges.
  public enum Extend: Hashable, Sendable {
    /// It repeats in both directions.
    case `repeat`
    /// It stands once; nothing shows around it.
    case none
  }

  /// The picture; it takes its ``Image/size`` in user space.
  public var image: Image
  /// From the pattern's space, with the picture's top left at the origin, to user space.
  public var transform: CGAffineTransform
  /// How it goes on beyond its edges.
  public var extend: Extend

  /// Makes a pattern from a picture.
  public init(_ image: Image, transform: CGAffineTransform = .identity, extend: Extend = .repeat) {
    self.image = image
    self.transform = transform
    self.extend = extend
  }
}

/// Parallel lines on an optional ground, for charts that are read without colour.
///
/// ```swift
/// canvas.fill(bar, with: .hatch(HatchPattern(.black, spacing: 5, angle: .pi / 4)))
/// ```
public struct HatchPattern: Hashable, Sendable {
  /// Colour of the lines.
  public var color: Color
  /// Colour between the lines; nil leaves what lies beneath.
  public var background: Color?
  /// Distance between the middles of neighbouring lines, in user space.
  public var spacing: CGFloat
  /// Width of a line, in user space.
  public var lineWidth: CGFloat
  /// Direction of the lines, in radians clockwise from the horizontal.
  public var angle: CGFloat
  /// Whether a second set of lines crosses the first at a right angle.
  public var isCrossed: Bool

  /// Makes a hatch pattern.
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
  /// How much smaller a picture can be drawn so that its pixels are still averaged.
  static let minimumAveraged: CGFloat = 1.0 / 1_024

  /// From the picture's pixels to the space of an outer transform.
  func place(in outer: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(scaleX: 1 / image.scale, y: 1 / image.scale)
      .concatenating(transform).concatenating(outer)
  }
}

extension CGAffineTransform {
  /// How long a unit along either axis becomes.
  var axisLengths: (x: CGFloat, y: CGFloat) { (hypot(a, b), hypot(c, d)) }
  /// The sine of the angle between the axes: 1 where they stay at a right angle.
  var axisSine: CGFloat {
    let (x, y) = axisLengths
    return abs(determinant) / (x * y)
  }
}
