import Foundation

extension ConicGradient {
  /// A Coons patch with straight sides, along whose first and third the colour stays as it is.
  struct Patch {
    /// The inner and the outer corner of the side where it begins, then of the one where it ends.
    var corners: [CGPoint]
    var start: Color.Components
    var end: Color.Components
  }

  /// The patches that cover a box of another space: of each sector what lies near it.
  ///
  /// cairo and viewers draw a patch with all that lies outside of the page, so that whole sectors about
  /// a centre a million units away, or in a space that is stretched much, would take them seconds.
  /// Sectors that reach far beyond the box, or along which the colour does not run evenly, are halved,
  /// and the halves that miss the box are left out.
  ///
  /// - Parameter transform: From the gradient's space to the box' own, in which the patches lie.
  func patches(
    for appearance: Appearance, covering box: CGRect, _ transform: CGAffineTransform
  ) -> [Patch] {
    let fan = Fan(center: center, angle: angle, transform: transform)
    let area = box.corners.map { CGPoint(x: $0.x - fan.center.x, y: $0.y - fan.center.y) }
    let room = box.insetBy(dx: -box.width, dy: -box.height)
    var patches: [Patch] = []
    var pending: [Sector] = sectors(for: appearance).reversed()
    while let sector = pending.popLast() {
      guard let part = fan.part(sector, of: area) else { continue }
      let mustEnd = sector.to - sector.from < Self.minimumWidth || patches.count >= Self.mostPatches
      if mustEnd || fan.isEven(sector) {
        let patch = fan.patch(sector, around: part)
        if mustEnd || room.contains(CGRect(around: patch.corners)) {
          patches.append(patch)
          continue
        }
      }
      pending += sector.halves.reversed()
    }
    return patches
  }

  /// A sector so narrow, in radians, is a line at any distance, and its middle is lost in rounding.
  private static let minimumWidth: CGFloat = 1e-9
  /// Some tens are enough where numbers are not at their end.
  private static let mostPatches = 4_096
}

/// The rays of a conic gradient in the space of a canvas, about its centre.
private struct Fan {
  let center: CGPoint
  private let angle: CGFloat
  private let transform: CGAffineTransform
  private let inverse: CGAffineTransform
  /// 1, or -1 where the space is mirrored and the rays turn the other way.
  private let sense: CGFloat

  init(center: CGPoint, angle: CGFloat, transform: CGAffineTransform) {
    self.center = center.applying(transform)
    self.angle = angle
    self.transform = CGAffineTransform(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    inverse = self.transform.inverted()
    sense = transform.a * transform.d - transform.b * transform.c < 0 ? -1 : 1
  }

  /// The ray of an angle, of length 1.
  private func ray(_ angle: CGFloat) -> CGPoint {
    let angle = self.angle + angle
    let end = CGPoint(x: cos(angle), y: sin(angle)).applying(transform)
    let length = hypot(end.x, end.y)
    return CGPoint(x: end.x / length, y: end.y / length)
  }

  /// The part of a convex polygon that lies in a sector; nil for none.
  func part(_ sector: ConicGradient.Sector, of area: [CGPoint]) -> [CGPoint]? {
    let (first, last) = (ray(sector.from), ray(sector.to))
    let part = area.clipped { sense * (first.x * $0.y - first.y * $0.x) }
      .clipped { sense * (last.y * $0.x - last.x * $0.y) }
    return part.isEmpty ? nil : part
  }

  /// Widest angle of a patch: the chord of a wider one lies far beyond what it has to cover.
  private static let widest = CGFloat.pi / 4
  /// How far a patch's colour may be from the one of its angle: less than is seen.
  private static let error: CGFloat = 1.0 / 255

  /// Whether the angle runs evenly enough along a line across a sector.
  func isEven(_ sector: ConicGradient.Sector) -> Bool {
    let (first, last) = (ray(sector.from), ray(sector.to))
    guard first.x * last.x + first.y * last.y >= cos(Self.widest) else { return false }
    let middle = CGPoint(x: first.x + last.x, y: first.y + last.y).applying(inverse)
    let turn = remainder(atan2(middle.y, middle.x) - angle - sector.from, 2 * .pi)
    return abs(turn / (sector.to - sector.from) - 0.5) * sector.difference <= Self.error
  }

  /// A patch from the nearest to the farthest of a part of its sector.
  func patch(_ sector: ConicGradient.Sector, around part: [CGPoint]) -> ConicGradient.Patch {
    let (first, last) = (ray(sector.from), ray(sector.to))
    // A centre in the area is where the sector begins, and so a corner of the part.
    let before = part.suffix(1) + part
    let inner = zip(before, part).map(distance(to:_:)).min() ?? 0
    // The middle of a chord is nearer than its ends: by the cosine of half the angle.
    let slack = hypot(first.x + last.x, first.y + last.y) / 2
    let outer = (part.map { hypot($0.x, $0.y) }.max() ?? 0) / slack
    func corner(_ ray: CGPoint, _ radius: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * ray.x, y: center.y + radius * ray.y)
    }
    return ConicGradient.Patch(
      corners: [
        corner(first, inner), corner(first, outer), corner(last, outer), corner(last, inner),
      ],
      start: sector.start, end: sector.end)
  }

  /// The distance of a line between two points from the centre.
  private func distance(to a: CGPoint, _ b: CGPoint) -> CGFloat {
    let (x, y) = (b.x - a.x, b.y - a.y)
    let square = x * x + y * y
    let share = square > 0 ? min(max(-(a.x * x + a.y * y) / square, 0), 1) : 0
    return hypot(a.x + x * share, a.y + y * share)
  }
}

extension ConicGradient.Sector {
  /// The most that a component of its colours differs by.
  fileprivate var difference: CGFloat {
    max(
      abs(start.red - end.red), abs(start.green - end.green), abs(start.blue - end.blue),
      abs(start.alpha - end.alpha))
  }

  fileprivate var halves: [Self] {
    let middle = start.mixed(with: end, 0.5)
    return [
      Self(from: from, to: (from + to) / 2, start: start, end: middle),
      Self(from: (from + to) / 2, to: to, start: middle, end: end),
    ]
  }
}

extension [CGPoint] {
  /// What of a convex polygon lies where a linear function is not negative (Sutherland and Hodgman,
  /// “Reentrant polygon clipping”, 1974).
  fileprivate func clipped(by side: (CGPoint) -> CGFloat) -> [CGPoint] {
    guard let last else { return [] }
    var points: [CGPoint] = []
    for (a, b) in zip([last] + self, self) {
      let (before, after) = (side(a), side(b))
      if before < 0 && after > 0 || before > 0 && after < 0 {
        points.append(Bezier.mix(a, b, before / (before - after)))
      }
      if after >= 0 { points.append(b) }
    }
    return points
  }
}
