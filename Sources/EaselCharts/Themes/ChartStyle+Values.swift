import EaselBlocks
import EaselCanvas
import Foundation

extension ChartStyle {
  /// The width and height in points below which a chart of a single value has no text.
  static let minimumTextSide: CGFloat = 72

  /// The font size of charts of a single value, in points.
  ///
  /// - Parameters:
  ///   - wanted: The requested size; a size that is not a positive, finite number counts as `nil`.
  ///   - standard: The size for `nil`.
  package static func textSize(_ wanted: CGFloat?, standard: CGFloat = 9.5) -> CGFloat {
    guard let wanted, wanted.isFinite, wanted > 0 else { return standard }
    return min(wanted, 1_000)
  }

  /// Sets the sizes of a chart of a single value, which can be drawn in either appearance.
  package mutating func adapt(textSize: CGFloat, padding: CGFloat) {
    self.textSize = textSize
    minimumTextSize = min(textSize, minimumTextSize)
    smallTextSize = min(textSize, smallTextSize)
    self.padding = padding
    segmentGap = 0
    keepsAppearances = true
  }
}
