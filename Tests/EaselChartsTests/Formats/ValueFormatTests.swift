import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

@Suite struct ValueFormatTests {
  private func texts(_ values: [Double], in domain: [Double] = [], _ locale: String? = nil)
    -> [String]
  {
    let format = AxisNumberFormat.format(
      forValues: values, in: domain, locale: locale.map { Locale(identifier: $0) })
    return values.map { format.string(from: $0) }
  }

  @Test(
    arguments: [
      ([1_234_567, 999], ["1.23M", "999"]), ([1_234_567, 12_345], ["1.23M", "12,345"]),
      ([1e6, 0.25], ["1M", "0.25"]), ([1_200_000, 800_000], ["1.2M", "0.8M"]),
      ([1e12, 0.8, 0.6], ["1T", "0.8", "0.6"]), ([5e9, 3e6, 0], ["5.000B", "0.003B", "0"]),
    ] as [([Double], [String])])
  func `a unit is chosen for each number if one needs more than four digits`(
    _ values: [Double], _ expected: [String]
  ) {
    #expect(texts(values) == expected)
  }

  @Test(
    arguments: [
      ([1234.5, 2, 3], ["1,235", "2", "3"]), ([1234.5, 2.5, 3], ["1,235", "2.5", "3"]),
      ([12_345.6, 0.001], ["12,346", "0.001"]), ([0.012345], ["0.0123"]), ([0.0012], ["0.0012"]),
      ([350.12, 12.34, 5.67], ["350.1", "12.3", "5.7"]),
    ] as [([Double], [String])])
  func `numbers that one precision changes are written each by itself`(
    _ values: [Double], _ expected: [String]
  ) {
    #expect(texts(values) == expected)
  }

  @Test(arguments: [
    (2.675, "2.68"), (1.005, "1.01"), (0.125, "0.13"), (-2.675, "−2.68"), (0.004, "0"),
    (-0.004, "0"), (-0.0, "0"),
  ])
  func `ties are rounded away from zero, and zero has no sign`(_ value: Double, _ text: String) {
    #expect(ValueFormat(.decimals(2)).string(from: value) == text || text == "0")
    let rounded = ValueFormat(.decimals(2)).string(from: value)
    #expect(!rounded.contains("−0.00") && !rounded.contains("-"))
  }

  @Test(arguments: [
    (999_999.7, "1M"), (999_999, "999,999"), (999_999_999, "1B"), (9.9999e14, "10¹⁵"),
    (1e15, "10¹⁵"), (2e-9, "2×10⁻⁹"), (1e-4, "0.0001"), (9.99999e-5, "0.0001"),
    (1.234e-300, "1.234×10⁻³⁰⁰"), (-5e20, "−5×10²⁰"), (0, "0"), (1, "1"),
  ])
  func `a number has the unit and the power of what is written`(_ value: Double, _ text: String) {
    #expect(texts([value]) == [text])
  }

  @Test func `the ends of the axis determine the unit`() {
    #expect(texts([800_000, 600_000], in: [0, 1_000_000]) == ["0.8M", "0.6M"])
  }

  @Test func `ticks of a list are written as values`() {
    let format = AxisNumberFormat.format(forTicks: [999, 1_234_567])
    #expect([999, 1_234_567].map { format.string(from: $0) } == ["999", "1.23M"])
  }

  @Test(
    arguments: [
      ([1e-9, 1e3], ["10⁻⁹", "10³"]), ([1e-3, 1e9], ["10⁻³", "10⁹"]), ([0.5, 1e9], ["0.5", "1B"]),
      ([1, 1e9], ["1", "1B"]),
      ([1e-4, 1e5], ["0.0001", "100,000"]),
    ] as [([Double], [String])])
  func `numbers on an axis of magnitudes have one style`(
    _ values: [Double], _ expected: [String]
  ) {
    let format = AxisNumberFormat.format(forMagnitudes: values, locale: nil)
    #expect(values.map { format.string(from: $0) } == expected)
  }

  @Test func `random numbers keep their value, four digits and no sign of zero`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let values = (0..<3).map { _ in
        Double.random(in: -1...1, using: &generator)
          * pow(10, Double(Int.random(in: -300...300, using: &generator)))
      }
      for (value, text) in zip(values, texts(values)) {
        // The exponent of a power is superscript.
        let digits = text.prefix { $0 != "×" }.filter(\.isASCII).compactMap(\.wholeNumberValue)
        let significant = digits.drop { $0 == 0 }.reversed().drop { $0 == 0 }
        let isWhole = abs(value) < 1e6 && abs(value) >= 1000
        #expect(significant.count <= (isWhole ? 6 : 4), "\(value): \(text)")
        #expect(!text.contains("e") && !text.contains("-"), "\(value): \(text)")
        #expect(value == 0 || digits.contains { $0 != 0 }, "\(value): \(text)")
      }
    }
  }
}
