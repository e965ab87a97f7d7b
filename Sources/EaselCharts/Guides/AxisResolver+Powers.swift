import EaselBlocks
import EaselCanvas
import Foundation

extension AxisResolver {
  /// Returns the numbers that an axis can have with their texts, in order of preference.
  ///
  /// A logarithmic axis of up to three powers of ten has as many multiples of powers as have space,
  /// and numbers in their shorter form where only that has space.
  func numberChoices(_ set: AxisMarkSet, _ placed: ResolvedScale, _ space: AxisSpace)
    -> [AxisChoice]
  {
    var lists = [numberValues(set.values, placed, length: space.length)]
    if let base = scale.position.transform.form.logarithmBase,
      case .automatic(nil, nil) = set.values.form, expectedValues(space.length) == nil
    {
      let levels = LogTicks.levels(from: scale.lower, to: scale.upper, base: base)
      if !levels.isEmpty { lists = levels.map { ScaleTicks(major: $0.major, minor: $0.minor) } }
    }
    var fitting: [AxisChoice] = []
    var last: [AxisChoice] = []
    for ticks in lists {
      last = forms(of: ticks, set, placed, space)
      if lists.count > 1 { fitting += last.filter { haveSpace($0, space) } }
    }
    return fitting + last
  }

  /// Returns a choice with the plain texts of numbers, and one with shorter texts if they differ.
  private func forms(
    of ticks: ScaleTicks, _ set: AxisMarkSet, _ placed: ResolvedScale, _ space: AxisSpace
  ) -> [AxisChoice] {
    var choice = AxisChoice()
    choice.entries = ticks.major.map { entry($0, placed) }.filter { space.holds($0.position) }
    let values = choice.entries.map(\.value)
    choice.texts = numberTexts(values)
    choice.minor = ticks.minor
    if case .automatic = set.values.form { choice.isFree = true }
    guard scale.position.transform.spansMagnitudes else { return [choice] }
    var short = choice
    short.isCompact = true
    short.texts = numberTexts(values, isCompact: true)
    return short.texts == choice.texts ? [choice] : [choice, short]
  }

  /// Whether each label of a choice has space beside the next one in the standard font size.
  private func haveSpace(_ choice: AxisChoice, _ space: AxisSpace) -> Bool {
    var type = AxisTypography(style, color: color ?? style.guideInk)
    type.lines = cache.lines(type.font, type.color)
    let gap = type.gap(type.size)
    var last: (position: CGFloat, half: CGFloat)?
    for (entry, text) in zip(choice.entries, choice.texts) {
      let size = type.line(text, size: type.size).size
      let half = (space.isHorizontal ? size.width : size.height) / 2
      if let last, abs(entry.position - last.position) < last.half + half + gap { return false }
      last = (entry.position, half)
    }
    return true
  }
}
