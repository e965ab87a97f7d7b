import EaselBlocks
import Foundation

/// A text at a value of x and a value of y, such as the name of a point.
///
/// ```swift
/// struct City { var name: String; var rent: Double; var income: Double }
/// let cities = [City(name: "Bern", rent: 1_340, income: 78), City(name: "Genf", rent: 1_620, income: 86)]
/// let chart = Chart(cities) {
///   PointMark(x: .value("Rent", $0.rent), y: .value("Income", $0.income))
///   TextMark(
///     text: .value("City", $0.name), x: .value("Rent", $0.rent), y: .value("Income", $0.income),
///     alignment: .leading
///   )
///   .offset(x: 6)
/// }
/// ```
///
/// `foregroundStyle` sets the color; a color by data is made dark enough to be read on paper.
/// `symbolSize(by:)` sets the font size by data. Texts do not avoid each other, and may extend beyond
/// the plot. A text whose point is outside of an explicit domain is left out, and the drawing says
/// so.
public struct TextMark: ChartContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never
  private let mark: Mark

  /// Creates a text at a value of x and a value of y.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - x: The value on the x axis.
  ///   - y: The value on the y axis.
  ///   - angle: The clockwise rotation around the point.
  ///   - alignment: The part of the text that is at the point: with `.leading`, the text starts there.
  ///   - size: The font size in points; `nil` for that of the chart's labels.
  public init<X: Plottable, Y: Plottable>(
    _ text: some StringProtocol, x: PlottableValue<X>, y: PlottableValue<Y>, angle: Angle = .zero,
    alignment: Alignment = .center, size: CGFloat? = nil
  ) {
    self.init(
      MarkFields(x: x.field, y: y.field, series: .text(String(text))), nil,
      TextSettings(angle, alignment, size))
  }

  /// Creates a text at a value of x and a value of y, from a `Text` in the chart's locale.
  ///
  /// The text has the font and the color of the chart's labels.
  public init<X: Plottable, Y: Plottable>(
    _ text: Text, x: PlottableValue<X>, y: PlottableValue<Y>, angle: Angle = .zero,
    alignment: Alignment = .center, size: CGFloat? = nil
  ) {
    self.init(
      MarkFields(x: x.field, y: y.field, series: .text(text.chartLabel)), nil,
      TextSettings(angle, alignment, size))
  }

  /// Creates a text from a value: a name, or a number or date in the chart's locale.
  ///
  /// - Parameters:
  ///   - text: The value, which is a column of the chart's data table.
  ///   - x: The value on the x axis.
  ///   - y: The value on the y axis.
  ///   - angle: The clockwise rotation around the point.
  ///   - alignment: The part of the text that is at the point: with `.leading`, the text starts there.
  ///   - size: The font size in points; `nil` for that of the chart's labels.
  public init<Value: Plottable, X: Plottable, Y: Plottable>(
    text: PlottableValue<Value>, x: PlottableValue<X>, y: PlottableValue<Y>, angle: Angle = .zero,
    alignment: Alignment = .center, size: CGFloat? = nil
  ) {
    self.init(
      MarkFields(x: x.field, y: y.field, series: text.field), nil,
      TextSettings(angle, alignment, size))
  }

  /// Creates a text at a value of y and a distance in points from the plot's leading edge.
  ///
  /// `nil` is the horizontal center of the plot.
  public init<Y: Plottable>(
    _ text: some StringProtocol, x: CGFloat? = nil, y: PlottableValue<Y>, angle: Angle = .zero,
    alignment: Alignment = .center, size: CGFloat? = nil
  ) {
    self.init(
      MarkFields(y: y.field, series: .text(String(text))), MarkPoints(xStart: x),
      TextSettings(angle, alignment, size))
  }

  /// Creates a text at a value of x and a distance in points from the plot's top edge.
  ///
  /// `nil` is the vertical center of the plot.
  public init<X: Plottable>(
    _ text: some StringProtocol, x: PlottableValue<X>, y: CGFloat? = nil, angle: Angle = .zero,
    alignment: Alignment = .center, size: CGFloat? = nil
  ) {
    self.init(
      MarkFields(x: x.field, series: .text(String(text))), MarkPoints(yStart: y),
      TextSettings(angle, alignment, size))
  }

  private init(_ fields: MarkFields, _ points: MarkPoints?, _ settings: TextSettings) {
    mark = Mark(
      fields, points, settings == TextSettings() ? nil : { $0.textSettings = settings })
  }

  /// Appends the mark to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    mark.append(.text, to: &list, scope)
  }
}

extension TextMark: PrimitiveChartContent {}

extension ChartField {
  /// Returns a text without a label.
  fileprivate static func text(_ text: String) -> ChartField {
    ChartField(label: "", start: .category(text))
  }
}
