import Foundation

extension ConicGradient {
  /// A Coons patch with straight sides.
  ///
  /// The color is constant along the first and the third side.
  struct Patch {
    /// The inner and the outer corner of the side with the start color, then those of the other
    /// side.
    var corners: [CGPoint]
    var start: Color.Components
    var end: Color.Components
  }

  /// Returns patches that cover a box of another space: of each sector the part near the box.
  ///
  /// cairo and viewers draw a whole patch, also outside of the page. Whole sectors would take them
  /// seconds if the center is a million units away or the space is stretched a lot. Sectors that
  /// extend far beyond the box, or along which the color does not change evenly, are halved. Halves
  /// outside of the box are left out.
  ///
  /// - Parameter transform: The transform from the gradient's space to the space of the box and the
  ///   patches.
  func patches(
    for appearance: Appearance, covering box: CGRect, _ transform: CGAffineTransform
  ) -> [Patch] {
    let fan = Fan(center: center, angle: angle, transform: transform)
    let area = box.corners.map { CGPoint(x: $0.x - fan.center.x, y: $0.y - fan.center.y) }
    let space = box.insetBy(dx: -box.width, dy: -box.height)
    var patches: [Patch] = []
    var pending: [Sector] = sectors(for: appearance).reversed()
    while let sector = pending.popLast() {
      guard let part = fan.part(sector, of: area) else { continue }
      let mustEnd = sector.to - sector.from < Self.minimumWidth || patches.count >= Self.mostPatches
      if mustEnd || fan.isEven(sector) {
        let patch = fan.patch(sector, around: part)
        if mustEnd || space.contains(CGRect(around: patch.corners)) {
          patches.append(patch)
          continue
        }
      }
      pending += sector.halves.reversed()
    }
    return patches
  }

  /// The angle of a sector, in radians, that is a line at any distance.
  ///
  /// Rounding loses its middle.
  private static let minimumWidth: CGFloat = 1e-9
  /// The maximum number of patches.
  ///
  /// Ordinary gradients need some tens.
  private static let mostPatches = 4_096
}

/// The rays of a conic gradient in the space of a canvas, relative to its center.
private struct Fan {
  let center: CGPoint
  private let angle: CGFloat
  private let transform: CGAffineTransform
  private let inverse: CGAffineTransform
  /// 1, or -1 if the space is mirrored and the rays turn the other way.
  private let sense: CGFloat

  init(center: CGPoint, angle: CGFloat, transform: CGAffineTransform) {
    self.center = center.applying(transform)
    self.angle = angle
    self.transform = CGAffineTransform(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    inverse = self.transform.inverted()
    sense = transform.a * transform.d - transform.b * transform.c < 0 ? -1 : 1
  }

  /// The direction of the ray of an angle, of length 1.
  private func ray(_ angle: CGFloat) -> CGPoint {
    let angle = self.angle + angle
    let end = CGPoint(x: cos(angle), y: sin(angle)).applying(transform)
    let length = hypot(end.x, end.y)
    return CGPoint(x: end.x / length, y: end.y / length)
  }

  /// Returns the part of a convex polygon that is inside a sector, or `nil` if there is none.
  func part(_ sector: ConicGradient.Sector, of area: [CGPoint]) -> [CGPoint]? {
    let (first, last) = (ray(sector.from), ray(sector.to))
    let part = area.clipped { sense * (first.x * $0.y - first.y * $0.x) }
      .clipped { sense * (last.y * $0.x - last.x * $0.y) }
    return part.isEmpty ? nil : part
  }

  /// The maximum angle of a patch: a chord of a wider one is far outside of what it has to cover.
  private static let widest = CGFloat.pi / 4
  /// The maximum error of a patch's color against the color of its angle, which is not visible.
  private static let error: CGFloat = 1.0 / 255

  /// Whether the angle changes evenly enough along a line across a sector.
  func isEven(_ sector: ConicGradient.Sector) -> Bool {
    let (first, last) = (ray(sector.from), ray(sector.to))
    guard first.x * last.x + first.y * last.y >= cos(Self.widest) else { return false }
    let middle = CGPoint(x: first.x + last.x, y: first.y + last.y).applying(inverse)
    let turn = remainder(atan2(middle.y, middle.x) - angle - sector.from, 2 * .pi)
    return abs(turn / (sector.to - sector.from) - 0.5) * sector.difference <= Self.error
  }

  /// Returns a patch that contains a part of its sector, from its nearest to its farthest point.
  func patch(_ sector: ConicGradient.Sector, around part: [CGPoint]) -> ConicGradient.Patch {
    let (first, last) = (ray(sector.from), ray(sector.to))
    // If the center is inside the area, the sector begins there: it is a corner of the part.
    let before = part.suffix(1) + part
    let inner = zip(before, part).map(distance(to:_:)).min() ?? 0
    // The middle of a chord is nearer to the center than its ends, by the cosine of half the angle.
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

  /// The distance between the center and the line segment between two points.
  private func distance(to a: CGPoint, _ b: CGPoint) -> CGFloat {
    let (x, y) = (b.x - a.x, b.y - a.y)
    let square = x * x + y * y
    let share = square > 0 ? min(max(-(a.x * x + a.y * y) / square, 0), 1) : 0
    return hypot(a.x + x * share, a.y + y * share)
  }
}

extension ConicGradient.Sector {
  /// The maximum difference between components of both colors.
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
  /// Returns the part of a convex polygon in which a linear function is not negative (Sutherland
  /// and Hodgman, “Reentrant polygon clipping”, 1974).
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
