import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

@Suite struct DecimalDigitsTests {
  private func fixed(_ value: Double, _ decimals: Int) -> String {
    let number = DecimalDigits(rounding: value, decimals: decimals)
    return decimals > 0 ? "\(number.whole).\(number.fraction)" : number.whole
  }

  @Test func fixedPlacesAreThoseOfPrintf() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<3000 {
      let bits = UInt64.random(in: 0..<(0x7FF << 52), using: &generator)
      let any = Double(bitPattern: bits)
      for value in [abs(generator.number()), any] {
        let decimals = Int.random(in: 0...40, using: &generator)
        #expect(fixed(value, decimals) == String(format: "%.\(decimals)f", value))
      }
    }
  }

  @Test func tiesGoToTheEvenDigit() {
    for whole in 0..<200 {
      let value = Double(whole) + 0.5
      #expect(fixed(value, 0) == String(format: "%.0f", value))
      #expect(fixed(value / 4, 2) == String(format: "%.2f", value / 4))
    }
  }

  @Test func significantDigitsAreThoseOfPrintf() {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<2000 {
      let value = Double(bitPattern: UInt64.random(in: 1..<(0x7FF << 52), using: &generator))
      let count = Int.random(in: 1...25, using: &generator)
      let number = DecimalDigits(rounding: value, significant: count)
      let mantissa = number.digits.map(String.init).joined()
      let wanted = String(format: "%.\(count - 1)e", value)
      let parts = wanted.split(separator: "e")
      #expect(mantissa == parts[0].replacing(".", with: ""))
      #expect(number.exponent == Int(parts[1]))
    }
  }

  /// The logarithm of these numbers is that of the power of ten itself.
  @Test func justBelowAPowerOfTenNoDigitIsLost() {
    #expect(
      DecimalDigits(rounding: 1e25.nextDown, significant: 16).digits
        == [UInt8](repeating: 9, count: 16))
    #expect(DecimalDigits(rounding: 1e25.nextDown, significant: 16).exponent == 24)
    #expect(DecimalDigits(rounding: 1e25.nextDown, significant: 15).digits.prefix(2) == [1, 0])
    #expect(DecimalDigits(rounding: 1e25.nextDown, significant: 15).exponent == 25)
  }

  @Test func roundingBeforeThePointIsExact() {
    #expect(DecimalDigits(rounding: 25, decimals: -1).digits == [2])
    #expect(DecimalDigits(rounding: 35, decimals: -1).digits == [4])
    #expect(DecimalDigits(rounding: 25.000000001, decimals: -1).digits == [3])
    #expect(DecimalDigits(rounding: 2.5, decimals: -1).isZero)
    #expect(DecimalDigits(rounding: 5, decimals: -1).isZero)
    #expect(DecimalDigits(rounding: 5.000000001, decimals: -1).digits == [1])
    #expect(DecimalDigits(rounding: 96, decimals: -1).whole == "100")
    #expect(DecimalDigits(rounding: 9.5e30, decimals: -30).digits == [1, 0])
    #expect(DecimalDigits(rounding: 4e30, decimals: -31).isZero)
    #expect(DecimalDigits(rounding: 4, decimals: -40).isZero)
    #expect(DecimalDigits(rounding: 0, decimals: -40).whole == "0")
  }

  /// A process may have set a locale, whose separator `printf` then writes.
  @Test(arguments: [".", ",", "٫"]) func anyDecimalSeparatorIsSkipped(separator: String) {
    func digits(_ text: String, _ decimals: Int) -> DecimalDigits {
      DecimalDigits(printed: Array(text.utf8)[...], decimals: decimals)
    }
    let number = digits("1205\(separator)075", 3)
    #expect(number.digits == [1, 2, 0, 5, 0, 7, 5])
    #expect(number.whole == "1205")
    #expect(number.fraction == "075")
    #expect(digits("0\(separator)05", 2).digits == [5])
    #expect(digits("0\(separator)00", 2).isZero)
    #expect(digits("12", 0).digits == [1, 2])
  }

  @Test func numbersThatAreNotFiniteHaveTheDigitZero() {
    #expect(DecimalDigits(rounding: .nan, decimals: 2).isZero)
    #expect(DecimalDigits(rounding: .infinity, significant: 2).isZero)
    #expect(DecimalDigits(rounding: -3, decimals: 0).digits == [3])
  }
}
