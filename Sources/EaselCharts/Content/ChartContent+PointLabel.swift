import EaselBlocks
import Foundation

extension ChartContent {
  /// Names points where the plot has space, the most important ones first.
  ///
  /// ```swift
  /// struct Town { var name: String; var rent: Double; var income: Double }
  /// let towns = [Town(name: "Basel", rent: 1_420, income: 81)]
  /// let chart = Chart(towns, id: \.name) { town in
  ///   PointMark(x: .value("Rent", town.rent), y: .value("Income", town.income))
  ///     .pointLabel(town.name)
  /// }
  /// ```
  ///
  /// A name is inside a symbol that is larger than it, otherwise at one of eight sides of its point,
  /// otherwise at the end of a line that leads to its point. Names do not overlap one another,
  /// points, lines, bars, annotations and the labels of axes. Names without space are left out: the
  /// drawing states their number, and a `labelAdjusted` warning contains the first of them. The
  /// result depends only on the marks and the size of the chart.
  ///
  /// The points of a ``PointMark`` and of a ``LineMark`` can have names. Other marks have
  /// `annotation(position:alignment:spacing:content:)`, and a warning reports their names.
  ///
  /// The time is proportional to the number of names. A chart places at most 50,000.
  ///
  /// - Parameters:
  ///   - label: The name; an empty one is not shown. It is in the data table, and in the alternative
  ///     text if the point has the highest or the lowest value and no accessibility label.
  ///   - priority: The importance of the name. Names with a higher priority are placed first; with
  ///     equal priority those of larger symbols, and then the order of declaration counts. The
  ///     default is 0.
  public func pointLabel<Label: StringProtocol>(
    _ label: Label, priority: Double = 0
  ) -> some ChartContent {
    let name = PointName(string: String(label), priority: priority)
    return grouped { .pointLabel(name) }
  }

  /// Names points by a `Text` where the plot has space, the most important ones first.
  ///
  /// The font and the colors of the text apply. Otherwise the name is placed as a string is.
  ///
  /// - Parameters:
  ///   - label: The name.
  ///   - priority: The importance of the name; names with a higher priority are placed first. The
  ///     default is 0.
  public func pointLabel(_ label: Text, priority: Double = 0) -> some ChartContent {
    let name = PointName(string: label.chartLabel, priority: priority, text: label)
    return grouped { .pointLabel(name) }
  }
}
