import EaselBlocks
import EaselCanvas
import Foundation

extension AxisResolver {
  private var calendar: Calendar { scale.unit?.calendar ?? style.environment.calendar }

  /// Returns the dates that an axis can have, with their texts, in order of preference.
  ///
  /// If there is room, each unit of the data has a label at its middle. Otherwise labels are at the
  /// starts of larger units, three to seven of them.
  func dateChoices(_ set: AxisMarkSet, _ placed: ResolvedScale, length: CGFloat) -> [AxisChoice] {
    let (lower, upper) = (scale.lower, scale.upper)
    switch set.values.form {
    case .list(let data):
      let dates = data.prefix(Self.maximumValues).compactMap { datum -> Date? in
        guard case .date(let date) = datum, isInside(date) else { return nil }
        return date
      }
      let unit = calendar.largestUnit(of: dates)
      return rows(dates, placed, isCentered: false, isFree: false) {
        DateLabels(calendar: calendar, locale: style.environment.locale)
          .candidates(for: dates, unit: unit, inOneRow: !style.hasContextRow)
      }
    case .calendar(let component, let count, let own):
      let calendar = own ?? calendar
      guard let step = TimeStep(component, count) else { break }
      let dates = withoutEnd(
        Array(dates(step, calendar).prefix(Self.maximumValues)))
      guard !dates.isEmpty else { return [] }
      return rows(dates, placed, isCentered: false, isFree: false) {
        rowTexts(step, dates, calendar)
      }
    case .automatic, .stride: break
    }
    // Three labels have room where two would say too little.
    var desired = Double(max(length >= 120 ? 3 : 2, min(6, (length / 90).rounded(.down))))
    if !style.hasContextRow { desired = Double(max(2, min(8, (length / 80).rounded()))) }
    if axis == .vertical { desired = Double(max(2, min(6, (length / 45).rounded(.down)))) }
    // Labels of years are short.
    if axis == .horizontal, style.hasContextRow, upper - lower > 5 * 365 * 86_400 {
      desired = Double(max(2, min(8, (length / 60).rounded(.down))))
    }
    if case .automatic(let count?, _) = set.values.form, count > 0 { desired = Double(count) }
    let units = style.hasContextRow ? units(placed, length: length) : []
    return units + steps(placed, desired)
  }

  /// Returns the units of the data, each with a label; for many days or weeks, their months or
  /// years.
  private func units(_ placed: ResolvedScale, length: CGFloat) -> [AxisChoice] {
    guard let unit = scale.unit, let own = TimeStep(unit.component, 1) else { return [] }
    let span = scale.upper - scale.lower
    func fits(_ step: TimeStep) -> Bool {
      span / step.seconds <= Double(min(length / 6, 400))
    }
    let choices = fits(own) ? units(own, placed) : []
    let larger = [Calendar.Component.month, .year].compactMap { TimeStep($0, 1) }
    guard
      let step = larger.first(where: {
        $0.seconds > own.seconds && span / $0.seconds <= Double(length / 24)
          && span / $0.seconds > 2.5
      })
    else { return choices }
    return choices + units(step, placed, minimumPart: 0.3)
  }

  /// Returns the labels of the units of a step.
  ///
  /// - Parameter minimumPart: The minimum part of the last unit that gets a label. A week that
  ///   extends into the next month does not get the label of that month.
  private func units(_ step: TimeStep, _ placed: ResolvedScale, minimumPart: Double = 0)
    -> [AxisChoice]
  {
    var dates = dates(step, calendar)
    // The upper end starts a unit without data.
    let minimum = max(0.5, step.seconds * minimumPart)
    if let last = dates.last, last.timeIntervalSinceReferenceDate > scale.upper - minimum,
      dates.count > 1
    {
      dates.removeLast()
    }
    guard !dates.isEmpty else { return [] }
    return rows(dates, placed, isCentered: true, isFree: true, step: step) {
      rowTexts(step, dates, calendar)
    }
  }

  /// A step with its dates, and how far their count is from the desired one.
  private struct RankedStep {
    var step: TimeStep
    var dates: [Date]
    var cost: Double
  }

  /// Returns the steps whose count is close to the desired one, the closest first.
  private func steps(_ placed: ResolvedScale, _ desired: Double) -> [AxisChoice] {
    let (lower, upper) = (scale.lower, scale.upper)
    guard lower < upper else { return [] }
    var ranked: [RankedStep] = []
    // From a single date no other one can be read.
    for count in [desired, desired * 2, desired * 4]
    where !ranked.contains(where: { $0.dates.count > 1 }) {
      ranked = rankedSteps(
        TimeTicks.candidates(from: .at(lower), to: .at(upper), count: count), desired)
    }
    var choices: [AxisChoice] = []
    var letters: [AxisChoice] = []
    for rank in ranked.prefix(5) where !rank.dates.isEmpty {
      let (step, dates) = (rank.step, rank.dates)
      let found = rows(dates, placed, isCentered: false, isFree: true) {
        rowTexts(step, dates, calendar)
      }
      // The initials of half years are ambiguous: J and J.
      let saysLittle = step.unit == .month && step.count > 3
      choices += found.filter { !(saysLittle && $0.hasSingleCharacters) }
      letters += found.filter { saysLittle && $0.hasSingleCharacters }
    }
    return choices + letters
  }

  /// Returns steps with their dates on the axis, those with about the desired count first.
  private func rankedSteps(_ steps: [TimeStep], _ desired: Double) -> [RankedStep] {
    var candidates = steps
    // Between weeks and months the candidates contain no other step.
    if let fortnight = TimeStep(.weekOfYear, 2), !candidates.contains(fortnight) {
      candidates.append(fortnight)
    }
    var ranked: [RankedStep] = []
    for step in candidates {
      let count: Double = (scale.upper - scale.lower) / step.seconds
      guard count >= 1, count <= 40 else { continue }
      var dates = dates(step, calendar)
      let labeled = dates.count > 2 ? trimmed(dates) : dates
      if dates.count > 2 { dates = withoutEnd(dates) }
      let cost = Self.misfit(Double(labeled.count), desired)
      ranked.append(RankedStep(step: step, dates: dates, cost: cost))
    }
    return ranked.sorted { $0.cost < $1.cost }
  }

  /// Centers the label of each date that starts a unit of the data on that unit.
  ///
  /// Between two bars the label would be read as that of the preceding bar.
  private func centerOnUnits(
    _ choice: inout AxisChoice, _ dates: [Date], _ own: TimeStep, _ placed: ResolvedScale
  ) {
    let units = self.dates(own, calendar)
    for (index, date) in dates.enumerated() {
      let unitIndex = units.partitioningIndex { $0 >= date }
      guard unitIndex < units.count, units[unitIndex] == date else { continue }
      let next =
        unitIndex + 1 < units.count
        ? units[unitIndex + 1] : own.next(after: date, calendar: calendar)
      center(&choice.entries[index], to: next, placed)
    }
  }

  /// Centers a label between its date and the end of the unit that starts there.
  private func center(_ entry: inout AxisEntry, to end: Date, _ placed: ResolvedScale) {
    let end = min(end.timeIntervalSinceReferenceDate, scale.upper)
    entry.labelPosition =
      placed.position.pieces == nil
      ? CGFloat(placed.position.position(of: (entry.value + end) / 2))
      : (entry.position + CGFloat(placed.position.position(of: end))) / 2
    let half = abs(entry.labelPosition - entry.position)
    entry.slack = half.isFinite ? half : nil
  }

  /// Returns the dates of a step that the axis shows; on an axis of business days, a date on another
  /// day is moved to the next business day.
  private func dates(_ step: TimeStep, _ calendar: Calendar) -> [Date] {
    let all = cache.dates(step, from: scale.lower, to: scale.upper, calendar)
    guard let pieces = scale.position.pieces else { return all }
    guard !pieces.isBroken else { return all.filter(isInside) }
    var result: [Date] = []
    for date in all {
      let next = pieces.next(after: date.timeIntervalSinceReferenceDate).map(Date.at) ?? date
      // The hours of a day that is left out would all be at the same position.
      if next != date, step.seconds < 86_400 { continue }
      if next != result.last, next.timeIntervalSinceReferenceDate <= scale.upper {
        result.append(next)
      }
    }
    return result
  }

  /// Returns the texts of the dates of a step.
  private func rowTexts(_ step: TimeStep, _ dates: [Date], _ calendar: Calendar)
    -> [DateLabels.Rows]
  {
    cache.rows(
      step, dates, from: scale.lower, to: scale.upper, calendar, style.environment.locale,
      axis: scale.position.pieces == nil ? nil : axis, inOneRow: !style.hasContextRow)
  }

  /// Returns the dates of an axis: all of them if the upper end has a grid line, which extends to the
  /// labels; otherwise those that start a unit with data.
  private func withoutEnd(_ dates: [Date]) -> [Date] {
    style.extendsVerticalGrid && axis == .horizontal ? dates : trimmed(dates)
  }

  /// Returns the dates without the upper end of the domain, at which a unit without data starts.
  private func trimmed(_ dates: [Date]) -> [Date] {
    guard scale.unit != nil, dates.count > 1, let last = dates.last,
      last.timeIntervalSinceReferenceDate >= scale.upper - 0.5
    else { return dates }
    return dates.dropLast()
  }

  /// Returns the difference of a count of dates from the desired one; below 3 and above 8 it is
  /// larger.
  private static func misfit(_ count: Double, _ desired: Double) -> Double {
    let ratio = abs(log(max(count, 0.1) / desired))
    return ratio + (count < 2.5 && desired >= 3 || count > 8 && desired <= 7 ? 1 : 0)
  }

  /// Returns the texts for dates; those with a second row only if the axis has room below.
  private func rows(
    _ dates: [Date], _ placed: ResolvedScale, isCentered: Bool, isFree: Bool,
    step: TimeStep? = nil, _ candidates: () -> [DateLabels.Rows]
  ) -> [AxisChoice] {
    guard !dates.isEmpty else { return [] }
    var choice = AxisChoice()
    choice.isCentered = isCentered
    choice.isFree = isFree
    choice.entries = dates.map { date in
      entry(date.timeIntervalSinceReferenceDate, placed)
    }
    if isCentered, let step {
      for (index, date) in dates.enumerated() {
        let next =
          index + 1 < dates.count
          ? dates[index + 1] : step.next(after: date, calendar: calendar)
        center(&choice.entries[index], to: next, placed)
      }
    } else if style.hasContextRow, let unit = scale.unit, let own = TimeStep(unit.component, 1) {
      centerOnUnits(&choice, dates, own, placed)
    }
    return candidates().compactMap { rows in
      guard rows.ticks.count == dates.count, axis == .horizontal || rows.groups.isEmpty else {
        return nil
      }
      var choice = choice
      choice.texts = rows.ticks
      choice.groups = rows.groups
      return choice
    }
  }
}
