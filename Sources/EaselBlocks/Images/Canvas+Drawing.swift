import EaselCanvas

extension Canvas {
  /// Draws content without text of its own, such as an image.
  ///
  /// In a document that claims accessibility, a diagnostic is added if the content has no label and
  /// contains no text.
  ///
  /// - Parameters:
  ///   - path: The block named in the diagnostic.
  ///   - draw: Draws the content.
  func withDrawing(_ path: BlockPath?, _ draw: () -> Void) {
    guard context.asksForAlternativeText else { return draw() }
    context.withView(path?.description ?? "Image") {
      // A figure with an empty label counts as one without a description.
      withMarkedContent(.figure(label: ""), draw)
    }
  }
}
