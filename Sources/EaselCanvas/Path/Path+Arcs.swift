import Foundation

extension Path {
  /// Adds an arc of a circle, in the manner of UIKit's Bézier paths.
  ///
  /// Angles are radians from the positive x axis. `clockwise: true` goes clockwise **on screen**,
  /// where y points down, and so towards greater angles (Core Graphics names it the other way
  /// round). A line joins the current point, where there is one, to the arc's start.
  ///
  /// The arc goes from the start angle to the end angle in the given direction. Angles that are a
  /// full turn or more apart in that direction, or whole turns apart against it, make one full
  /// turn: 0…2π is a circle either way. Equal angles make no arc; so do angles less than 10⁻¹² rad
  /// apart, because a sum of shares that comes out an ulp short must not turn into a circle.
  /// A negative radius draws the points across the centre, as in Core Graphics. A number that is not
  /// finite adds a point that is not a number, which the canvas refuses when it draws.
  ///
  /// The cost does not depend on the angles: at most four cubic curves, 0.027 % of the radius off.
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

  /// Adds an arc that sweeps an angle from its start, positive clockwise on screen.
  ///
  /// A sweep beyond a full turn is one full turn. For all else see
  /// ``addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard radius.isFinite else { return addInvalidPoint(for: radius) }
    guard startAngle.isFinite, delta.isFinite else {
      return addInvalidPoint(for: startAngle.isFinite ? delta : startAngle)
    }
    let turn = 2 * CGFloat.pi
    let sweep = min(max(delta, -turn), turn)
    let begin = startAngle.truncatingRemainder(dividingBy: turn)
    func at(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = at(begin)
    addLine(to: first.applying(transform))
    guard sweep != 0, radius != 0 else { return }
    // A whole number of quarters stays so although π is rounded.
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

  /// Adds a line and an arc that round the corner between two lines, as HTML's `arcTo`.
  ///
  /// The arc touches the line from the current point to the first end, and the line from there to
  /// the second. Where the three points lie on one line, or the radius is zero or less, it is a line
  /// to the first end. Without a current point the path begins at the first end.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard radius.isFinite else { return addInvalidPoint(for: radius) }
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
    // Sines below this are straight lines in double precision.
    guard radius > 0, u > 0, v > 0, abs(cross) > 1e-12 * u * v else {
      return addLine(to: mappedCorner)
    }
    let inner = atan2(abs(cross), ux * vx + uy * vy)
    let distance = radius / tan(inner / 2)
    let p = CGPoint(
      x: tangent1End.x + ux / u * distance, y: tangent1End.y + uy / u * distance)
    // The centre lies a radius off the first line, on the second line's side.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: p.x - side * radius * uy / u, y: p.y + side * radius * ux / u)
    addRelativeArc(
      center: center, radius: radius, startAngle: atan2(p.y - center.y, p.x - center.x),
      delta: -side * (.pi - inner), transform: transform)
  }

  /// Marks the path as one that no canvas draws because of a number, which a message can name: the
  /// point is not a number, and has the bits of the given one as its payload.
  mutating func addInvalidPoint(for value: CGFloat) {
    let bits = CGFloat.RawSignificand(Float(value).bitPattern)
    let mark = value.isNaN ? CGFloat.nan : CGFloat(nan: bits, signaling: false)
    addLine(to: CGPoint(x: mark, y: mark))
  }
}

extension CGFloat {
  /// The number that made a point of a path invalid, or the number itself.
  var givenNumber: CGFloat {
    guard isNaN else { return self }
    // The highest bits of the significand say that it is a quiet NaN.
    let bits = UInt32(truncatingIfNeeded: significandBitPattern)
    return bits == 0 ? self : CGFloat(Float(bitPattern: bits))
  }
}
