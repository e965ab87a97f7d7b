/// The name of a value axis, for charts with several.
///
/// ```swift
/// Chart(weather) {
///   BarMark(x: .value("Month", $0.month), y: .value("Rain", $0.rain))
///   LineMark(x: .value("Month", $0.month), y: .value("Warmth", $0.warmth)).yAxis("warmth")
/// }
/// .chartYScale(domain: -10...30, for: "warmth")
/// ```
public struct ChartAxisID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// Makes the name of an axis.
  public init(_ name: String) { self.name = name }
  /// Makes the name of an axis.
  public init(stringLiteral name: String) { self.name = name }
}
