import EaselCanvas

extension Canvas {
  /// Draws an image or whatever else has no words of its own, in a document that claims to be
  /// accessible: without a label and without text in it, that is noted.
  ///
  /// - Parameters:
  ///   - path: The block that the diagnostic names.
  ///   - draw: Draws it.
  func withDrawing(_ path: BlockPath?, _ draw: () -> Void) {
    guard context.asksForWords else { return draw() }
    context.withView(path?.description ?? "Image") {
      // A figure without words is none.
      withMarkedContent(.figure(label: ""), draw)
    }
  }
}
