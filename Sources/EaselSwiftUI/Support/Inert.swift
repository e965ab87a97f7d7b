import EaselBlocks

extension View {
  /// Returns the view unchanged, and counts something that has no effect in a rendering.
  ///
  /// All that is counted in a rendering is one note of its diagnostics.
  ///
  /// - Parameters:
  ///   - name: The name in the note, such as `sheet`.
  ///   - isCounted: Whether it would have an effect elsewhere.
  func inert(_ name: String, if isCounted: Bool = true) -> some View {
    ModifiedBlock(self, InertModifier(name: name, isCounted: isCounted))
  }
}

private struct InertModifier: NodeModifier {
  static var wrapsNodes: Bool { false }
  let name: String
  let isCounted: Bool

  func update(_ inputs: inout NodeInputs) {
    if isCounted { inputs.session.countInert(name) }
  }
}
