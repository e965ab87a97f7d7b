import EaselBlocks
import EaselCanvas
import Foundation

/// A candlestick: a body from the open to the close price, and wicks to the low and the high one.
///
/// ```swift
/// let chart = Chart {
///   CandlestickMark(
///     x: .value("Day", "3 June"), open: .value("Price", 41.2), high: .value("Price", 43.0),
///     low: .value("Price", 40.8), close: .value("Price", 42.6))
/// }
/// ```
///
/// The body is hollow if the price rose, and filled if it fell or stayed the same. So the meaning
/// does not depend on color. The height of the body is at least 1 point. By default rising and
/// falling prices have different colors; `foregroundStyle` sets one color for both.
///
/// With dates, distances are proportional to time, and weekends are gaps. With categories such as
/// `.value("Day", "3 June")`, distances are equal. A period that lacks a price, or has an infinite
/// one, is left out and reported as a warning. A warning is also reported if the open or the close
/// price is outside of the range from low to high.
public struct CandlestickMark: ChartContent {
  private let prices: PriceRange
  private let width: MarkDimension

  /// Creates a candlestick from the four prices of a period.
  ///
  /// - Parameters:
  ///   - x: The period.
  ///   - open: The first price.
  ///   - high: The highest price.
  ///   - low: The lowest price.
  ///   - close: The last price. Its label is the title of the axis.
  ///   - width: The width of the body. The default is a fraction of the step.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, open: PlottableValue<Y>, high: PlottableValue<Y>,
    low: PlottableValue<Y>, close: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    prices = PriceRange(x.field, open.field, high.field, low.field, close.field)
    self.width = width
  }

  /// The marks that draw the candlestick: two wicks and the body.
  public var body: some ChartContent {
    prices.note("CandlestickMark")
    if prices.isComplete {
      let (bottom, top) = (min(prices.open, prices.close), max(prices.open, prices.close))
      wick(min(prices.low, bottom), bottom)
      wick(top, max(prices.high, top))
      FieldMark(
        .bar, prices.fields.between(bottom, top), standardStyle: prices.standardStyle
      ) {
        $0.barShape = BarShape(minimumLength: 1, outlineWidth: prices.isRising ? 1 : nil)
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
