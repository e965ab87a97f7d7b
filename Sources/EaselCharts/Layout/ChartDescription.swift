/// The words of a chart, made when they are first asked for.
///
/// Numbers and dates in words cost as much as the rest of a small chart, and whoever lays a chart out
/// to measure it needs none.
package final class ChartDescription {
  /// The first sentence, and the whole text.
  package typealias Words = (heading: String, text: String)

  private let make: () -> Words
  /// The words.
  package private(set) lazy var words = make()

  package init(_ make: @escaping () -> Words) { self.make = make }

  package convenience init(heading: String, text: String) {
    self.init { (heading, text) }
  }
}
