import EaselCanvas

extension Paint {
  /// The colour of text on this paint, which has the greater contrast.
  var inkColor: Color {
    guard case .color(let color) = self else { return .label }
    return Ink.on(color)
  }
}
