import EaselBlocks
import EaselCanvas
import Foundation

/// A calendar heat map: a cell for each day, in columns of weeks, with the color of its value.
///
/// ```swift
/// struct Day { var date: Date; var visits: Int }
/// let newYear = Date(timeIntervalSince1970: 1_735_689_600)   // 1 January 2025, 0:00 UTC
/// let days = (0..<365).map { Day(date: newYear + 86_400 * Double($0), visits: $0 % 50) }
/// let chart = Chart {
///   CalendarHeatMap(
///     days, date: { .value("Day", $0.date) }, value: { .value("Visits", $0.visits) })
/// }
/// ```
///
/// Weeks start with the first weekday of the environment's calendar. Months have outlines. Several
/// values of one day are added. A day between the first and the last that has no value is a small
/// gray square, so that it differs from a day with the value 0. The map shows at most 3,660 days,
/// about ten years. Later days, values without a date, and missing or infinite values are left out
/// and reported as warnings.
public struct CalendarHeatMap: ChartContent {
  private var values: [(date: Date, value: ChartField)] = []
  private var dateLabel = ""
  private var notes = CompositeNotes("CalendarHeatMap")

  /// The maximum number of days, about ten years.
  static let maximumDays = 3_660
  /// The distance between the edge of a day and its cell, in points.
  static let inset: CGFloat = 0.75

  /// Creates a calendar heat map from the dates and values of a collection's elements.
  ///
  /// - Parameters:
  ///   - data: The elements, in any order.
  ///   - date: Returns the date of an element, at any time of its day.
  ///   - value: Returns the value of an element.
  public init<Data: RandomAccessCollection, Value: Plottable>(
    _ data: Data, date: (Data.Element) -> PlottableValue<Date>,
    value: (Data.Element) -> PlottableValue<Value>
  ) {
    for element in data {
      let (day, value) = (date(element).field, value(element).field)
      dateLabel = day.label
      // Dates more than about 1,900 years from 2001 are beyond the range that calendars compute.
      guard case .date(let date) = day.start, abs(date.timeIntervalSinceReferenceDate) < 6e10 else {
        notes.add("a value has no usable date and is left out", value.start.described)
        continue
      }
      guard value.number.isFinite else {
        notes.add("a value is not a finite number and is left out", day.start.described)
        continue
      }
      values.append((date, value))
    }
  }

  /// An empty group; `_collect` creates the cells, which depend on the environment's calendar.
  public var body: some ChartContent { Plot {} }

  /// Appends the cells, the outlines of months, and warnings about the data, to a chart's list of
  /// marks; charts call this.
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
    list.decorate(
      .sides(sides.filter { !$0.sides.isEmpty }, outset: Self.inset), as: .rule)
  }

  /// Returns the cell of a day, or a transparent one, since the month's outline needs all cells.
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
