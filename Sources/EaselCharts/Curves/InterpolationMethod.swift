import Foundation

/// A curve that connects the points of lines and areas.
///
/// ```swift
/// let chart = Chart {
///   ForEach(0..<5) { day in
///     LineMark(x: .value("Day", day), y: .value("Price", day * day))
///       .interpolationMethod(.monotone)
///   }
/// }
/// ```
///
/// All curves pass through every point. Steps and ``monotone`` follow the direction of the values,
/// so they also suit a chart whose values are along x.
public struct InterpolationMethod: Hashable, Sendable {
  let curve: Curve

  init(_ curve: Curve) { self.curve = curve }

  /// Straight lines between the points.
  public static let linear = InterpolationMethod(.linear)

  /// A monotone cubic curve, which rises and falls only where the values do.
  ///
  /// After M. Steffen, "A simple method for monotonic interpolation in one dimension", Astronomy
  /// and Astrophysics 239 (1990).
  public static let monotone = InterpolationMethod(.monotoneX)

  /// A smooth curve without cusps and loops: a centripetal Catmull–Rom spline, with an alpha of
  /// 0.5.
  public static let catmullRom = catmullRom(alpha: 0.5)

  /// A smooth curve: a cardinal spline with the lowest tension, 0.
  public static let cardinal = cardinal(tension: 0)

  /// A step curve in which each value holds from its point to the next one.
  public static let stepStart = InterpolationMethod(.step(1))

  /// A step curve in which the value changes half way between two points.
  public static let stepCenter = InterpolationMethod(.step(0.5))

  /// A step curve in which each value holds from the previous point to its own.
  public static let stepEnd = InterpolationMethod(.step(0))

  /// Returns a Catmull–Rom spline with an alpha, 0...1: 0 is uniform, 0.5 centripetal, 1 chordal.
  ///
  /// After P. J. Barry and R. N. Goldman, "A recursive evaluation algorithm for a class of
  /// Catmull–Rom splines", SIGGRAPH 1988.
  ///
  /// - Parameter alpha: The exponent of the distances between points, 0...1: 0 is uniform, 0.5
  ///   centripetal (without cusps and loops), 1 chordal. Other values are clamped; NaN is 0.5.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(.catmullRom(alpha.isNaN ? 0.5 : Double(min(max(alpha, 0), 1))))
  }

  /// Returns a cardinal spline with a tension, 0...1: the roundest curve at 0, straight lines at 1.
  ///
  /// - Parameter tension: The tightness of the curve, 0...1; at 1, the lines between the points are
  ///   straight. Other values are clamped; NaN is 0.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(.cardinal(tension.isNaN ? 0 : Double(min(max(tension, 0), 1))))
  }
}

extension InterpolationMethod: CustomStringConvertible {
  /// The name of the curve, such as `monotone`, with its parameter if that is not the default.
  public var description: String {
    switch self {
    case .linear: "linear"
    case .monotone: "monotone"
    case .catmullRom: "catmullRom"
    case .cardinal: "cardinal"
    case .stepStart: "stepStart"
    case .stepCenter: "stepCenter"
    case .stepEnd: "stepEnd"
    default:
      switch curve {
      case .catmullRom(let alpha): "catmullRom(alpha: \(alpha))"
      case .cardinal(let tension): "cardinal(tension: \(tension))"
      default: "\(curve)"
      }
    }
  }
}
