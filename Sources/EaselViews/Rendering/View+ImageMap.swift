import EaselCanvas
import Foundation

extension View {
  /// Returns an HTML `<map>` element with the areas of the links in the view, in pixels of the
  /// view's image.
  ///
  /// Use it together with the image that ``/EaselCanvas/Renderable/data(as:scale:options:)``
  /// returns or that a file contains:
  ///
  /// ```swift
  /// let view = Label()
  /// view.text = "Sales"
  /// view.link = .url("https://example.com/sales")
  /// try view.write(to: url, scale: 2)
  /// let html = "<img src=\"sales.png\" usemap=\"#sales\" alt=\"Sales\">"
  ///   + (try view.imageMapHTML(name: "sales", scale: 2))
  /// ```
  ///
  /// Each link of a view, a bar or a slice becomes one or more `<area shape="poly">` elements. The
  /// polygons follow the visible outline of the link, in whole pixels of the image. The frontmost
  /// link comes first. An address whose scheme is not in ``/EaselCanvas/Limits/linkSchemes`` is
  /// left out.
  ///
  /// - Parameters:
  ///   - name: The name of the map, which the `usemap` attribute of the image refers to after a
  ///     `#`.
  ///   - scale: The number of pixels per point, the same as for the image.
  ///   - time: The time of the view's clock in seconds; `nil` is the time of `options`, by default
  ///     the end of all animations.
  ///   - options: The appearance, the limits and the handling of diagnostics.
  /// - Throws: The first diagnostic that the policy of the options throws.
  public func imageMapHTML(
    name: String, scale: CGFloat = 1, at time: TimeInterval? = nil,
    options: RenderOptions = RenderOptions()
  ) throws -> String {
    ImageMap(try linkAreas(at: time, options: options))
      .html(name: name, scale: scale, schemes: options.limits.linkSchemes)
  }

  /// Returns the areas of the view's links from front to back, in points from its top left corner.
  ///
  /// - Parameters:
  ///   - time: The time of the view's clock in seconds; `nil` is the time of `options`, by default
  ///     the end of all animations.
  ///   - options: The appearance, the limits and the handling of diagnostics.
  /// - Throws: The first diagnostic that the policy of the options throws.
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
    // The rendering of the image that the links belong to notes the same diagnostics.
    context.ignoreDiagnostics()
    let canvas = RecordingCanvas(size: frame.size, context: context)
    render(on: canvas)
    let recording = canvas.recording
    // The same context has the appearance and the permitted schemes of links.
    let areas = recording.linkAreas(
      in: CGRect(origin: .zero, size: frame.size), context: context)
    try context.throwFailure()
    return areas
  }
}
