import EaselBlocks
import EaselCanvas
import Foundation

/// A key figure: its name, its value in large type, how it changed, and its course, beneath one another.
///
/// ```swift
/// KPI("Revenue", 1_284_000, previous: 1_200_000, series: months, format: .currency(code: "EUR"))
/// KPI("Complaints", 12, previous: 17, format: .number, goal: .lower)
/// ```
///
/// The change is the difference to the previous value in percent of it, with its sign, an arrow, and a
/// colour that says whether it is welcome; where the previous value is 0 it is the difference in the
/// figure's own format. The course is a line without axes in the tint, decoration for readers who do
/// not see it; the rest is read as one paragraph. A value that is no number is noted as
/// `invalidNumber`; one of the series leaves a gap.
public struct KPI: Block {
  /// Which change of a figure is welcome.
  public enum Goal: Hashable, Sendable {
    /// A higher value is better.
    case higher
    /// A lower value is better.
    case lower
    /// Neither is.
    case none
  }

  private let title: String
  private let words: Text
  private let change: KPIChange?
  private let series: [Double]
  private let goal: Goal
  private let fault: Diagnostic?

  /// Makes a key figure of numbers such as `Double`.
  ///
  /// - Parameters:
  ///   - title: The name of the figure.
  ///   - value: The value.
  ///   - previous: The value that it is compared with, such as that of the month before.
  ///   - series: The course up to now.
  ///   - format: How the value is written; one that names no locale has the environment's.
  ///   - goal: Which change is welcome.
  public init<F: FormatStyle>(
    _ title: String, _ value: F.FormatInput, previous: F.FormatInput? = nil,
    series: [F.FormatInput] = [], format: F, goal: Goal = .higher
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(title, value, previous, series, format, goal) { Double($0) }
  }

  /// Makes a key figure of whole numbers.
  public init<F: FormatStyle>(
    _ title: String, _ value: F.FormatInput, previous: F.FormatInput? = nil,
    series: [F.FormatInput] = [], format: F, goal: Goal = .higher
  ) where F.FormatInput: BinaryInteger, F.FormatOutput == String {
    self.init(title, value, previous, series, format, goal) { Double($0) }
  }

  /// Makes a key figure of decimal numbers.
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
    words = Text(value, format: format)
    self.series = series.map(number)
    self.goal = goal
    let words = words
    change = previous.flatMap { KPIChange(number(value), number($0), words: words) }
    let isSound = ([value] + (previous.map { [$0] } ?? [])).allSatisfy { number($0).isFinite }
    fault =
      isSound
      ? nil
      : Diagnostic(
        .error, .invalidNumber,
        "the figure “\(title.prefix(80))” or its previous value is no number",
        operation: "KPI.init", value: "\(number(value))")
  }

  /// The name, the value, its change and its course, beneath one another.
  public var body: some Block {
    VStack(alignment: .leading, spacing: 6) {
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: title).font(.caption).foregroundStyle(.secondary)
        words.font(.title).lineLimit(1).minimumScaleFactor(0.4)
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
        // Room for the dot.
        .padding([.vertical, .trailing], 3)
        .accessibilityHidden(true)
      }
    }
    .noting(fault)
  }
}
