import Foundation
import Testing

@testable import EaselCharts

@Suite struct AxisNumberFormatTests {
  private func texts(
    _ ticks: [Double], _ locale: String? = nil, percent: Bool = false, isYears: Bool = false
  ) -> [String] {
    let format = AxisNumberFormat.format(
      forTicks: ticks, locale: locale.map { Locale(identifier: $0) }, percent: percent,
      isYears: isYears)
    return ticks.map(format.string)
  }

  private func texts(forValues values: [Double], percent: Bool = false) -> [String] {
    values.map(AxisNumberFormat.format(forValues: values, percent: percent).string)
  }

  @Test func ticksHaveOnePrecision() {
    #expect(texts([0, 0.5, 1]) == ["0", "0.5", "1.0"])
    #expect(texts([0, 0.25, 0.5]) == ["0", "0.25", "0.50"])
    #expect(texts([-20_000, 0, 20_000]) == ["\u{2212}20,000", "0", "20,000"])
    #expect(texts([0, 0.1, 0.2, 0.30000000000000004]) == ["0", "0.1", "0.2", "0.3"])
  }

  @Test func listedTicksKeepTheDigitsOfValues() {
    #expect(texts([0, 1.005]) == ["0", "1.005"])
    #expect(texts([3.141592653589793, 3, 22_100]) == ["3.142", "3", "22,100"])
    #expect(texts([1_000_000, 999_999]) == ["1,000,000", "999,999"])
    #expect(texts([999.95, 1e15, 999_990_000_000_000]).first == "1,000")
    #expect(texts([-2.141, 0]) == ["\u{2212}2.141", "0"])
    // Ticks at one position do not need the digits that tell them apart.
    #expect(texts([999.95, 999, -15_100_000_000]).prefix(2) == ["1,000", "999"])
  }

  @Test func theUnitIsChosenOnceForTheAxis() {
    #expect(texts([500_000, 1_000_000, 1_500_000]) == ["0.5M", "1.0M", "1.5M"])
    #expect(texts([1_000_000, 2_000_000], "de_DE").last?.hasPrefix("2") == true)
    #expect(texts([1_000_000, 2_000_000], "de_DE").last?.hasSuffix("Mio.") == true)
    #expect(texts([1_000_000, 2_000_000], "ja_JP") == ["100万", "200万"])
    #expect(texts([1_000_000, 2_000_000], "sw_KE") == ["M1", "M2"])
    #expect(texts([10_000_000, 10_000_001]) == ["10,000,000", "10,000,001"])
  }

  @Test func yearsAreNotGrouped() {
    #expect(texts([1990, 2000, 2010], isYears: true) == ["1990", "2000", "2010"])
    #expect(texts([1990, 2000], "de_DE", isYears: true) == ["1990", "2000"])
    #expect(AxisNumberFormat.areYears([1600, 2999]))
    #expect(!AxisNumberFormat.areYears([999, 2000]))
    #expect(!AxisNumberFormat.areYears([2000.5]))
    #expect(!AxisNumberFormat.areYears([]))
  }

  @Test func sharesAreWrittenAsPercentages() {
    #expect(texts([0, 0.5, 1], percent: true) == ["0%", "50%", "100%"])
    #expect(texts([0, 0.005, 0.01], percent: true) == ["0%", "0.5%", "1.0%"])
  }

  @Test func localesHaveTheirDigitsAndGroups() {
    #expect(texts([0, 100_000, 200_000], "hi_IN").last == "2,00,000")
    #expect(texts([0, 5], "ar_EG") == ["٠", "٥"])
  }

  @Test func valuesHaveAtMostFourDigits() {
    #expect(texts(forValues: [0.142857142857, 0.5]) == ["0.143", "0.500"])
    #expect(texts(forValues: [57.5, 58]) == ["57.5", "58.0"])
    #expect(texts(forValues: [1, 2, 3]) == ["1", "2", "3"])
    #expect(texts(forValues: [12_345.678]) == ["12,346"])
    #expect(texts(forValues: [1_234_567]) == ["1.23M"])
    #expect(texts(forValues: [0.256], percent: true) == ["25.6%"])
  }

  @Test func aFourthDigitIsKeptIfThreeChangeAValueTooMuch() {
    #expect(texts(forValues: [300.26, 57.5]) == ["300.3", "57.5"])
    #expect(texts(forValues: [350.12, 12.34, 5.67]) == ["350.1", "12.3", "5.7"])
    #expect(texts(forValues: [12.5, 1.234]) == ["12.50", "1.23"])
    #expect(texts(forValues: [345.67, 234.56]) == ["346", "235"])
    // Four digits are the most, whatever is left out.
    #expect(texts(forValues: [8300.5, 4200]) == ["8,301", "4,200"])
  }

  @Test func smallValuesAreNotWrittenAsZero() {
    #expect(texts(forValues: [123.456, 0.001]) == ["123", "0.001"])
  }

  @Test(arguments: [
    [], [.nan], [.infinity, 1], [0], [0, 0], [1e308, -1e308], [.leastNonzeroMagnitude],
    [1e15, 2e15],
    [1e-9, 2e-9],
  ])
  func numbersOfAnyMagnitudeHaveShortTexts(_ values: [Double]) {
    for text in texts(values) + texts(values, "de_DE") + texts(forValues: values) {
      #expect(text.count <= 20)
    }
  }
}
