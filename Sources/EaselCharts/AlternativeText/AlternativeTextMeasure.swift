import EaselBlocks
import Foundation

/// The values of one quantity in a chart: their extremes, trends and number of missing values.
struct AlternativeTextMeasure {
  /// The maximum number of values that are read for their precision.
  private static let maximumValues = 100

  /// The properties that distinguish quantities: their axis and label.
  struct Key: Hashable {
    var axisID: ChartAxisID?
    var label: String
  }

  /// A value with its mark; for a sum of several marks, the first of them.
  struct Entry {
    var value: Double
    var run: Int
    var row: Int
  }

  /// The first and the last value of a series along the other axis.
  struct Course {
    var name: String?
    var first: (position: Double, value: Double)
    var last: (position: Double, value: Double)
    var count = 1

    mutating func add(_ position: Double, _ value: Double) {
      count += 1
      if position < first.position { first = (position, value) }
      if position >= last.position { last = (position, value) }
    }
  }

  var label: String
  /// The axis of the values; `nil` for the numbers that color cells.
  let axis: ValueAxisName?
  var high: Entry?
  var low: Entry?
  var count = 0
  var missing = 0
  /// The trends of series, in order of appearance.
  var courses: [Course] = []
  private var codes: [Double: Int] = [:]
  private var lastSeries = -1.0
  private var lastCourse = 0

  /// The values, as many as can have labels; labels have one precision.
  private(set) var values: [Double] = []

  init(label: String, axis: ValueAxisName?) {
    self.label = label
    self.axis = axis
  }

  /// Adds the values of a mark to the extremes; lower and upper differ for intervals.
  mutating func add(_ lower: Double, _ upper: Double, run: Int, row: Int) {
    guard lower.isFinite, upper.isFinite else {
      if lower.isNaN || upper.isNaN { missing += 1 }
      return
    }
    count += 1
    if values.count < Self.maximumValues {
      values.append(upper)
      if lower != upper { values.append(lower) }
    }
    if upper > high?.value ?? -.infinity { high = Entry(value: upper, run: run, row: row) }
    if lower < low?.value ?? .infinity { low = Entry(value: lower, run: run, row: row) }
  }

  /// Adds a value to the trend of a series.
  mutating func follow(_ series: Double, _ name: String?, _ position: Double, _ value: Double) {
    guard position.isFinite, value.isFinite else { return }
    // Consecutive rows often belong to the same series.
    if series == lastSeries, !courses.isEmpty { return courses[lastCourse].add(position, value) }
    lastSeries = series
    if let index = codes[series] {
      lastCourse = index
      return courses[index].add(position, value)
    }
    lastCourse = courses.count
    codes[series] = courses.count
    courses.append(Course(name: name, first: (position, value), last: (position, value)))
  }
}
