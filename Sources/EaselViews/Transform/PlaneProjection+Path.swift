import EaselCanvas
import Foundation

/// Perspective pictures of paths.
///
/// A projection of the plane keeps straight lines straight, so only curves are made of lines; what
/// lies behind the eye is cut off first.
extension PlaneProjection {
  /// How near to the eye, as a share of its distance from the plane of the superlayer, drawing is
  /// still shown: what is nearer is enlarged more than 64 times.
  static let nearest: CGFloat = 1 / 64

  /// What its matrix multiplies areas by, before the division by depth; its sign says which way the
  /// plane faces wherever it can be seen.
  var determinant: CGFloat {
    ax * (by * tw - bw * ty) - ay * (bx * tw - bw * tx) + aw * (bx * ty - by * tx)
  }

  /// Whether all its numbers are finite.
  var isFinite: Bool { [ax, ay, aw, bx, by, bw, tx, ty, tw].allSatisfy(\.isFinite) }

  /// The distance from the eye, as a share of that of the superlayer's plane.
  func depth(of point: CGPoint) -> CGFloat { aw * point.x + bw * point.y + tw }

  /// The most that lengths are multiplied by at a point.
  func scale(at point: CGPoint) -> CGFloat {
    let w = max(depth(of: point), Self.nearest)
    let x = (ax * point.x + bx * point.y + tx) / w
    let y = (ay * point.x + by * point.y + ty) / w
    return hypot(hypot(ax - x * aw, ay - y * aw), hypot(bx - x * bw, by - y * bw)) / w
  }

  /// The most that lengths are multiplied by in a rectangle.
  func scale(in rect: CGRect) -> CGFloat {
    rect.corners.reduce(0) { max($0, scale(at: $1)) }
  }

  /// The path as closed polygons whose picture strays less than a tolerance from the path's, without
  /// what lies behind the eye.
  func visiblePolygons(of path: Path, tolerance: CGFloat) -> [[CGPoint]] {
    let flat = path.halved { controls in
      if controls.allSatisfy({ depth(of: $0) < Self.nearest }) { return true }
      let stretch = controls.reduce(0) { max($0, scale(at: $1)) }
      return Self.bend(of: controls) * stretch <= tolerance
    }
    return flat.polygons.compactMap { polygon in
      let visible = cut(polygon.points)
      return visible.count > 2 ? visible : nil
    }
  }

  /// The most by which a curve strays from the line between its ends: n(n − 1)⁄8 times its greatest
  /// second difference.
  private static func bend(of controls: [CGPoint]) -> CGFloat {
    var greatest: CGFloat = 0
    for index in controls.indices.dropFirst(2) {
      let (p, q, r) = (controls[index - 2], controls[index - 1], controls[index])
      greatest = max(greatest, hypot(p.x - 2 * q.x + r.x, p.y - 2 * q.y + r.y))
    }
    return greatest * (controls.count > 3 ? 0.75 : 0.25)
  }

  /// Cuts a polygon where it comes too near to the eye (Sutherland and Hodgman, 1974).
  private func cut(_ polygon: [CGPoint]) -> [CGPoint] {
    guard polygon.contains(where: { depth(of: $0) < Self.nearest }) else { return polygon }
    guard var previous = polygon.last else { return [] }
    var result: [CGPoint] = []
    for point in polygon {
      let (before, now) = (depth(of: previous) - Self.nearest, depth(of: point) - Self.nearest)
      if (before < 0) != (now < 0) {
        let share = before / (before - now)
        result.append(
          CGPoint(
            x: previous.x + (point.x - previous.x) * share,
            y: previous.y + (point.y - previous.y) * share))
      }
      if now >= 0 { result.append(point) }
      previous = point
    }
    return result
  }

  /// The picture of polygons of which no point lies behind the eye.
  func picture(of polygons: [[CGPoint]]) -> Path {
    Path { path in
      for polygon in polygons {
        for (index, point) in polygon.compactMap({ self($0) }).enumerated() {
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
      }
    }
  }
}
