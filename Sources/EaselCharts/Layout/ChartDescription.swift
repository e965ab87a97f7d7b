import EaselCanvas

/// The alternative text of a chart and its data, created on first use.
///
/// Formatting the numbers and dates costs as much as the rest of a small chart. A caller that lays
/// out a chart only to measure it does not need them.
package final class ChartDescription {
  /// The first sentence, and the whole text.
  typealias Texts = (heading: String, text: String)

  private let make: () -> Texts
  private let makeData: () -> MarkedContent.FigureData?
  /// The alternative text.
  private(set) lazy var texts = make()

  /// The data as a file; `nil` without data.
  package private(set) lazy var data = makeData()

  init(
    data: @escaping () -> MarkedContent.FigureData? = { nil }, _ make: @escaping () -> Texts
  ) {
    self.make = make
    makeData = data
  }

  convenience init(heading: String, text: String) {
    self.init { (heading, text) }
  }
}
