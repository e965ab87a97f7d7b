/// The identifier of a value axis, for charts with several value axes.
///
/// ```swift
/// struct Weather { var month: String; var rain: Double; var temperature: Double }
/// let weather = [Weather(month: "May", rain: 61, temperature: 14)]
/// let chart = Chart(weather) {
///   BarMark(x: .value("Month", $0.month), y: .value("Rain", $0.rain))
///   LineMark(x: .value("Month", $0.month), y: .value("Temperature", $0.temperature))
///     .yAxis("temperature")
/// }
/// .chartYScale(domain: -10...30, for: "temperature")
/// ```
public struct ChartAxisID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name of the axis, as written in the modifiers that refer to it.
  public let name: String

  /// Creates an axis identifier from a name.
  public init(_ name: String) { self.name = name }
  /// Creates an axis identifier from a string literal.
  public init(stringLiteral name: String) { self.name = name }
}
