import Foundation

/// The curve of lines and areas through their points.
///
/// ```swift
/// LineMark(x: .value("Day", day), y: .value("Price", price))
///   .interpolationMethod(.monotone)
/// ```
///
/// All pass through every point. Steps and ``monotone`` follow the direction of the values: they
/// are the same for a chart whose values run along x.
public struct InterpolationMethod: Hashable, Sendable {
  package let curve: Curve

  package init(_ curve: Curve) { self.curve = curve }

  /// Straight lines.
  public static let linear = InterpolationMethod(.linear)

  /// A cubic curve that rises and falls only where the values do.
  ///
  /// After M. Steffen, "A simple method for monotonic interpolation in one dimension", Astronomy
  /// and Astrophysics 239 (1990).
  public static let monotone = InterpolationMethod(.monotoneX)

  /// A centripetal Catmull–Rom spline: one with an alpha of 0.5.
  public static let catmullRom = catmullRom(alpha: 0.5)

  /// A cardinal spline with a tension of 0.
  public static let cardinal = cardinal(tension: 0)

  /// Steps that begin at the points: each value holds until the next point.
  public static let stepStart = InterpolationMethod(.step(1))

  /// Steps with the points in their middle: the value changes half way.
  public static let stepCenter = InterpolationMethod(.step(0.5))

  /// Steps that end at the points: each value holds since the point before.
  public static let stepEnd = InterpolationMethod(.step(0))

  /// A Catmull–Rom spline.
  ///
  /// After P. J. Barry and R. N. Goldman, "A recursive evaluation algorithm for a class of
  /// Catmull–Rom splines", SIGGRAPH 1988.
  ///
  /// - Parameter alpha: How much the distance of points counts, 0…1: 0 uniform, 0.5 centripetal
  ///   (without cusps and loops), 1 chordal. Others are clamped; NaN is 0.5.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(.catmullRom(alpha.isNaN ? 0.5 : Double(min(max(alpha, 0), 1))))
  }

  /// A cardinal spline.
  ///
  /// - Parameter tension: How tight the curve is, 0…1: at 1 all its parts are straight. Others are
  ///   clamped; NaN is 0.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(.cardinal(tension.isNaN ? 0 : Double(min(max(tension, 0), 1))))
  }
}
