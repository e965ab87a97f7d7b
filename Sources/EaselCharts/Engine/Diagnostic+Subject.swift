import EaselCanvas

// During a layout, the subject of a diagnostic is only the name of its panel.

extension [Diagnostic] {
  /// Sets the name of a panel as the subject of the diagnostics from an index onward.
  ///
  /// Diagnostics that have a subject are unchanged.
  mutating func setPanel(_ name: String, from first: Int = 0) {
    guard !name.isEmpty, first < count else { return }
    for index in first..<count where self[index].subject == nil { self[index].subject = name }
  }

  /// Returns the diagnostics with the chart and its panels as their subject.
  ///
  /// Diagnostics that differ only in their panel are merged into one.
  func naming(chart title: String) -> [Diagnostic] {
    let title = AlternativeTextFormat.short(title)
    let chart = title.isEmpty ? nil : "chart “\(title)”"
    var result: [(diagnostic: Diagnostic, panels: [String])] = []
    var locations: [Diagnostic: Int] = [:]
    for diagnostic in self {
      guard let panel = diagnostic.subject else {
        result.append((diagnostic, []))
        continue
      }
      var key = diagnostic
      key.subject = nil
      if let location = locations[key] {
        if !result[location].panels.contains(panel) { result[location].panels.append(panel) }
        continue
      }
      locations[key] = result.count
      result.append((key, [panel]))
    }
    return result.map { diagnostic, panels in
      var diagnostic = diagnostic
      let names = panels.map { AlternativeTextFormat.short($0) }.listed(3)
      let list = panels.isEmpty ? nil : "\(panels.count == 1 ? "panel" : "panels") \(names)"
      let parts = [chart, list].compactMap { $0 }
      diagnostic.subject = parts.isEmpty ? nil : parts.joined(separator: ", ")
      return diagnostic
    }
  }
}
