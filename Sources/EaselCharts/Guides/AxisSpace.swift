import EaselBlocks
import EaselCanvas
import Foundation

/// The space of an axis beside its plot.
struct AxisSpace {
  let plot: CGRect
  let bounds: CGRect
  let side: AxisLabelTask.Side
  /// Whether the plot is final, so that labels must stay within the bounds.
  let isFinal: Bool
  /// Whether the labels are inside the plot.
  var isInset = false
  /// The distance that labels may extend beyond the plot's ends, if another plot is beside it.
  var reach: CGFloat?
  /// The height of the title outside the labels of a horizontal axis.
  var titleHeight: CGFloat = 0

  var isHorizontal: Bool { side == .above || side == .below }

  /// The outward direction: 1 to the right and downwards, otherwise −1.
  var sign: CGFloat { side == .right || side == .below ? 1 : -1 }

  /// The position of the plot's edge, across the axis.
  var edge: CGFloat {
    switch side {
    case .left: plot.minX
    case .right: plot.maxX
    case .above: plot.minY
    case .below: plot.maxY
    }
  }

  /// The plot's extent along the axis.
  var length: CGFloat { isHorizontal ? plot.width : plot.height }

  /// Returns the maximum outward extent of labels that start at a distance from the plot.
  ///
  /// - Parameters:
  ///   - gap: The distance from the plot.
  ///   - share: The part of the chart that labels may take while the plot is not final, 0...1.
  func depth(from gap: CGFloat, share: CGFloat) -> CGFloat {
    let extent = isHorizontal ? bounds.height : bounds.width
    if isInset { return (isHorizontal ? plot.height : plot.width) - gap }
    guard isFinal else { return extent * share - gap }
    let rest: CGFloat =
      switch side {
      case .left: plot.minX - bounds.minX
      case .right: bounds.maxX - plot.maxX
      case .above: plot.minY - bounds.minY
      case .below: bounds.maxY - plot.maxY
      }
    return rest - gap - (isHorizontal ? titleHeight : 0)
  }

  /// The range that labels must stay within, along the axis.
  var range: ClosedRange<CGFloat> {
    if let reach, isHorizontal { return plot.minX - reach...plot.maxX + reach }
    let (low, high) =
      isHorizontal ? (bounds.minX, bounds.maxX) : (bounds.minY, bounds.maxY)
    guard !isFinal else { return min(low, high)...max(low, high) }
    let (start, end) = isHorizontal ? (plot.minX, plot.maxX) : (plot.minY, plot.maxY)
    // The plot becomes smaller by as much as a label at its end may extend beyond it.
    let reach = isHorizontal ? (high - low) * 0.25 : min((high - low) * 0.1, 20)
    return min(start, end) - reach...max(start, end) + reach
  }

  /// Returns a line outwards from the edge of the plot.
  func tick(at position: CGFloat, length: CGFloat) -> (CGPoint, CGPoint) {
    let end = edge + sign * length
    return isHorizontal
      ? (CGPoint(x: position, y: edge), CGPoint(x: position, y: end))
      : (CGPoint(x: edge, y: position), CGPoint(x: end, y: position))
  }

  /// Returns a line across the plot.
  ///
  /// - Parameters:
  ///   - position: The position of the line along the axis.
  ///   - reach: The distance by which the line extends beyond the plot on the side of the axis.
  func across(at position: CGFloat, beyond reach: CGFloat = 0) -> (CGPoint, CGPoint) {
    guard isHorizontal else {
      return (CGPoint(x: plot.minX, y: position), CGPoint(x: plot.maxX, y: position))
    }
    let (above, below) = side == .above ? (reach, 0) : (0, reach)
    return (
      CGPoint(x: position, y: plot.minY - above), CGPoint(x: position, y: plot.maxY + below)
    )
  }

  /// Whether a position along the axis is within the plot.
  func holds(_ position: CGFloat) -> Bool {
    let slack: CGFloat = 0.01
    return isHorizontal
      ? position >= plot.minX - slack && position <= plot.maxX + slack
      : position >= plot.minY - slack && position <= plot.maxY + slack
  }
}
