import EaselCanvas
import Foundation

/// The symbols of d3-shape 3, centered on the origin.
///
/// Paths whose symbol ``isStroked`` are to be stroked, the others filled.
enum SymbolOutline: String, Hashable, Sendable, CaseIterable {
  case circle, cross, diamond, diamond2, square, square2, star, triangle, triangle2, wye
  case asterisk, plus, times

  /// Whether the path consists of open lines.
  var isStroked: Bool { self == .asterisk || self == .plus || self == .times }

  /// The outline for an area in square points; empty if the area is not a positive, finite number.
  ///
  /// The area of filled symbols without a 2 in their name is exactly this; the others look as
  /// large.
  func path(area: CGFloat) -> Path {
    guard area > 0, area.isFinite else { return Path() }
    let side = area.squareRoot()
    switch self {
    case .circle:
      let radius = (area / .pi).squareRoot()
      return Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    case .cross: return cross((area / 5).squareRoot() / 2)
    case .diamond:
      let half = (area / (2 * 3.0.squareRoot())).squareRoot()
      return rhombus(half, half * 3.0.squareRoot())
    case .diamond2: return rhombus(side * 0.62625, side * 0.62625)
    case .square: return Path(CGRect(x: -side / 2, y: -side / 2, width: side, height: side))
    case .square2:
      let half = side * 0.4431
      return closed([(half, half), (half, -half), (-half, -half), (-half, half)])
    case .star: return star(area)
    case .triangle:
      let height = (area / (3 * 3.0.squareRoot())).squareRoot()
      let half = height * 3.0.squareRoot()
      return closed([(0, -2 * height), (half, height), (-half, height)])
    case .triangle2:
      let radius = side * 0.6824
      let half = radius * 3.0.squareRoot() / 2
      return closed([(0, -radius), (half, radius / 2), (-half, radius / 2)])
    case .wye: return wye(area)
    case .asterisk:
      let radius = (area + min(area / 28, 0.75)).squareRoot() * 0.59436
      let (low, wide) = (radius / 2, radius * 3.0.squareRoot() / 2)
      return lines([
        ((0, radius), (0, -radius)), ((-wide, -low), (wide, low)), ((-wide, low), (wide, -low)),
      ])
    case .plus:
      let radius = (area - min(area / 7, 2)).squareRoot() * 0.87559
      return lines([((-radius, 0), (radius, 0)), ((0, radius), (0, -radius))])
    case .times:
      let radius = (area - min(area / 6, 1.7)).squareRoot() * 0.6189
      return lines([
        ((-radius, -radius), (radius, radius)), ((-radius, radius), (radius, -radius)),
      ])
    }
  }

  private func cross(_ half: CGFloat) -> Path {
    let tip = 3 * half
    return closed([
      (-tip, -half), (-half, -half), (-half, -tip), (half, -tip), (half, -half), (tip, -half),
      (tip, half), (half, half), (half, tip), (-half, tip), (-half, half), (-tip, half),
    ])
  }

  private func rhombus(_ x: CGFloat, _ y: CGFloat) -> Path {
    closed([(0, -y), (x, 0), (0, y), (-x, 0)])
  }

  /// A five-pointed star whose sides lie on the lines through every second point.
  private func star(_ area: CGFloat) -> Path {
    let inner = sin(CGFloat.pi / 10) / sin(7 * CGFloat.pi / 10)
    // The star consists of ten triangles; their sides are the two radii, with an angle of 36°
    // between them.
    let radius = (area / (5 * inner * sin(CGFloat.pi / 5))).squareRoot()
    return closed(
      (0..<10).map { index in
        let angle = CGFloat(index) * .pi / 5 - .pi / 2
        let length = index.isMultiple(of: 2) ? radius : radius * inner
        return (length * cos(angle), length * sin(angle))
      })
  }

  /// Three square arms around an equilateral triangle, the first one downwards.
  private func wye(_ area: CGFloat) -> Path {
    // The triangle between the three squares with sides of 1 has an area of √3/4.
    let side = (area / (3 + 3.0.squareRoot() / 4)).squareRoot()
    let near = side / (2 * 3.0.squareRoot())
    let arm: [(CGFloat, CGFloat)] = [
      (side / 2, near), (side / 2, near + side), (-side / 2, near + side),
    ]
    return closed(
      (0..<3).flatMap { turn in
        let (c, s) = (cos(CGFloat(turn) * 2 * .pi / 3), sin(CGFloat(turn) * 2 * .pi / 3))
        return arm.map { (c * $0.0 - s * $0.1, s * $0.0 + c * $0.1) }
      })
  }

  private func closed(_ corners: [(CGFloat, CGFloat)]) -> Path {
    var path = Path()
    path.addLines(corners.map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
    return path
  }

  private func lines(_ lines: [((CGFloat, CGFloat), (CGFloat, CGFloat))]) -> Path {
    var path = Path()
    for (from, to) in lines {
      path.addLines([CGPoint(x: from.0, y: from.1), CGPoint(x: to.0, y: to.1)])
    }
    return path
  }
}
