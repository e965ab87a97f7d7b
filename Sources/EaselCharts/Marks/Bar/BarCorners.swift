import EaselBlocks
import EaselCanvas
import Foundation

/// The corners of a bar whose two ends differ.
enum BarCorners: Hashable, Sendable {
  /// Rounds the far end by the radius of the style.
  ///
  /// A thin bar and one that ends at the edge of the plot are square.
  case standard
  /// Rounds the corners by radii that are given for a bar that grows upward.
  case radii(CornerRadii)

  /// The width below which a bar is thin, in points.
  private static let thinWidth: CGFloat = 6

  /// Returns the radii of the corners of a bar.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the bar.
  ///   - axis: The axis along which the bar grows.
  ///   - isReversed: Whether the bar grows down or to the left.
  ///   - isCut: Whether the bar is longer than the plot.
  func cornerRadii(
    of rect: CGRect, along axis: Axis, isReversed: Bool, isCut: Bool, _ style: ChartStyle
  ) -> CornerRadii {
    let (width, length) =
      axis == .vertical ? (rect.width, rect.height) : (rect.height, rect.width)
    let radii: CornerRadii
    switch self {
    case .radii(let own): radii = own
    case .standard:
      let far = width < Self.thinWidth || isCut ? 0 : min(style.barCornerRadius, length)
      radii = CornerRadii(topLeft: far, topRight: far, bottomLeft: 0, bottomRight: 0)
    }
    switch (axis, isReversed) {
    case (.vertical, false): return radii
    case (.vertical, true):
      return CornerRadii(
        topLeft: radii.bottomLeft, topRight: radii.bottomRight, bottomLeft: radii.topLeft,
        bottomRight: radii.topRight)
    case (.horizontal, false):
      return CornerRadii(
        topLeft: radii.bottomLeft, topRight: radii.topLeft, bottomLeft: radii.bottomRight,
        bottomRight: radii.topRight)
    case (.horizontal, true):
      return CornerRadii(
        topLeft: radii.topRight, topRight: radii.bottomRight, bottomLeft: radii.topLeft,
        bottomRight: radii.bottomLeft)
    }
  }
}

extension FigureBuilder {
  /// Ends a bar at the edges of the plot if the chart cuts bars, and rounds its corners.
  mutating func finishBar(
    figure index: Int, _ run: PreparedRun, _ row: Int, _ shape: BarShape
  ) {
    guard cutsBars || shape.corners != nil || shape.border != nil,
      case .rectangle(let whole, let radius) = figures[index].shape
    else { return }
    let axis = run.direction
    let rect = cutsBars ? whole.cut(along: axis, to: plot) : whole
    // In right-to-left layout, horizontal bars of positive values grow to the left.
    let isNegative = (run.values?[row] ?? 0) < 0
    let radii = shape.corners?.cornerRadii(
      of: rect, along: axis, isReversed: isNegative != (axis == .horizontal && style.isRightToLeft),
      isCut: rect != whole, style)
    change(figure: index) {
      $0.shape = .rectangle(rect, cornerRadius: radius)
      $0.corners = radii == CornerRadii(all: 0) ? nil : radii
      $0.border = shape.border
    }
  }
}

extension CGRect {
  /// Returns the part of a bar that is between the edges of a plot along an axis.
  fileprivate func cut(along axis: Axis, to plot: CGRect) -> CGRect {
    func held(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(value, low), high)
    }
    if axis == .vertical {
      let (top, bottom) = (held(minY, plot.minY, plot.maxY), held(maxY, plot.minY, plot.maxY))
      guard top > minY || bottom < maxY else { return self }
      return CGRect(x: minX, y: top, width: width, height: bottom - top)
    }
    let (left, right) = (held(minX, plot.minX, plot.maxX), held(maxX, plot.minX, plot.maxX))
    guard left > minX || right < maxX else { return self }
    return CGRect(x: left, y: minY, width: right - left, height: height)
  }
}
