import Foundation

extension ArcShape {
  /// The outline with the center at the origin.
  var outline: [ArcOutline.Element] {
    var outline = ArcOutline()
    let numbers = [innerRadius, outerRadius, startAngle, endAngle, padRadius ?? 0]
    guard numbers.allSatisfy(\.isFinite), !cornerRadius.isNaN, !padAngle.isNaN else {
      outline.move(to: CGPoint(x: Double.nan, y: Double.nan))
      return outline.elements
    }
    let hole = max(0, min(innerRadius, outerRadius))
    let rim = max(0, innerRadius, outerRadius)
    // Twelve o'clock is a quarter turn before the x axis.
    let start = startAngle - .pi / 2
    let sweep = endAngle - startAngle
    if rim <= ArcOutline.minimum {
      outline.move(to: .zero)
    } else if abs(sweep) > 2 * .pi - ArcOutline.minimum {
      let turn = sweep < 0 ? -2 * Double.pi : 2 * .pi
      outline.arc(radius: rim, from: start, sweep: turn)
      if hole > ArcOutline.minimum {
        outline.close()
        // The hole has the opposite direction, so that both fill rules leave it empty.
        outline.arc(radius: hole, from: start + turn, sweep: -turn)
      }
    } else {
      addSector(to: &outline, hole: hole, rim: rim, start: start, sweep: sweep)
    }
    outline.close()
    return outline.elements
  }

  private func addSector(
    to outline: inout ArcOutline, hole: Double, rim: Double, start: Double, sweep: Double
  ) {
    let isClockwise = sweep > 0
    let offset = padOffset(hole: hole, rim: rim)
    let outer = Self.inset(start: start, sweep: sweep, radius: rim, offset: offset)
    let inner = Self.inset(start: start, sweep: sweep, radius: hole, offset: offset)
    let first = ArcEdge(
      inner: Self.point(hole, inner.start), outer: Self.point(rim, outer.start),
      inwards: isClockwise ? 1 : -1)
    let last = ArcEdge(
      inner: Self.point(hole, inner.start + inner.sweep),
      outer: Self.point(rim, outer.start + outer.sweep), inwards: isClockwise ? -1 : 1)

    let wanted = max(0, min((rim - hole) / 2, cornerRadius))
    let limits =
      abs(sweep) < .pi
      ? ArcEdge.cornerLimits(
        first, last, middle: Self.point(1, start + sweep / 2), hole: hole, rim: rim)
      : (hole: Double.infinity, rim: Double.infinity)
    let rimCorner = outer.sweep == 0 ? 0 : min(wanted, limits.rim)
    let holeCorner = inner.sweep == 0 ? 0 : min(wanted, limits.hole)

    if rimCorner > ArcOutline.minimum {
      Self.addRoundedArc(
        to: &outline, radius: rim, corner: rimCorner, areMerged: rimCorner < wanted,
        edges: (first, last), isClockwise: isClockwise)
    } else {
      outline.arc(radius: rim, from: outer.start, sweep: outer.sweep)
    }
    if hole <= ArcOutline.minimum || inner.sweep == 0 {
      outline.line(to: last.inner)
    } else if holeCorner > ArcOutline.minimum {
      Self.addRoundedArc(
        to: &outline, radius: hole, corner: -holeCorner, areMerged: holeCorner < wanted,
        edges: (last, first), isClockwise: isClockwise)
    } else {
      outline.arc(radius: hole, from: inner.start + inner.sweep, sweep: -inner.sweep)
    }
  }

  /// Adds an arc of the rim or the hole with its two corners.
  ///
  /// - Parameter corner: The radius of the corner circles: positive inside of the arc's circle
  ///   (rim), negative outside of it (hole).
  private static func addRoundedArc(
    to outline: inout ArcOutline, radius: Double, corner: Double, areMerged: Bool,
    edges: (ArcEdge, ArcEdge), isClockwise: Bool
  ) {
    let first = edges.0.corner(corner, onCircle: radius)
    let last = edges.1.corner(corner, onCircle: radius)
    let size = abs(corner)
    if areMerged {
      outline.arc(
        first.center, radius: size, from: first.onEdge, to: last.onEdge, clockwise: isClockwise)
      return
    }
    outline.arc(
      first.center, radius: size, from: first.onEdge, to: first.onCircle, clockwise: isClockwise)
    outline.arc(
      .zero, radius: radius, from: first.onCircle, to: last.onCircle,
      clockwise: corner > 0 ? isClockwise : !isClockwise)
    outline.arc(
      last.center, radius: size, from: last.onCircle, to: last.onEdge, clockwise: isClockwise)
  }

  /// The distance by which the edges move inwards for the gap.
  private func padOffset(hole: Double, rim: Double) -> Double {
    guard padAngle > 0 else { return 0 }
    return (padRadius ?? hypot(hole, rim)) * sin(min(padAngle / 2, .pi / 2))
  }

  /// The part of a sector's arc that remains when its edges move inwards.
  ///
  /// If nothing remains, the sweep is 0 and the start is the middle.
  private static func inset(
    start: Double, sweep: Double, radius: Double, offset: Double
  ) -> (start: Double, sweep: Double) {
    guard offset > 0 else { return (start, sweep) }
    let cut = offset < radius ? asin(offset / radius) : .infinity
    let rest = abs(sweep) - 2 * cut
    guard rest > ArcOutline.minimum else { return (start + sweep / 2, 0) }
    return sweep > 0 ? (start + cut, rest) : (start - cut, -rest)
  }

  private static func point(_ radius: Double, _ angle: Double) -> CGPoint {
    CGPoint(x: radius * cos(angle), y: radius * sin(angle))
  }
}

/// A straight edge of a sector, and the circles that round its corners.
///
/// With u the direction from the hole to the rim and n the normal into the sector, a point is
/// a·u + b·n; the edge is at b = `offset`. A corner circle of radius c touches the edge, so its center
/// has b = offset + c. It touches the circle of radius r from inside, so its center is r − c from
/// the origin (r + c for the hole, which it touches from outside).
private struct ArcEdge {
  var inner: CGPoint
  var outer: CGPoint
  private var direction: CGPoint
  private var normal: CGPoint
  private var offset: Double

  init(inner: CGPoint, outer: CGPoint, inwards side: Double) {
    self.inner = inner
    self.outer = outer
    let length = hypot(outer.x - inner.x, outer.y - inner.y)
    direction =
      length > 0
      ? CGPoint(x: (outer.x - inner.x) / length, y: (outer.y - inner.y) / length) : .zero
    normal = CGPoint(x: -direction.y * side, y: direction.x * side)
    offset = outer.x * normal.x + outer.y * normal.y
  }

  /// The center of the corner circle, and the points where it touches the edge and the circle.
  func corner(
    _ corner: Double, onCircle radius: Double
  ) -> (center: CGPoint, onEdge: CGPoint, onCircle: CGPoint) {
    let distance = radius - corner
    let across = offset + abs(corner)
    let along = max(0, distance * distance - across * across).squareRoot()
    let center = point(along, across)
    let scale = radius / distance
    return (
      center, point(along, offset), CGPoint(x: center.x * scale, y: center.y * scale)
    )
  }

  private func point(_ along: Double, _ across: Double) -> CGPoint {
    CGPoint(
      x: along * direction.x + across * normal.x, y: along * direction.y + across * normal.y)
  }

  /// The greatest corner radii that fit between two edges that mirror each other.
  ///
  /// The edges meet on the middle line at the distance l = offset / sin h from the origin, h being
  /// half their angle. A circle of radius c that touches both has its center at l + c / sin h: it
  /// touches the rim if that is r − c, and the hole if it is r + c.
  static func cornerLimits(
    _ first: ArcEdge, _ last: ArcEdge, middle: CGPoint, hole: Double, rim: Double
  ) -> (hole: Double, rim: Double) {
    let sine = abs(first.direction.x * middle.y - first.direction.y * middle.x)
    guard sine > 0 else { return (0, 0) }
    let apex = first.offset / sine
    let stretch = 1 / sine
    let holeLimit = stretch > 1 ? (hole - apex) / (stretch - 1) : .infinity
    return (max(0, holeLimit), max(0, (rim - apex) / (stretch + 1)))
  }
}
