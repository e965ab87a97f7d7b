import EaselBlocks
import EaselCanvas
import Foundation

/// The prices of a period as a line from low to high, with a tick for open before it and one for close
/// behind it.
///
/// ```swift
/// let chart = Chart {
///   OHLCMark(
///     x: .value("Day", "3 June"), open: .value("Price", 41.2), high: .value("Price", 43.0),
///     low: .value("Price", 40.8), close: .value("Price", 42.6))
/// }
/// ```
///
/// Ticks lie before and behind the line in the layout direction. A period without one of its prices
/// is left out and noted.
public struct OHLCMark: ChartContent {
  private let prices: PriceRange
  private let width: MarkDimension

  /// The prices of a period.
  ///
  /// - Parameters:
  ///   - x: The period.
  ///   - open: The first price. The label of the close names the axis.
  ///   - high: The highest price.
  ///   - low: The lowest price.
  ///   - close: The last price.
  ///   - width: The width of both ticks together.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, open: PlottableValue<Y>, high: PlottableValue<Y>,
    low: PlottableValue<Y>, close: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    prices = PriceRange(x.field, open.field, high.field, low.field, close.field)
    self.width = width
  }

  /// The marks: a line and two ticks.
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
      $0.barForm = BarForm(part: part, minimumLength: Self.thickness)
      $0.width = width
    }
  }
}
