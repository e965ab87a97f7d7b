import EaselStatistics
import Foundation

/// The points of a trend, with its confidence band.
struct TrendCurve {
  /// A point of the trend; y is NaN in a gap.
  struct Point {
    var x: ChartDatum
    var y: Double
    var band: ClosedRange<Double>?
  }

  var points: [Point] = []
  /// The number of pairs that are left out.
  var missing = 0
  /// The reason for a trend or band that is missing or incomplete; `nil` without a fault.
  var fault: String?

  /// The number of intervals between the points of a sampled curve.
  static let samples = 120

  init(
    _ x: PlottableSample, _ y: PlottableSample, _ method: TrendMethod, confidence: Double?
  ) {
    if x.data.count != y.data.count {
      fault =
        "the counts do not match: \(x.data.count) of “\(x.label)”, \(y.data.count) of "
        + "“\(y.label)”; the surplus is left out"
    }
    let pairs = zip(x.data, y.numbers)
    switch method.form {
    case .movingAverage(let window, let position): average(pairs, window, position)
    case .regression(let model): fit(x, y, model, confidence)
    case .loess(let span, let degree): smooth(x, y, span, degree)
    }
    if let confidence, !(confidence > 0 && confidence < 1) {
      fault = "a confidence of \(confidence) is not between 0 and 1; the band is left out"
    } else if confidence != nil, !points.contains(where: { $0.band != nil }), fault == nil {
      fault = "this method has no confidence band, or the pairs are too few for one; it is left out"
    }
  }

  private mutating func average(
    _ pairs: Zip2Sequence<[ChartDatum], [Double]>, _ window: Int,
    _ position: Statistics.MovingWindow
  ) {
    var sorted = Array(pairs)
    // Categories keep the order of the data; numbers and dates are sorted.
    if sorted.allSatisfy({ $0.0.kind != .category }) {
      missing = sorted.count { !$0.0.coordinate.isFinite }
      sorted = sorted.filter { $0.0.coordinate.isFinite }.enumerated().sorted {
        let (a, b) = ($0.element.0.coordinate, $1.element.0.coordinate)
        return a != b ? a < b : $0.offset < $1.offset
      }.map(\.element)
    }
    let values = sorted.map(\.1)
    missing += Statistics.missingCount(in: values)
    let means = Statistics.movingAverage(of: values, window: window, position: position)
    guard means.contains(where: { $0 != nil }) else {
      fault =
        "a window of \(window) gives no mean of \(values.count) values; use one of 1 to their number"
      return
    }
    points = zip(sorted, means).map { Point(x: $0.0, y: $1 ?? .nan) }
    // The positions outside of the first and the last complete window are no gaps of the line.
    points = Array(points.drop { $0.y.isNaN })
    while points.last?.y.isNaN == true { points.removeLast() }
  }

  private mutating func fit(
    _ x: PlottableSample, _ y: PlottableSample, _ model: Statistics.RegressionModel,
    _ confidence: Double?
  ) {
    let (xs, ys) = (x.numbers, y.numbers)
    guard let fit = Statistics.regression(x: xs, y: ys, model: model) else {
      fault =
        "\(Self.usable(xs, ys)) pairs of numbers are too few for the curve, or its degree is not in "
        + "0...20; it is left out"
      return
    }
    missing = fit.missingCount
    let positions = Self.positions(xs, ys, isPositive: model == .logarithmic || model == .power)
    let bands = confidence.map { fit.band(at: positions, level: $0) }
    points = positions.enumerated().map { index, position in
      Point(
        x: x.datum(position), y: fit.value(at: position) ?? .nan, band: bands?[index] ?? nil)
    }
  }

  private mutating func smooth(
    _ x: PlottableSample, _ y: PlottableSample, _ span: Double, _ degree: Int
  ) {
    let (xs, ys) = (x.numbers, y.numbers)
    let positions = Self.positions(xs, ys, isPositive: false)
    guard
      let curve = Statistics.loess(x: xs, y: ys, at: positions, span: span, degree: degree),
      !curve.x.isEmpty
    else {
      fault =
        "\(Self.usable(xs, ys)) pairs of numbers are too few for the curve, its span is not above 0, or "
        + "its degree is not 0, 1 or 2; it is left out"
      return
    }
    missing = curve.missingCount
    points = zip(curve.x, curve.y).map { Point(x: x.datum($0), y: $1) }
  }

  private static func usable(_ xs: [Double], _ ys: [Double]) -> Int {
    zip(xs, ys).count { $0.isFinite && $1.isFinite }
  }

  /// Returns positions at equal distances from the least to the greatest x of the pairs.
  private static func positions(_ xs: [Double], _ ys: [Double], isPositive: Bool) -> [Double] {
    let usable = zip(xs, ys).filter {
      $0.isFinite && $1.isFinite && (!isPositive || $0 > 0)
    }.map(\.0)
    guard let low = usable.min(), let high = usable.max() else { return [] }
    guard low < high else { return [low] }
    return (0...samples).map { index in
      let share = Double(index) / Double(samples)
      // Without rounding errors at the ends.
      return index == samples ? high : low * (1 - share) + high * share
    }
  }
}
