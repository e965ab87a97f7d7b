import Foundation

/// The color stops that a linear, radial or conic gradient interpolates between.
///
/// ```swift
/// let sky = Gradient([.white, .systemBlue])
/// let traffic = Gradient(stops: [.init(.systemGreen, at: 0), .init(.systemRed, at: 1)])
/// ```
public struct Gradient: Hashable, Sendable {
  /// A color at a location of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The color of the stop.
    public var color: Color
    /// The location of the stop along the gradient, 0 for its start and 1 for its end.
    ///
    /// Drawing with a number outside of 0...1 is skipped and noted as `outOfRange`.
    public var location: CGFloat

    /// Creates a color stop at a location in 0...1.
    public init(_ color: Color, at location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The continuation of a gradient before its first stop and beyond its last.
  public enum Extend: Hashable, Sendable {
    /// Continues the color of the nearest stop.
    case pad
    /// Draws nothing before the first stop and beyond the last.
    case none
    /// Repeats the range of locations 0...1, in which the first and the last color extend to 0 and
    /// 1.
    case `repeat`
    /// Repeats the range of locations 0...1, every second time reversed.
    case reflect
  }

  /// The color stops, in any order.
  ///
  /// Gradients draw them in the order of their locations. The maximum number is
  /// ``Limits/maximumGradientStops``.
  public var stops: [Stop]
  /// The continuation of the gradient before its first and beyond its last stop.
  public var extend: Extend

  /// Creates a gradient from color stops in any order; by default the end colors continue beyond
  /// them.
  public init(stops: [Stop], extend: Extend = .pad) {
    self.stops = stops
    self.extend = extend
  }

  /// Creates a gradient from colors at equal distances, from location 0 to 1.
  public init(_ colors: [Color], extend: Extend = .pad) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop($1, at: CGFloat($0) / CGFloat(last)) }
    self.extend = extend
  }
}

/// A gradient whose colors change along a line in user space.
public struct LinearGradient: Hashable, Sendable {
  /// The color stops and the continuation beyond them.
  public var gradient: Gradient
  /// The point of location 0, in user space.
  public var start: CGPoint
  /// The point of location 1, in user space.
  public var end: CGPoint

  /// Creates a gradient along the line from a start point (location 0) to an end point (location
  /// 1).
  public init(_ gradient: Gradient, from start: CGPoint, to end: CGPoint) {
    self.gradient = gradient
    self.start = start
    self.end = end
  }
}

/// A gradient whose colors change between two circles in user space.
public struct RadialGradient: Hashable, Sendable {
  /// The color stops and the continuation beyond them.
  public var gradient: Gradient
  /// The center of the circle of location 0, in user space.
  public var startCenter: CGPoint
  /// The radius of the circle of location 0, in user space; 0 or more.
  public var startRadius: CGFloat
  /// The center of the circle of location 1, in user space.
  public var endCenter: CGPoint
  /// The radius of the circle of location 1, in user space; 0 or more.
  public var endRadius: CGFloat

  /// Creates a gradient from a start circle (location 0) to an end circle (location 1).
  ///
  /// Drawing with a negative radius is skipped and noted as `invalidNumber`.
  public init(
    _ gradient: Gradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.startCenter = startCenter
    self.startRadius = startRadius
    self.endCenter = endCenter
    self.endRadius = endRadius
  }

  /// Creates a gradient from a center (location 0) outwards to a circle around it (location 1).
  public init(_ gradient: Gradient, center: CGPoint, radius: CGFloat) {
    self.init(
      gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: radius)
  }
}

/// A gradient whose colors change with the angle around a center, clockwise, in user space.
public struct ConicGradient: Hashable, Sendable {
  /// The color stops and the continuation beyond them.
  ///
  /// The colors go once around the center, so that location 1 meets location 0 at ``angle``.
  public var gradient: Gradient
  /// The point around which the colors change, in user space.
  public var center: CGPoint
  /// The angle of location 0, in radians clockwise from 3 o'clock.
  public var angle: CGFloat

  /// Creates a gradient clockwise around a center, beginning at 12 o'clock by default.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - center: The center, in user space.
  ///   - angle: The angle of location 0, in radians clockwise from 3 o'clock. The default is 12
  ///     o'clock.
  public init(_ gradient: Gradient, center: CGPoint, angle: CGFloat = -.pi / 2) {
    self.gradient = gradient
    self.center = center
    self.angle = angle
  }
}
