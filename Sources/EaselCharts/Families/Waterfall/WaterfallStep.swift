import EaselBlocks
import EaselCanvas
import Foundation

/// A bar of a waterfall.
struct WaterfallStep {
  var name: ChartField
  var value: ChartField
  var start: Double
  var end: Double
  var isTotal: Bool

  /// Whether the bar grows upwards.
  var grows: Bool { end >= start }

  /// The number that the bar's label shows.
  var shown: Double { isTotal ? end : end - start }

  /// The label: changes with their sign.
  func text(_ format: NumberFormat) -> String {
    var format = format
    if !isTotal { format.sign = .exceptZero }
    return format.string(from: isTotal ? end : value.number)
  }

  /// Totals are dark, growth and loss have the first and the fourth colour.
  func color(_ style: ChartStyle) -> Color {
    let palette = style.palette
    if isTotal || palette.isEmpty { return style.secondaryInk }
    return grows ? palette[0] : palette[min(3, palette.count - 1)]
  }
}
