import EaselCanvas
import Foundation

/// A chart's data in a sentence, for readers who do not see it.
enum ChartSummary {
  /// As many items as one cares to hear.
  private static let maximumCount = 12

  /// Names with their values; nil without data.
  ///
  /// - Parameter format: Writes a value; only those that are named are written.
  static func text<Value>(
    of items: [(name: String, value: Value)], format: (Value) -> String
  ) -> String? {
    guard !items.isEmpty else { return nil }
    let text = items.prefix(maximumCount).map { name, value in
      name.isEmpty ? format(value) : "\(name) \(format(value))"
    }.joined(separator: ", ")
    let rest = items.count - maximumCount
    return rest > 0 ? "\(text) and \(rest) more" : text
  }

  /// Names alone.
  static func names(_ names: [String]) -> String {
    text(of: names.map { ("", $0) }) { $0 } ?? ""
  }

  /// Names with their values by series, each with its name if there are several; nil without data.
  static func text<Value>(
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
  /// Draws a bar or a slice in its link, with its words; without a link it is just drawn.
  func withLink(_ link: LinkTarget?, label: String, value: String, _ draw: () -> Void) {
    guard let link else { return draw() }
    withMarkedContent(.link(link)) {
      withMarkedContent(
        .figure(label: label.isEmpty ? value : label, value: label.isEmpty ? nil : value), draw)
    }
  }
}

extension RenderContext {
  /// Notes that a chart has nothing to show.
  func noteNoData() { note(.warning, .invalidData, "the chart has no data", operation: "layout") }

  /// Notes that there is more of one thing than of another that it belongs to.
  func noteSurplus(_ name: String, _ count: Int, _ otherName: String, _ other: Int) {
    guard count > other else { return }
    note(.mismatch(name, count, otherName, other, "no place"))
  }

  /// Notes values that a chart draws as 0: those that are no numbers, and negative ones.
  func noteUnusable(_ values: [(name: String, value: Double)]) {
    for (name, value) in values where !(value >= 0) || !value.isFinite {
      note(
        .warning, .invalidData, "the value of “\(name)” is \(value), which is drawn as 0",
        operation: "layout", value: "\(value)")
    }
  }
}
