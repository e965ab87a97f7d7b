import EaselBlocks
import EaselCanvas
import Foundation

/// Tasks from their start to their end, with milestones, dependencies and today.
///
/// ```swift
/// struct Work { var name: String; var start: Date; var end: Date; var after: [String] = [] }
/// Chart {
///   Gantt(
///     works, y: { .value("Task", $0.name) }, start: { .value("From", $0.start) },
///     end: { .value("To", $0.end) }, after: \.after, today: today)
/// }
/// ```
///
/// A task without a length is a milestone. Arrows lead from the end of a task to the beginning of those
/// after it, around other bars where a way is free; where arrows times bars are more than 100,000,
/// they take the shortest way. A task whose dates are missing is left out, and one that ends before it starts is drawn between
/// both; each is noted, as is a dependency on an unknown task.
public struct Gantt: ChartContent {
  private var tasks: [GanttTask] = []
  private let today: Date?
  private var notes = CompositeNotes("Gantt")

  /// Makes the bars of a collection.
  ///
  /// - Parameters:
  ///   - data: The tasks from top to bottom.
  ///   - y: The name of a task.
  ///   - start: When a task starts.
  ///   - end: When it ends; as it starts for a milestone.
  ///   - after: The names of the tasks that must end before.
  ///   - today: The date at which a line stands; nil draws none.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: (Data.Element) -> PlottableValue<Y>,
    start: (Data.Element) -> PlottableValue<Date>, end: (Data.Element) -> PlottableValue<Date>,
    after: (Data.Element) -> [Y] = { _ in [] }, today: Date? = nil
  ) {
    self.init(today)
    for element in data {
      add(y(element).field, start(element).field, end(element).field, nil, after(element))
    }
    checkDependencies()
  }

  /// Makes the bars of a collection, coloured by data.
  ///
  /// - Parameters:
  ///   - data: The tasks from top to bottom.
  ///   - y: The name of a task.
  ///   - start: When a task starts.
  ///   - end: When it ends; as it starts for a milestone.
  ///   - foregroundStyle: What decides the colour, such as the team.
  ///   - after: The names of the tasks that must end before.
  ///   - today: The date at which a line stands; nil draws none.
  public init<Data: RandomAccessCollection, Y: Plottable, Style: Plottable>(
    _ data: Data, y: (Data.Element) -> PlottableValue<Y>,
    start: (Data.Element) -> PlottableValue<Date>, end: (Data.Element) -> PlottableValue<Date>,
    foregroundStyle: (Data.Element) -> PlottableValue<Style>,
    after: (Data.Element) -> [Y] = { _ in [] }, today: Date? = nil
  ) {
    self.init(today)
    for element in data {
      add(
        y(element).field, start(element).field, end(element).field,
        foregroundStyle(element).field, after(element))
    }
    checkDependencies()
  }

  private init(_ today: Date?) {
    self.today = today.flatMap { $0.timeIntervalSinceReferenceDate.isFinite ? $0 : nil }
    if today != nil, self.today == nil { notes.add("the date of today is not finite", "today") }
  }

  private mutating func add<Y: Plottable>(
    _ name: ChartField, _ start: ChartField, _ end: ChartField, _ style: ChartField?, _ after: [Y]
  ) {
    guard case .date(let first) = start.start, case .date(let last) = end.start,
      first.timeIntervalSinceReferenceDate.isFinite, last.timeIntervalSinceReferenceDate.isFinite
    else {
      notes.add("a task without both dates is left out", name.start.described)
      return
    }
    if last < first { notes.add("a task ends before it starts", name.start.described) }
    tasks.append(
      GanttTask(
        name: name, label: start.label, start: min(first, last), end: max(first, last),
        style: style, after: after.map(\.datum)))
  }

  private mutating func checkDependencies() {
    let known = Set(tasks.map(\.name.start))
    for task in tasks {
      for name in task.after where !known.contains(name) || name == task.name.start {
        notes.add(
          name == task.name.start
            ? "a task comes after itself" : "a task comes after one that is not there",
          task.name.start.described)
      }
    }
  }

  /// The bars and milestones; dependencies are added when they are collected.
  public var body: some ChartContent {
    ForEach(data: tasks, id: \.name) { $0 }
  }

  /// Appends the marks, the arrows between them and the notes on the data.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    guard list.allows(scope) else { return }
    list.diagnostics += notes.diagnostics
    var ordinals: [ChartDatum: Int] = [:]
    for task in tasks {
      // The first of tasks with the same name is the one that others come after.
      if ordinals[task.name.start] == nil { ordinals[task.name.start] = list.count }
      task._collect(scope.deeper(), into: &list)
    }
    for task in tasks {
      guard let to = ordinals[task.name.start] else { continue }
      for name in task.after {
        if let from = ordinals[name], from != to {
          list.decorations.append(.arrow(from: from, to: to))
        }
      }
    }
    guard let today, let label = tasks.first?.label else { return }
    RuleMark(x: .value(label, today))
      .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 2]))
      .ownStyle(ChartStyle.ofBody.secondaryInk)
      ._collect(scope.deeper(), into: &list)
  }
}
