extension Ticks {
  /// Returns how many decimals tell ticks at a distance apart: 2 for 0.05, 0 for 20.
  ///
  /// Numbers are meant to be written in units of 10^`unitExponent`: thousands at steps of 100 need
  /// one decimal.
  public static func decimals(forStep step: Double, unitExponent: Int = 0) -> Int {
    guard let exponent = exponent(of: step) else { return 0 }
    return max(0, unitExponent - exponent)
  }

  /// Returns how many significant digits tell ticks at a distance apart, up to the given number.
  public static func significantDigits(forStep step: Double, largest: Double) -> Int {
    let step = abs(step)
    guard let stepExponent = exponent(of: step) else { return 1 }
    return max(0, (exponent(of: abs(largest) - step) ?? stepExponent) - stepExponent) + 1
  }

  /// The power of ten of a number's first digit; nil for zero and what is not finite.
  ///
  /// Twelve digits forgive the last bits of a computed step: 0.0999999999999999 counts as 0.1.
  private static func exponent(of value: Double) -> Int? {
    DecimalDigits(rounding: value, significant: 12).exponent
  }
}
