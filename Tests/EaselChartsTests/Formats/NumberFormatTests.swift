import EaselCharts
import Foundation
import Testing

@Suite struct NumberFormatTests {
  private func text(_ value: Double, _ format: NumberFormat) -> String {
    format.string(from: value)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (7, "7"), (-1234.5, "−1,234.5"), (0.1 + 0.2, "0.3"),
    (1_234_567, "1,234,567"), (123_456_789_012_345, "123,456,789,012,345"),
    (1e-9, "0.000000001"), (1e21, "1,000,000,000,000,000,000,000"), (.nan, "NaN"),
    (.infinity, "∞"), (-.infinity, "−∞"), (99.999999999999, "100"),
  ])
  func automaticPrecisionShowsTheNecessaryDigits(_ value: Double, _ wanted: String) {
    #expect(text(value, .automatic) == wanted)
  }

  @Test(arguments: [
    (0.125, 2, "0.12"), (0.375, 2, "0.38"), (2.5, 0, "2"), (3.5, 0, "4"), (1.005, 2, "1.00"),
    (-0.004, 2, "0.00"), (999.999, 2, "1,000.00"), (2, 1, "2.0"),
    (.leastNonzeroMagnitude, 2, "0.00"),
    (0.285, 2, "0.28"), (1e15 + 0.5, 0, "1,000,000,000,000,000"),
  ])
  func fixedDecimalsRoundAsPrintf(_ value: Double, _ decimals: Int, _ wanted: String) {
    #expect(text(value, .decimals(decimals)) == wanted)
  }

  @Test(arguments: [
    (0.25, 0, "25%"), (0.285, 1, "28.5%"), (-0.5, 0, "−50%"), (0.99999, 1, "100.0%"),
  ])
  func percentFormatsMultiplyBy100(_ value: Double, _ decimals: Int, _ wanted: String) {
    #expect(text(value, .percent(decimals)) == wanted)
  }

  @Test(arguments: [
    (950.0, "950"), (1200, "1.2k"), (1_234_567, "1.23M"), (999_999, "1M"), (3e6, "3M"),
    (-45_600, "−45.6k"), (0, "0"), (0.5, "0.5"), (1e27, "1,000Y"),
  ])
  func abbreviationsTakeTheUnitThatFits(_ value: Double, _ wanted: String) {
    #expect(text(value, .abbreviated()) == wanted)
  }

  @Test(arguments: [
    (9_999.0, "1万"), (12_000, "1.2万"), (120_000_000, "1.2億"), (3.5e12, "3.5兆"), (2e16, "2京"),
    (850, "850"),
  ])
  func japaneseUnitsAreTenThousands(_ value: Double, _ wanted: String) {
    #expect(text(value, .abbreviated(.japanese)) == wanted)
  }

  @Test func businessFractionalAndCustomUnitsAreWritten() {
    #expect(text(2.5e9, .abbreviated(.business)) == "2.5B")
    #expect(text(0.0032, .abbreviated(.metricWithFractions)) == "3.2m")
    #expect(text(4e-30, .abbreviated(.metricWithFractions)) == "0.000004y")
    let meters = NumberFormat(notation: .unit(.init(exponent: 3, symbol: " km")))
    #expect(text(1500, meters) == "1.5 km")
    #expect(text(0, meters) == "0")
  }

  @Test func abbreviationsKeepFixedDecimals() {
    var format = NumberFormat.abbreviated()
    format.precision = .decimals(1)
    #expect(text(999_960, format) == "1.0M")
    #expect(text(1000, format) == "1.0k")
  }

  @Test(arguments: [
    (NumberFormat.Precision.automatic, "1.2345e+4"), (.decimals(1), "1.2e+4"),
    (.decimalsUpTo(6), "1.2345e+4"), (.significant(2), "1.2e+4"), (.significantUpTo(3), "1.23e+4"),
  ])
  func scientificNotationHasItsPrecision(_ precision: NumberFormat.Precision, _ wanted: String) {
    #expect(text(12_345, NumberFormat(notation: .scientific, precision: precision)) == wanted)
  }

  @Test func scientificNotationWritesSmallNumbersAndZero() {
    let format = NumberFormat(notation: .scientific, precision: .decimals(1))
    #expect(text(0.00123, format) == "1.2e−3")
    #expect(text(0, format) == "0.0e+0")
    #expect(text(9.99, format) == "1.0e+1")
  }

  @Test(arguments: [
    (12_345.0, 2, "12,000"), (0.0012345, 3, "0.00123"), (9.96, 2, "10"), (1, 3, "1.00"),
    (0, 2, "0.0"), (5, 0, "5"), (99.5, 2, "100"), (98.5, 2, "98"),
  ])
  func numbersAreRoundedToSignificantDigits(_ value: Double, _ digits: Int, _ wanted: String) {
    #expect(text(value, NumberFormat(precision: .significant(digits))) == wanted)
  }

  @Test func trailingZerosAreRemovedOnRequest() {
    #expect(text(2.50, NumberFormat(precision: .decimalsUpTo(3))) == "2.5")
    #expect(text(2, NumberFormat(precision: .decimalsUpTo(3))) == "2")
    #expect(text(1200, NumberFormat(precision: .significantUpTo(5))) == "1,200")
  }

  @Test(arguments: [
    (NumberFormat.SignDisplay.negative, ["−1", "0", "1"]), (.always, ["−1", "+0", "+1"]),
    (.exceptZero, ["−1", "0", "+1"]), (.never, ["1", "0", "1"]),
  ])
  func signsFollowTheSignDisplay(_ sign: NumberFormat.SignDisplay, _ wanted: [String]) {
    let format = NumberFormat(sign: sign)
    #expect([-1, 0, 1].map { format.string(from: $0) } == wanted)
  }

  @Test func signsPrefixesAndSeparatorsCanBeSet() {
    let format = NumberFormat(
      precision: .decimals(2), minusSign: "-", groupingSeparator: ".", decimalSeparator: ",",
      prefix: "€ ", suffix: " net", notANumber: "–")
    #expect(text(-12_345.6, format) == "-€ 12.345,60 net")
    #expect(text(.nan, format) == "–")
    #expect(text(1234, NumberFormat(groupingSeparator: "")) == "1234")
  }

  @Test func extremeDigitCountsAreLimited() {
    #expect(text(0.5, .decimals(-3)) == "0")
    #expect(text(1, .decimals(.max)).count == 102)
    #expect(text(1, NumberFormat(precision: .significant(.min))) == "1")
    #expect(text(.greatestFiniteMagnitude, .decimals(0)).hasPrefix("179,769,313,486,231,570,8"))
  }

  @Test func aLocaleSetsSeparatorsAndDigits() {
    let german = NumberFormat.localized(Locale(identifier: "de_DE"), precision: .decimals(2))
    #expect(text(1234.5, german) == "1.234,50")
    var percent = german
    percent.notation = .percent
    #expect(text(0.255, percent).hasPrefix("25,50"))
    var plain = NumberFormat.localized(Locale(identifier: "en_US"))
    #expect(text(0.1 + 0.2, plain) == "0.3")
    plain.sign = .always
    plain.suffix = " kg"
    #expect(text(5, plain) == "+5 kg")
    plain.sign = .exceptZero
    #expect(text(0, plain) == "0 kg")
    plain.sign = .never
    #expect(text(-5, plain) == "5 kg")
  }

  @Test func aLocaleNamesItsOwnUnits() {
    var format = NumberFormat.abbreviated()
    format.locale = Locale(identifier: "ja_JP")
    #expect(text(12_000, format) == "1.2万")
    format.notation = .scientific
    format.precision = .significant(2)
    #expect(text(12_000, format) == "1.2E4")
    format.precision = .significantUpTo(2)
    #expect(text(10_000, format) == "1E4")
    format.precision = .decimalsUpTo(1)
    #expect(text(12_340, format) == "1.2E4")
    format.notation = .unit(.init(exponent: 3, symbol: "k"))
    #expect(text(12_000, format) == "12k")
  }

  @Test(arguments: [
    (Int.min, -400), (-401, -400), (-400, -400), (3, 3), (400, 400), (401, 400), (.max, 400),
  ])
  func exponentsOfUnitsAreLimited(_ exponent: Int, _ wanted: Int) {
    var unit = NumberUnits.Unit(exponent: exponent, symbol: "u")
    #expect(unit.exponent == wanted)
    unit.exponent = 0
    unit.exponent = exponent
    #expect(unit.exponent == wanted)
  }

  @Test func numbersInExtremeUnitsAreWrittenOut() {
    let huge = NumberUnits.Unit(exponent: .max, symbol: "u")
    let tiny = NumberUnits.Unit(exponent: .min, symbol: "u")
    #expect(
      text(2, NumberFormat(notation: .unit(huge))) == "0." + String(repeating: "0", count: 399)
        + "2u")
    #expect(text(0, NumberFormat(notation: .unit(huge))) == "0")
    #expect(text(2, NumberFormat(notation: .abbreviated(NumberUnits([huge, tiny])))) == "2")
  }
}
