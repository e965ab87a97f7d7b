import EaselCanvas

/// The words of a chart and its data, made when they are first asked for.
///
/// Numbers and dates in words cost as much as the rest of a small chart, and whoever lays a chart out
/// to measure it needs none.
package final class ChartDescription {
  /// The first sentence, and the whole text.
  package typealias Words = (heading: String, text: String)

  private let make: () -> Words
  private let makeData: () -> MarkedContent.FigureData?
  /// The words.
  package private(set) lazy var words = make()

  /// The data as a file; nil where there are none.
  package private(set) lazy var data = makeData()

  package init(
    data: @escaping () -> MarkedContent.FigureData? = { nil }, _ make: @escaping () -> Words
  ) {
    self.make = make
    makeData = data
  }

  package convenience init(heading: String, text: String) {
    self.init { (heading, text) }
  }
}
