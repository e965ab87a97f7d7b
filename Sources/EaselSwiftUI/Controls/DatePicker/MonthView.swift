import EaselBlocks
import EaselCanvas
import Foundation

/// The date or the time of a date on a gray background.
struct DateCapsule: View {
  enum Part { case date, time }

  let date: Date
  let part: Part
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    text
      .foregroundStyle(Color(isEnabled ? .label : .tertiaryLabel))
      .lineLimit(1)
      .padding(.horizontal, 11)
      .padding(.vertical, 7)
      .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
  }

  private var text: Text {
    switch part {
    case .date: Text(date, format: .dateTime.day().month(.abbreviated).year())
    case .time: Text(date, format: .dateTime.hour().minute())
    }
  }
}

/// A date picker as a month, with the time below it.
struct GraphicalDatePicker: View {
  let date: Date
  let components: DatePickerComponents

  var body: some View {
    VStack(spacing: 12) {
      if components.contains(.date) { MonthView(month: date, selection: [date]) }
      if components.contains(.hourAndMinute) {
        HStack(spacing: 0) {
          Text("Time")
          Spacer(minLength: 8)
          DateCapsule(date: date, part: .time)
        }
      }
    }
  }
}

/// The days of a month in rows of weeks, with selected days in the tint.
struct MonthView: View {
  let month: Date
  let selection: [Date]
  @Environment(\.calendar) private var calendar

  var body: some View {
    VStack(spacing: 4) {
      header.padding(.bottom, 8)
      week(titles.map(Cell.title))
      let weeks = self.weeks
      ForEach(0..<weeks.count) { index in
        week(weeks[index].map { $0.map { .day($0, isSelected: isSelected($0)) } ?? .empty })
      }
    }
    .frame(minWidth: 280, idealWidth: 320)
  }

  private var header: some View {
    HStack(spacing: 0) {
      Text(month, format: .dateTime.month(.wide).year()).font(.headline)
      Glyph(kind: .chevronRight).frame(width: 7.5, height: 12).foregroundStyle(.tint)
        .padding(.leading, 6)
      Spacer(minLength: 8)
      HStack(spacing: 28) {
        Glyph(kind: .chevronLeft, lineWidth: 2.5).frame(width: 11, height: 18)
        Glyph(kind: .chevronRight, lineWidth: 2.5).frame(width: 11, height: 18)
      }
      .foregroundStyle(.tint)
    }
    .padding(.horizontal, 12)
  }

  private func week(_ cells: [Cell]) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<cells.count) { cells[$0].frame(maxWidth: .infinity) }
    }
  }

  /// The names of the weekdays, from the first day of a week in the calendar.
  private var titles: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    return names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count] }
  }

  /// The days of the month in weeks; `nil` for the days of other months.
  private var weeks: [[Int?]] {
    guard let days = calendar.range(of: .day, in: .month, for: month),
      let first = calendar.dateInterval(of: .month, for: month)?.start
    else { return [] }
    let weekday = calendar.component(.weekday, from: first)
    var cells: [Int?] = Array(repeating: nil, count: (weekday - calendar.firstWeekday + 7) % 7)
    cells += days.map { $0 }
    while cells.count % 7 != 0 { cells.append(nil) }
    return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }

  private func isSelected(_ day: Int) -> Bool {
    selection.contains {
      calendar.isDate($0, equalTo: month, toGranularity: .month)
        && calendar.component(.day, from: $0) == day
    }
  }
}

/// A cell of a month: the name of a weekday, a day, or nothing.
private enum Cell: View {
  case title(String)
  case day(Int, isSelected: Bool)
  case empty

  var body: some View {
    switch self {
    case .title(let name):
      Text(verbatim: name).font(.system(size: 13, weight: .bold)).textCase(.uppercase)
        .foregroundStyle(Color(.tertiaryLabel)).lineLimit(1)
    case .day(let day, let isSelected):
      Text("\(day)")
        .font(.system(size: 20, weight: isSelected ? .medium : .regular))
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.label)))
        .frame(width: 44, height: 44)
        .background {
          if isSelected { Circle().fill(.tint.opacity(0.15)) }
        }
    case .empty: Rectangle().fill(.clear).frame(height: 44)
    }
  }
}
