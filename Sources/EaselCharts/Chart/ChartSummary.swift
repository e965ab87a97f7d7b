import EaselCanvas
import Foundation

/// A sentence with the data of a chart, for screen readers.
package enum ChartSummary {
  /// The greatest number of items in a sentence.
  private static let maximumCount = 12

  /// Returns names with their values; `nil` without data.
  ///
  /// - Parameter format: A closure that formats a value; it is called only for items in the
  ///   sentence.
  package static func text<Value>(
    of items: [(name: String, value: Value)], format: (Value) -> String
  ) -> String? {
    guard !items.isEmpty else { return nil }
    let text = items.prefix(maximumCount).map { name, value in
      name.isEmpty ? format(value) : "\(name) \(format(value))"
    }.joined(separator: ", ")
    let rest = items.count - maximumCount
    return rest > 0 ? "\(text) and \(rest) more" : text
  }

  /// Returns names without values.
  package static func names(_ names: [String]) -> String {
    text(of: names.map { ("", $0) }) { $0 } ?? ""
  }

  /// Returns names with their values by series; `nil` without data.
  ///
  /// If there are several series, the name of each precedes its values.
  package static func text<Value>(
    ofSeries series: [(name: String, items: [(name: String, value: Value)])],
    format: (Value) -> String
  ) -> String? {
    let rows: [String] = series.compactMap { name, items in
      guard let text = text(of: items, format: format) else { return nil }
      return series.count == 1 || name.isEmpty ? text : "\(name): \(text)"
    }
    return rows.isEmpty ? nil : rows.joined(separator: "; ")
  }
}

extension Canvas {
  /// Draws a bar or a sector in its link, with its description; without a link, only draws it.
  package func withLink(_ link: LinkTarget?, label: String, value: String, _ draw: () -> Void) {
    guard let link else { return draw() }
    withMarkedContent(.link(link)) {
      withMarkedContent(
        .figure(label: label.isEmpty ? value : label, value: label.isEmpty ? nil : value), draw)
    }
  }
}

extension RenderContext {
  /// Reports that a chart has no data.
  package func noteNoData() {
    note(.warning, .invalidData, "the chart has no data", operation: "layout")
  }

  /// Reports that there are more items of one kind than of another that they belong to.
  package func noteSurplus(_ name: String, _ count: Int, _ otherName: String, _ other: Int) {
    guard count > other else { return }
    note(.mismatch(name, count, otherName, other, "no place"))
  }

  /// Reports values that a chart draws as 0: negative ones and those that are not finite.
  package func noteUnusable(_ values: [(name: String, value: Double)]) {
    for (name, value) in values where !(value >= 0) || !value.isFinite {
      note(
        .warning, .invalidData, "the value of “\(name)” is \(value), which is drawn as 0",
        operation: "layout", value: "\(value)")
    }
  }
}
