import EaselBlocks
import EaselCanvas
import Foundation

/// The layout of the axes in one direction: values, labels and the space they need.
struct AxisResolver {
  let axis: Axis
  let id: ChartAxisID?
  /// The scale before it is placed on a plot.
  let scale: ResolvedScale
  let configuration: AxisConfiguration
  let style: ChartStyle
  let blocks: ChartBlocks
  /// Whether the plot is final, so that labels have only the remaining space beside it.
  var isFinal = false
  /// Whether the axis has a title by default, because both axes of its chart are numeric.
  var isTitled = false
  /// Whether another axis is on the trailing side.
  var sharesPlot = false
  /// The distance that labels may extend beyond the plot's ends, if another plot is beside it.
  var reach: CGFloat?
  /// Whether diagonal labels may extend below the next plot, whose labels are parallel to them.
  var isDiagonalUnlimited = false
  /// The color of the axis's texts, such as that of the series that a second axis belongs to.
  var color: Color?
  /// The guides that are left out for lack of space.
  var omitted: OmittedGuides = []
  /// The results that several passes of a layout share.
  var cache = AxisCache()

  init(
    _ axis: Axis, id: ChartAxisID? = nil, scale: ResolvedScale,
    configuration: AxisConfiguration, style: ChartStyle, blocks: ChartBlocks
  ) {
    self.axis = axis
    self.id = id
    self.scale = scale
    self.configuration = configuration
    self.style = style
    self.blocks = blocks
  }

  /// Returns the axes of a plot, in the coordinates of the chart.
  ///
  /// - Parameters:
  ///   - plot: The rectangle of the plot.
  ///   - scale: The scale, placed on the plot.
  ///   - bounds: The rectangle that labels must stay in.
  func layouts(plot: CGRect, scale placed: ResolvedScale, bounds: CGRect)
    -> [AxisLayout]
  {
    guard configuration.visibility != .hidden else {
      return configuration.keepsBaseline == true ? [baseline(plot, placed, bounds)] : []
    }
    var sets = configuration.marks?.sets ?? [AxisMarkSet()]
    sets = sets.filter { $0.axisID == nil || $0.axisID == id }
    var layouts: [AxisLayout] = []
    for set in sets {
      let edge = edge(set)
      var space = AxisSpace(
        plot: plot, bounds: bounds, side: side(edge), isFinal: isFinal,
        isInset: set.preset == .inset, reach: reach)
      if layouts.isEmpty { space.titleHeight = titleHeight(edge, space) }
      var layout = AxisLayout(edge: edge, id: id)
      layout.plot = plot
      fill(&layout, set, placed, space)
      if layouts.isEmpty {
        addBaseline(&layout, placed, space)
        addBreaks(&layout, placed, space)
        addTitle(&layout, space)
      }
      layouts.append(layout)
    }
    return layouts
  }

  /// Returns an axis that has only the line from which bars grow.
  private func baseline(_ plot: CGRect, _ placed: ResolvedScale, _ bounds: CGRect) -> AxisLayout {
    let edge = edge(AxisMarkSet())
    var layout = AxisLayout(edge: edge, id: id)
    addBaseline(
      &layout, placed,
      AxisSpace(plot: plot, bounds: bounds, side: side(edge), isFinal: isFinal))
    return layout
  }

  // MARK: Edges

  private func edge(_ set: AxisMarkSet) -> Edge {
    switch (axis, set.position.form) {
    case (.horizontal, .top): .top
    case (.horizontal, _): .bottom
    case (.vertical, .leading): .leading
    case (.vertical, .trailing): .trailing
    case (.vertical, _):
      id != nil ? .trailing : sharesPlot ? .leading : style.verticalAxisEdge
    }
  }

  private func side(_ edge: Edge) -> AxisLabelTask.Side {
    switch edge {
    case .top: .above
    case .bottom: .below
    case .leading: style.isRightToLeft ? .right : .left
    case .trailing: style.isRightToLeft ? .left : .right
    }
  }

  // MARK: Values and labels

  private func fill(
    _ layout: inout AxisLayout, _ set: AxisMarkSet, _ placed: ResolvedScale, _ space: AxisSpace
  ) {
    noteLimit(set, &layout)
    noteDropped(set, &layout)
    let choices = preferringPairs(choices(set, placed, space))
    var best = best(choices, set, space)
    // A label that is slightly off its bar is more useful than no label.
    if best?.shown != .max, choices.contains(where: { $0.entries.contains { $0.slack != nil } }) {
      best = self.best(choices.map(\.withoutSlack), set, space)
    }
    guard var (choice, slots, _) = best else { return }
    layout.lacksLabels = lacksLabels(choices, slots, set)
    if choice.isFree, let solution = slots.first?.solution, solution.hidden > 0,
      set.content == nil
    {
      let phase = solution.labels.firstIndex { $0 != nil } ?? 0
      let kept = choice.entries.indices.filter { index in
        // A line without a label, such as that at the end of the axis, is kept among every k-th.
        solution.labels[index] != nil
          || style.extendsVerticalGrid && slots[0].texts[index].isEmpty
            && (index - phase).isMultiple(of: solution.form.stride)
      }
      (choice, slots) = thinned(choice, to: kept, slots, set, space)
    }
    add(choice, slots, to: &layout, set, placed, space)
    note(choice, slots, &layout)
  }

  /// Returns the choices with at least two values, from which others can be read, before those with
  /// one.
  private func preferringPairs(_ choices: [AxisChoice]) -> [AxisChoice] {
    guard scale.kind == .date else { return choices }
    return choices.filter { $0.entries.count > 1 } + choices.filter { $0.entries.count < 2 }
  }

  /// Returns whether an automatic axis has space for less than two numbers, dates or names of
  /// columns, or not for all names of rows.
  private func lacksLabels(_ choices: [AxisChoice], _ slots: [AxisLabelSlot], _ set: AxisMarkSet)
    -> Bool
  {
    guard set.content == nil, case .automatic = set.values.form,
      let solution = slots.first?.solution
    else { return false }
    let shown = solution.labels.count { $0 != nil }
    guard scale.kind != .category else {
      return solution.hidden > 0 && (axis == .vertical || shown < 2)
    }
    guard scale.lower < scale.upper else { return false }
    return shown < 2 && choices.contains { $0.entries.count > 1 }
  }

  private typealias Found = (choice: AxisChoice, slots: [AxisLabelSlot], shown: Int)

  /// Returns the first choice whose labels all fit; otherwise the one that shows most labels.
  private func best(_ choices: [AxisChoice], _ set: AxisMarkSet, _ space: AxisSpace) -> Found? {
    var best: Found?
    // Shorter texts at the same values are preferred to a choice that fits only in a smaller font
    // size.
    var small: Found?
    for choice in choices {
      if let small, choice.entries.map(\.value) != small.choice.entries.map(\.value) { break }
      let slots = slots(choice, set, space)
      let hidden = slots.first?.solution.hidden ?? 0
      let labels = slots.first?.solution.labels.count { $0 != nil } ?? 0
      // A label beside its line may have no space at the end of the axis, and from one label no other
      // value can be read.
      if style.extendsVerticalGrid, hidden == 0, labels == 1, choice.entries.count > 1 {
        if best.map({ labels > $0.shown }) ?? true { best = (choice, slots, labels) }
        continue
      }
      if hidden == 0, groupLabels(choice, slots.first, space) != nil {
        let isSmall = slots.first.map { $0.solution.form.size < $0.type.size } ?? false
        guard isSmall || small != nil else { return (choice, slots, .max) }
        if !isSmall, !choice.hasSingleCharacters { return (choice, slots, .max) }
        if small == nil { small = (choice, slots, .max) }
        continue
      }
      // If no choice shows all labels, the one that shows most is used.
      guard choice.groups.isEmpty || choices.count == 1 else { continue }
      let shown = choice.entries.count - hidden
      if best.map({ shown > $0.shown }) ?? true { best = (choice, slots, shown) }
    }
    return small ?? best
  }

  /// Removes the values whose labels have no space, and formats the others again.
  private func thinned(
    _ choice: AxisChoice, to kept: [Int], _ slots: [AxisLabelSlot], _ set: AxisMarkSet,
    _ space: AxisSpace
  ) -> (AxisChoice, [AxisLabelSlot]) {
    var fewer = choice
    fewer.entries = kept.map { choice.entries[$0] }
    fewer.texts =
      scale.kind == .number
      ? numberTexts(fewer.entries.map(\.value), isCompact: choice.isCompact)
      : kept.map { choice.texts[$0] }
    fewer.groups = []
    let found = self.slots(fewer, set, space)
    return (fewer, found)
  }

  private func choices(_ set: AxisMarkSet, _ placed: ResolvedScale, _ space: AxisSpace)
    -> [AxisChoice]
  {
    switch scale.kind {
    case .date:
      let choices = dateChoices(set, placed, length: space.length)
      // The second row completes texts of the axis, and not those that the author formats.
      return choices.map { hasOwnTexts(set, $0) ? $0.withoutGroups : $0 }
    case .category:
      var choice = AxisChoice()
      choice.entries = categoryValues(set.values).map { entry($0, placed) }
      let texts = scale.nameTexts(formatLocale)
      choice.texts = choice.entries.map { texts[Int($0.value)] }
      return noted(choice) + [choice]
    case .number: return numberChoices(set, placed, space)
    }
  }

  /// Whether the author gives the texts of an axis, or their format.
  private func hasOwnTexts(_ set: AxisMarkSet, _ choice: AxisChoice) -> Bool {
    guard !choice.groups.isEmpty else { return false }
    guard let content = set.content else { return set.format != nil }
    return parts(content, choice).joined().contains { part in
      guard let label = label(part) else { return false }
      if case .value = label.content { return set.format != nil }
      return true
    }
  }

  /// Returns names with the notes of a chart family in a second row.
  private func noted(_ choice: AxisChoice) -> [AxisChoice] {
    guard let notes = scale.hint?.notes, !notes.isEmpty, axis == .horizontal else { return [] }
    var noted = choice
    noted.isCentered = true
    noted.groups = choice.texts.enumerated().compactMap { index, name in
      notes[name].flatMap { note in
        note.isEmpty
          ? nil : DateLabels.Group(text: note, ticks: index..<index + 1, interval: DateInterval())
      }
    }
    return noted.groups.isEmpty ? [] : [noted]
  }

  func entry(_ value: Double, _ placed: ResolvedScale) -> AxisEntry {
    let position = CGFloat(placed.position.position(of: value))
    return AxisEntry(
      value: value, datum: scale.datum(of: value), position: position, labelPosition: position)
  }
}
