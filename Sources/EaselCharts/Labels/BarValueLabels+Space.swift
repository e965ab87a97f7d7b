import EaselBlocks
import EaselCanvas
import Foundation

extension BarValueLabels {
  /// Returns the room that values need beyond the range of their scale, in a plot of a size.
  ///
  /// - Parameters:
  ///   - size: The size of the plot.
  ///   - isRightToLeft: Whether values grow to the left.
  ///   - scale: Returns the scale of an item; `nil` if it has none, or keeps the domain that was
  ///     given.
  func space(
    in size: CGSize, isRightToLeft: Bool, scale: (Item) -> ResolvedScale?
  ) -> LabelSpace {
    var space = LabelSpace()
    for direction in [Axis.vertical, .horizontal] {
      let length = direction == .vertical ? size.height : size.width
      var ends: [(share: CGFloat, need: CGFloat, isNegative: Bool)] = []
      var isReversed = false
      for item in items.values where item.direction == direction && !item.isInside {
        guard let scale = scale(item) else { continue }
        let (start, end) = (scale.position.start, scale.position.end)
        guard start != end else { continue }
        isReversed = end < start
        let share = CGFloat((scale.position.position(of: item.end) - start) / (end - start))
        guard share.isFinite, share >= -0.001, share <= 1.001 else { continue }
        let side = direction == .vertical ? item.text.size.height : item.text.size.width
        ends.append((min(max(share, 0), 1), side + Self.gap + 1, item.value < 0))
      }
      guard !ends.isEmpty, length > 0 else { continue }
      let (low, high) = Self.padding(ends, length)
      let swaps = isReversed != (direction == .horizontal && isRightToLeft)
      let (first, last) = swaps ? (high, low) : (low, high)
      if direction == .vertical {
        (space.bottom, space.top) = (max(space.bottom, first), max(space.top, last))
      } else {
        (space.left, space.right) = (max(space.left, first), max(space.right, last))
      }
    }
    return space
  }

  /// Returns the padding at the lower and upper end of the range that gives each label its room.
  private static func padding(
    _ ends: [(share: CGFloat, need: CGFloat, isNegative: Bool)], _ length: CGFloat
  ) -> (low: CGFloat, high: CGFloat) {
    var (low, high): (CGFloat, CGFloat) = (0, 0)
    // A smaller range moves all ends closer to the edges, so this needs a few iterations; they
    // converge fast.
    for _ in 0..<4 {
      let range = max(length - low - high, 0)
      for end in ends {
        if end.isNegative {
          low = max(low, end.need - end.share * range)
        } else {
          high = max(high, end.need - (1 - end.share) * range)
        }
      }
    }
    // Bars keep more than half of the plot. Values without room are placed inside the bars.
    guard low + high <= length * 0.45 else { return (0, 0) }
    return (low, high)
  }
}
