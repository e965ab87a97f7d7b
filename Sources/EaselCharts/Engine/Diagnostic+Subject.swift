import EaselCanvas

// While a chart is laid out the subject of a diagnostic is the name of its panel alone.

extension [Diagnostic] {
  /// Gives the diagnostics from an index on the name of the panel that they are about.
  mutating func setPanel(_ name: String, from first: Int = 0) {
    guard !name.isEmpty, first < count else { return }
    for index in first..<count where self[index].subject == nil { self[index].subject = name }
  }

  /// The diagnostics with the chart and its panels as their subject, each once for all of the panels
  /// that it is about.
  func naming(chart title: String) -> [Diagnostic] {
    let title = WordFormat.short(title)
    let chart = title.isEmpty ? nil : "chart “\(title)”"
    var result: [(diagnostic: Diagnostic, panels: [String])] = []
    var places: [Diagnostic: Int] = [:]
    for diagnostic in self {
      guard let panel = diagnostic.subject else {
        result.append((diagnostic, []))
        continue
      }
      var key = diagnostic
      key.subject = nil
      if let place = places[key] {
        if !result[place].panels.contains(panel) { result[place].panels.append(panel) }
        continue
      }
      places[key] = result.count
      result.append((key, [panel]))
    }
    return result.map { diagnostic, panels in
      var diagnostic = diagnostic
      let names = panels.map { WordFormat.short($0) }.listed(3)
      let list = panels.isEmpty ? nil : "\(panels.count == 1 ? "panel" : "panels") \(names)"
      let parts = [chart, list].compactMap { $0 }
      diagnostic.subject = parts.isEmpty ? nil : parts.joined(separator: ", ")
      return diagnostic
    }
  }
}
