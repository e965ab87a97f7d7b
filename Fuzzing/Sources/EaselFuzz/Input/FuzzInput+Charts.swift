import EaselCharts
import Foundation

extension FuzzInput {
  /// Values of a chart, seldom very many.
  mutating func values() -> [Double] {
    var values = list(atMost: 12) { $0.number() }
    if rarely(6), let last = values.last {
      values += (0..<index(below: 2_048)).map { last * Double($0 % 17) }
    }
    return values
  }

  /// Names of categories, seldom very many.
  mutating func names() -> [String] {
    var names = list(atMost: 8) { $0.string(atMost: 3) }
    if rarely(6), let last = names.last {
      // A megabyte of them at most: what reading more costs tells nothing of charts.
      let count = min(index(below: 1_024), 1_000_000 / (last.utf8.count + 1))
      names += (0..<count).map { "\(last)\($0)" }
    }
    return names
  }

  /// A whole number from a few reasonable ones, seldom another.
  mutating func whole(mostly values: [Int]) -> Int {
    rarely(32) ? Int(truncatingIfNeeded: bits(8)) : choice(values)
  }

  mutating func domain() -> ClosedRange<Double>? {
    let (a, b) = (number(), number())
    // Swift itself makes no range of a NaN or of ends the wrong way round.
    return bool() && a <= b ? a...b : nil
  }

  mutating func numberFormat() -> NumberFormat {
    guard bool() else { return .automatic }
    var format = NumberFormat()
    let units: NumberUnits = choice([
      .metric, .metricWithFractions, .business, .japanese, NumberUnits([]),
    ])
    format.notation = choice([
      .plain, .percent, .scientific, .abbreviated(units),
      .unit(.init(exponent: whole(mostly: [0, 3, -3, 400]), symbol: string(atMost: 2))),
    ])
    let digits = whole(mostly: [0, 1, 2, 17, 40, -1])
    format.precision = choice([
      .automatic, .decimals(digits), .decimalsUpTo(digits), .significant(digits),
      .significantUpTo(digits),
    ])
    format.sign = choice([.negative, .always, .exceptZero, .never])
    if rarely(32) { format.groupingSeparator = string(atMost: 2) }
    if rarely(32) { format.decimalSeparator = string(atMost: 2) }
    if rarely(32) { format.prefix = string(atMost: 4) }
    // Each locale starts ICU once and is slow.
    if rarely(8) { format.locale = Locale(identifier: choice(["de_CH", "ar_EG", "hi_IN", "x"])) }
    return format
  }
}
