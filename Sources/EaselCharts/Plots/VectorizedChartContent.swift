import EaselBlocks
import Foundation

/// Chart content that draws a whole collection, with modifiers that take key paths of the elements.
///
/// ```swift
/// struct Price { var day: Int; var price: Double; var city: String }
/// let prices = [Price(day: 1, price: 3.5, city: "Bern")]
/// let lines = LinePlot(prices, x: .value("Day", \.day), y: .value("Price", \.price))
///   .foregroundStyle(by: .value("City", \.city))
/// ```
///
/// The plots of the library conform to it. A type of your own conforms to ``ChartContent`` instead.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the elements of the plotted collection.
  associatedtype DataElement
  /// Appends the marks of all elements to a list, with the settings of outer modifiers; charts call
  /// this.
  func _collect(
    _ scope: MarkScope, _ plot: PlotScope<DataElement>, into list: inout MarkList)
}

extension VectorizedChartContent {
  /// Appends the marks of all elements to a list, without settings per element; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    _collect(scope, PlotScope(), into: &list)
  }
}

/// A plot with a change of its scopes.
struct ScopedPlot<Content: VectorizedChartContent>: VectorizedChartContent, PrimitiveChartContent {
  typealias DataElement = Content.DataElement
  let content: Content
  let change: (inout MarkScope, inout PlotScope<DataElement>) -> Void

  func _collect(_ scope: MarkScope, into list: inout MarkList) {
    _collect(scope, PlotScope(), into: &list)
  }

  func _collect(
    _ scope: MarkScope, _ plot: PlotScope<DataElement>, into list: inout MarkList
  ) {
    guard list.allows(scope) else { return }
    var (scope, plot) = (scope.deeper(), plot)
    change(&scope, &plot)
    content._collect(scope, plot, into: &list)
  }
}
