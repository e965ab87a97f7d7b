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
