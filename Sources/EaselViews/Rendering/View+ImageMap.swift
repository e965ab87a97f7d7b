import EaselCanvas
import Foundation

extension View {
  /// The links in the view as an HTML image map, for the image that
  /// ``/EaselCanvas/Renderable/data(as:scale:options:)`` returns.
  ///
  /// ```swift
  /// try view.write(to: folder.appendingPathComponent("sales.png"), scale: 2)
  /// let html = "<img src=\"sales.png\" usemap=\"#sales\" alt=\"Sales\">"
  ///   + (try view.imageMapHTML(name: "sales", scale: 2))
  /// ```
  ///
  /// Each link of a view, a bar or a slice is one or more `<area shape="poly">`, the foremost first,
  /// along the outline that is seen of it, in pixels of the picture.
  ///
  /// - Parameters:
  ///   - name: What the picture's `usemap` names, after a `#`.
  ///   - scale: Pixels to a point, as of the picture.
  ///   - time: The clock's time in seconds; nil is the end state.
  ///   - options: Appearance, limits, and what is done about diagnostics.
  /// - Throws: Strictly, the first diagnostic of error severity.
  public func imageMapHTML(
    name: String, scale: CGFloat = 1, at time: TimeInterval? = nil,
    options: RenderOptions = RenderOptions()
  ) throws -> String {
    ImageMap(try linkAreas(at: time, options: options))
      .html(name: name, scale: scale, schemes: options.limits.linkSchemes)
  }

  /// The links in the view, from front to back, in points from its top left corner.
  ///
  /// - Throws: Strictly, the first diagnostic of error severity.
  public func linkAreas(
    at time: TimeInterval? = nil, options: RenderOptions = RenderOptions()
  ) throws -> [LinkArea] {
    adoptFittingSizeIfEmpty()
    if let scroll = scrolledContents, !scroll.showsEverything, !scroll.rendersViewportOnly {
      layoutIfNeeded()
      return try scroll.showingEverything {
        try linkAreas(at: time, options: options)
      }
    }
    let context = RenderContext(options.at(time))
    // The image that the links are for notes the same.
    context.ignoreDiagnostics()
    let canvas = RecordingCanvas(size: frame.size, context: context)
    render(on: canvas)
    let recording = canvas.recording
    // The same context: it knows the appearance, and the schemes that links may have.
    let areas = recording.linkAreas(
      in: CGRect(origin: .zero, size: frame.size), context: context)
    try context.throwFailure()
    return areas
  }
}
