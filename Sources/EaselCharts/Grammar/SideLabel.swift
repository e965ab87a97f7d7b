/// A text beside a point, moved along the side where others would overlap it.
package struct SideLabel: Hashable, Sendable {
  /// The side of the point, in the layout direction.
  package enum Side: Hashable, Sendable { case leading, trailing }

  package var text: String
  package var side: Side
  /// Whether it stands back behind others.
  package var isContext = false
  /// Whether it stands out from others.
  package var isHighlighted = false

  package init(
    _ text: String, side: Side, isContext: Bool = false, isHighlighted: Bool = false
  ) {
    self.text = text
    self.side = side
    self.isContext = isContext
    self.isHighlighted = isHighlighted
  }
}
