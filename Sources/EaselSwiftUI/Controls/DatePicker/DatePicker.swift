import EaselBlocks
import Foundation

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A date beside its label, or a month with the date, over the proposed width.
///
/// ```swift
/// DatePicker("Due", selection: .constant(Date()), displayedComponents: .date)
/// DatePicker("Due", selection: .constant(Date())).datePickerStyle(.graphical)
/// ```
///
/// Dates are written in the locale, calendar and time zone of the environment.
public struct DatePicker<Label: View>: View {
  /// The parts of a date that a picker shows.
  public typealias Components = DatePickerComponents

  let label: Label
  let date: Date
  let components: Components
  @Environment(\.datePickerLook) private var look

  init(_ label: Label, _ date: Date, _ components: Components) {
    self.label = label
    self.date = date
    self.components = components
  }

  /// The view that draws the picker in its style.
  public var body: some View {
    if look == .graphical {
      GraphicalDatePicker(date: date, components: components)
    } else {
      ControlRow {
        label
      } control: {
        HStack(spacing: 6) {
          if components.contains(.date) { DateCapsule(date: date, part: .date) }
          if components.contains(.hourAndMinute) { DateCapsule(date: date, part: .time) }
        }
      }
      .inert("datePickerStyle(.wheel)", if: look == .wheel)
    }
  }

  /// Creates a picker with a label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection.wrappedValue, displayedComponents)
  }

  /// Creates a picker with a label for the dates of a range.
  public init<Range: RangeExpression<Date>>(
    selection: Binding<Date>, in range: Range,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection.wrappedValue, displayedComponents)
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection.wrappedValue, displayedComponents)
  }

  /// Creates a picker with a title that is shown unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection.wrappedValue, displayedComponents)
  }

  /// Creates a picker with a title for the dates of a range.
  public init<Range: RangeExpression<Date>>(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: Range,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection.wrappedValue, displayedComponents)
  }

  /// Creates a picker with a title that is shown unchanged, for the dates of a range.
  @_disfavoredOverload
  public init<S: StringProtocol, Range: RangeExpression<Date>>(
    _ title: S, selection: Binding<Date>, in range: Range,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection.wrappedValue, displayedComponents)
  }
}

/// A month with the selected dates; its label is not drawn.
public struct MultiDatePicker<Label: View>: View {
  let label: Label
  let selection: Set<DateComponents>
  @Environment(\.calendar) private var calendar
  @Environment(\.self) private var environment

  /// Creates a picker with a label.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.selection = selection.wrappedValue
  }

  /// Creates a picker with a label for the dates of a range.
  public init<Dates: RangeExpression<Date>>(
    selection: Binding<Set<DateComponents>>, in bounds: Dates, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, label: label) }

  /// The view that draws the month of the first selected date, or the current one without any.
  public var body: some View {
    let dates = selection.compactMap { calendar.date(from: $0) }.sorted()
    MonthView(month: dates.first ?? present, selection: dates)
  }
}

extension MultiDatePicker {
  /// The date of the rendering.
  private var present: Date {
    environment.notePresent("MultiDatePicker")
    return environment.timelineDate
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker with a title that is shown unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a picker with a title for the dates of a range.
  public init<Dates: RangeExpression<Date>>(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Dates
  ) { self.init(selection: selection) { Text(titleKey) } }
}
