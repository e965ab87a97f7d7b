import EaselBlocks
import EaselCanvas
import Foundation

extension ChartEngine {
  /// Sets the alternative text of a layout, and adds its diagnostics.
  func describe(_ layout: inout ChartLayout) {
    let (marks, scales, configuration) = (marks, scales, configuration)
    let environment = style.environment
    layout.description = ChartDescription {
      MarkedContent.FigureData(
        marks.list, title: configuration.titles?.title.string(in: environment),
        timeZone: environment.calendar.timeZone)
    } _: {
      let words = ChartWords(marks, scales, configuration, environment: environment)
      return (words.heading, words.text)
    }
    layout.diagnostics += ChartWords.diagnostics(configuration, environment)
  }
}
