import Foundation

extension NumberDomain {
  /// Returns the axis that suits data between two values.
  ///
  /// - Parameters:
  ///   - low: The least value of the data. If an end is not finite, there is no data, and the
  ///     interval is 0...1 (1...10 for a logarithm).
  ///   - high: The greatest value of the data.
  ///   - role: The use of the axis by the marks.
  ///   - style: The style whose defaults apply.
  ///   - transform: The transform that is applied to values before they are placed evenly.
  ///   - includesZero: Whether the axis contains zero; `nil` decides by role and style. A logarithm
  ///     ignores it.
  ///   - areWhole: Whether all values are whole numbers, which may be years.
  ///   - minimumPositive: The least positive value, for a logarithm whose data reach zero.
  ///   - hasWholeTicks: Whether ticks must be whole numbers, as for counts. Short intervals may
  ///     then have fewer than three ticks.
  static func inferred(
    from low: Double, to high: Double, role: Role, style: Style,
    transform: ScaleTransform = .linear, includesZero: Bool? = nil, areWhole: Bool = false,
    minimumPositive: Double? = nil, hasWholeTicks: Bool = false
  ) -> NumberDomain {
    guard low.isFinite, high.isFinite else {
      let ends = transform.form.emptyDomain
      return inferred(
        from: ends.lower, to: ends.upper, role: .values, style: style, transform: transform,
        includesZero: includesZero)
    }
    var (low, high) = (min(low, high), max(low, high))
    // Rounding differences between sums of equal numbers are ignored.
    if high - low <= max(abs(low), abs(high)) * 1e-12 { (low, high) = (high, high) }
    if let base = transform.form.logarithmBase {
      return logarithmic(
        low, high, base: base, role: role, style: style, minimumPositive: minimumPositive)
    }
    if style == .zeroBased {
      return zeroBased(low, high, transform: transform, includesZero: includesZero ?? true)
    }
    if role == .positions, areWhole, includesZero != true, areYears(low, high) {
      return years(low, high)
    }
    let joins = includesZero ?? zeroJoins(low, high, role: role, transform: transform)
    let ends = joins ? (min(0, low), max(0, high)) : (low, high)
    let data = ends.0 == ends.1 ? widened(ends.0, includesZero: joins) : ends
    let fit = DomainFit(
      lower: data.0, upper: data.1, transform: transform, hasWholeTicks: hasWholeTicks)
    return finished(fit.best, transform: transform)
  }

  /// Whether the numbers may be years: from 1000 to 2999.
  static func areYears(_ low: Double, _ high: Double) -> Bool {
    low >= 1000 && high <= 2999
  }

  /// Whether the axis contains zero by default in the fitted style.
  ///
  /// Bars and areas begin at zero. Lines and points include zero unless it would take more than two
  /// thirds of the axis. A single value is shown by its distance from zero.
  private static func zeroJoins(
    _ low: Double, _ high: Double, role: Role, transform: ScaleTransform
  ) -> Bool {
    if role == .bars || low == high && role != .positions { return true }
    guard role == .values, low > 0 || high < 0 else { return false }
    let (near, far) = low > 0 ? (low, high) : (high, low)
    // Fractions are compared after the transform: a root enlarges small values.
    let scale = PositionScale(
      lower: min(0, far), upper: max(0, far), transform: transform, start: 0, end: 1)
    let taken = abs(scale.position(of: near) - scale.position(of: 0))
    return taken <= 2.0 / 3
  }

  /// Returns the interval around one value: one unit to both sides, or a tenth of the value if that
  /// is more.
  ///
  /// If the interval includes zero, it is the interval from zero to the value, and 0...1 for zero: a
  /// bar without length is at the start of its axis.
  static func widened(_ value: Double, includesZero: Bool = false)
    -> (lower: Double, upper: Double)
  {
    if includesZero { return value == 0 ? (0, 1) : (min(0, value), max(0, value)) }
    let distance = max(1, abs(value) / 10)
    let limit = Double.greatestFiniteMagnitude
    return (max(-limit, value - distance), min(limit, value + distance))
  }

  private static func zeroBased(
    _ low: Double, _ high: Double, transform: ScaleTransform, includesZero: Bool
  ) -> NumberDomain {
    var ends = includesZero ? (min(0, low), max(0, high)) : (low, high)
    if ends.0 == ends.1 { ends = widened(ends.0, includesZero: includesZero) }
    var domain = NumberDomain(lower: ends.0, upper: ends.1, ticks: [])
    if let step = wideStep(from: ends.0, to: ends.1) {
      domain.lower = step.value(at: step.index(below: ends.0))
      domain.upper = step.value(at: step.index(above: ends.1))
      domain.ticks = step.values(from: domain.lower, to: domain.upper, atMost: 6)
    }
    guard domain.ticks.count >= 2, domain.lower <= ends.0, domain.upper >= ends.1 else {
      // Numbers near the limits of Double have no round neighbors.
      let fit = DomainFit(
        lower: ends.0, upper: ends.1, transform: transform, hasWholeTicks: false)
      return finished(fit.best, transform: transform)
    }
    return finished(domain, transform: transform)
  }

  /// The greatest number of steps between the ends of an axis in the style `zeroBased`.
  private static let mostSteps = 4.0

  /// Returns the step of an axis in the style `zeroBased`: the least of 1, 2, 2.5 and 5 times a power
  /// of ten with at most four steps on the axis.
  ///
  /// Steps of 2.5 times a power of ten are used only if they are whole numbers. The rule is that of
  /// the images that Swift Charts draws: 0, 2, 4, 6 for 4.1, and 0, 5, 10 for 9. The result is `nil`
  /// if the distance of the ends has no full precision.
  ///
  /// - Parameters:
  ///   - low: The lower end.
  ///   - high: The upper end.
  ///   - keepsEnds: Whether the ends stay where they are, so that only steps between them count.
  static func wideStep(from low: Double, to high: Double, keepsEnds: Bool = false) -> RoundStep? {
    let length = high - low
    guard length >= 1e-290, length <= 1e290 else { return nil }
    let first = Int(log10(length / mostSteps).rounded(.down)) - 1
    for exponent in first...(first + 3) {
      for (mantissa, shift) in [(1.0, 0), (2, 0), (25, -1), (5, 0)] where shift == 0 || exponent > 0
      {
        let step = RoundStep(mantissa: mantissa, exponent: exponent + shift)
        let count =
          keepsEnds
          ? step.index(below: high) - step.index(above: low)
          : step.index(above: high) - step.index(below: low)
        if count <= mostSteps { return step }
      }
    }
    return nil
  }

  /// The axis of years: the interval of the data, so that the first and the last year are at the
  /// edges.
  private static func years(_ low: Double, _ high: Double) -> NumberDomain {
    let ends = low == high ? (low - 1, high + 1) : (low, high)
    var domain = DomainFit(
      lower: ends.0, upper: ends.1, hasWholeTicks: true, keepsEnds: true
    ).best
    domain.holdsYears = true
    return domain
  }

  /// Replaces the ticks for a transform that has its own.
  private static func finished(
    _ domain: NumberDomain, transform: ScaleTransform
  ) -> NumberDomain {
    guard transform.form.hasOwnTicks else { return domain }
    var domain = domain
    let ticks = transform.ticks(from: domain.lower, to: domain.upper)
    domain.ticks = ticks.major
    domain.minorTicks = ticks.minor
    return domain
  }
}
