import EaselBlocks
import EaselCanvas
import Foundation

extension ChartStyle {
  /// Below this many points of width or height a chart that is a value has no text.
  static let minimumTextSide: CGFloat = 72

  /// The size of the text of charts that are values, in points.
  ///
  /// - Parameter wanted: The size that was asked for; one that is not a positive number counts as none.
  static func textSize(_ wanted: CGFloat?) -> CGFloat {
    guard let wanted, wanted.isFinite, wanted > 0 else { return 9.5 }
    return min(wanted, 1_000)
  }

  /// Takes the measures of a chart that is a value, which is drawn in either appearance.
  mutating func adapt(textSize: CGFloat, padding: CGFloat) {
    self.textSize = textSize
    minimumTextSize = min(textSize, minimumTextSize)
    smallTextSize = min(textSize, smallTextSize)
    self.padding = padding
    segmentGap = 0
    keepsAppearances = true
  }
}
