import EaselBlocks
import EaselCanvas
import Foundation

/// A candlestick: a body from open to close, with wicks to low and high.
///
/// ```swift
/// let chart = Chart {
///   CandlestickMark(
///     x: .value("Day", "3 June"), open: .value("Price", 41.2), high: .value("Price", 43.0),
///     low: .value("Price", 40.8), close: .value("Price", 42.6))
/// }
/// ```
///
/// The body is hollow where the price rose and filled where it fell or stayed, so that the colours
/// are not needed to tell; it is at least a hairline high. `foregroundStyle` gives both one colour.
/// Dates stand at their distance in time; days as categories (`.value("Day", "3 June")`) stand at
/// equal distances, without room for weekends. A period without one of its prices is left out and
/// noted.
public struct CandlestickMark: ChartContent {
  private let prices: PriceRange
  private let width: MarkDimension

  /// A candlestick.
  ///
  /// - Parameters:
  ///   - x: The period.
  ///   - open: The first price. The label of the close names the axis.
  ///   - high: The highest price.
  ///   - low: The lowest price.
  ///   - close: The last price.
  ///   - width: The width of the body.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, open: PlottableValue<Y>, high: PlottableValue<Y>,
    low: PlottableValue<Y>, close: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    prices = PriceRange(x.field, open.field, high.field, low.field, close.field)
    self.width = width
  }

  /// The marks: two wicks and the body.
  public var body: some ChartContent {
    prices.note("CandlestickMark")
    if prices.isComplete {
      let (bottom, top) = (min(prices.open, prices.close), max(prices.open, prices.close))
      wick(min(prices.low, bottom), bottom)
      wick(top, max(prices.high, top))
      FieldMark(
        .bar, prices.fields.between(bottom, top), standardStyle: prices.standardStyle
      ) {
        $0.barForm = BarForm(minimumLength: 1, outlineWidth: prices.isRising ? 1 : nil)
        $0.width = width
      }
    } else {
      FieldMark(.rule, prices.fields.between(.nan, .nan))
    }
  }

  private func wick(_ start: Double, _ end: Double) -> some ChartContent {
    FieldMark(.rule, prices.fields.between(start, end), standardStyle: prices.standardStyle)
  }
}
