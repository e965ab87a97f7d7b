import EaselBlocks
import EaselCanvas
import Foundation

extension AxisResolver {
  // MARK: Categories

  /// Returns the indices of the categories that have marks.
  func categoryValues(_ values: AxisMarkValues) -> [Double] {
    let count = scale.names.count
    switch values.form {
    case .list(let data):
      let indices = Dictionary(
        scale.names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      return data.prefix(Self.maximumValues).compactMap {
        ResolvedScale.categoryName(of: $0).flatMap { indices[$0] }.map(Double.init)
      }
    case .automatic(let desired?, _) where desired > 0 && desired < count:
      let step = (count + desired - 1) / desired
      return stride(from: 0, to: count, by: step).map(Double.init)
    case .stride(let step) where step >= 1 && step < Double(count):
      return stride(from: 0, to: count, by: Int(step)).map(Double.init)
    default: return scale.names.indices.map(Double.init)
    }
  }

  // MARK: Numbers

  /// Returns the numbers that have marks, and those that have a tick without text.
  func numberValues(_ values: AxisMarkValues, _ placed: ResolvedScale, length: CGFloat)
    -> ScaleTicks
  {
    let (lower, upper) = (scale.lower, scale.upper)
    let transform = scale.position.transform
    let space = Int(max(2, min(6, (length / (axis == .horizontal ? 80 : 45)).rounded(.down))))
    if let pieces = scale.position.pieces, pieces.isBroken {
      return ScaleTicks(major: brokenValues(values, pieces, length: length))
    }
    func automatic(_ count: Int) -> ScaleTicks {
      transform.ticks(from: lower, to: upper, count: count, length: Double(max(length, 1)))
    }
    switch values.form {
    case .list(let data):
      let numbers = data.prefix(Self.maximumValues).compactMap { datum -> Double? in
        guard case .number(let number) = datum, isInside(number) else { return nil }
        return number
      }
      return ScaleTicks(major: numbers)
    case .stride(let step):
      let multiples = ScaleResolver.multiples(of: step, from: lower, to: upper)
      return multiples.isEmpty ? automatic(space) : ScaleTicks(major: multiples)
    case .automatic(let desired, let asked):
      if desired == nil, asked == nil, let expected = expectedValues(length) {
        return ScaleTicks(major: expected)
      }
      // Years have no fractions.
      let minimum = scale.isYears ? max(asked ?? 1, 1) : asked
      if desired == nil, asked == nil, let ticks = scale.ticks,
        Self.minimumStep(ticks) >= minimum ?? 0
      {
        return ScaleTicks(
          major: ticks, minor: transform.spansMagnitudes ? automatic(6).minor : [])
      }
      var count = max(1, min(desired ?? space, Self.maximumValues))
      var ticks = automatic(count)
      if let minimum, minimum.isFinite, minimum > 0 {
        while count > 1, Self.minimumStep(ticks.major) < minimum * (1 - 1e-9) {
          count = count > 20 ? count / 2 : count - 1
          ticks = automatic(count)
        }
        if Self.minimumStep(ticks.major) < minimum * (1 - 1e-9) {
          ticks = ScaleTicks(major: ScaleResolver.multiples(of: minimum, from: lower, to: upper))
        }
      } else if desired == nil, transform == .linear, let allowed = style.tickCounts {
        let counts = [0, 1, -1, 2, 3, -2, -3].map { count + $0 }
        for other in counts where other > 0 {
          let found = automatic(other)
          if allowed.contains(found.major.count) { return found }
        }
      }
      return ticks
    case .calendar: return automatic(space)
    }
  }

  /// Returns the values at the steps that readers expect; `nil` if they leave no room for a line of
  /// text.
  func expectedValues(_ length: CGFloat) -> [Double]? {
    for step in scale.hint?.steps ?? [] {
      let values = ScaleResolver.multiples(of: step, from: scale.lower, to: scale.upper)
      let space = length * CGFloat(step / (scale.upper - scale.lower))
      if values.count > 2, space >= style.textSize * 1.5 { return values }
    }
    return nil
  }

  /// Whether the axis shows a number.
  func isInside(_ number: Double) -> Bool {
    let slack = (scale.upper - scale.lower) * 1e-9
    return number >= scale.lower - slack && number <= scale.upper + slack && !isCut(number)
  }

  /// Whether the axis shows a date.
  func isInside(_ date: Date) -> Bool {
    let seconds = date.timeIntervalSinceReferenceDate
    return seconds >= scale.lower && seconds <= scale.upper && !isCut(seconds)
  }

  /// Whether a value is between the ranges of a broken axis, or on a day that is left out.
  private func isCut(_ value: Double) -> Bool {
    guard let pieces = scale.position.pieces else { return false }
    return pieces.isBroken ? pieces.leavesOut(value) : pieces.next(after: value) != nil
  }

  private static func minimumStep(_ values: [Double]) -> Double {
    zip(values, values.dropFirst()).map { abs($1 - $0) }.min() ?? .infinity
  }

  // MARK: Texts

  /// Returns the formatted numbers, with a plus sign for a value that includes all larger ones.
  ///
  /// - Parameter isCompact: Whether numbers of different sizes have units as soon as they have four
  ///   digits, because longer texts have no space.
  func numberTexts(_ values: [Double], isCompact: Bool = false) -> [String] {
    let texts = plainTexts(values, isCompact)
    guard let openEnd = scale.hint?.openEnd else { return texts }
    return zip(values, texts).map { $0 == openEnd ? $1 + "+" : $1 }
  }

  /// Returns the numbers in one precision; only the largest one has the unit.
  private func plainTexts(_ values: [Double], _ isCompact: Bool) -> [String] {
    let values = scale.showsMagnitudes ? values.map { abs($0) } : values
    let locale = formatLocale
    if scale.position.transform.spansMagnitudes { return wideTexts(values, locale, isCompact) }
    let format = AxisNumberFormat.format(
      forTicks: values, locale: locale, percent: scale.isShare, isYears: scale.isYears)
    guard style.labelsUnitOnce, values.count > 1 else { return values.map(format.string(from:)) }
    var bare = format
    var factor = 1.0
    var zero: String?
    switch format.notation {
    case .percent:
      bare.notation = .plain
      factor = 100
    case .unit(let unit):
      bare.notation = .unit(NumberUnits.Unit(exponent: unit.exponent, symbol: ""))
      bare.prefix = ""
    default:
      // Zero needs no decimals.
      var whole = format
      if case .decimals = format.precision { whole.precision = .decimals(0) }
      return values.map { ($0 == 0 ? whole : format).string(from: $0) }
    }
    if case .decimals = bare.precision, values.contains(0) {
      var whole = bare
      whole.precision = .decimals(0)
      zero = whole.string(from: 0)
    }
    // Zero has no unit: if it is the largest number, the smallest one shows the unit. Amounts on
    // both sides of zero show the unit at both ends.
    let maximum = values.max() ?? 0
    let named = maximum == 0 ? values.min() ?? 0 : maximum
    return values.map { value in
      value == named
        ? format.string(from: value)
        : value == 0 ? zero ?? bare.string(from: 0) : bare.string(from: value * factor)
    }
  }

  /// Returns texts of numbers of very different sizes, which have no common precision.
  private func wideTexts(_ values: [Double], _ locale: Locale?, _ isCompact: Bool) -> [String] {
    let sizes = values.map(abs).filter { $0 > 0 && $0.isFinite }
    let (minimum, maximum) = (sizes.min() ?? 1, sizes.max() ?? 1)
    var format = NumberFormat(precision: .significantUpTo(12), locale: locale)
    if maximum >= 1e15 || minimum < 1e-6 {
      format.notation = .scientific
      format.precision = .significantUpTo(3)
    } else if maximum >= (isCompact ? 1000 : 1e6) {
      format.notation = .abbreviated(.business)
      format.precision = .automatic
    }
    if format.notation == .abbreviated(.business), minimum < 1 {
      // Small numbers have no unit and need all of their digits.
      let plain = NumberFormat(precision: .significantUpTo(12), locale: locale)
      return values.map { (abs($0) < 1 ? plain : format).string(from: $0) }
    }
    return values.map(format.string(from:))
  }

  /// The locale of number formats; `nil` for plain formats, which need no locale.
  var formatLocale: Locale? {
    style.environment.locale.ofNumbers
  }
}
