import EaselBlocks
import EaselCanvas
import Foundation

/// The space that axes need around the plots of panels.
struct FacetNeeds {
  var left: CGFloat = 0
  var right: CGFloat = 0
  var top: CGFloat = 0
  var bottom: CGFloat = 0
  /// The height of the title of the value axis, which is above the names of the first row.
  var title: CGFloat = 0

  /// The distance that labels below a panel extend beyond its sides.
  ///
  /// It is infinite if the cell beside the last panel contains labels of a trailing axis.
  var spread: CGFloat = 0

  init() {}

  /// Returns the larger value of each property.
  func union(_ other: FacetNeeds) -> FacetNeeds {
    var result = self
    result.left = max(left, other.left)
    result.right = max(right, other.right)
    result.top = max(top, other.top)
    result.bottom = max(bottom, other.bottom)
    result.spread = max(spread, other.spread)
    result.title = max(title, other.title)
    return result
  }

  init(_ panels: [[AxisLayout]]) {
    for axis in panels.joined() {
      let plot = axis.plot
      let isUpright = axis.edge == .leading || axis.edge == .trailing
      if isUpright, let size = axis.title?.frame.size { title = max(title, size.height) }
      let labels = isUpright ? axis.labels + axis.contextLabels : axis.allLabels
      for box in labels.map(\.bounds) + axis.blocks.map(\.frame)
        + axis.tickLines.map(\.bounds)
      {
        left = max(left, plot.minX - box.minX)
        right = max(right, box.maxX - plot.maxX)
        top = max(top, plot.minY - box.minY)
        bottom = max(bottom, box.maxY - plot.maxY)
        if axis.edge == .trailing { spread = .infinity }
        if axis.edge == .bottom {
          spread = max(spread, plot.minX - box.minX, box.maxX - plot.maxX)
        }
      }
    }
  }
}
