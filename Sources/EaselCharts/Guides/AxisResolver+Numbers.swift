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
        $0.categoryName.flatMap { indices[$0] }.map(Double.init)
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

  /// The minimum length of an axis that has at least three numbers, in points.
  private static let lengthOfThree: CGFloat = 60

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
      return ScaleTicks(major: scale.listedNumbers(data, limit: Self.maximumValues))
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
        ticks.count > 2 || length < Self.lengthOfThree, Self.minimumStep(ticks) >= minimum ?? 0
      {
        return ScaleTicks(
          major: ticks, minor: transform.spansMagnitudes ? automatic(6).minor : [])
      }
      if desired == nil, minimum == nil, transform == .linear, style.domainStyle == .zeroBased,
        let step = NumberDomain.wideStep(from: lower, to: upper, keepsEnds: true)
      {
        let values = step.values(from: lower, to: upper, atMost: 6)
        if values.count > 1 { return ScaleTicks(major: values) }
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
        var more: ScaleTicks?
        for other in counts where other > 0 {
          let found = automatic(other)
          if allowed.contains(found.major.count) { return found }
          if found.major.count > allowed.upperBound, more == nil { more = found }
        }
        // One number too many says more than two.
        if ticks.major.count < allowed.lowerBound, length >= Self.lengthOfThree, let more {
          return more
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

  /// Whether the axis shows a date.
  func isInside(_ date: Date) -> Bool {
    let seconds = date.timeIntervalSinceReferenceDate
    return seconds >= scale.lower && seconds <= scale.upper && !scale.isCut(seconds)
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

  /// Returns the numbers in one precision and one unit if that suits all of them.
  private func plainTexts(_ values: [Double], _ isCompact: Bool) -> [String] {
    let values = scale.showsMagnitudes ? values.map { abs($0) } : values
    let key = AxisCache.NumberKey(
      values: values, lower: scale.lower, upper: scale.upper, isShare: scale.isShare,
      isYears: scale.isYears, spansMagnitudes: scale.position.transform.spansMagnitudes,
      isCompact: isCompact)
    return cache.texts(key) { newTexts(values, isCompact) }
  }

  private func newTexts(_ values: [Double], _ isCompact: Bool) -> [String] {
    let format = ChartFormats.format(ofTicks: values, on: scale, formatLocale)
    var compact = NumberFormat(locale: formatLocale)
    compact.notation = .abbreviated(.business)
    // Numbers with powers of ten are short, and the labels of marks have them, too.
    let isCompact = isCompact && format.common.notation != .powerOfTen
    return values.map { value in
      isCompact && (1000..<1e15).contains(abs(value))
        ? compact.string(from: value) : format.string(from: value)
    }
  }

  /// The locale of number formats; `nil` for plain formats, which need no locale.
  var formatLocale: Locale? {
    style.environment.locale.ofNumbers
  }
}
