import EaselBlocks
import EaselCanvas
import Foundation

/// Bars of two sides about a shared middle line: ages of women and men, or any two groups.
///
/// ```swift
/// struct Count { var age: String; var sex: String; var people: Double }
/// Chart {
///   PopulationPyramid(
///     counts, x: { .value("People", $0.people) }, y: { .value("Age", $0.age) },
///     side: { .value("Sex", $0.sex) })
/// }
/// ```
///
/// The first side that occurs lies at the leading side. Both sides have one scale, whose labels have no
/// sign, and the first group stands at the bottom. Each side is headed by its name and sum. Groups that
/// are numbers are ages, named by tens; the oldest is marked with “+” where it holds more than the one
/// before it, as only an age that stands for all beyond it does. Amounts that are negative, missing or
/// infinite, and a third side, are left out and noted.
public struct PopulationPyramid: ChartContent {
  private var bars: [[PyramidBar]] = [[], []]
  private var sides: [ChartField] = []
  private let hasSums: Bool
  private var notes = CompositeNotes("PopulationPyramid")

  /// Makes the bars of a collection.
  ///
  /// - Parameters:
  ///   - data: The amounts, from the lowest group to the highest.
  ///   - x: The amount.
  ///   - y: The group, such as an age.
  ///   - side: The side: one of two values.
  ///   - sums: Whether the name and the sum of each side stand above it.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, Side: Plottable>(
    _ data: Data, x: (Data.Element) -> PlottableValue<X>, y: (Data.Element) -> PlottableValue<Y>,
    side: (Data.Element) -> PlottableValue<Side>, sums: Visibility = .automatic
  ) {
    hasSums = sums != .hidden
    for element in data {
      let (amount, group, name) = (x(element).field, y(element).field, side(element).field)
      guard amount.number.isFinite, amount.number >= 0 else {
        notes.add(
          "an amount is negative or no finite number and is left out",
          "\(name.start.described), \(group.start.described): \(amount.start.described)")
        continue
      }
      var index = sides.firstIndex { $0.start == name.start }
      if index == nil, sides.count < 2 {
        sides.append(name)
        index = sides.count - 1
      }
      guard let index else {
        notes.add("there are more than two sides; the others are left out", name.start.described)
        continue
      }
      bars[index].append(PyramidBar(group: group, amount: amount))
    }
    orderGroups()
  }

  /// Sets names of groups from bottom to top, with all of them at the first side.
  private mutating func orderGroups() {
    guard bars.joined().contains(where: { $0.group.start.kind == .category }) else { return }
    var order: [ChartDatum: Int] = [:]
    for bar in bars.joined() where order[bar.group.start] == nil {
      order[bar.group.start] = order.count
    }
    let known = Set(bars[0].map(\.group.start))
    for bar in bars[1] where !known.contains(bar.group.start) {
      var empty = bar
      empty.amount.start = .number(0)
      bars[0].append(empty)
    }
    for side in 0..<2 {
      bars[side] = bars[side].enumerated().sorted { a, b in
        let (first, second) = (order[a.element.group.start] ?? 0, order[b.element.group.start] ?? 0)
        return first != second ? first > second : a.offset < b.offset
      }.map(\.element)
    }
  }

  /// The bars of both sides.
  public var body: some ChartContent {
    ForEach(0..<sides.count) { side in
      if hasSums {
        group(side).ownAnnotation(position: .top) {
          Text(heading(side)).fontWeight(.semibold)
        }
      } else {
        group(side)
      }
    }
  }

  private func group(_ side: Int) -> some ChartContent {
    Plot {
      ForEach(data: bars[side], id: \.group) { bar in
        BarMark(
          x: bar.amount.with(side == 0 ? -bar.amount.number : bar.amount.number),
          y: bar.group.value
        )
        .channel(.foregroundStyle, sides[side])
      }
    }
  }

  private func heading(_ side: Int) -> String {
    let amounts = bars[side].map(\.amount.number)
    let sum = amounts.reduce(0, +)
    // Both sums have one precision.
    let format = AxisNumberFormat.format(
      forValues: bars.map { $0.reduce(0) { $0 + $1.amount.number } },
      locale: EnvironmentValues.current.locale.ofNumbers)
    return "\(sides[side].start.described) \(format.string(from: sum))"
  }

  /// The oldest age, where it stands for all ages beyond it.
  private var openAge: Double? {
    var sums: [Double: Double] = [:]
    for bar in bars.joined() where bar.group.start.kind == .number {
      sums[bar.group.number, default: 0] += bar.amount.number
    }
    let ages = sums.keys.filter(\.isFinite).sorted().suffix(2)
    guard ages.count == 2, let before = ages.first, let oldest = ages.last,
      sums[oldest] ?? 0 > sums[before] ?? 0
    else { return nil }
    return oldest
  }

  /// Appends the marks and the notes on the data.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    guard list.allows(scope) else { return }
    list.diagnostics += notes.diagnostics
    list.magnitudeAxes.insert(.horizontal)
    list.axisHints[.vertical] = AxisHint(steps: [10, 20, 25, 50], openEnd: openAge)
    if hasSums { list.headings.formUnion(sides.map(\.start)) }
    body._collect(scope.deeper(), into: &list)
  }
}
