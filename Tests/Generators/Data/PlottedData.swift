import EaselCharts

/// Random data of one chart, and how the chart is to draw them.
package struct PlottedData: Encodable {
  package enum Mark: String, CaseIterable, Encodable {
    case bar, row, rangeBar, line, area, band, point, rule, cell, sector
  }

  package enum KeyKind: String, Encodable { case name, number, date }

  package enum Stacking: String, Encodable { case standard, normalized, center, unstacked, grouped }

  package enum Curve: String, CaseIterable, Encodable {
    case linear, monotone, catmullRom, cardinal, stepStart, stepCenter, stepEnd
  }

  package enum Missing: String, CaseIterable, Encodable { case gap, connect, zero, interpolate }

  package enum Scale: String, CaseIterable, Encodable { case linear, log, squareRoot, symmetricLog }

  /// A row of the data.
  package struct Row: Encodable {
    /// The category of a name.
    package var name: String
    /// The number, or the seconds since the reference date.
    package var number: Double
    package var series: String
    /// The lower end of a range.
    package var low: Double
    /// The value; `nil` if it is missing.
    package var value: Double?

    /// The value as a user's `Double`: NaN if it is missing.
    package var plotted: Double { value ?? .nan }
  }

  package var mark: Mark
  package var keys: KeyKind
  package var stacking: Stacking
  package var curve: Curve
  package var missing: Missing
  package var scale: Scale
  /// The domain of the values; `nil` for that of the data.
  package var domain: [Double]?
  /// Whether the marks have series.
  package var hasSeries: Bool
  /// Whether the rows are not in the order of the axis.
  package var isShuffled: Bool
  package var rows: [Row]

  package init(_ random: inout SeededGenerator) {
    mark = random.pick(Mark.allCases)
    // Bars between two axes of numbers stand upright.
    let kinds: [KeyKind] = mark == .row ? [.name, .date] : [.name, .number, .date]
    keys = [.cell, .sector].contains(mark) ? .name : random.pick(kinds)
    hasSeries = ![.sector, .rangeBar, .band, .rule].contains(mark) && random.isOnce(in: 2)
    curve =
      [.line, .area, .band].contains(mark) && !random.isOnce(in: 2)
      ? random.pick(Curve.allCases) : .linear
    missing = random.isOnce(in: 3) ? random.pick(Missing.allCases) : .gap
    scale =
      ![.cell, .sector].contains(mark) && random.isOnce(in: 4)
      ? random.pick(Scale.allCases) : .linear
    stacking = .standard
    isShuffled = random.isOnce(in: 5)
    rows = []
    if hasSeries, scale == .linear { stacking = random.pick(stackings) }
    rows = makeRows(&random)
    domain = random.isOnce(in: 10) ? makeDomain(&random) : nil
  }

  private var stackings: [Stacking] {
    switch mark {
    case .bar, .row: [.standard, .standard, .normalized, .center, .unstacked, .grouped]
    case .area: [.standard, .standard, .normalized, .center, .unstacked]
    default: [.standard]
    }
  }

  /// Whether the values are stacked on each other, so that they need one sign.
  private var isStacked: Bool {
    hasSeries && (mark == .area || stacking == .normalized || stacking == .center)
  }

  private func makeRows(_ random: inout SeededGenerator) -> [Row] {
    let count = random.number(1...(keys == .name ? 10 : 16))
    let series = Array(["A", "B", "C", "D"].prefix(hasSeries ? random.number(2...4) : 1))
    let names = SampleNames(language: "en").make(count, longest: 12, &random)
    let units: [Double] = [3_600, 86_400, 86_400 * 30, 86_400 * 365]
    let unit = keys == .date ? random.pick(units) : 1
    var number = keys == .date ? Double(random.number(0...700_000_000)) : Double(random.below(50))
    let magnitude = random.pick([0.01, 1, 1, 100, 1e4, 1e7])
    let isSigned = !isStacked && scale != .log && mark != .sector && random.isOnce(in: 3)
    let hasMissing = random.isOnce(in: 3)
    let hasHoles = hasSeries && random.isOnce(in: 4)
    var rows: [Row] = []
    for name in names {
      for series in series {
        let value: Double = random.value(isSigned, scale) * magnitude
        let low = value - Double(random.number(1...50)) / 100 * abs(value)
        if hasHoles, random.isOnce(in: 5) { continue }
        let isMissing = hasMissing && random.isOnce(in: 6)
        rows.append(
          Row(
            name: name, number: number, series: series, low: low, value: isMissing ? nil : value))
      }
      number += unit * Double(random.number(1...3))
    }
    return isShuffled ? rows.shuffled(using: &random) : rows
  }

  /// Whether another value of any row is another geometry.
  var showsEachValue: Bool {
    ![.cell, .sector].contains(mark) && stacking != .normalized && scale == .linear
      && domain == nil && !isShuffled && Set(rows.map(\.number)).count > 1
      && rows.allSatisfy { $0.value ?? 0 != 0 }
  }

  /// Returns a domain that the values may leave.
  private func makeDomain(_ random: inout SeededGenerator) -> [Double]? {
    let values = rows.compactMap(\.value)
    let isWhole = !hasSeries || stacking == .unstacked || stacking == .grouped
    guard scale == .linear, isWhole, ![.cell, .sector].contains(mark), let least = values.min(),
      let greatest = values.max(), greatest > 0
    else { return nil }
    return [min(0, least), greatest * Double(random.number(6...14)) / 10]
  }
}

extension SeededGenerator {
  /// Returns a value from 0 to 10 of at most three digits, with edges.
  fileprivate mutating func value(_ isSigned: Bool, _ scale: PlottedData.Scale) -> Double {
    if isOnce(in: scale == .log ? 40 : 12) { return 0 }
    let value = Double(number(1...1_000)) / 100
    return isSigned && isOnce(in: 2) ? -value : value
  }
}
