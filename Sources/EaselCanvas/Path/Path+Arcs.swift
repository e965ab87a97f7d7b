import Foundation

extension Path {
  /// Adds an arc between two angles in radians, where `clockwise` is the direction on screen.
  ///
  /// Angles are radians from the positive x axis. As in UIKit's Bézier paths, `clockwise: true`
  /// goes clockwise **on screen**, where y points down, and so towards greater angles. (Core
  /// Graphics names it the other way round.) A line connects the current point, if there is one, to
  /// the start of the arc.
  ///
  /// The arc goes from the start angle to the end angle in the given direction. Angles that differ
  /// by a full turn or more in that direction, or by whole turns in the other direction, make one
  /// full turn: 0...2π is a circle in both directions. Equal angles make no arc. Angles that differ
  /// by less than 10⁻¹² count as equal, so that a sum that is short by a rounding error does not
  /// make a circle. A negative radius mirrors the points at the center, as in Core Graphics, and the
  /// canvas notes it as a warning, `invalidNumber`, when the path or a part of it is drawn. A number
  /// that is not finite adds a point that is not finite, and the canvas refuses the path when it is
  /// drawn.
  ///
  /// ```swift
  /// // The lower half of a circle.
  /// var path = Path()
  /// path.addArc(
  ///   center: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi, clockwise: true)
  /// ```
  ///
  /// An arc has at most four cubic curves, whatever its angles. Their error is at most 0.027 % of
  /// the radius.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, endAngle.isFinite else {
      return addInvalidPoint(for: startAngle.isFinite ? endAngle : startAngle)
    }
    let turn = 2 * CGFloat.pi
    let forward = clockwise ? endAngle - startAngle : startAngle - endAngle
    var sweep = forward
    if abs(forward) < 1e-12 {
      sweep = 0
    } else if forward >= turn || !forward.isFinite {
      sweep = turn
    } else if forward < 0 {
      sweep = turn + forward.truncatingRemainder(dividingBy: turn)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: clockwise ? sweep : -sweep,
      transform: transform)
  }

  /// Adds an arc of a circle that starts at `startAngle` and sweeps by `delta` radians, clockwise
  /// on screen.
  ///
  /// A negative `delta` sweeps counter-clockwise. A sweep of more than a full turn is one full
  /// turn. Otherwise it is like ``addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard radius.isFinite else { return addInvalidPoint(for: radius) }
    guard startAngle.isFinite, delta.isFinite else {
      return addInvalidPoint(for: startAngle.isFinite ? delta : startAngle)
    }
    noteNegative(radius)
    let turn = 2 * CGFloat.pi
    let sweep = min(max(delta, -turn), turn)
    let begin = startAngle.truncatingRemainder(dividingBy: turn)
    func at(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = at(begin)
    addLine(to: first.applying(transform))
    guard sweep != 0, radius != 0 else { return }
    // The tolerance keeps a whole number of quarters although π is rounded.
    let count = max(1, (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    let step = sweep / count
    let handle = 4 / 3 * tan(step / 4) * radius
    var angle = begin
    for index in 1...Int(count) {
      let next = begin + step * CGFloat(index)
      let p = at(angle)
      let closes = abs(sweep) == turn && index == Int(count)
      let q = closes ? first : at(next)
      let control1 = CGPoint(x: p.x - handle * sin(angle), y: p.y + handle * cos(angle))
      let control2 = CGPoint(x: q.x + handle * sin(next), y: q.y - handle * cos(next))
      addCurve(
        to: q.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
      angle = next
    }
  }

  /// Adds a line from the current point and an arc of a radius that rounds the corner at
  /// `tangent1End`, as HTML's `arcTo` does.
  ///
  /// The arc touches the line from the current point to the first tangent end, and the line from
  /// there to the second. If the three points are on one line, or the radius is zero or less, a
  /// line to the first tangent end is added. A negative radius is noted as a warning when the path
  /// is drawn. Without a current point the path begins at the first tangent end.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard radius.isFinite else { return addInvalidPoint(for: radius) }
    noteNegative(radius)
    let mappedCorner = tangent1End.applying(transform)
    guard let currentPoint else { return move(to: mappedCorner) }
    guard transform.isInvertible else { return addLine(to: mappedCorner) }
    let origin = currentPoint.applying(transform.inverted())
    let (ux, uy) = (origin.x - tangent1End.x, origin.y - tangent1End.y)
    let (vx, vy) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let (u, v) = (hypot(ux, uy), hypot(vx, vy))
    guard u.isFinite, v.isFinite else {
      return addInvalidPoint(
        for: [tangent1End.x, tangent1End.y, tangent2End.x, tangent2End.y].first { !$0.isFinite }
          ?? .nan)
    }
    let cross = ux * vy - uy * vx
    // A line with a smaller sine is straight in double precision.
    guard radius > 0, u > 0, v > 0, abs(cross) > 1e-12 * u * v else {
      return addLine(to: mappedCorner)
    }
    let inner = atan2(abs(cross), ux * vx + uy * vy)
    let distance = radius / tan(inner / 2)
    let p = CGPoint(
      x: tangent1End.x + ux / u * distance, y: tangent1End.y + uy / u * distance)
    // The center is at the distance of the radius from the first line, on the side of the second
    // line.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: p.x - side * radius * uy / u, y: p.y + side * radius * ux / u)
    addRelativeArc(
      center: center, radius: radius, startAngle: atan2(p.y - center.y, p.x - center.x),
      delta: -side * (.pi - inner), transform: transform)
  }

  /// Keeps a negative radius, so that the canvas notes it.
  private mutating func noteNegative(_ radius: CGFloat) {
    if radius < 0, negativeRadius == 0 { negativeRadius = Float(radius) }
  }

  /// Makes the path invalid, so that no canvas draws it, and stores the number that is the cause.
  ///
  /// It adds a point of `NaN` whose payload has the bits of the number. Messages read it from
  /// there.
  mutating func addInvalidPoint(for value: CGFloat) {
    let bits = CGFloat.RawSignificand(Float(value).bitPattern)
    let mark = value.isNaN ? CGFloat.nan : CGFloat(nan: bits, signaling: false)
    addLine(to: CGPoint(x: mark, y: mark))
  }
}

extension CGFloat {
  /// The number stored in an invalid point of a path, or the number itself.
  var givenNumber: CGFloat {
    guard isNaN else { return self }
    // The highest bits of the significand mark a quiet NaN.
    let bits = UInt32(truncatingIfNeeded: significandBitPattern)
    return bits == 0 ? self : CGFloat(Float(bitPattern: bits))
  }
}
