/// A text beside a point, moved along the side where others would overlap it.
package struct SideLabel: Hashable, Sendable {
  /// The side of the point, in the layout direction.
  package enum Side: Hashable, Sendable { case leading, trailing }

  package var name: String
  /// The value after the name, which is not cut; empty for a name alone.
  package var value: String
  /// The unit of the value, which is left out where it has no room.
  package var unit = ""
  package var side: Side
  /// Whether it stands back behind others.
  package var isContext = false
  /// Whether it stands out from others.
  package var isHighlighted = false

  /// The name with its value.
  package var text: String { value.isEmpty ? name : "\(name)  \(value)" }

  package init(
    _ name: String, value: String = "", side: Side, isContext: Bool = false,
    isHighlighted: Bool = false
  ) {
    self.name = name
    self.value = value
    self.side = side
    self.isContext = isContext
    self.isHighlighted = isHighlighted
  }
}
