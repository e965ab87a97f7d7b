/// The names that identify the categories and series of a bar chart.
struct BarNames {
  let categories: [String]
  let series: [String]
  /// The labels of the names that differ from the text of their category or series.
  let labels: [String: String]

  init(_ chart: BarChart) {
    let (categories, series) = (chart.categoryNames, chart.series.map(\.name))
    var names = PresetNames(differingFrom: categories + series)
    self.categories = names.names(of: categories, "category")
    self.series = names.names(of: series, "series")
    labels = names.labels
  }
}
