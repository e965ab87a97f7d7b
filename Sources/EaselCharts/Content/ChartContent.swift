import EaselBlocks

/// A part of a chart: a mark, or content that consists of other content.
///
/// ```swift
/// struct Average: ChartContent {
///   let values: [Double]
///   var body: some ChartContent {
///     RuleMark(y: .value("Average", values.reduce(0, +) / Double(values.count)))
///       .foregroundStyle(.red)
///   }
/// }
/// let chart = Chart {
///   BarMark(x: .value("Day", "Mon"), y: .value("Load", 12))
///   Average(values: [12])
/// }
/// ```
///
/// Content need not be `Sendable`: a chart collects it in the task that lays it out.
public protocol ChartContent {
  /// The type of the content in ``body``.
  associatedtype Body: ChartContent
  /// The marks and other content that this content consists of.
  @ChartContentBuilder var body: Body { get }
  /// Appends the marks of the content to a list; the default appends those of the body.
  func _collect(_ scope: MarkScope, into list: inout MarkList)
}

extension ChartContent {
  /// Appends the marks of the body to a list.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    guard list.allows(scope) else { return }
    body._collect(scope.deeper(), into: &list)
  }
}

extension Never: ChartContent {
  /// Appends nothing, because there is no value of type `Never`.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {}
}

/// Content that the engine collects directly, without a body.
protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  /// The body of primitive content, which is never evaluated.
  public var body: Never { fatalError("\(Self.self) has no body; it is collected by the engine") }
}
