extension LinearScale {
  /// Returns a number format for about `count` ticks, with the number of decimals that their
  /// distance requires.
  ///
  /// ```swift
  /// LinearScale(domain: [0, 1]).tickFormat().string(from: 0.2)  // "0.2"
  /// LinearScale(domain: [0, 1_000_000]).tickFormat(base: .abbreviated())
  ///   .string(from: 500_000)                                    // "0.5M"
  /// ```
  ///
  /// - Parameters:
  ///   - count: The approximate number of ticks, as given to ``ticks(_:)``.
  ///   - base: The sign, separators and notation. Its precision is replaced only if it is
  ///     automatic. Abbreviated notation then uses the unit of the domain's greatest number for all
  ///     ticks, unless the format has a locale.
  public func tickFormat(_ count: Double = 10, base: NumberFormat = .automatic) -> NumberFormat {
    guard base.precision == .automatic else { return base }
    var format = base
    switch base.notation {
    case .plain:
      format.precision = .decimals(Ticks.decimals(forStep: tickStep(count)))
    case .percent:
      format.precision = .decimals(Ticks.decimals(forStep: tickStep(count), unitExponent: -2))
    case .scientific, .powerOfTen:
      format.precision = .decimals(tickSignificantDigits(count) - 1)
    case .unit(let unit):
      format.precision = .decimals(
        Ticks.decimals(forStep: tickStep(count), unitExponent: unit.exponent))
    case .abbreviated(let units):
      // With a locale, Foundation chooses the unit of each number.
      guard base.effectiveLocale == nil else { return base }
      let exponent = DecimalDigits(rounding: maximum, significant: 12).exponent ?? 0
      let unit = units.unit(forExponent: exponent)
      format.notation = .unit(unit)
      format.precision = .decimals(
        Ticks.decimals(forStep: tickStep(count), unitExponent: unit.exponent))
    }
    return format
  }

  /// Returns the distance between neighboring ticks if there are about `count`; it is negative if
  /// the domain descends.
  ///
  /// - Parameter count: The approximate number of ticks.
  public func tickStep(_ count: Double = 10) -> Double {
    guard let first = domain.first, let last = domain.last else { return .nan }
    return Ticks.step(from: first, to: last, count: count)
  }

  /// Returns the minimum number of significant digits with which about `count` ticks differ from
  /// each other.
  ///
  /// - Parameter count: The approximate number of ticks.
  public func tickSignificantDigits(_ count: Double = 10) -> Int {
    Ticks.significantDigits(forStep: tickStep(count), largest: maximum)
  }

  /// The greatest absolute value at the ends of the domain.
  private var maximum: Double { max(abs(domain.first ?? 0), abs(domain.last ?? 0)) }
}
