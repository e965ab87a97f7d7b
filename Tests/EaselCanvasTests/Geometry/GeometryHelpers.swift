import EaselCanvas
import Foundation
import Testing

/// A random number generator whose numbers are the same in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func coordinate() -> CGFloat { CGFloat.random(in: -100...100, using: &self) }

  mutating func point() -> CGPoint { CGPoint(x: coordinate(), y: coordinate()) }

  mutating func transform() -> CGAffineTransform {
    CGAffineTransform(
      a: coordinate() / 50, b: coordinate() / 50, c: coordinate() / 50, d: coordinate() / 50,
      tx: coordinate(), ty: coordinate())
  }

  /// A path of up to three subpaths with elements of every kind.
  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...5, using: &self) {
        switch Int.random(in: 0...2, using: &self) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if Bool.random(using: &self) { path.closeSubpath() }
    }
    return path
  }
}

func expectClose(
  _ value: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = 1e-9,
  at location: SourceLocation = #_sourceLocation
) {
  #expect(abs(value - expected) <= tolerance, "\(value) ≠ \(expected)", sourceLocation: location)
}

func expectClose(
  _ point: CGPoint?, _ x: CGFloat, _ y: CGFloat, within tolerance: CGFloat = 1e-9,
  at location: SourceLocation = #_sourceLocation
) {
  guard let point else {
    Issue.record("there is no point", sourceLocation: location)
    return
  }
  #expect(
    abs(point.x - x) <= tolerance && abs(point.y - y) <= tolerance,
    "(\(point.x), \(point.y)) ≠ (\(x), \(y))", sourceLocation: location)
}

func expectClose(
  _ rect: CGRect, _ expected: CGRect, within tolerance: CGFloat = 1e-9,
  at location: SourceLocation = #_sourceLocation
) {
  #expect(
    abs(rect.minX - expected.minX) <= tolerance && abs(rect.minY - expected.minY) <= tolerance
      && abs(rect.maxX - expected.maxX) <= tolerance && abs(rect.maxY - expected.maxY) <= tolerance,
    "\(rect) ≠ \(expected)", sourceLocation: location)
}

extension CGRect {
  /// Whether another rectangle lies inside, give or take a tolerance.
  ///
  /// `contains(_:)` compares a union whose width is reckoned anew, and so fails by rounding.
  func covers(_ other: CGRect, within tolerance: CGFloat) -> Bool {
    other.minX >= minX - tolerance && other.maxX <= maxX + tolerance
      && other.minY >= minY - tolerance && other.maxY <= maxY + tolerance
  }
}
