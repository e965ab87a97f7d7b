import EaselBlocks
import EaselCanvas
import Foundation

/// A Gantt chart: a bar for each task from its start to its end, with milestones and dependencies.
///
/// ```swift
/// struct Work { var name: String; var start: Date; var end: Date; var after: [String] = [] }
/// let start = Date(timeIntervalSince1970: 1_735_689_600)   // 1 January 2025, 0:00 UTC
/// let day = 86_400.0
/// let works = [
///   Work(name: "Design", start: start, end: start + 10 * day),
///   Work(name: "Build", start: start + 10 * day, end: start + 30 * day, after: ["Design"]),
/// ]
/// let chart = Chart {
///   Gantt(
///     works, y: { .value("Task", $0.name) }, start: { .value("From", $0.start) },
///     end: { .value("To", $0.end) }, after: \.after, today: start + 14 * day)
/// }
/// ```
///
/// A task that starts and ends at the same time is a milestone. Arrows lead from the end of a task
/// to the start of each task that depends on it. They avoid other bars if possible. If the number
/// of arrows times the number of bars exceeds 100,000, arrows may cross bars.
///
/// A task without both dates is left out. A task that ends before it starts is drawn with its dates
/// exchanged. Both are reported as warnings. A dependency on an unknown task, or of a task on
/// itself, is reported as well.
public struct Gantt: ChartContent {
  private var tasks: [GanttTask] = []
  private let today: Date?
  private var notes = CompositeNotes("Gantt")

  /// Creates a Gantt chart from a collection of tasks.
  ///
  /// - Parameters:
  ///   - data: The tasks, from top to bottom.
  ///   - y: Returns the name of a task.
  ///   - start: Returns the start of a task. Its label is the title of the axis.
  ///   - end: Returns the end of a task; the same date as the start for a milestone.
  ///   - after: Returns the names of the tasks that must end before a task starts.
  ///   - today: The date of a vertical dashed line. With `nil` no line is drawn.
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

  /// Creates a Gantt chart from a collection of tasks, each colored by a value such as its team.
  ///
  /// - Parameters:
  ///   - data: The tasks, from top to bottom.
  ///   - y: Returns the name of a task.
  ///   - start: Returns the start of a task. Its label is the title of the axis.
  ///   - end: Returns the end of a task; the same date as the start for a milestone.
  ///   - foregroundStyle: Returns the value that selects the color of a task, such as its team.
  ///   - after: Returns the names of the tasks that must end before a task starts.
  ///   - today: The date of a vertical dashed line. With `nil` no line is drawn.
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
    if today != nil, self.today == nil {
      notes.add("the date of today is not finite; its line is left out", "today")
    }
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
    if last < first {
      notes.add(
        "a task ends before it starts; it is drawn with its dates exchanged", name.start.described)
    }
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
            ? "a task depends on itself; the arrow is left out"
            : "a task depends on an unknown task; the arrow is left out",
          task.name.start.described)
      }
    }
  }

  /// The marks that draw the tasks: bars and milestones; `_collect` adds arrows and the line of
  /// today.
  public var body: some ChartContent {
    ForEach(data: tasks, id: \.name) { $0 }
  }

  /// Appends the tasks, their arrows, the line of today, and warnings about the data, to a chart's
  /// list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    guard list.allows(scope) else { return }
    list.diagnostics += notes.diagnostics
    var ordinals: [ChartDatum: Int] = [:]
    for task in tasks {
      // Of several tasks with the same name, others depend on the first.
      if ordinals[task.name.start] == nil { ordinals[task.name.start] = list.count }
      task._collect(scope.deeper(), into: &list)
    }
    for task in tasks {
      guard let to = ordinals[task.name.start] else { continue }
      for name in task.after {
        if let from = ordinals[name], from != to {
          list.decorate(.arrow(from: from, to: to), as: .rule)
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
