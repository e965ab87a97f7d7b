import EaselBlocks
import EaselCanvas
import Foundation

/// A cell for each day, in columns of weeks, coloured by a value.
///
/// ```swift
/// Chart {
///   CalendarHeatMap(days, date: { .value("Day", $0.date) }, value: { .value("Visits", $0.visits) })
/// }
/// ```
///
/// Weeks begin as in the calendar of the environment, and months are outlined. Values of one day add
/// up. Days without a value between the first and the last are small gray squares, unlike those with zero. A chart
/// shows ten years at most; what is later, and values without a date, is left out and noted.
public struct CalendarHeatMap: ChartContent {
  private var values: [(date: Date, value: ChartField)] = []
  private var dateLabel = ""
  private var notes = CompositeNotes("CalendarHeatMap")

  /// How many days a chart shows at most.
  static let maximumDays = 3_660
  /// The distance of each cell from the edge of its day, in points.
  static let inset: CGFloat = 0.75

  /// Makes the cells of a collection.
  ///
  /// - Parameters:
  ///   - data: The days in any order.
  ///   - date: A point in time in the day.
  ///   - value: The value of the day.
  public init<Data: RandomAccessCollection, Value: Plottable>(
    _ data: Data, date: (Data.Element) -> PlottableValue<Date>,
    value: (Data.Element) -> PlottableValue<Value>
  ) {
    for element in data {
      let (day, value) = (date(element).field, value(element).field)
      dateLabel = day.label
      // The calendar is not asked for dates beyond what it can count.
      guard case .date(let date) = day.start, abs(date.timeIntervalSinceReferenceDate) < 6e10 else {
        notes.add("a value has no usable date and is left out", value.start.described)
        continue
      }
      guard value.number.isFinite else {
        notes.add("a day has no finite value", day.start.described)
        continue
      }
      values.append((date, value))
    }
  }

  /// Nothing: the cells are made for the calendar in which they are collected.
  public var body: some ChartContent { Plot {} }

  /// Appends the cells, the outlines of months and the notes on the data.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    guard list.allows(scope) else { return }
    var notes = notes
    let grid = CalendarGrid(values, EnvironmentValues.current.calendar, &notes)
    list.diagnostics += notes.diagnostics
    let style = ChartStyle.ofBody
    var ordinals: [Int: Int] = [:]
    for weekday in 0..<7 {
      for day in grid.days.indices where grid.days[day].weekday == weekday {
        ordinals[day] = list.count
        cell(grid.days[day], grid, style)._collect(scope.deeper(), into: &list)
      }
    }
    let sides = grid.days.indices.compactMap { day in
      ordinals[day].map { (mark: $0, sides: grid.sides(of: day)) }
    }
    list.decorations.append(.sides(sides.filter { !$0.sides.isEmpty }, outset: Self.inset))
  }

  /// A day without a value keeps its room, which the outline of its month needs.
  @ChartContentBuilder
  private func cell(
    _ day: CalendarGrid.Day, _ grid: CalendarGrid, _ style: ChartStyle
  ) -> some ChartContent {
    let week = PlottableValue<Date>.value(
      dateLabel, day.date, unit: .weekOfYear, calendar: grid.calendar)
    let weekday = PlottableValue<String>.value("", grid.names[day.weekday])
    let cell = RectangleMark(
      x: week, y: weekday, width: .inset(Self.inset), height: .inset(Self.inset))
    if let value = day.value {
      cell.channel(.foregroundStyle, value)
    } else {
      cell.ownStyle(Color.clear).accessibilityHidden(true)
      PointMark(x: week, y: weekday)
        .symbol(BasicChartSymbolShape.square)
        .symbolSize(CGSize(width: 2.5, height: 2.5))
        .ownStyle(style.mutedInk)
    }
  }
}
