import EaselCanvas
import Foundation

/// A path along which a point moves.
struct MotionPath {
  private let path: Path
  /// The fractions of the length at which elements end, from 0 to 1.
  let stops: [CGFloat]

  /// Creates a motion path; `nil` for a path without length.
  init?(_ path: Path) {
    var lengths: [CGFloat] = [0]
    var (here, start) = (CGPoint.zero, CGPoint.zero)
    path.forEach { element in
      var piece = Path()
      piece.move(to: here)
      switch element {
      case .move(let point): (here, start) = (point, point)
      case .line(let point):
        piece.addLine(to: point)
        here = point
      case .quadCurve(let point, let control):
        piece.addQuadCurve(to: point, control: control)
        here = point
      case .curve(let point, let one, let two):
        piece.addCurve(to: point, control1: one, control2: two)
        here = point
      case .closeSubpath:
        guard here != start else { return }
        piece.addLine(to: start)
        here = start
      }
      if case .move = element { return }
      lengths.append((lengths.last ?? 0) + piece.length)
    }
    guard let whole = lengths.last, whole > 0, whole.isFinite else { return nil }
    self.path = path
    stops = lengths.map { $0 / whole }
  }

  func point(at fraction: CGFloat) -> CGPoint {
    path.point(atFraction: min(max(fraction, 0), 1)) ?? .zero
  }

  /// Returns the direction of the path in radians.
  func angle(at fraction: CGFloat) -> CGFloat {
    path.tangent(atFraction: min(max(fraction, 0), 1)).map { atan2($0.dy, $0.dx) } ?? 0
  }
}
