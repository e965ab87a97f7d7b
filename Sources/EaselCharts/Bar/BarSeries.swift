import EaselCanvas

/// A series of values of a bar chart, with its name and paint.
public struct BarSeries: Hashable, Sendable {
  /// The name of the series in the legend.
  public var name: String
  /// The values of the series, one for each category.
  ///
  /// A value that is not finite has no bar and is reported as a warning.
  public var values: [Double]
  /// The paint of the series' bars; `nil` uses the palette's color.
  public var paint: Paint?
  /// The color of a thin line inside the edge of the bars, for paints as light as the background.
  public var borderColor: Color?
  /// The link targets of single bars, by their category's index.
  ///
  /// Other bars use the targets of ``BarChart/links``.
  public var links: [Int: LinkTarget] = [:]

  /// Creates a series with a paint.
  ///
  /// - Parameters:
  ///   - name: The name of the series in the legend.
  ///   - values: The values, one for each category.
  ///   - paint: The paint of the bars; `nil` uses the palette's color.
  ///   - borderColor: The color of a thin line inside the edge of the bars; `nil` draws no line.
  public init(
    _ name: String = "", values: [Double], paint: Paint? = nil, borderColor: Color? = nil
  ) {
    self.name = name
    self.values = values
    self.paint = paint
    self.borderColor = borderColor
  }

  /// Creates a series with bars of one color.
  public init(_ name: String = "", values: [Double], color: Color) {
    self.init(name, values: values, paint: .color(color))
  }
}
