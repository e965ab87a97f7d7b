import EaselGenerators

/// The numbers of a chart.
struct WrittenNumbers: Encodable {
  /// The numbers as texts, since JSON has no NaN.
  var values: [String]
  var mark: String
  var locale: String
  /// Whether the chart chooses the format.
  var isOwn: Bool
  var isLogarithmic: Bool

  init(_ chart: GeneratedNumberChart) {
    values = chart.values.map { "\($0)" }
    mark = chart.mark.rawValue
    locale = chart.locale
    isOwn = chart.format.isEmpty
    isLogarithmic = chart.isLogarithmic
  }
}
