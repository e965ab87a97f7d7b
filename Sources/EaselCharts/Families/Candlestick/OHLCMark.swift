import EaselBlocks
import EaselCanvas
import Foundation

/// A price bar: a line from the low to the high price, with ticks for the open and the close price.
///
/// ```swift
/// let chart = Chart {
///   OHLCMark(
///     x: .value("Day", "3 June"), open: .value("Price", 41.2), high: .value("Price", 43.0),
///     low: .value("Price", 40.8), close: .value("Price", 42.6))
/// }
/// ```
///
/// In left-to-right layout the tick for open is at the left of the line, and the tick for close at
/// its right. A period that lacks a price, or has an infinite one, is left out and reported as a
/// warning. A warning is also reported if the open or the close price is outside of the range from
/// low to high.
public struct OHLCMark: ChartContent {
  private let prices: PriceRange
  private let width: MarkDimension

  /// Creates a price bar from the four prices of a period.
  ///
  /// - Parameters:
  ///   - x: The period.
  ///   - open: The first price.
  ///   - high: The highest price.
  ///   - low: The lowest price.
  ///   - close: The last price. Its label is the title of the axis.
  ///   - width: The width of both ticks together. The default is a fraction of the step.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, open: PlottableValue<Y>, high: PlottableValue<Y>,
    low: PlottableValue<Y>, close: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    prices = PriceRange(x.field, open.field, high.field, low.field, close.field)
    self.width = width
  }

  /// The marks that draw the price bar: a line and two ticks.
  public var body: some ChartContent {
    prices.note("OHLCMark")
    if prices.isComplete {
      FieldMark(
        .rule,
        prices.fields.between(
          min(prices.low, prices.open, prices.close), max(prices.high, prices.open, prices.close)),
        standardStyle: prices.standardStyle
      ) { $0.lineStyle = $0.lineStyle ?? StrokeStyle(lineWidth: Self.thickness) }
      tick(prices.open, 0...0.5)
      tick(prices.close, 0.5...1)
    } else {
      FieldMark(.rule, prices.fields.between(.nan, .nan))
    }
  }

  private static let thickness: CGFloat = 1.25

  private func tick(_ value: Double, _ part: ClosedRange<Double>) -> some ChartContent {
    FieldMark(.bar, prices.fields.between(value, value), standardStyle: prices.standardStyle) {
      $0.barShape = BarShape(part: part, minimumLength: Self.thickness)
      $0.width = width
    }
  }
}
