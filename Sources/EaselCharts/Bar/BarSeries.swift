import EaselCanvas

/// One row of values of a bar chart, with its name and paint.
public struct BarSeries: Hashable, Sendable {
  /// The name, for the legend.
  public var name: String
  /// A value for each category; one that is not finite has no bar and is noted.
  public var values: [Double]
  /// The paint of its bars; nil takes the palette's.
  public var paint: Paint?

  /// Makes a series.
  public init(_ name: String = "", values: [Double], paint: Paint? = nil) {
    self.name = name
    self.values = values
    self.paint = paint
  }

  /// Makes a series of one colour.
  public init(_ name: String = "", values: [Double], color: Color) {
    self.init(name, values: values, paint: .color(color))
  }
}
