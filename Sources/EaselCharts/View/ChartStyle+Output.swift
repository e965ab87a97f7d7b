import EaselBlocks
import Foundation

extension EnvironmentValues {
  private enum IsChartAloneKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a chart is all of an image, rather than a part of it.
  package var isChartAlone: Bool {
    get { self[IsChartAloneKey.self] }
    set { self[IsChartAloneKey.self] = newValue }
  }
}

extension ChartStyle {
  /// Takes the measures of images in place of those of documents.
  mutating func adapt() {
    guard environment.isImage else { return }
    if theme.textSize == nil { textSize = 12 }
    minimumTextSize = min(textSize, 10)
    smallTextSize = min(textSize, 10)
    if environment.isChartAlone { padding = 8 }
  }
}
