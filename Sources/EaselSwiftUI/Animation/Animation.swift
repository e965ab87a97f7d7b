import Foundation

/// The timing of an animated change of state.
///
/// A rendering draws the state after the change, so that timing has no effect: all animations are equal.
public struct Animation: Hashable, Sendable {
  init() {}

  /// The animation that SwiftUI uses by default.
  public static let `default` = Animation()
  /// An animation that starts slowly.
  public static let easeIn = Animation()
  /// An animation that ends slowly.
  public static let easeOut = Animation()
  /// An animation that starts and ends slowly.
  public static let easeInOut = Animation()
  /// An animation of constant speed.
  public static let linear = Animation()
  /// A spring animation.
  public static let spring = Animation()
  /// A spring animation that follows a gesture.
  public static let interactiveSpring = Animation()
  /// A spring animation whose speed depends on the distance.
  public static let interpolatingSpring = Animation()
  /// A spring animation that overshoots.
  public static let bouncy = Animation()
  /// A spring animation that does not overshoot.
  public static let smooth = Animation()
  /// A spring animation that overshoots a little.
  public static let snappy = Animation()

  /// Returns an animation that starts slowly, with a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  /// Returns an animation that ends slowly, with a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  /// Returns an animation that starts and ends slowly, with a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  /// Returns an animation of constant speed, with a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation() }

  /// Returns an animation whose speed follows a cubic Bézier curve with two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation() }

  /// Returns an animation whose speed follows a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation()
  }

  /// Returns a delayed animation.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// Returns a faster or slower animation.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns an animation that runs several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns an animation that runs without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  /// Returns an animation that counts as complete after a duration in seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

extension Animation {
  /// Returns a spring animation by its response in seconds and its damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation() }

  /// Returns a spring animation by its duration in seconds and its bounce.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }

  /// Returns the animation of a spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation()
  }

  /// Returns a spring animation that follows a gesture, by its response and its damping.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation() }

  /// Returns a spring animation that follows a gesture, by its duration and its bounce.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation() }

  /// Returns a spring animation by the physical constants of the spring.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }

  /// Returns a spring animation whose speed depends on the distance.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation() }

  /// Returns a spring animation whose speed depends on the distance.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation { Animation() }

  /// Returns a spring animation that overshoots.
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { Animation() }

  /// Returns a spring animation that does not overshoot.
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { Animation() }

  /// Returns a spring animation that overshoots a little.
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { Animation() }
}

/// The constants of a spring, for the timing of an animation.
public struct Spring: Hashable, Sendable {
  /// The duration in seconds.
  public var duration: TimeInterval
  /// The amount of overshoot, from -1 to 1.
  public var bounce: Double

  /// Creates a spring by its duration in seconds and its bounce.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Creates a spring by its response in seconds and its damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// The spring that does not overshoot.
  public static var smooth: Spring { Spring() }
  /// The spring that overshoots a little.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// The spring that overshoots.
  public static var bouncy: Spring { Spring(bounce: 0.3) }
}

/// A curve from (0, 0) to (1, 1), for the timing of an animation.
public struct UnitCurve: Hashable, Sendable {
  private let start: UnitPoint
  private let end: UnitPoint

  /// Returns the cubic Bézier curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve { UnitCurve(start: startControlPoint, end: endControlPoint) }

  private static func bezier(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat)
    -> UnitCurve
  {
    UnitCurve(start: UnitPoint(x: x1, y: y1), end: UnitPoint(x: x2, y: y2))
  }

  // The control points are those of CSS easing functions, which SwiftUI uses as well.

  /// The curve of constant speed.
  public static let linear = bezier(0, 0, 1, 1)
  /// The curve that starts slowly.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// The curve that ends slowly.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// The curve that starts and ends slowly.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)

  /// Returns the value of the curve at a progress from 0 to 1.
  public func value(at progress: Double) -> Double {
    if start.x == start.y, end.x == end.y { return min(max(progress, 0), 1) }
    // The parameter of the curve at this progress, by bisection, since x grows with the parameter.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.cubic(start.x, end.x, middle) < progress { low = middle } else { high = middle }
    }
    return Self.cubic(start.y, end.y, (low + high) / 2)
  }

  private static func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
    3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
  }
}
