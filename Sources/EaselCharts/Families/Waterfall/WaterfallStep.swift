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

  /// Whether the bar rises, or has the length 0.
  var grows: Bool { end >= start }

  /// The number that the bar's label shows.
  var shown: Double { isTotal ? end : end - start }

  /// Returns the text of the label; changes have a plus or minus sign.
  ///
  /// - Parameters:
  ///   - format: The format of all labels.
  ///   - write: The writer of the author's format; `nil` without one.
  func text(_ format: ValueFormat, _ write: ChartFormats.Writer?) -> String {
    let number = isTotal ? end : value.number
    if let text = write?(number) { return !isTotal && number > 0 ? "+" + text : text }
    var format = format
    if !isTotal { format.sign = .exceptZero }
    return format.string(from: number)
  }

  /// Returns the color: the secondary ink for totals, and two colors of the palette for changes.
  func color(_ style: ChartStyle) -> Color {
    let palette = style.palette
    if isTotal || palette.isEmpty { return style.secondaryInk }
    return grows ? palette[0] : palette[min(3, palette.count - 1)]
  }
}
