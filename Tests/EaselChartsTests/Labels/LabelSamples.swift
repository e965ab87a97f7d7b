import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation

@testable import EaselCharts

/// A row of the charts that labels are tested with.
struct LabelRow {
  var name: String
  var value: Double
  var series = ""
}

extension LabelRow {
  /// Rows of several series over the same names.
  static func rows(
    _ series: [String], _ names: [String], _ value: (Int, Int) -> Double
  ) -> [LabelRow] {
    series.indices.flatMap { s in
      names.indices.map { LabelRow(name: names[$0], value: value(s, $0), series: series[s]) }
    }
  }

  /// A name of some letters.
  static func name(_ count: Int, using random: inout SeededGenerator) -> String {
    String(
      (0..<max(count, 1)).map { _ in "abcdefghiklmnoprstuw ".randomElement(using: &random) ?? "a" }
    )
    .trimmingCharacters(in: .whitespaces) + "x"
  }
}

extension Chart {
  /// The layout with a configuration that modifiers would write.
  func layout(
    _ width: CGFloat = 480, _ height: CGFloat = 300,
    environment: EnvironmentValues = EnvironmentValues(),
    _ change: (inout ChartConfiguration) -> Void = { _ in }
  ) -> ChartLayout {
    var configuration = configuration
    change(&configuration)
    return Chart(content: content, configuration: configuration).layout(
      in: CGSize(width: width, height: height), environment: environment)
  }
}

extension ChartLayout {
  /// The texts of the labels in the first plot.
  var plotTexts: [String] { panels.first?.labels.map(\.text.string) ?? [] }

  /// Pairs of labels that overlap by more than a hair.
  var overlaps: [String] {
    let boxes = labels.map { ($0.text.string, $0.bounds.insetBy(dx: 0.3, dy: 0.6)) }
    var result: [String] = []
    for (index, first) in boxes.enumerated() {
      for second in boxes.dropFirst(index + 1) where first.1.intersects(second.1) {
        result.append("“\(first.0)” and “\(second.0)”")
      }
    }
    return result
  }

  /// The labels in plots that leave the chart.
  var leaving: [String] {
    let box = CGRect(origin: .zero, size: size).insetBy(dx: -0.6, dy: -0.6)
    return panels.flatMap(\.labels).filter { !box.contains($0.bounds) }.map(\.text.string)
  }
}
