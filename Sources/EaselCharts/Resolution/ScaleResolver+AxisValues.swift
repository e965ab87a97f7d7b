import EaselBlocks
import Foundation

extension ScaleResolver {
  /// Returns an inferred scale with ends that follow the settings of the axis marks.
  ///
  /// The ends are rounded to the axis values, or are those of the data, if axis marks request it.
  /// Given numbers extend the domain. An explicit domain is kept.
  func following(_ scale: ResolvedScale) -> ResolvedScale {
    // The domain of shares is always the whole.
    guard !scale.isExplicit, !scale.isShare, let sets = configuration.marks?.sets else {
      return scale
    }
    var result = scale
    for set in sets {
      switch scale.kind {
      case .number: result = roundedNumbers(result, set.values)
      case .date: result = roundedDates(result, set.values)
      case .category: return scale
      }
    }
    guard scale.kind == .number else { return result }
    var (lower, upper) = (result.lower, result.upper)
    for set in sets {
      guard case .list(let data) = set.values.form else { continue }
      for case .number(let number) in data.prefix(Self.maximumAxisValues)
      where number.isFinite && (!scale.isLogarithmic || number > 0) {
        (lower, upper) = (min(lower, number), max(upper, number))
      }
    }
    return result.spanning(lower, upper)
  }

  private func roundedNumbers(_ scale: ResolvedScale, _ values: AxisMarkValues) -> ResolvedScale {
    let (low, high) = (data.lower, data.upper)
    // Bars at numbers keep half a step at each end.
    guard values.roundsLowerBound != nil || values.roundsUpperBound != nil, low <= high,
      !data.needs.hasBands
    else { return scale }
    var (lower, upper) = (scale.lower, scale.upper)
    // Zero that was added to the domain does not count as rounding.
    if values.roundsLowerBound == false, low > lower { lower = low > 0 && lower <= 0 ? 0 : low }
    if values.roundsUpperBound == false, high < upper { upper = high < 0 && upper >= 0 ? 0 : high }
    if values.roundsLowerBound == true { lower = rounded(lower, .down, scale, values) }
    if values.roundsUpperBound == true { upper = rounded(upper, .up, scale, values) }
    var result = scale.spanning(lower, upper)
    guard let step = step(scale, values), !scale.isLogarithmic, scale.ticks != nil else {
      return result
    }
    let ticks = Self.multiples(of: step, from: lower, to: upper)
    if !ticks.isEmpty { result.ticks = ticks }
    return result
  }

  private func rounded(
    _ end: Double, _ rule: FloatingPointRoundingRule, _ scale: ResolvedScale,
    _ values: AxisMarkValues
  ) -> Double {
    let slack = rule == .up ? -1e-9 : 1e-9
    if scale.isLogarithmic {
      let transform = scale.position.transform
      return transform.invert((transform.apply(end) + slack).rounded(rule))
    }
    guard let step = step(scale, values) else { return end }
    return (end / step + slack).rounded(rule) * step
  }

  /// Returns the step between the values of an axis; `nil` if there is none.
  private func step(_ scale: ResolvedScale, _ values: AxisMarkValues) -> Double? {
    var ticks = scale.ticks ?? []
    switch values.form {
    case .stride(let step): return step > 0 && step.isFinite ? step : nil
    case .automatic(let desired?, _) where desired > 0:
      ticks =
        scale.position.transform.ticks(
          from: scale.lower, to: scale.upper, count: min(desired, Self.maximumAxisValues)
        ).major
    case .automatic where ticks.count < 2:
      ticks = scale.position.transform.ticks(from: scale.lower, to: scale.upper).major
    case .automatic: break
    case .calendar, .list: return nil
    }
    guard ticks.count > 1, ticks[1] > ticks[0] else { return nil }
    return ticks[1] - ticks[0]
  }

  /// The maximum number of values of an axis.
  static let maximumAxisValues = 1_000

  /// Returns the multiples of a step in a domain; empty if they would be too many.
  static func multiples(of step: Double, from lower: Double, to upper: Double) -> [Double] {
    guard step > 0, step.isFinite else { return [] }
    let first = (lower / step - 1e-9).rounded(.up)
    let last = (upper / step + 1e-9).rounded(.down)
    guard first.isFinite, last.isFinite, first <= last,
      last - first < Double(maximumAxisValues), abs(first) < 1e15
    else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  /// The approximate default number of dates on an axis.
  private static let usualDates = 5

  private func roundedDates(_ scale: ResolvedScale, _ values: AxisMarkValues) -> ResolvedScale {
    guard values.roundsLowerBound == true || values.roundsUpperBound == true else { return scale }
    var calendar = scale.unit?.calendar ?? style.environment.calendar
    let found: TimeStep?
    switch values.form {
    case .calendar(let component, let count, let own):
      found = TimeStep(component, count)
      calendar = own ?? style.environment.calendar
    case .automatic(let desired, _):
      let count = desired.flatMap { $0 > 0 ? min($0, Self.maximumAxisValues) : nil }
      found = TimeStep(
        from: .at(scale.lower), to: .at(scale.upper), count: Double(count ?? Self.usualDates))
    case .stride, .list: found = nil
    }
    guard let step = found else { return scale }
    var (lower, upper) = (scale.lower, scale.upper)
    if values.roundsLowerBound == true {
      lower = step.floor(.at(lower), calendar: calendar).timeIntervalSinceReferenceDate
    }
    if values.roundsUpperBound == true {
      upper = step.ceil(.at(upper), calendar: calendar).timeIntervalSinceReferenceDate
    }
    return scale.spanning(lower, upper)
  }
}

extension ResolvedScale {
  /// Returns the scale with other ends in the same direction; unchanged if they are not a domain.
  fileprivate func spanning(_ lower: Double, _ upper: Double) -> ResolvedScale {
    guard lower != self.lower || upper != self.upper, lower < upper, (upper - lower).isFinite else {
      return self
    }
    var result = self
    result.position = PositionScale(
      lower: lower, upper: upper, transform: position.transform, pieces: position.pieces,
      start: position.start, end: position.end)
    result.ticks = ticks?.filter { $0 >= lower && $0 <= upper }
    if result.ticks.map({ $0.count < 2 }) == true { result.ticks = nil }
    result.leavesOutZero = leavesOutZero && (lower > 0 || upper < 0)
    return result
  }
}
