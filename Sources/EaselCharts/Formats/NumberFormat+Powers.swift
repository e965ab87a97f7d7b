import EaselCanvas
import Foundation

extension NumberFormat {
  /// Returns a number as a multiple of a power of ten, such as 2×10⁻⁹.
  ///
  /// Numbers from 1 to 99 and zero have no power, and a power of ten has no coefficient: 10⁻⁹.
  func powerText(_ value: Double) -> String {
    let number = DecimalDigits(rounding: value, significant: significantDigits)
    let exponent = number.exponent ?? 0
    var plain = self
    plain.notation = .plain
    plain.suffix = ""
    // The digits are already rounded, so each precision only decides about zeros at the end.
    let decimals = significantDigits - 1
    plain.precision = trimsZeros ? .decimalsUpTo(decimals) : .decimals(decimals)
    guard exponent < 0 || exponent > 1 else {
      return plain.string(from: number.isZero ? 0 : number.value(of: value)) + suffix
    }
    let power = Self.power(exponent, base: base10)
    let coefficient = number.scaled(byPowerOfTen: -exponent)
    let rest = coefficient.digits.dropFirst()
    let isPower = coefficient.digits.first == 1 && rest.allSatisfy { $0 == 0 }
    var text = ""
    if isPower, trimsZeros {
      let sign = signText(isNegative: value < 0, isZero: false)
      text = effectiveLocale == nil ? sign + prefix + power : prefix + sign + power
    } else {
      text = plain.string(from: coefficient.value(of: value)) + "×" + power
    }
    return isRightToLeft ? "\u{2066}\(text)\u{2069}\(suffix)" : text + suffix
  }

  /// The number of significant digits of a coefficient.
  private var significantDigits: Int {
    switch precision {
    case .automatic: Self.automaticDigits
    case .decimals(let count), .decimalsUpTo(let count): Self.held(count) + 1
    case .significant(let count), .significantUpTo(let count): max(1, Self.held(count))
    }
  }

  /// The number ten in the digits of the locale.
  private var base10: String {
    effectiveLocale.map { FloatingPointFormatStyle<Double>(locale: $0).format(10) } ?? "10"
  }

  /// Whether the text is among texts of a right-to-left script, which would reverse its parts.
  private var isRightToLeft: Bool {
    effectiveLocale?.language.characterDirection == .rightToLeft
  }

  private static func power(_ exponent: Int, base: String) -> String {
    let raised: [Character: Character] = [
      "-": "⁻", "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷",
      "8": "⁸", "9": "⁹",
    ]
    return base + String(String(exponent).compactMap { raised[$0] })
  }
}

extension DecimalDigits {
  /// Returns the number of these digits with the sign of a value.
  fileprivate func value(of value: Double) -> Double {
    let size = Double("\(whole).\(fraction.isEmpty ? "0" : fraction)") ?? 0
    return value < 0 ? -size : size
  }
}
