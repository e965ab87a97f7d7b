import EaselBlocks

extension View {
  /// Returns the view unchanged, and counts something that has no effect in a rendering.
  ///
  /// All that is counted in a rendering is one note of its diagnostics.
  ///
  /// - Parameter name: The name in the note, such as `sheet`.
  func inert(_ name: String) -> some View { ModifiedBlock(self, InertModifier(name: name)) }
}

private struct InertModifier: NodeModifier {
  static var wrapsNodes: Bool { false }
  let name: String

  func update(_ inputs: inout NodeInputs) { inputs.session.countInert(name) }
}
