import Foundation

extension Recording {
  /// The links in the recording, from front to back.
  ///
  /// ```swift
  /// for area in view.recording().linkAreas() { print(area.target, area.rectangles) }
  /// ```
  ///
  /// A link's shape is what is drawn in it, as far as clips and masks let it be seen, and nothing
  /// opaque nor another link lies over it. Costs a walk over the recording, and the outlines of what
  /// is linked.
  ///
  /// - Parameters:
  ///   - bounds: What can be seen of the drawing; nil is all of it.
  ///   - options: Appearance, and which schemes links may have.
  public func linkAreas(
    in bounds: CGRect? = nil, options: RenderOptions = RenderOptions()
  ) -> [LinkArea] {
    linkAreas(in: bounds ?? self.bounds, context: RenderContext(options))
  }

  package func linkAreas(in bounds: CGRect, context: RenderContext) -> [LinkArea] {
    guard !bounds.isNull else { return [] }
    let canvas = LinkCanvas(bounds: bounds, context: context)
    // What lies outside of what can be seen has no link, and was asked for so.
    canvas.withoutPage {
      replay(on: canvas)
      canvas.finish()
    }
    return canvas.links?.areas(context) ?? []
  }
}
