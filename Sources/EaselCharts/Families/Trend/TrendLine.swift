import EaselBlocks
import EaselCanvas
import Foundation

/// A trend line through pairs of values: a fitted curve or a moving average.
///
/// ```swift
/// struct Car { var speed: Double; var distance: Double }
/// let cars = [Car(speed: 4, distance: 2), Car(speed: 7, distance: 22), Car(speed: 9, distance: 9)]
/// let chart = Chart {
///   ForEach(0..<cars.count) {
///     PointMark(x: .value("mph", cars[$0].speed), y: .value("ft", cars[$0].distance))
///   }
///   TrendLine(cars, confidence: 0.95) { (.value("mph", $0.speed), .value("ft", $0.distance)) }
/// }
/// ```
///
/// The line extends from the least to the greatest x. The confidence band is behind the line. It is
/// the band of the mean, as in R's `predict(interval = "confidence")`. Local regressions and moving
/// averages have no band.
///
/// Use ``init(_:by:method:confidence:point:)`` for a trend for each series, or one `TrendLine` with
/// `foregroundStyle(by:)` for each. Pairs with a missing value are left out and reported as a
/// warning. A warning is also reported if there are too few pairs for the method.
public struct TrendLine: ChartContent {
  private let parts: [TrendPart]

  /// Creates a trend line through the pairs of a sample of x values and a sample of y values.
  ///
  /// - Parameters:
  ///   - x: The positions: numbers or dates, and categories for moving averages.
  ///   - y: The values. If the counts differ, surplus ones are left out and reported as a warning.
  ///   - method: The method that computes the trend.
  ///   - confidence: The confidence level of the band, between 0 and 1. With `nil` there is no
  ///     band. Other numbers give no band and are reported as a warning.
  public init(
    x: PlottableSample, y: PlottableSample, method: TrendMethod = .linear,
    confidence: Double? = nil
  ) {
    parts = [TrendPart(x: x, y: y, method: method, confidence: confidence, series: nil)]
  }

  /// Creates a trend line through the pairs that a closure returns for the elements of a sequence.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - method: The method that computes the trend.
  ///   - confidence: The confidence level of the band, between 0 and 1. With `nil` there is no
  ///     band.
  ///   - point: Returns the position and the value of an element.
  public init<Data: Sequence, X: Plottable, Y: Plottable>(
    _ data: Data, method: TrendMethod = .linear, confidence: Double? = nil,
    point: (Data.Element) -> (x: PlottableValue<X>, y: PlottableValue<Y>)
  ) {
    let (x, y) = TrendPart.samples(data.map(point).map { ($0.x.field, $0.y.field) })
    self.init(x: x, y: y, method: method, confidence: confidence)
  }

  /// Creates a trend line for each series of a sequence's elements, in the color of the series.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - series: Returns the series of an element.
  ///   - method: The method that computes the trend.
  ///   - confidence: The confidence level of the bands, between 0 and 1. With `nil` there are no
  ///     bands.
  ///   - point: Returns the position and the value of an element.
  public init<Data: Sequence, S: Plottable, X: Plottable, Y: Plottable>(
    _ data: Data, by series: (Data.Element) -> PlottableValue<S>, method: TrendMethod = .linear,
    confidence: Double? = nil,
    point: (Data.Element) -> (x: PlottableValue<X>, y: PlottableValue<Y>)
  ) {
    var order: [ChartField] = []
    var groups: [ChartField: [(ChartField, ChartField)]] = [:]
    for element in data {
      let (key, pair) = (series(element).field, point(element))
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append((pair.x.field, pair.y.field))
    }
    parts = order.map { key in
      let (x, y) = TrendPart.samples(groups[key] ?? [])
      return TrendPart(x: x, y: y, method: method, confidence: confidence, series: key)
    }
  }

  /// The marks that draw the trends: the confidence bands and the lines.
  public var body: some ChartContent {
    ForEach(parts.indices) { parts[$0] }
  }
}

/// A line of moving averages: each point is the mean of a fixed number of consecutive values.
///
/// ```swift
/// let days = [1, 2, 3, 4, 5], loads = [41.2, 39.8, 44.0, 47.1, 43.5]
/// let chart = Chart {
///   MovingAverage(x: .value("Day", days), y: .value("Load", loads), window: 3)
/// }
/// ```
///
/// A window that contains a missing value gives a gap. The line starts at the first complete window
/// and ends at the last one.
public struct MovingAverage: ChartContent {
  private let trend: TrendLine

  /// Creates a line of the moving averages of a sample of y values, at the positions of a sample of
  /// x values.
  ///
  /// - Parameters:
  ///   - x: The positions: numbers, dates or categories.
  ///   - y: The values. If the counts differ, surplus ones are left out and reported as a warning.
  ///   - window: The number of values in a window, at least 1. A smaller number, or one that
  ///     exceeds the number of values, gives no line and is reported as a warning.
  ///   - isCentered: Whether the middle of the window is at the position of the mean. With `false`
  ///     the window ends there.
  public init(
    x: PlottableSample, y: PlottableSample, window: Int, isCentered: Bool = false
  ) {
    trend = TrendLine(
      x: x, y: y,
      method: .movingAverage(window: window, position: isCentered ? .centered : .trailing))
  }

  /// The trend line that draws the moving averages.
  public var body: some ChartContent { trend }
}
