import EaselCanvas

/// One part of a pie: its value, name and paint.
public struct PieSegment: Hashable, Sendable {
  /// The name, for labels and the legend.
  public var name: String
  /// The value; one that is negative or not finite has no slice and is noted.
  public var value: Double
  /// The paint of its slice; nil takes the palette's.
  public var paint: Paint?
  /// Where a tap on its slice leads; nil for nowhere.
  public var link: LinkTarget?

  /// Makes a segment.
  public init(_ name: String = "", value: Double, paint: Paint? = nil) {
    self.name = name
    self.value = value
    self.paint = paint
  }

  /// Makes a segment of one colour.
  public init(_ name: String = "", value: Double, color: Color) {
    self.init(name, value: value, paint: .color(color))
  }
}
