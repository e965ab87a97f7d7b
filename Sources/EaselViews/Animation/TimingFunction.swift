import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps a fraction of the time to the progress of
/// an animation.
///
/// ```swift
/// let animation = BasicAnimation(keyPath: "opacity")
/// animation.timingFunction = TimingFunction(name: .easeInEaseOut)
/// animation.timingFunction = TimingFunction(controlPoints: 0.2, 0.8, 0.2, 1)
/// ```
public final class TimingFunction: Hashable, Sendable {
  private let first: CGPoint
  private let second: CGPoint

  /// Creates one of the predefined timing functions.
  public init(name: TimingFunctionName) {
    switch name {
    case .linear: (first, second) = (.zero, CGPoint(x: 1, y: 1))
    case .easeIn: (first, second) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (first, second) = (.zero, CGPoint(x: 0.58, y: 1))
    case .easeInEaseOut: (first, second) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .default: (first, second) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    }
  }

  /// Creates a timing function from the two inner control points of its curve.
  ///
  /// The x coordinates are times and are clamped to the range from 0 to 1. A y coordinate that is
  /// not finite becomes 0.
  ///
  /// - Parameters:
  ///   - c1x: The x coordinate of the first control point.
  ///   - c1y: The y coordinate of the first control point.
  ///   - c2x: The x coordinate of the second control point.
  ///   - c2y: The y coordinate of the second control point.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    func clamped(_ value: Float) -> CGFloat { CGFloat(value.isNaN ? 0 : min(max(value, 0), 1)) }
    func finite(_ value: Float) -> CGFloat { value.isFinite ? CGFloat(value) : 0 }
    first = CGPoint(x: clamped(c1x), y: finite(c1y))
    second = CGPoint(x: clamped(c2x), y: finite(c2y))
  }

  /// Returns one of the four control points of the curve by its index, from 0 to 3.
  ///
  /// The first point is (0, 0) and the last one (1, 1). The result for any other index is (0, 0).
  public func controlPoint(at index: Int) -> CGPoint {
    switch index {
    case 1: first
    case 2: second
    case 3: CGPoint(x: 1, y: 1)
    default: .zero
    }
  }

  /// Returns the progress at a fraction of the time; times outside 0...1 give 0 or 1.
  public func progress(at time: CGFloat) -> CGFloat {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if first.x == first.y, second.x == second.y { return time }
    // Bisection finds the curve's parameter for every shape; 50 steps reach the precision of a
    // Double.
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.bezier(middle, first.x, second.x) < time { low = middle } else { high = middle }
    }
    return Self.bezier((low + high) / 2, first.y, second.y)
  }

  private static func bezier(_ t: CGFloat, _ one: CGFloat, _ two: CGFloat) -> CGFloat {
    let u = 1 - t
    return 3 * u * u * t * one + 3 * u * t * t * two + t * t * t
  }

  /// Returns whether both curves are equal.
  public static func == (a: TimingFunction, b: TimingFunction) -> Bool {
    a.first == b.first && a.second == b.second
  }

  /// Hashes the control points of the curve.
  public func hash(into hasher: inout Hasher) {
    for value in [first.x, first.y, second.x, second.y] { hasher.combine(value) }
  }
}

/// The predefined timing functions of animations.
public enum TimingFunctionName: String, Hashable, Sendable, CaseIterable {
  /// A constant speed.
  case linear
  /// A slow start: the cubic Bézier curve (0.42, 0, 1, 1).
  case easeIn
  /// A slow end: the cubic Bézier curve (0, 0, 0.58, 1).
  case easeOut
  /// A slow start and a slow end: the cubic Bézier curve (0.42, 0, 0.58, 1).
  case easeInEaseOut
  /// The function of implicit animations: the cubic Bézier curve (0.25, 0.1, 0.25, 1).
  case `default`
}
