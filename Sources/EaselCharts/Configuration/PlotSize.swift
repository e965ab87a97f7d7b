import EaselBlocks
import EaselCanvas
import Foundation

/// The size of a plot, from which the size of its chart follows.
struct PlotSize {
  /// A width or a height.
  enum Length: Hashable {
    /// A number of points.
    case points(CGFloat)
    /// A number of points for each category of the axis.
    case perCategory(CGFloat)

    /// The number of points, for the whole plot or for a category.
    var number: CGFloat {
      switch self {
      case .points(let number), .perCategory(let number): number
      }
    }
  }

  /// The width; `nil` for the space that the chart has.
  var width: Length?
  /// The height; `nil` for the space that the chart has.
  var height: Length?

  init() {}

  func merged(over outer: PlotSize) -> PlotSize {
    var result = self
    result.width = width ?? outer.width
    result.height = height ?? outer.height
    return result
  }
}

extension ChartConfiguration {
  /// Sets lengths of the plot; a length that is not positive and finite is reported.
  mutating func setPlotSize(width: PlotSize.Length?, height: PlotSize.Length?) {
    plotSize.width = sound(width, "width")
    plotSize.height = sound(height, "height")
  }

  private mutating func sound(_ length: PlotSize.Length?, _ name: String) -> PlotSize.Length? {
    guard let length else { return nil }
    let number = length.number
    if number > 0, number.isFinite { return length }
    noteFault(
      "the \(name) of a plot must be positive and finite; the plot takes the space of the chart",
      of: .number(Double(number)), code: .invalidSize)
    return nil
  }
}
