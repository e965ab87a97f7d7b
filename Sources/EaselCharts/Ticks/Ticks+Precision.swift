extension Ticks {
  /// Returns the number of decimals that distinguishes ticks at a distance: 2 for 0.05, 0 for 20.
  ///
  /// - Parameters:
  ///   - step: The distance between two ticks.
  ///   - unitExponent: The exponent of the unit of the written numbers, 10^`unitExponent`. For
  ///     example, steps of 100 need one decimal if numbers are written in thousands.
  public static func decimals(forStep step: Double, unitExponent: Int = 0) -> Int {
    guard let exponent = exponent(of: step) else { return 0 }
    return max(0, unitExponent - exponent)
  }

  /// Returns the number of significant digits that distinguishes ticks at a distance: 3 for steps
  /// of 0.5 up to 20.
  ///
  /// The result is 1 for a step that is 0 or not finite.
  ///
  /// - Parameters:
  ///   - step: The distance between two ticks.
  ///   - largest: The greatest absolute value of the ticks.
  public static func significantDigits(forStep step: Double, largest: Double) -> Int {
    let step = abs(step)
    guard let stepExponent = exponent(of: step) else { return 1 }
    return max(0, (exponent(of: abs(largest) - step) ?? stepExponent) - stepExponent) + 1
  }

  /// The power of ten of a number's first digit; `nil` for zero and numbers that are not finite.
  ///
  /// The number is rounded to twelve digits, since the last bits of a computed step may be wrong:
  /// 0.0999999999999999 counts as 0.1.
  private static func exponent(of value: Double) -> Int? {
    DecimalDigits(rounding: value, significant: 12).exponent
  }
}
