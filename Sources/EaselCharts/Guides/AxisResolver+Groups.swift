import EaselBlocks
import EaselCanvas
import Foundation

extension AxisResolver {
  /// Returns the second row of labels, such as the year below months; `nil` if they have no room.
  ///
  /// Each larger unit has one text: at its first tick, or in the middle of its ticks if labels are
  /// centered.
  func groupLabels(_ choice: AxisChoice, _ slot: AxisLabelSlot?, _ space: AxisSpace)
    -> [ChartLabel]?
  {
    guard !choice.groups.isEmpty else { return [] }
    guard let slot, space.isHorizontal else { return nil }
    let labels = slot.solution.labels
    let boxes = labels.compactMap { $0?.bounds }
    guard !boxes.isEmpty else { return nil }
    // Both rows have one font size.
    let size = slot.solution.form.size
    let type = AxisTypography(style, color: color ?? style.secondaryInk)
    let below = space.side == .below
    let edge =
      below ? (boxes.map(\.maxY).max() ?? 0) + 1 : (boxes.map(\.minY).min() ?? 0) - 1
    let range = space.range
    var result: [ChartLabel] = []
    // Groups of several ticks begin at their first one, and then those of one tick do as well.
    let areSingle = choice.groups.allSatisfy { $0.ticks.count == 1 }
    for group in choice.groups {
      let members = group.ticks.compactMap { $0 < labels.count ? labels[$0]?.bounds : nil }
      guard let start = members.map(\.minX).min(), let end = members.map(\.maxX).max() else {
        continue
      }
      let text = type.line(group.text, size: size)
      var x = style.isRightToLeft ? end - text.size.width : start
      if choice.isCentered || areSingle { x = (start + end - text.size.width) / 2 }
      x = max(range.lowerBound, min(x, range.upperBound - text.size.width))
      let label = ChartLabel(
        text, at: CGPoint(x: x, y: edge), anchor: CGPoint(x: 0, y: below ? 0 : 1))
      let gap = type.gap(size) * 2
      let touches = result.contains {
        label.bounds.insetBy(dx: -gap, dy: 0).intersects($0.bounds)
      }
      guard !touches, label.bounds.minX >= range.lowerBound - 0.02,
        label.bounds.maxX <= range.upperBound + 0.02
      else { return nil }
      // In the final pass the row has only the remaining room.
      if space.isFinal {
        guard label.bounds.maxY <= space.bounds.maxY + 0.02,
          label.bounds.minY >= space.bounds.minY - 0.02
        else { return nil }
      }
      result.append(label)
    }
    return result
  }
}
