import EaselBlocks
import Foundation

extension EnvironmentValues {
  private enum IsChartAloneKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a chart fills an image, and is not a part of it.
  var isChartAlone: Bool {
    get { self[IsChartAloneKey.self] }
    set { self[IsChartAloneKey.self] = newValue }
  }
}

extension ChartStyle {
  /// Replaces the sizes for documents by those for images.
  mutating func adapt() {
    guard environment.isImage else { return }
    if theme.soundTextSize == nil { textSize = imageTextSize }
    minimumTextSize = min(textSize, minimumImageTextSize)
    smallTextSize = min(textSize, minimumImageTextSize)
    if environment.isChartAlone { padding = 8 }
  }
}
