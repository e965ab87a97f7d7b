import EaselCanvas
import Foundation

extension OccupancyBitmap {
  /// The width in points above which the corners of a symbol's box are left free.
  private static let largestBox: CGFloat = 8
  /// The height of the strips of which a symbol consists, in points.
  private static let strip: CGFloat = 0.5

  /// Marks symbols as taken; the corners of the boxes around large circles stay free.
  mutating func add(symbol path: Path, at points: [CGPoint], lineWidth: CGFloat) {
    let box = path.boundingBox.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
    guard !box.isNull else { return }
    let strips =
      max(box.width, box.height) > Self.largestBox ? Self.strips(of: path, lineWidth) : [box]
    for point in points {
      for strip in strips { add(strip.offsetBy(dx: point.x, dy: point.y)) }
    }
  }

  /// Returns the horizontal strips from the left to the right edge of a path.
  private static func strips(of path: Path, _ lineWidth: CGFloat) -> [CGRect] {
    let sides = path.flattened(tolerance: 0.2).sides
    let box = path.boundingBox
    guard !sides.isEmpty, box.height < 2_000 else { return [box] }
    let count = Int((box.height / strip).rounded(.up))
    return (0..<count).compactMap { index in
      let y = box.minY + (CGFloat(index) + 0.5) * strip
      var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
      for (start, end) in sides where min(start.y, end.y) <= y && max(start.y, end.y) >= y {
        let share = end.y == start.y ? 0 : (y - start.y) / (end.y - start.y)
        let x = start.x + (end.x - start.x) * share
        low = min(low, x)
        high = max(high, x)
      }
      guard low <= high else { return nil }
      return CGRect(x: low, y: y - strip / 2, width: high - low, height: strip)
        .insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
    }
  }

  /// Returns whether a line of one point of width is free.
  func isFree(from start: CGPoint, to end: CGPoint) -> Bool {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length.isFinite, length < 10_000 else { return false }
    let count = max(Int(length), 1)
    return (0...count).allSatisfy { index in
      let share = CGFloat(index) / CGFloat(count)
      return isFree(
        CGRect(
          x: start.x + (end.x - start.x) * share - 0.5,
          y: start.y + (end.y - start.y) * share - 0.5, width: 1, height: 1))
    }
  }
}

extension Path {
  /// The straight sides of a flattened path.
  fileprivate var sides: [(CGPoint, CGPoint)] {
    var sides: [(CGPoint, CGPoint)] = []
    var (first, last): (CGPoint, CGPoint) = (.zero, .zero)
    forEach { element in
      switch element {
      case .move(let point): (first, last) = (point, point)
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        sides.append((last, point))
        last = point
      case .closeSubpath:
        sides.append((last, first))
        last = first
      }
    }
    return sides
  }
}
