import EaselBlocks
import Foundation

/// The progress of a task: a bar for a known share, otherwise a spinner at rest.
///
/// ```swift
/// ProgressView("Upload", value: 30, total: 100)
/// ProgressView()
/// ```
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label?
  let currentValue: CurrentValueLabel?
  /// The time whose share is shown, in place of the fraction.
  private var timer: (interval: ClosedRange<Date>, countsDown: Bool)?
  @Environment(\.progressViewStyles) private var styles
  @Environment(\.self) private var environment

  init(_ fraction: Double?, _ label: Label?, _ currentValue: CurrentValueLabel?) {
    self.fraction = fraction.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
    self.label = label
    self.currentValue = currentValue
  }

  /// The view that draws the progress in its style.
  public var body: some View {
    let share = timer.map { timer in
      environment.notePresent("ProgressView")
      return timer.interval.passed(at: environment.timelineDate, timer.countsDown)
    }
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: share ?? fraction,
      label: label.map { ProgressViewStyleConfiguration.Label(body: AnyView($0)) },
      currentValueLabel: currentValue.map {
        ProgressViewStyleConfiguration.CurrentValueLabel(body: AnyView($0))
      })
    if let styles {
      made(styles.style, configuration).environment(\.progressViewStyles, styles.outer)
    } else {
      DefaultProgressViewStyle().makeBody(configuration: configuration)
    }
  }

  private func made<S: ProgressViewStyle>(
    _ style: S, _ configuration: ProgressViewStyleConfiguration
  ) -> AnyView { AnyView(style.makeBody(configuration: configuration)) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner.
  public init() where Label == EmptyView { self.init(nil, nil, nil) }

  /// Creates a spinner with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }

  /// Creates a spinner with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(titleKey), nil)
  }

  /// Creates a spinner with a title that is shown unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, Text(title), nil)
  }

  /// Creates a bar for a share of a total; a spinner if the value is `nil`.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(value.map { Double($0 / total) }, nil, nil)
  }

  /// Creates a bar with a label for a share of a total.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value.map { Double($0 / total) }, label(), nil)
  }

  /// Creates a bar with a title for a share of a total.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value.map { Double($0 / total) }, Text(titleKey), nil)
  }

  /// Creates a bar with a title that is shown unchanged, for a share of a total.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value.map { Double($0 / total) }, Text(title), nil)
  }

  /// Creates a bar for the progress of Foundation.
  public init(_ progress: Progress) where Label == EmptyView {
    self.init(progress.isIndeterminate ? nil : progress.fractionCompleted, nil, nil)
  }
}

extension ProgressView {
  /// Creates a bar with two labels for a share of a total.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value.map { Double($0 / total) }, label(), currentValueLabel())
  }

  /// Creates a bar with two labels for the share of a time that has passed at the rendering.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(0, label(), currentValueLabel())
    timer = (timerInterval, countsDown)
  }

  /// Creates a bar with a label for the share of a time that has passed at the rendering.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      0, label(), DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    timer = (timerInterval, countsDown)
  }

  /// Creates a bar for the share of a time that has passed at the rendering.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      0, nil, DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    timer = (timerInterval, countsDown)
  }

  /// Creates the progress view of a custom style.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}

/// The time of an interval that is left, or has passed, at the rendering.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  @EnvironmentValue(\.timelineDate) private var date

  /// The number of seconds that a label shows at most; a clock with more than 30,000 years is of no use.
  private static let maximumSeconds: TimeInterval = 1e12

  /// The view that draws the time, such as 4:32.
  public var body: some View {
    let now = min(max(date, interval.lowerBound), interval.upperBound)
    let length =
      countsDown
      ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
    let seconds = length.isNaN ? 0 : min(max(length, 0), Self.maximumSeconds)
    let duration = Duration.seconds(seconds.rounded())
    Text(
      duration,
      format: .time(pattern: seconds >= 3600 ? .hourMinuteSecond : .minuteSecond)
    ).monospacedDigit()
  }
}

extension ClosedRange<Date> {
  /// The share of the time that has passed at a date, or that is left.
  fileprivate func passed(at date: Date, _ countsDown: Bool) -> Double {
    let length = upperBound.timeIntervalSince(lowerBound)
    // Of an interval without end nothing has passed.
    let share = length > 0 ? date.timeIntervalSince(lowerBound) / length : 1
    let passed = share.isNaN ? 0 : Swift.min(Swift.max(share, 0), 1)
    return countsDown ? 1 - passed : passed
  }
}
