import EaselBlocks
import EaselCanvas
import Foundation

extension ChartEngine {
  /// Sets the alternative text.
  func describe(_ layout: inout ChartLayout) {
    let words = ChartWords(marks, scales, configuration, environment: style.environment)
    layout.heading = words.heading
    layout.words = words.text
    layout.diagnostics += words.diagnostics
  }
}
