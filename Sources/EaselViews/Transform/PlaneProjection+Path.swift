import EaselCanvas
import Foundation

/// Perspective projections of paths.
///
/// A projection of the plane keeps straight lines straight, so only curves are flattened. Parts
/// behind the eye point are removed first.
extension PlaneProjection {
  /// The smallest drawn depth as a fraction of the distance between the eye and the superlayer's
  /// plane.
  ///
  /// Nearer parts would be enlarged more than 64 times.
  static let nearest: CGFloat = 1 / 64

  /// The factor by which the matrix multiplies areas, before the division by depth.
  ///
  /// Its sign is the orientation of the plane wherever the plane is visible.
  var determinant: CGFloat {
    ax * (by * tw - bw * ty) - ay * (bx * tw - bw * tx) + aw * (bx * ty - by * tx)
  }

  /// Whether all entries are finite.
  var isFinite: Bool { [ax, ay, aw, bx, by, bw, tx, ty, tw].allSatisfy(\.isFinite) }

  /// Returns the distance from the eye as a fraction of that of the superlayer's plane.
  func depth(of point: CGPoint) -> CGFloat { aw * point.x + bw * point.y + tw }

  /// Returns the largest scale factor of lengths at a point.
  func scale(at point: CGPoint) -> CGFloat {
    let w = max(depth(of: point), Self.nearest)
    let x = (ax * point.x + bx * point.y + tx) / w
    let y = (ay * point.x + by * point.y + ty) / w
    return hypot(hypot(ax - x * aw, ay - y * aw), hypot(bx - x * bw, by - y * bw)) / w
  }

  /// Returns the largest scale factor of lengths in a rectangle.
  func scale(in rect: CGRect) -> CGFloat {
    rect.corners.reduce(0) { max($0, scale(at: $1)) }
  }

  /// Returns the visible part of a path as closed polygons.
  ///
  /// The projected polygons deviate from the projected path by less than the tolerance. Parts
  /// behind the eye point are removed.
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

  /// Returns the maximum deviation of a curve from its chord: n(n − 1)⁄8 times its largest second
  /// difference.
  private static func bend(of controls: [CGPoint]) -> CGFloat {
    var maximum: CGFloat = 0
    for index in controls.indices.dropFirst(2) {
      let (p, q, r) = (controls[index - 2], controls[index - 1], controls[index])
      maximum = max(maximum, hypot(p.x - 2 * q.x + r.x, p.y - 2 * q.y + r.y))
    }
    return maximum * (controls.count > 3 ? 0.75 : 0.25)
  }

  /// Clips a polygon at the smallest drawn depth (Sutherland and Hodgman, 1974).
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

  /// Returns the projection of polygons that have no point behind the eye.
  func projectedPath(of polygons: [[CGPoint]]) -> Path {
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
