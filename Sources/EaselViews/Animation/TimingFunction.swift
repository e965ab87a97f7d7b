import Foundation

/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1), time across, progress up.
///
/// ```swift
/// animation.timingFunction = TimingFunction(name: .easeInEaseOut)
/// animation.timingFunction = TimingFunction(controlPoints: 0.2, 0.8, 0.2, 1)
/// ```
public final class TimingFunction: Hashable, Sendable {
  private let first: CGPoint
  private let second: CGPoint

  /// Makes one of the usual paces.
  public init(name: TimingFunctionName) {
    switch name {
    case .linear: (first, second) = (.zero, CGPoint(x: 1, y: 1))
    case .easeIn: (first, second) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (first, second) = (.zero, CGPoint(x: 0.58, y: 1))
    case .easeInEaseOut: (first, second) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .default: (first, second) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    }
  }

  /// Makes a pace by the two control points of its curve; times beyond 0…1 are clamped.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    func clamped(_ value: Float) -> CGFloat { CGFloat(value.isNaN ? 0 : min(max(value, 0), 1)) }
    func finite(_ value: Float) -> CGFloat { value.isFinite ? CGFloat(value) : 0 }
    first = CGPoint(x: clamped(c1x), y: finite(c1y))
    second = CGPoint(x: clamped(c2x), y: finite(c2y))
  }

  /// One of the four points of the curve, from (0, 0) to (1, 1); (0, 0) for an index beyond them.
  public func controlPoint(at index: Int) -> CGPoint {
    switch index {
    case 1: first
    case 2: second
    case 3: CGPoint(x: 1, y: 1)
    default: .zero
    }
  }

  /// The progress at a fraction of the time, 0…1.
  public func progress(at time: CGFloat) -> CGFloat {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if first.x == first.y, second.x == second.y { return time }
    // Halving finds the curve's parameter whatever its shape; 50 steps exhaust a Double.
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

  /// Equal when the curves are.
  public static func == (a: TimingFunction, b: TimingFunction) -> Bool {
    a.first == b.first && a.second == b.second
  }

  /// Hashes the curve.
  public func hash(into hasher: inout Hasher) {
    for value in [first.x, first.y, second.x, second.y] { hasher.combine(value) }
  }
}

/// The usual paces of animations.
public enum TimingFunctionName: String, Hashable, Sendable, CaseIterable {
  /// Even.
  case linear
  /// Slow at the start.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Slow at both.
  case easeInEaseOut
  /// That of changes that animate by themselves.
  case `default`
}
