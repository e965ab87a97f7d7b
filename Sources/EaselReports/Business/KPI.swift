import EaselBlocks
import EaselCanvas
import Foundation

/// A key performance indicator: its name, its value, the change from a previous value, and a
/// sparkline.
///
/// ```swift
/// let months = [1_150_000.0, 1_200_000, 1_284_000]
/// let revenue = KPI(
///   "Revenue", 1_284_000, previous: 1_200_000, series: months, format: .currency(code: "EUR"))
/// let complaints = KPI("Complaints", 12, previous: 17, format: .number, goal: .lower)
/// ```
///
/// The parts are placed from top to bottom. The change is the difference to the previous value as a
/// percentage of its absolute value, with a sign, an arrow, and a color that shows whether the
/// change is good. If the previous value is 0, the change is the difference in the format of the
/// value.
///
/// The sparkline is a line without axes in the tint color, which screen readers skip; the other
/// parts are read as one paragraph. A value that is not finite is left out, with the warning
/// `invalidData`; in the series it leaves a gap.
public struct KPI: Block {
  /// The direction in which a change of the indicator is good, and is shown in green.
  public enum Goal: Hashable, Sendable {
    /// Treats an increase as good, shown in green, and a decrease as bad, shown in red.
    case higher
    /// Treats a decrease as good, shown in green, and an increase as bad, shown in red.
    case lower
    /// Shows increases and decreases alike in the secondary text color.
    case none
  }

  private let title: String
  private let valueText: Text
  private let change: KPIChange?
  private let series: [Double]
  private let goal: Goal
  private let fault: Diagnostic?

  /// Creates a key performance indicator from floating-point numbers such as `Double`.
  ///
  /// - Parameters:
  ///   - title: The name of the indicator.
  ///   - value: The value.
  ///   - previous: The value for comparison, such as that of the month before; `nil` shows no
  ///     change.
  ///   - series: The values of the sparkline, the latest one last. Fewer than two finite values
  ///     show no sparkline.
  ///   - format: The format of the value. A format without a locale uses that of the environment.
  ///   - goal: The direction in which a change is good.
  public init<F: FormatStyle>(
    _ title: String, _ value: F.FormatInput, previous: F.FormatInput? = nil,
    series: [F.FormatInput] = [], format: F, goal: Goal = .higher
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(title, value, previous, series, format, goal) { Double($0) }
  }

  /// Creates a key performance indicator from integers such as `Int`.
  ///
  /// - Parameters:
  ///   - title: The name of the indicator.
  ///   - value: The value.
  ///   - previous: The value for comparison, such as that of the month before; `nil` shows no
  ///     change.
  ///   - series: The values of the sparkline, the latest one last. Fewer than two finite values
  ///     show no sparkline.
  ///   - format: The format of the value. A format without a locale uses that of the environment.
  ///   - goal: The direction in which a change is good.
  public init<F: FormatStyle>(
    _ title: String, _ value: F.FormatInput, previous: F.FormatInput? = nil,
    series: [F.FormatInput] = [], format: F, goal: Goal = .higher
  ) where F.FormatInput: BinaryInteger, F.FormatOutput == String {
    self.init(title, value, previous, series, format, goal) { Double($0) }
  }

  /// Creates a key performance indicator from numbers of type `Decimal`.
  ///
  /// - Parameters:
  ///   - title: The name of the indicator.
  ///   - value: The value.
  ///   - previous: The value for comparison, such as that of the month before; `nil` shows no
  ///     change.
  ///   - series: The values of the sparkline, the latest one last. Fewer than two finite values
  ///     show no sparkline.
  ///   - format: The format of the value. A format without a locale uses that of the environment.
  ///   - goal: The direction in which a change is good.
  public init<F: FormatStyle>(
    _ title: String, _ value: Decimal, previous: Decimal? = nil, series: [Decimal] = [],
    format: F, goal: Goal = .higher
  ) where F.FormatInput == Decimal, F.FormatOutput == String {
    self.init(title, value, previous, series, format, goal) {
      NSDecimalNumber(decimal: $0).doubleValue
    }
  }

  private init<F: FormatStyle>(
    _ title: String, _ value: F.FormatInput, _ previous: F.FormatInput?,
    _ series: [F.FormatInput], _ format: F, _ goal: Goal,
    _ number: (F.FormatInput) -> Double
  ) where F.FormatOutput == String {
    self.title = title
    // A value without a text is noted here, with the name of the indicator.
    valueText = number(value).isFinite ? Text(value, format: format) : Text(verbatim: "")
    self.series = series.map(number)
    self.goal = goal
    let valueText = valueText
    change = previous.flatMap { KPIChange(number(value), number($0), valueText: valueText) }
    let invalid = [("", value)] + (previous.map { [("previous ", $0)] } ?? [])
    fault = invalid.first { !number($0.1).isFinite }.map { name, value in
      Diagnostic(
        .warning, .invalidData,
        "the \(name)value of the figure “\(title.prefix(80))” is \(value), which is left out",
        operation: "KPI.init", value: "\(value)")
    }
  }

  /// The content of the block from top to bottom: the name, the value, its change, and the
  /// sparkline.
  public var body: some Block {
    VStack(alignment: .leading, spacing: 6) {
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: title).font(.caption).foregroundStyle(.secondary)
        valueText.font(.title).lineLimit(1).minimumScaleFactor(0.4)
        if let change { KPIChangeBlock(change: change, goal: goal) }
      }
      .accessibilityElement(children: .combine)
      if series.count(where: \.isFinite) > 1 {
        let line = Sparkline(values: series)
        ZStack {
          line.stroke(
            SemanticStyle.tint,
            style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
          SparklineEnd(line: line, radius: 2.5).fill(SemanticStyle.tint)
        }
        .frame(minWidth: 40, idealWidth: 120, minHeight: 24, idealHeight: 24, maxHeight: 24)
        // Space for the dot.
        .padding([.vertical, .trailing], 3)
        .accessibilityHidden(true)
      }
    }
    // Without a locale, digits are grouped as in charts.
    .environment(\.groupsDigits, true)
    .noting(fault)
  }
}
