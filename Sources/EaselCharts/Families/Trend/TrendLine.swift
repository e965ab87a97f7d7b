import EaselBlocks
import EaselCanvas
import Foundation

/// A trend through pairs of values: a fitted curve or a moving average, with a confidence band.
///
/// ```swift
/// struct Car { var speed: Double; var distance: Double }
/// let cars = [Car(speed: 4, distance: 2), Car(speed: 7, distance: 22), Car(speed: 9, distance: 10)]
/// let chart = Chart {
///   ForEach(0..<cars.count) {
///     PointMark(x: .value("mph", cars[$0].speed), y: .value("ft", cars[$0].distance))
///   }
///   TrendLine(cars, confidence: 0.95) { (.value("mph", $0.speed), .value("ft", $0.distance)) }
/// }
/// ```
///
/// The trend reaches from the least to the greatest x. The band is that of the mean, as R's
/// `predict(interval = "confidence")` gives it, and lies under the line; local regressions and moving
/// averages have none. A trend for each series is a `TrendLine` for each, with
/// `foregroundStyle(by:)`, or ``init(_:by:method:confidence:point:)``. Pairs with a missing value are
/// left out and noted.
public struct TrendLine: ChartContent {
  private let parts: [TrendPart]

  /// A trend through the pairs of two samples.
  ///
  /// - Parameters:
  ///   - x: The positions: numbers or dates, for moving averages names as well.
  ///   - y: The values, as many.
  ///   - method: How the trend is computed.
  ///   - confidence: The confidence level of the band, between 0 and 1; nil has no band.
  public init(
    x: PlottableSample, y: PlottableSample, method: TrendMethod = .linear,
    confidence: Double? = nil
  ) {
    parts = [TrendPart(x: x, y: y, method: method, confidence: confidence, series: nil)]
  }

  /// A trend through the pairs that a closure makes of elements.
  public init<Data: Sequence, X: Plottable, Y: Plottable>(
    _ data: Data, method: TrendMethod = .linear, confidence: Double? = nil,
    point: (Data.Element) -> (x: PlottableValue<X>, y: PlottableValue<Y>)
  ) {
    let (x, y) = TrendPart.samples(data.map(point).map { ($0.x.field, $0.y.field) })
    self.init(x: x, y: y, method: method, confidence: confidence)
  }

  /// A trend for each series, in the colour of its name.
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

  /// The marks: the bands, and the lines.
  public var body: some ChartContent {
    ForEach(parts.indices) { parts[$0] }
  }
}

/// The mean of neighbouring values along a line.
///
/// ```swift
/// let days = [1, 2, 3, 4, 5], loads = [41.2, 39.8, 44.0, 47.1, 43.5]
/// let chart = Chart {
///   MovingAverage(x: .value("Day", days), y: .value("Load", loads), window: 3)
/// }
/// ```
///
/// Where the window reaches beyond the data, or holds a missing value, the line has a gap.
public struct MovingAverage: ChartContent {
  private let trend: TrendLine

  /// A moving average.
  ///
  /// - Parameters:
  ///   - x: The positions: numbers, dates or names.
  ///   - y: The values, as many.
  ///   - window: How many values count, at least 1.
  ///   - isCentered: Whether the window lies about the value rather than ends with it.
  public init(
    x: PlottableSample, y: PlottableSample, window: Int, isCentered: Bool = false
  ) {
    trend = TrendLine(
      x: x, y: y,
      method: .movingAverage(window: window, position: isCentered ? .centered : .trailing))
  }

  /// The marks of the line.
  public var body: some ChartContent { trend }
}
