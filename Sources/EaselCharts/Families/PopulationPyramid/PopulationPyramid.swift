import EaselBlocks
import EaselCanvas
import Foundation

/// A population pyramid: bars to both sides of a shared line, such as women and men by age.
///
/// ```swift
/// struct Count { var age: String; var sex: String; var people: Double }
/// let counts = [
///   Count(age: "0–49", sex: "Women", people: 24), Count(age: "0–49", sex: "Men", people: 25),
///   Count(age: "50+", sex: "Women", people: 19), Count(age: "50+", sex: "Men", people: 17),
/// ]
/// let chart = Chart {
///   PopulationPyramid(
///     counts, x: { .value("People", $0.people) }, y: { .value("Age", $0.age) },
///     side: { .value("Sex", $0.sex) })
/// }
/// ```
///
/// The side that occurs first in the data is on the leading side, and the first group is at the
/// bottom. Both sides have the same scale, whose labels have no minus sign. The name and the sum of
/// each side are above its bars.
///
/// Groups that are numbers count as ages: the axis prefers labels at multiples of 10. If the amount
/// of the oldest age exceeds that of the age before it, its label has a “+”. Such an amount
/// contains the older ages, too. Amounts that are negative, missing or infinite, and amounts of a
/// third side, are left out and reported as warnings.
public struct PopulationPyramid: ChartContent {
  private var bars: [[PyramidBar]] = [[], []]
  private var sides: [ChartField] = []
  private let hasSums: Bool
  private var notes = CompositeNotes("PopulationPyramid")

  /// Creates a population pyramid from a collection of amounts, one for each group and side.
  ///
  /// - Parameters:
  ///   - data: The elements, from the lowest group to the highest.
  ///   - x: Returns the amount of an element, at least 0.
  ///   - y: Returns the group of an element, such as an age.
  ///   - side: Returns the side of an element, one of two values.
  ///   - sums: Whether the name and the sum of each side are above its bars. By default they are.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, Side: Plottable>(
    _ data: Data, x: (Data.Element) -> PlottableValue<X>, y: (Data.Element) -> PlottableValue<Y>,
    side: (Data.Element) -> PlottableValue<Side>, sums: Visibility = .automatic
  ) {
    hasSums = sums != .hidden
    for element in data {
      let (amount, group, name) = (x(element).field, y(element).field, side(element).field)
      guard amount.number.isFinite, amount.number >= 0 else {
        notes.add(
          "an amount is negative or not a finite number and is left out",
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

  /// Orders categories from bottom to top.
  ///
  /// The first side gets empty bars for missing groups, since its order is that of the axis.
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

  /// The marks that draw the pyramid: the bars of both sides with their headings.
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
    // Both sums have the same number of decimal places.
    let format = AxisNumberFormat.format(
      forValues: bars.map { $0.reduce(0) { $0 + $1.amount.number } },
      locale: EnvironmentValues.current.locale.ofNumbers)
    let own = EnvironmentValues.current.ownWriter(along: .horizontal)
    return "\(sides[side].start.described) \(own?(sum) ?? format.string(from: sum))"
  }

  /// The oldest age if it includes all older ones; its amount then exceeds that of the age before
  /// it.
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

  /// Appends the marks, and warnings about the data, to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    guard list.allows(scope) else { return }
    list.diagnostics += notes.diagnostics
    list.magnitudeAxes.insert(.horizontal)
    list.axisHints[.vertical] = AxisHint(steps: [10, 20, 25, 50], openEnd: openAge)
    if hasSums { list.headings.formUnion(sides.map(\.start)) }
    body._collect(scope.deeper(), into: &list)
  }
}
