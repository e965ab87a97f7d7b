import EaselBlocks
import Foundation

/// A view whose content depends on the time; a rendering draws it at one date.
///
/// The date is `timelineDate` of the environment, the current date by default, or that
/// of the last entry of the schedule before it.
public struct TimelineView<Schedule: TimelineSchedule, Content>: View where Content: View {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @Environment(\.self) private var environment

  /// The date of the content of a timeline view.
  public struct Context {
    /// The rate at which the content is updated.
    public enum Cadence: Comparable, Sendable {
      /// Continuously.
      case live
      /// Every second.
      case seconds
      /// Every minute.
      case minutes
    }
    /// The date of the content.
    public let date: Date
    /// The rate at which the content is updated.
    public var cadence: Cadence { .live }

    /// Does nothing, since a rendering draws one date.
    public func invalidateTimelineContent() {}
  }

  /// Creates a view whose content depends on the dates of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content at the date of the rendering.
  public var body: some View {
    content(TimelineViewDefaultContext(date: schedule.entry(in: environment)))
  }
}

/// The context of all timeline views, which does not depend on their types.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension EnvironmentValues {
  /// The date at which timeline views and texts of relative dates are drawn, the current date by default.
  ///
  /// Setting it makes their content the same in each rendering.
  public var timelineDate: Date {
    get { renderingDate ?? Date() }
    set { renderingDate = newValue }
  }
}

/// Whether a timeline view is updated as often as possible.
public enum TimelineScheduleMode: Sendable {
  /// Updates as often as the schedule says.
  case normal
  /// Updates at most once a minute.
  case lowFrequency
}

/// The dates at which the content of a timeline view changes.
public protocol TimelineSchedule {
  /// The modes of a schedule.
  typealias Mode = TimelineScheduleMode
  /// The type of the dates of the schedule.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Returns the dates from a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The number of entries of a schedule that are looked at; a year has fewer than 9,000 hours.
private let maximumTimelineEntries = 10_000

extension TimelineSchedule {
  /// The date of the last entry up to that of an environment, or of the first one.
  fileprivate func entry(in environment: EnvironmentValues) -> Date {
    let date = environment.timelineDate
    // The entries begin with the one that is current at the start date, or with the next one.
    var entry: Date?
    var count = 0
    for next in entries(from: date, mode: .normal) {
      if next > date { return entry ?? next }
      // A schedule may go on without end.
      count += 1
      if count > maximumTimelineEntries {
        environment.note(
          .warning, .limitExceeded,
          "a schedule has more than \(maximumTimelineEntries) dates before that of the rendering, and the "
            + "last of these is drawn; let its entries begin at the start date",
          operation: "TimelineView", value: "\(maximumTimelineEntries)")
        return entry ?? next
      }
      entry = next
    }
    return entry ?? date
  }
}

/// The schedule of an animation, whose date is that of the rendering.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let isPaused: Bool

  /// Creates the schedule of an animation.
  public init(minimumInterval: Double? = nil, paused: Bool = false) { isPaused = paused }

  /// Returns the start date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

/// The schedule of the starts of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// Returns the start of the minute of the start date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    let seconds = startDate.timeIntervalSinceReferenceDate
    return [Date(timeIntervalSinceReferenceDate: (seconds / 60).rounded(.down) * 60)]
  }
}

/// The schedule of dates at an interval from a start.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule of dates at an interval in seconds from a start.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// Returns the last date of the schedule up to the start date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    guard interval > 0, startDate > start else { return [start] }
    let count = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return [start.addingTimeInterval(count * interval)]
  }
}

/// The schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of given dates.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns the dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The schedule of an animation.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Returns the schedule of an animation.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The schedule of the starts of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns the schedule of dates at an interval in seconds from a start.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule {
  /// Returns the schedule of given dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
