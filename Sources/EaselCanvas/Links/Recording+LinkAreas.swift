import Foundation

extension Recording {
  /// Returns the links in the recording with their visible shapes, from front to back.
  ///
  /// ```swift
  /// let recorder = RecordingCanvas()
  /// recorder.withMarkedContent(.link(.url("https://example.com"))) {
  ///   recorder.fill(Path(CGRect(x: 0, y: 0, width: 80, height: 40)), with: .color(.systemBlue))
  /// }
  /// for area in recorder.recording.linkAreas() { print(area.target, area.rectangles) }
  /// ```
  ///
  /// The shape of a link is the visible part of its content: inside clips and masks, and not
  /// covered by opaque content or other links in front of it. The cost is one pass over the
  /// recording and computing the outlines of the linked content.
  ///
  /// - Parameters:
  ///   - bounds: The visible rectangle of the drawing. `nil`, the default, is the whole drawing.
  ///   - options: The appearance, and the limits with the URL schemes that links may have.
  public func linkAreas(
    in bounds: CGRect? = nil, options: RenderOptions = RenderOptions()
  ) -> [LinkArea] {
    linkAreas(in: bounds ?? self.bounds, context: RenderContext(options))
  }

  package func linkAreas(in bounds: CGRect, context: RenderContext) -> [LinkArea] {
    guard !bounds.isNull else { return [] }
    let canvas = LinkCanvas(bounds: bounds, context: context)
    // Links outside of the visible rectangle are left out without a diagnostic: the caller asked
    // for it.
    canvas.withoutPage {
      replay(on: canvas)
      canvas.finish()
    }
    return canvas.links?.areas(context) ?? []
  }
}
