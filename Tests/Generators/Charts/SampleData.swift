import EaselCharts
import EaselStatistics
import Foundation

/// Random data that any family of charts is drawn of.
package struct SampleData {
  package struct Row {
    package var name: String
    package var series: String
    package var value: Double
    /// A lower and a higher value than the value.
    package var low: Double
    package var high: Double
    package var x: Double
    package var date: Date
  }

  package var names: [String]
  package var series: [String]
  /// A row for each name and series.
  package var rows: [Row]
  package var title: String
  package var subtitle: String
  package var source: String

  package init(
    _ family: SampleFamily, language: String, _ isModest: Bool,
    _ generator: inout SeededGenerator
  ) {
    let words = SampleNames(language: language)
    let most = isModest ? 12 : generator.pick([3, 8, 20, 40])
    let longest = isModest ? 20 : generator.pick([3, 12, 30, 60])
    let least = family == .slope ? 2 : 1
    names = words.make(
      Int.random(in: least...most, using: &generator), longest: longest, &generator)
    // A modest chart may have twelve names and six series besides.
    let seriesCount = Int.random(in: 1...(isModest ? 6 : 12), using: &generator)
    series = words.make(seriesCount, longest: longest, &generator)
    title = words.make(1, longest: 50, &generator)[0]
    subtitle = words.make(1, longest: 60, &generator)[0]
    source = words.make(1, longest: 40, &generator)[0]
    rows = []
    let magnitude = generator.pick([0.01, 1, 1, 100, 1e4, 1e7])
    let offset = generator.pick([0.0, 0, 3, 20])
    let isSigned = Int.random(in: 0..<5, using: &generator) == 0
    let decimals = generator.pick([1.0, 10, 1_000, 1e9])
    let unit = generator.pick([3_600.0, 86_400, 86_400 * 30.44, 86_400 * 365.25])
    let start = Double.random(in: 0...9e8, using: &generator).rounded()
    for (index, name) in names.enumerated() {
      for series in series {
        var value = Double.random(in: 0.05...1, using: &generator) + offset
        if isSigned, Bool.random(using: &generator) { value = -value }
        value = (value * magnitude * decimals).rounded() / decimals
        if value == 0 { value = magnitude }
        let spread = max(abs(value) * 0.2, magnitude * 0.05)
        rows.append(
          Row(
            name: name, series: series, value: value,
            low: value - spread * Double.random(in: 0.1...1, using: &generator),
            high: value + spread * Double.random(in: 0.1...1, using: &generator),
            x: (Double.random(in: 0...100, using: &generator) * 10).rounded() / 10,
            date: Date(
              timeIntervalSinceReferenceDate: start + Double(index) * unit)))
      }
    }
  }

  /// The rows of the first series.
  package var first: [Row] { rows.filter { $0.series == series.first } }
  /// The rows of the first series that have a moving average of three values, which they have as
  /// their value.
  package var means: [Row] {
    let first = first
    let means = Statistics.movingAverage(of: first.map(\.value), window: 3)
    return zip(first, means).compactMap { row, mean in
      guard let mean else { return nil }
      var row = row
      row.value = mean
      return row
    }
  }
  /// The values, all above zero.
  package var amounts: [Double] { first.map { abs($0.value) + 1e-6 } }
}

extension SeededGenerator {
  /// One of some values, each as likely as the others.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }
}
