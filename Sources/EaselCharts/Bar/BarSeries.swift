import EaselCanvas

/// A series of values of a bar chart, with its name and paint.
public struct BarSeries: Hashable, Sendable {
  /// The name of the series in the legend; a series with an empty name has no entry.
  public var name: String
  /// The values of the series, one for each category.
  ///
  /// A value that is not finite has no bar and is reported as a warning.
  public var values: [Double]
  /// The paint of the series' bars; `nil` uses the palette's color for the index of the series.
  public var paint: Paint?
  /// The color of a line of 0.5 points inside the edge of the bars; `nil` draws no line.
  ///
  /// The line is for paints that are as light as the background.
  public var borderColor: Color?
  /// The link targets of single bars of the series, by the zero-based index of their category.
  ///
  /// Other bars use the targets of ``BarChart/links``.
  public var links: [Int: LinkTarget] = [:]

  /// Creates a series of values with a name, a paint and a border color.
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
