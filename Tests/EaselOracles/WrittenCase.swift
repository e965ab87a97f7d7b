import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation

/// What Scripts/oracles reads of a case.
struct WrittenCase: Encodable {
  /// A word of a text and its position.
  struct Word: Encodable {
    var text: String
    var x: Double
    var baseline: Double
  }

  var name: String
  var source: String
  /// The number of pages that have a bitmap.
  var pages: Int
  var hasSVG = false
  var diagnostics: [String] = []
  /// The runs of a text.
  var runs: [GeneratedText.Run]?
  /// The words as the layouts of the drawing have them.
  var words: [Word]?
  /// The blocks of a report.
  var items: [GeneratedReport.Item]?
  /// How often a business document has words and amounts.
  var texts: [String: Int]?
  /// The margins of the pages of a report, from the top against the hands of a clock.
  var margins: [Double]?
  var background: GeneratedReport.Background?
  var appendedPages: Int?
  var size: [Double]?
  /// Whether the value of a number is one.
  var isFinite: Bool?
  /// The numbers of a chart, in every position where charts write numbers.
  var numbers: WrittenNumbers?
  /// The data of a chart.
  var data: PlottedData?
  /// Whether the chart has axes.
  var hasAxes: Bool?
  /// Whether a second rendering, in a task beside others, gave the same bytes.
  var isRepeatable = true
}
