/// The categories and series of a bar chart as categories of a chart.
///
/// The names of a bar chart may be empty or equal, as the initials of weekdays are. A name that is
/// not empty and not used before identifies its category; the others get a name of their own, and
/// their text as a label.
struct BarNames {
  /// The name that identifies each category.
  private(set) var categories: [String] = []
  /// The name that identifies each series.
  private(set) var series: [String] = []
  /// The labels of names that differ from the text of their category or series.
  private(set) var labels: [String: String] = [:]
  private var used: Set<String>

  init(_ chart: BarChart) {
    let names = (0..<chart.categoryCount).map(chart.name(ofCategory:))
    used = Set(names + chart.series.map(\.name))
    categories = identities(names, "category")
    series = identities(chart.series.map(\.name), "series")
  }

  private mutating func identities(_ names: [String], _ kind: String) -> [String] {
    var known: Set<String> = []
    return names.enumerated().map { index, name in
      if !name.isEmpty, known.insert(name).inserted { return name }
      var identity = "\(kind) \(index + 1)"
      while !used.insert(identity).inserted { identity += "′" }
      labels[identity] = name.isEmpty ? "\(index + 1)" : name
      return identity
    }
  }
}
