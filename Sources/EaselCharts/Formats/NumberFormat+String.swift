import Foundation

extension NumberFormat {
  /// Returns a number as text in this format; NaN as ``notANumber``, and infinity as ∞.
  ///
  /// A number that is rounded to zero has no minus sign.
  public func string(from value: Double) -> String {
    if value.isNaN { return notANumber }
    if value.isInfinite { return signText(isNegative: value < 0, isZero: false) + "∞" }
    if notation == .powerOfTen { return powerText(value) }
    if let locale = effectiveLocale, let text = localized(value, locale: locale) { return text }
    let text = parts(of: value)
    let digits = grouped(text.number.whole) + decimals(of: text.number, trims: text.trims)
    let sign = signText(isNegative: value < 0, isZero: text.number.isZero)
    return sign + prefix + digits + text.symbol + suffix
  }

  /// The maximum number of digits of a precision.
  static let maximumDigits = 100
  /// The number of significant digits with automatic precision.
  static let automaticDigits = 12
  /// The number of significant digits of abbreviated numbers with automatic precision.
  private static let abbreviatedDigits = 3

  private struct Parts {
    var number: DecimalDigits
    var trims: Bool
    var symbol: String
  }

  private func parts(of value: Double) -> Parts {
    switch notation {
    case .plain:
      return Parts(number: digits(of: value, shift: 0), trims: trimsZeros, symbol: "")
    case .percent:
      return Parts(number: digits(of: value, shift: 2), trims: trimsZeros, symbol: "%")
    case .scientific, .powerOfTen:
      return scientific(value)
    case .unit(let unit):
      let number = digits(of: value, shift: -unit.exponent)
      if value == 0 { return Parts(number: number, trims: true, symbol: "") }
      return Parts(number: number, trims: trimsZeros, symbol: unit.symbol)
    case .abbreviated(let units):
      var format = self
      if precision == .automatic { format.precision = .significantUpTo(Self.abbreviatedDigits) }
      let exponent = DecimalDigits(rounding: value, significant: 17).exponent ?? 0
      var unit = units.unit(forExponent: exponent)
      var number = format.digits(of: value, shift: -unit.exponent)
      // 999,999 is rounded to 1,000k, which is written as 1M.
      if let rounded = number.exponent {
        let next = units.unit(forExponent: rounded + unit.exponent)
        if next != unit {
          unit = next
          number = format.digits(of: value, shift: -unit.exponent)
        }
      }
      let symbol = number.isZero ? "" : unit.symbol
      return Parts(number: number, trims: format.trimsZeros, symbol: symbol)
    }
  }

  private func scientific(_ value: Double) -> Parts {
    let significant: Int
    switch precision {
    case .automatic: significant = Self.automaticDigits
    case .decimals(let count), .decimalsUpTo(let count): significant = Self.held(count) + 1
    case .significant(let count), .significantUpTo(let count): significant = Self.held(count)
    }
    let number = DecimalDigits(rounding: value, significant: significant)
    let exponent = number.exponent ?? 0
    let sign = exponent < 0 ? minusSign : "+"
    return Parts(
      number: number.scaled(byPowerOfTen: -exponent), trims: trimsZeros,
      symbol: "e\(sign)\(abs(exponent))")
  }

  /// Returns the digits of a number times a power of ten, rounded to the precision.
  private func digits(of value: Double, shift: Int) -> DecimalDigits {
    let rounded: DecimalDigits
    switch precision {
    case .automatic:
      let exponent = DecimalDigits(rounding: value, significant: 17).exponent ?? 0
      let decimals = max(0, Self.automaticDigits - 1 - exponent - shift)
      rounded = DecimalDigits(rounding: value, decimals: decimals + shift)
    case .decimals(let count), .decimalsUpTo(let count):
      rounded = DecimalDigits(rounding: value, decimals: Self.held(count) + shift)
    case .significant(let count), .significantUpTo(let count):
      rounded = DecimalDigits(rounding: value, significant: Self.held(count))
    }
    return rounded.scaled(byPowerOfTen: shift)
  }

  var trimsZeros: Bool {
    switch precision {
    case .automatic, .decimalsUpTo, .significantUpTo: true
    case .decimals, .significant: false
    }
  }

  static func held(_ count: Int) -> Int { max(0, min(maximumDigits, count)) }

  private func decimals(of number: DecimalDigits, trims: Bool) -> String {
    var fraction = number.fraction[...]
    if trims {
      while fraction.last == "0" { fraction.removeLast() }
    }
    return fraction.isEmpty ? "" : decimalSeparator + fraction
  }

  private func grouped(_ whole: String) -> String {
    guard !groupingSeparator.isEmpty, whole.utf8.count > 3 else { return whole }
    var result = ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.utf8.count - index).isMultiple(of: 3) { result += groupingSeparator }
      result.append(digit)
    }
    return result
  }

  func signText(isNegative: Bool, isZero: Bool) -> String {
    switch sign {
    case .never: ""
    case .negative: isNegative && !isZero ? minusSign : ""
    case .always: isNegative && !isZero ? minusSign : "+"
    case .exceptZero: isZero ? "" : isNegative ? minusSign : "+"
    }
  }
}
