import EaselBlocks
import EaselCanvas
import Foundation

/// A waterfall chart: bars of totals, and between them bars of changes that start where the bar
/// before them ends.
///
/// ```swift
/// struct Step { var name: String; var change: Double; var isTotal = false }
/// let steps = [
///   Step(name: "2024", change: 420, isTotal: true), Step(name: "Sales", change: 90),
///   Step(name: "Costs", change: -60), Step(name: "2025", change: 450, isTotal: true),
/// ]
/// let chart = Chart {
///   Waterfall(
///     steps, x: { .value("Step", $0.name) }, y: { .value("Change", $0.change) },
///     isTotal: \.isTotal)
/// }
/// ```
///
/// Changes are in the units of the axis. The bar of a total starts at zero. If the first step is a
/// total, its bar shows its own value, or 0 if that is missing or infinite. The bar of a later
/// total shows the sum of the steps before it. The value of a later total can be 0, missing or
/// infinite; any other value that differs from the sum is reported as a warning. A missing or
/// infinite change is left out and reported as a warning.
public struct Waterfall: ChartContent {
  private var steps: [WaterfallStep] = []
  private let hasLabels: Bool
  private var notes = CompositeNotes("Waterfall")

  /// Creates a waterfall chart from a collection of steps, which are changes or totals.
  ///
  /// - Parameters:
  ///   - data: The steps, in their order.
  ///   - x: Returns the name of a step. Steps with equal names overlap and are reported as a
  ///     warning.
  ///   - y: Returns the change of the sum by a step.
  ///   - isTotal: Returns whether a step is a total instead of a change. By default none is.
  ///   - labels: Whether each bar has a label with its value: above a bar that rises, below one
  ///     that falls. By default it has.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: (Data.Element) -> PlottableValue<X>, y: (Data.Element) -> PlottableValue<Y>,
    isTotal: (Data.Element) -> Bool = { _ in false }, labels: Visibility = .automatic
  ) {
    hasLabels = labels != .hidden
    var sum = 0.0
    var names: Set<ChartDatum> = []
    for element in data {
      let (name, change) = (x(element).field, y(element).field)
      if !names.insert(name.start).inserted {
        notes.add("several steps have the same name and overlap", name.start.described)
      }
      if isTotal(element) {
        addTotal(name, change, &sum)
        continue
      }
      guard change.number.isFinite, (sum + change.number).isFinite else {
        notes.add("a change is not a finite number and is left out", name.start.described)
        continue
      }
      steps.append(
        WaterfallStep(
          name: name, value: change, start: sum, end: sum + change.number, isTotal: false))
      sum += change.number
    }
  }

  private mutating func addTotal(_ name: ChartField, _ value: ChartField, _ sum: inout Double) {
    let stated = value.number
    if steps.isEmpty, stated.isFinite {
      sum = stated
    } else if stated.isFinite, stated != 0, abs(stated - sum) > 1e-9 * max(abs(stated), abs(sum)) {
      notes.add(
        "a total differs from the sum of its changes, which is drawn", name.start.described)
    }
    steps.append(WaterfallStep(name: name, value: value, start: 0, end: sum, isTotal: true))
  }

  /// The marks that draw the steps: a bar for each, and a rule at zero if bars extend below it.
  ///
  /// The lines between the bars are drawn by the chart.
  public var body: some ChartContent {
    let style = ChartStyle.ofBody
    let format = AxisNumberFormat.format(
      forValues: steps.map(\.shown), locale: EnvironmentValues.current.locale.ofNumbers)
    let write = EnvironmentValues.current.ownWriter(along: .vertical)
    ForEach(data: steps, id: \.name) { step in
      bar(step, style, text: step.text(format, write))
    }
    if steps.contains(where: { min($0.start, $0.end) < 0 }), let first = steps.first {
      RuleMark(y: first.value.with(0))
        .lineStyle(StrokeStyle(lineWidth: style.baselineWidth))
        .ownStyle(style.baseline)
        .accessibilityHidden(true)
    }
  }

  @ChartContentBuilder
  private func bar(
    _ step: WaterfallStep, _ style: ChartStyle, text: String
  ) -> some ChartContent {
    let bar = BarMark(
      x: step.name.value, yStart: step.value.with(step.start), yEnd: step.value.with(step.end)
    )
    .standardStyle(step.color(style))
    if hasLabels {
      bar.ownAnnotation(position: step.grows ? .top : .bottom) { Text(verbatim: text) }
    } else {
      bar
    }
  }

  /// Appends the marks, connecting lines, and warnings about the data, to a chart's list of marks;
  /// charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    guard list.allows(scope) else { return }
    list.diagnostics += notes.diagnostics
    let first = list.count
    body._collect(scope.deeper(), into: &list)
    // The bars are the first marks of the body, one for each step.
    for (index, step) in steps.dropLast().enumerated() {
      list.decorate(
        .link(from: first + index, to: first + index + 1, edge: step.grows ? .top : .bottom),
        as: .rule)
    }
  }
}
