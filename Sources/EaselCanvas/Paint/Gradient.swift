import Foundation

/// Colours along a line: the stops of a linear, radial or conic gradient.
///
/// ```swift
/// let sky = Gradient([.white, .systemBlue])
/// let traffic = Gradient(stops: [.init(.systemGreen, at: 0), .init(.systemRed, at: 1)])
/// ```
public struct Gradient: Hashable, Sendable {
  /// A colour at a place of the gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it stands, 0…1.
    public var location: CGFloat

    /// Places a colour.
    public init(_ color: Color, at location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// What shows beyond the first and the last stop.
  public enum Extend: Hashable, Sendable {
    /// The colour of the end goes on.
    case pad
    /// Nothing.
    case none
    /// The gradient starts again: from location 0 to 1, up to which the colours at the ends go on.
    case `repeat`
    /// The gradient runs back and forth between locations 0 and 1.
    case reflect
  }

  /// The stops, in the order of their locations.
  public var stops: [Stop]
  /// What shows beyond the ends.
  public var extend: Extend

  /// Makes a gradient from stops.
  public init(stops: [Stop], extend: Extend = .pad) {
    self.stops = stops
    self.extend = extend
  }

  /// Makes a gradient whose colours stand at even distances.
  public init(_ colors: [Color], extend: Extend = .pad) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop($1, at: CGFloat($0) / CGFloat(last)) }
    self.extend = extend
  }
}

/// A gradient along a line, in user space.
public struct LinearGradient: Hashable, Sendable {
  /// The colours.
  public var gradient: Gradient
  /// Where location 0 lies.
  public var start: CGPoint
  /// Where location 1 lies.
  public var end: CGPoint

  /// Lays a gradient along a line.
  public init(_ gradient: Gradient, from start: CGPoint, to end: CGPoint) {
    self.gradient = gradient
    self.start = start
    self.end = end
  }
}

/// A gradient between two circles, in user space.
public struct RadialGradient: Hashable, Sendable {
  /// The colours.
  public var gradient: Gradient
  /// Centre of the circle of location 0.
  public var startCenter: CGPoint
  /// Radius of the circle of location 0.
  public var startRadius: CGFloat
  /// Centre of the circle of location 1.
  public var endCenter: CGPoint
  /// Radius of the circle of location 1.
  public var endRadius: CGFloat

  /// Lays a gradient between two circles.
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

  /// Lays a gradient from a centre outwards.
  public init(_ gradient: Gradient, center: CGPoint, radius: CGFloat) {
    self.init(
      gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: radius)
  }
}

/// A gradient once around a centre, clockwise, in user space.
public struct ConicGradient: Hashable, Sendable {
  /// The colours; the last meets the first at ``angle``.
  public var gradient: Gradient
  /// The centre.
  public var center: CGPoint
  /// Where location 0 lies, in radians clockwise from 3 o'clock.
  public var angle: CGFloat

  /// Lays a gradient around a centre; it starts at 12 o'clock unless told otherwise.
  public init(_ gradient: Gradient, center: CGPoint, angle: CGFloat = -.pi / 2) {
    self.gradient = gradient
    self.center = center
    self.angle = angle
  }
}
