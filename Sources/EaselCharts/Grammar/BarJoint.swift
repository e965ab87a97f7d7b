/// The way a bar of a stack is drawn together with other bars of its series.
enum BarJoint: Hashable, Sendable {
  /// Draws the bar by itself.
  case none
  /// Draws one bar from the start of the lowest joined bar, which is a value on the axis, to this
  /// one's end.
  case top(from: Double)
  /// Draws no bar, because the bar above includes this one.
  case covered(isLowest: Bool)

  var isCovered: Bool { if case .covered = self { true } else { false } }
}
