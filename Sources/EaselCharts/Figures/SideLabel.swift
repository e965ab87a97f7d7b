/// A text beside a point, moved along the side if it would overlap others.
struct SideLabel: MarkSettings {
  /// The side of the point, in the layout direction.
  enum Side: Hashable, Sendable { case leading, trailing }

  var name: String
  /// The value after the name, which is never truncated; empty for a name alone.
  var value: String
  /// The unit of the value, which is omitted if there is no room.
  var unit = ""
  var side: Side
  /// Whether the label belongs to a context mark, which is drawn gray behind others.
  var isContext = false
  /// Whether the label is emphasized.
  var isHighlighted = false

  /// The name with its value.
  package var text: String { value.isEmpty ? name : "\(name)  \(value)" }

  init() { self.init("", side: .trailing) }

  init(
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

extension MarkTraits {
  /// The text beside a point; `nil` for none.
  var sideLabel: SideLabel? {
    get { setting(SideLabel.self) }
    set { settings = newValue }
  }
}
