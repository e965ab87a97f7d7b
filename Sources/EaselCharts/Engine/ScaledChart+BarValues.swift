import EaselBlocks
import EaselCanvas
import Foundation

extension ScaledChart {
  /// Returns the values of bars in a font size; `nil` if the chart shows none.
  func barValues(size: CGFloat) -> BarValueLabels? {
    let visibility = configuration.valueLabels?.visibility ?? .automatic
    guard visibility != .hidden, marks.runs.contains(where: \.showsValueAtEnd) else { return nil }
    let isAsked = visibility == .visible
    var numbers: [(mark: Int, run: Int, row: Int, value: Double)] = []
    for (index, run) in marks.runs.enumerated() where run.showsValueAtEnd {
      guard let values = run.values, numbers.count + run.count <= MarkLocations.maximum else {
        continue
      }
      for row in 0..<run.count where values[row].isFinite {
        numbers.append((run.run.ordinals[row], index, row, values[row]))
      }
    }
    guard !numbers.isEmpty, isAsked || showsValuesByItself(numbers.count) else { return nil }
    let segments = segments(of: numbers.map { ($0.mark, $0.run, $0.row) })
    guard isAsked || segments.isEmpty else { return nil }
    var result = BarValueLabels()
    result.isAutomatic = !isAsked
    let write = valueWriter(numbers.map(\.value))
    for number in numbers {
      let run = marks.runs[number.run]
      guard let text = write(.number(number.value)), let ends = run[run.direction] else { continue }
      let (low, high) = (ends.lower[number.row], ends.upper?[number.row] ?? number.value)
      result.items[number.mark] = BarValueLabels.Item(
        run: number.run, row: number.row, value: number.value,
        text: style.labelText(text, size: size), size: size, direction: run.direction,
        isInside: segments.contains(number.mark),
        end: number.value < 0 ? min(low, high) : max(low, high),
        axisID: marks.traits(run, number.row).axisID)
    }
    return result.items.isEmpty ? nil : result
  }

  /// Returns whether each value fits the distance between neighboring bars.
  func fits(_ values: BarValueLabels, in size: CGSize) -> Bool {
    let placed = scales.placed(
      in: CGRect(origin: .zero, size: size), configuration, isRightToLeft: style.isRightToLeft)
    for direction in [Axis.vertical, .horizontal] {
      let items = values.items.values.filter { $0.direction == direction }
      guard items.count > 1 else { continue }
      let scale = direction == .vertical ? placed.x : placed.y
      guard let scale else { return false }
      var locations: [Double] = []
      for item in items {
        let run = marks.runs[item.run]
        guard let across = direction == .vertical ? run.x : run.y else { return false }
        guard scale.kind != .category else { continue }
        locations.append(scale.position.position(of: across.middle(item.row)))
      }
      locations.sort()
      var step = scale.position.step
      if scale.kind != .category {
        step =
          zip(locations, locations.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min() ?? .infinity
      }
      let most =
        items.map {
          direction == .vertical ? $0.text.size.width + 2 : $0.text.size.height
        }.max() ?? 0
      if Double(most) > step { return false }
    }
    return true
  }

  /// Returns a function that writes values in the configured format.
  ///
  /// Without a configured format, all values have one format that is inferred from them.
  func valueWriter(_ values: [Double]) -> (ChartDatum) -> String? {
    let environment = style.environment
    if let format = configuration.valueLabels?.format { return { format($0, environment) } }
    let format = AxisNumberFormat.format(forValues: values, locale: environment.locale.ofNumbers)
    return { datum in datum.number.map { format.string(from: $0) } }
  }

  /// Returns whether the bars show their values by default.
  ///
  /// Bars without series and facets do so, if there are at most 12, or 40 as rows with names.
  private func showsValuesByItself(_ count: Int) -> Bool {
    let isRows = marks.runs.allSatisfy {
      !$0.showsValueAtEnd || $0.direction == .horizontal && $0.y?.kind == .category
    }
    let most = isRows ? BarValueLabels.automaticRowCount : BarValueLabels.automaticCount
    guard style.showsValues, !hasAnnotations, count <= most else { return false }
    for run in marks.runs where !run.kind.isReference {
      guard run.showsValueAtEnd, run.values != nil, run.run[.position] == nil,
        run.run[.facetColumn] == nil, run.run[.facetRow] == nil
      else { return false }
      let across = run[run.direction == .vertical ? .horizontal : .vertical]
      // Bins of a histogram show no values: readers compare the shape of the distribution.
      if across?.kind == .number, across?.upper != nil { return false }
    }
    return true
  }

  /// The properties that bars of one stack have in common.
  private struct StackKey: Hashable {
    var position: Double
    var slot: Double
    var facets: [Double]
    var isNegative: Bool
  }

  /// Returns the bars that share a stack with others.
  ///
  /// All bars of normalized or centered stacks are among them.
  private func segments(of bars: [(mark: Int, run: Int, row: Int)]) -> Set<Int> {
    var stacks: [StackKey: [Int]] = [:]
    var result: Set<Int> = []
    for bar in bars {
      let run = marks.runs[bar.run]
      let traits = marks.traits(run, bar.row)
      if traits.stacking == .normalized || traits.stacking == .center { result.insert(bar.mark) }
      let across = run[run.direction == .vertical ? .horizontal : .vertical]
      let key = StackKey(
        position: across?.lower[bar.row] ?? 0, slot: run.run[.position]?.values[bar.row] ?? -1,
        facets: [Channel.facetColumn, .facetRow].map { run.run[$0]?.values[bar.row] ?? -1 },
        isNegative: (run.values?[bar.row] ?? 0) < 0)
      stacks[key, default: []].append(bar.mark)
    }
    for stack in stacks.values where stack.count > 1 { result.formUnion(stack) }
    return result
  }
}

extension PreparedRun {
  /// Whether the marks show their values at their ends, as bars do.
  fileprivate var showsValueAtEnd: Bool { kind.valuePosition == .end }
}
