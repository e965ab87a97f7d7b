import EaselCanvas

/// A part of the data of a pie chart: a value with a name, a paint and a link.
public struct PieSegment: Hashable, Sendable {
  /// The name of the segment, for labels and the legend.
  public var name: String
  /// The value of the segment; a negative or non-finite value has no slice and is reported as a
  /// diagnostic.
  ///
  /// A value of 0 has no slice and is not reported.
  public var value: Double
  /// The paint of the slice; `nil` for a color of the palette.
  public var paint: Paint?
  /// The target of a link on the slice; `nil` for none.
  public var link: LinkTarget?

  /// Creates a segment from a name, a value and a paint; `nil` is a color of the palette.
  public init(_ name: String = "", value: Double, paint: Paint? = nil) {
    self.name = name
    self.value = value
    self.paint = paint
  }

  /// Creates a segment from a name, a value and a color of its slice.
  public init(_ name: String = "", value: Double, color: Color) {
    self.init(name, value: value, paint: .color(color))
  }
}
