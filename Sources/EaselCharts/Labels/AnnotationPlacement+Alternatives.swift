import EaselBlocks
import EaselCanvas
import Foundation

extension AnnotationPlacement {
  /// Returns the frames beside the mark for a block that has no space at its own position, the best
  /// one first.
  ///
  /// At a point, they are at the other seven sides (Imhof 1975). At a bar, they are beyond its end,
  /// inside it, and at the other sides. At a rule, they are along it on both sides, and beyond its
  /// ends.
  func alternatives(_ size: CGSize) -> [CGRect] {
    switch target {
    case .point: return sidesOfPoint.map { frame(size, at: $0) }
    case .end(let edge): return besideBar(size, edge)
    case .area(isSector: false): return besideRectangle(size)
    case .area(isSector: true): return []
    case .line: return isUpright ? besideUprightRule(size) : besideLevelRule(size)
    }
  }

  /// Whether the block is requested to the left or right of a point.
  var isBesidePoint: Bool { target == .point && way.x != 0 && way.y == 0 }

  /// Whether the mark is higher than wide.
  var isUpright: Bool { bounds.height > bounds.width }

  // MARK: Points

  private static let ring: [AnnotationPosition.Side] = [
    .top, .topTrailing, .trailing, .bottomTrailing, .bottom, .bottomLeading, .leading, .topLeading,
  ]

  private var sidesOfPoint: [AnnotationPosition.Side] {
    guard let index = Self.ring.firstIndex(of: side) else {
      return [.top, .bottom, .trailing, .leading, .topTrailing, .topLeading, .bottomTrailing]
        + [.bottomLeading]
    }
    let isCorner = index % 2 == 1
    let turns = isCorner ? [1, -1, 2, -2, 3, -3, 4] : [1, -1, 4, 2, -2, 3, -3]
    return turns.map { Self.ring[(index + $0 + 8) % 8] }
  }

  // MARK: Bars and rectangles

  private func besideBar(_ size: CGSize, _ edge: Edge) -> [CGRect] {
    let (beyond, others): ([AnnotationPosition.Side], [AnnotationPosition.Side]) =
      switch edge {
      case .top:
        (
          [.top, .topTrailing, .topLeading],
          [.trailing, .leading, .bottom, .bottomTrailing, .bottomLeading]
        )
      case .bottom:
        (
          [.bottom, .bottomTrailing, .bottomLeading],
          [.trailing, .leading, .top, .topTrailing, .topLeading]
        )
      case .leading, .trailing:
        (
          [(edge == .leading) == isRightToLeft ? .trailing : .leading],
          [.top, .topTrailing, .topLeading, .bottom, .bottomTrailing, .bottomLeading]
        )
      }
    return beyond.map { frame(size, at: $0) } + [inside(size, at: edge)].compactMap { $0 }
      + others.map { frame(size, at: $0) }
  }

  /// Returns the frame inside a bar at its end; `nil` if the bar is smaller than the block.
  private func inside(_ size: CGSize, at edge: Edge) -> CGRect? {
    guard size.width <= bounds.width, size.height <= bounds.height else { return nil }
    var rect = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    let gap = spacing
    switch edge {
    case .top: rect.origin.y = min(rect.minY, bounds.minY + gap)
    case .bottom: rect.origin.y = max(rect.minY, bounds.maxY - gap - size.height)
    case .leading: rect.origin.x = min(rect.minX, bounds.minX + gap)
    case .trailing: rect.origin.x = max(rect.minX, bounds.maxX - gap - size.width)
    }
    return rect
  }

  private func besideRectangle(_ size: CGSize) -> [CGRect] {
    let sides: [AnnotationPosition.Side] = [
      .overlay, .top, .topLeading, .topTrailing, .bottom, .bottomLeading, .bottomTrailing,
      .trailing, .leading,
    ]
    return sides.map { frame(size, at: $0) }
  }

  // MARK: Rules

  /// The number of positions along a rule.
  private static let positionsAlongRule = 13

  /// Returns frames above and below a horizontal rule, those near the requested position first, and
  /// then beyond its ends.
  private func besideLevelRule(_ size: CGSize) -> [CGRect] {
    let wanted = min(
      max(frame(size).minX, bounds.minX), max(bounds.maxX - size.width, bounds.minX))
    let xs = Self.positions(
      from: bounds.minX, to: max(bounds.maxX - size.width, bounds.minX), near: wanted)
    let (above, below) = (frame(size, at: .top).minY, frame(size, at: .bottom).minY)
    var ys = way.y > 0 ? [below, above] : [above, below]
    // On the rule itself, the block interrupts it.
    if side == .overlay { ys.insert(frame(size).minY, at: 0) }
    let along = ys.flatMap { y in
      xs.map { CGRect(x: $0, y: y, width: size.width, height: size.height) }
    }
    let beyond = [AnnotationPosition.Side.trailing, .leading].map { frame(size, at: $0) }
    return along + beyond
  }

  /// Returns frames above a vertical rule, then beside it from the requested end on, and then below
  /// it.
  private func besideUprightRule(_ size: CGSize) -> [CGRect] {
    let (first, second): (AnnotationPosition.Side, AnnotationPosition.Side) =
      (way.x < 0) == isRightToLeft ? (.trailing, .leading) : (.leading, .trailing)
    let low = max(bounds.maxY - size.height, bounds.minY)
    let wanted =
      way.y < 0 ? bounds.minY : way.y > 0 ? low : min(max(frame(size).minY, bounds.minY), low)
    let ys = Self.positions(from: bounds.minY, to: low, near: wanted)
    let beside = [first, second].map { frame(size, at: $0).minX }
    func ends(_ y: CGFloat) -> [CGRect] {
      // Beyond the end, the block may begin or end at the rule instead of being centered on it.
      [bounds.midX - size.width / 2, bounds.midX, bounds.midX - size.width].map {
        CGRect(x: $0, y: y, width: size.width, height: size.height)
      }
    }
    var along: [CGRect] = []
    if side == .overlay {
      along += ys.map {
        CGRect(
          x: bounds.midX - size.width / 2, y: $0, width: size.width, height: size.height)
      }
    }
    along += ys.flatMap { y in
      beside.map { CGRect(x: $0, y: y, width: size.width, height: size.height) }
    }
    let (top, bottom) = (frame(size, at: .top).minY, frame(size, at: .bottom).minY)
    return way.y < 0
      ? ends(top) + along + ends(bottom)
      : way.y > 0 ? ends(bottom) + along + ends(top) : along + ends(top) + ends(bottom)
  }

  /// Returns positions between two ends, in the order of their distance from one of them.
  private static func positions(from low: CGFloat, to high: CGFloat, near wanted: CGFloat)
    -> [CGFloat]
  {
    guard high > low else { return [low] }
    let last = positionsAlongRule - 1
    let all =
      [wanted] + (0...last).map { low + (high - low) * CGFloat($0) / CGFloat(last) }
    return all.enumerated().sorted {
      let (a, b) = (abs($0.element - wanted), abs($1.element - wanted))
      return a != b ? a < b : $0.offset < $1.offset
    }.map(\.element)
  }
}
