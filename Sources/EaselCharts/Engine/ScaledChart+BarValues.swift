import EaselBlocks
import EaselCanvas
import Foundation

extension ScaledChart {
  /// Returns the values of bars in a font size; `nil` if the chart shows none.
  func barValues(size: CGFloat) -> BarValueLabels? {
    let visibility = configuration.valueLabels?.visibility ?? .automatic
    guard visibility != .hidden, marks.runs.contains(where: \.showsValueAtEnd) else { return nil }
    let isAsked = visibility == .visible
    var numbers: [BarNumber] = []
    for (index, run) in marks.runs.enumerated() where run.showsValueAtEnd {
      guard let values = run.values, numbers.count + run.count <= MarkLocations.maximum else {
        continue
      }
      for row in 0..<run.count where values[row].isFinite {
        numbers.append(BarNumber(run.run.ordinals[row], index, row, values[row]))
      }
    }
    guard !numbers.isEmpty, isAsked || showsValuesByItself(numbers.count) else { return nil }
    let segments = segments(of: numbers)
    guard isAsked || segments.isEmpty else { return nil }
    var result = BarValueLabels()
    result.isAutomatic = !isAsked
    let texts = texts(of: numbers)
    for (number, text) in zip(numbers, texts) {
      let run = marks.runs[number.run]
      guard let text, let ends = run[run.direction] else { continue }
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
  private func segments(of bars: [BarNumber]) -> Set<Int> {
    var stacks: [StackKey: [Int]] = [:]
    var result: Set<Int> = []
    for bar in bars {
      let traits = marks.traits(marks.runs[bar.run], bar.row)
      if traits.stacking == .normalized || traits.stacking == .center { result.insert(bar.mark) }
      stacks[stack(of: bar), default: []].append(bar.mark)
    }
    for stack in stacks.values where stack.count > 1 { result.formUnion(stack) }
    return result
  }

  private func stack(of bar: BarNumber) -> StackKey {
    let run = marks.runs[bar.run]
    let across = run[run.direction == .vertical ? .horizontal : .vertical]
    return StackKey(
      position: across?.lower[bar.row] ?? 0, slot: run.run[.position]?.values[bar.row] ?? -1,
      facets: [Channel.facetColumn, .facetRow].map { run.run[$0]?.values[bar.row] ?? -1 },
      isNegative: (run.values?[bar.row] ?? 0) < 0)
  }

  // MARK: Texts

  /// A number that a bar shows.
  private struct BarNumber {
    var mark: Int
    var run: Int
    var row: Int
    var value: Double

    init(_ mark: Int, _ run: Int, _ row: Int, _ value: Double) {
      (self.mark, self.run, self.row, self.value) = (mark, run, row, value)
    }
  }

  /// The formats of labels and of the alternative text.
  var formats: ChartFormats { ChartFormats(configuration, scales, style.environment) }

  /// Returns the texts of bars, each in the format of its axis; `nil` for one without a text.
  private func texts(of numbers: [BarNumber]) -> [String?] {
    let names = numbers.map { number in
      let run = marks.runs[number.run]
      return ValueAxisName(axis: run.direction, id: marks.traits(run, number.row).axisID)
    }
    var texts = [String?](repeating: nil, count: numbers.count)
    for (name, indices) in Dictionary(grouping: numbers.indices, by: { names[$0] }) {
      let values = indices.map { shown(numbers[$0], on: name) }
      let write = formats.labels(of: values, on: name)
      let shares =
        showsShares(on: name) ? shareTexts(indices.map { numbers[$0] }, values, name) : nil
      for (index, (value, number)) in zip(values, indices).enumerated() {
        texts[number] = shares?[index] ?? write(value)
      }
    }
    return texts
  }

  /// Whether bars show what part of their stack they are, as the axis does.
  private func showsShares(on name: ValueAxisName) -> Bool {
    let scale = name.axis == .horizontal ? scales.x : scales.y(name.id)
    guard scale?.isShare == true else { return false }
    return configuration.valueLabels?.format == nil || configuration.valueLabels?.isPercent == true
  }

  /// Returns the number that a bar shows: its value, or the part that it is of its stack.
  private func shown(_ number: BarNumber, on name: ValueAxisName) -> Double {
    let run = marks.runs[number.run]
    guard showsShares(on: name), let ends = run[run.direction], let upper = ends.upper else {
      return number.value
    }
    let share = abs(upper[number.row] - ends.lower[number.row])
    return number.value < 0 ? -share : share
  }

  /// Returns the shares of bars as percentages that add up to the whole in each stack; `nil` if
  /// the author gives their format.
  private func shareTexts(
    _ numbers: [BarNumber], _ shares: [Double], _ name: ValueAxisName
  ) -> [String]? {
    guard !formats.isOwn(on: name) else { return nil }
    return ShareTexts(style.environment.locale.ofNumbers).texts(
      of: shares, in: Dictionary(grouping: numbers.indices) { stack(of: numbers[$0]) }.values)
  }
}

extension PreparedRun {
  /// Whether the marks show their values at their ends, as bars do.
  fileprivate var showsValueAtEnd: Bool { kind.valuePosition == .end }
}
