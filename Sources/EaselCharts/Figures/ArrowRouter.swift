import EaselBlocks
import EaselCanvas
import Foundation

/// A search for the path of an arrow between two rectangles that avoids other rectangles.
///
/// The segments of a path are horizontal and vertical.
struct ArrowRouter {
  /// The rectangles that arrows avoid.
  var obstacles: [CGRect]
  /// Whether arrows leave a rectangle at its left side and reach the next one at its right side.
  var isMirrored: Bool

  /// The maximum number of arrows times rectangles; above it arrows ignore the rectangles.
  static let maximumWork = 100_000
  /// The maximum number of rectangles whose sides are candidates for vertical segments.
  private static let maximumLanes = 24
  /// The minimum length of the segment at a rectangle, in points.
  private static let stub: CGFloat = 6

  /// Creates a router.
  ///
  /// - Parameters:
  ///   - obstacles: The rectangles that arrows avoid.
  ///   - arrows: The number of arrows that will be routed.
  ///   - isMirrored: Whether arrows leave a rectangle at its left side and reach the next one at
  ///     its right side.
  init(obstacles: [CGRect], arrows: Int = 1, isMirrored: Bool = false) {
    self.obstacles = obstacles.count > Self.maximumWork / max(arrows, 1) ? [] : obstacles
    self.isMirrored = isMirrored
  }

  /// Returns the points of the path that crosses the fewest rectangles.
  ///
  /// Of several such paths it is the one with the least cost: its length in points, plus 20 for
  /// each of its points.
  func route(from start: CGRect, to end: CGRect) -> [CGPoint] {
    let (first, last) = (mirrored(start), mirrored(end))
    // A path extends at most 4 points above and below the rows of both ends.
    let rows = first.union(last).insetBy(dx: 0, dy: -4)
    let others = obstacles.filter {
      $0 != start && $0 != end && $0.maxY > rows.minY && $0.minY < rows.maxY
    }.map { mirrored($0) }
    let ways = candidates(first, last, Array(others.prefix(Self.maximumLanes)))
    var best: (cost: CGFloat, way: [CGPoint])?
    for way in ways {
      let cost = cost(of: way, others)
      if best.map({ cost < $0.cost }) ?? true { best = (cost, way) }
    }
    return (best?.way ?? []).map { CGPoint(x: isMirrored ? -$0.x : $0.x, y: $0.y) }
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: -rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func candidates(_ start: CGRect, _ end: CGRect, _ others: [CGRect]) -> [[CGPoint]] {
    let stub = Self.stub
    let from = CGPoint(x: start.maxX, y: start.midY)
    let to = CGPoint(x: end.minX, y: end.midY)
    let goesDown = end.midY >= start.midY
    var ways: [[CGPoint]] = []
    if abs(from.y - to.y) < 0.5, to.x > from.x { ways.append([from, to]) }
    // Reaches the upper or lower side of the end, near its leading corner.
    let lane = end.minX + min(stub, end.width / 2)
    if lane > from.x + 1 {
      let side = CGPoint(x: lane, y: goesDown ? end.minY : end.maxY)
      ways.append([from, CGPoint(x: lane, y: from.y), side])
    }
    // Reaches the leading side of the end, with a vertical segment between start and end.
    let beside = stub / 2
    var lanes: [CGFloat] = [from.x + stub, to.x - stub - 2]
    for other in others { lanes += [other.maxX + beside, other.minX - beside] }
    for lane in lanes where lane >= from.x + beside && lane <= to.x - stub {
      ways.append([from, CGPoint(x: lane, y: from.y), CGPoint(x: lane, y: to.y), to])
    }
    // Follows the row of the start, then a vertical segment before the end.
    let out = from.x + stub
    let row = goesDown ? start.maxY + 3 : start.minY - 3
    for other in others {
      for lane in [other.minX - beside, other.maxX + beside] where lane <= to.x - stub {
        ways.append([
          from, CGPoint(x: out, y: from.y), CGPoint(x: out, y: row), CGPoint(x: lane, y: row),
          CGPoint(x: lane, y: to.y), to,
        ])
      }
    }
    // Leads back between two rows, for an end that is before the start.
    let back = to.x - stub - 2
    let exits: [CGFloat] = [out] + others.map { $0.maxX + beside }
    let rows: [CGFloat] = [goesDown ? end.minY - 3 : end.maxY + 3, row]
    for out in exits where out >= from.x + stub {
      for row in rows {
        ways.append([
          from, CGPoint(x: out, y: from.y), CGPoint(x: out, y: row), CGPoint(x: back, y: row),
          CGPoint(x: back, y: to.y), to,
        ])
      }
    }
    return ways
  }

  private func cost(of way: [CGPoint], _ others: [CGRect]) -> CGFloat {
    var (length, hits): (CGFloat, CGFloat) = (0, 0)
    for (a, b) in zip(way, way.dropFirst()) {
      length += abs(b.x - a.x) + abs(b.y - a.y)
      let part = CGRect(
        x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y)
      ).insetBy(dx: -0.5, dy: -0.5)
      for rect in others where rect.intersects(part) { hits += 1 }
    }
    return hits * 1e6 + CGFloat(way.count) * 20 + length
  }
}
