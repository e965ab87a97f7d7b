import EaselCanvas

/// One row of values of a bar chart, with its name and paint.
public struct BarSeries: Hashable, Sendable {
  /// The name, for the legend.
  public var name: String
  /// A value for each category; one that is not finite has no bar and is noted.
  public var values: [Double]
  /// The paint of its bars; nil takes the palette's.
  public var paint: Paint?
  /// The colour of a thin line inside the edge of its bars, for paints as light as the background.
  public var borderColor: Color?
  /// Where taps on single bars lead, by their category's index; others lead where
  /// ``BarChart/links`` says.
  public var links: [Int: LinkTarget] = [:]

  /// Makes a series.
  public init(
    _ name: String = "", values: [Double], paint: Paint? = nil, borderColor: Color? = nil
  ) {
    self.name = name
    self.values = values
    self.paint = paint
    self.borderColor = borderColor
  }

  /// Makes a series of one colour.
  public init(_ name: String = "", values: [Double], color: Color) {
    self.init(name, values: values, paint: .color(color))
  }
}
