import EaselBlocks
import EaselCanvas
import Foundation

/// A renderer that makes images and documents of a view, like SwiftUI's `ImageRenderer`.
///
/// ```swift
/// let renderer = ImageRenderer(content: Text("Total").padding())
/// renderer.scale = 3
/// try renderer.pngData().write(to: URL(filePath: "card.png"))
/// ```
///
/// The state of the view is kept from one output to the next. A renderer is used by one task at a time;
/// several renderers may run at once.
public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content
  /// The size proposed to the view; by default none, so that the view has its ideal size.
  public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels per point of images, 1 by default.
  public var scale: CGFloat = 1
  /// Whether images have the background of the system, and no transparent pixels.
  public var isOpaque = false
  /// The appearance, locale, limits and diagnostics policy of the renderings.
  public var options: RenderOptions
  /// The diagnostics of the last output, such as the views that it has no look for.
  public private(set) var diagnostics: [Diagnostic] = []
  private let state = StateStore()
  /// The diagnostics of tasks, which belong to each output after them.
  private var taskDiagnostics: [Diagnostic] = []

  /// Creates a renderer of a view.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - options: The appearance, locale, limits and diagnostics policy of the renderings.
  public init(content: Content, options: RenderOptions = RenderOptions()) {
    self.content = content
    self.options = options
  }

  /// Creates a renderer of a view.
  public convenience init(content: Content) {
    self.init(content: content, options: RenderOptions())
  }

  /// The view as an image; `nil` if it has no size, with the reason in ``diagnostics``.
  public var uiImage: UIImage? { cgImage }

  /// The view as an image; `nil` if it has no size, with the reason in ``diagnostics``.
  public var cgImage: CGImage? {
    do {
      let result = try options.withLocale {
        try content.inRenderingScope.image(
          width: proposedSize.width, height: proposedSize.height, scale: scale, options: options,
          in: surroundings(inPixels: true))
      }
      diagnostics = taskDiagnostics + result.unreadDiagnostics
      return result.output
    } catch let error as EaselError {
      var diagnostic = Diagnostic(.error, error.code, error.message)
      diagnostic.error = error
      diagnostics = [diagnostic]
      return nil
    } catch {
      diagnostics = [Diagnostic(.error, .outputFailed, "\(error)")]
      return nil
    }
  }

  /// Returns the view as a PDF document of one page, in its own size.
  ///
  /// - Throws: `invalidSize` if the view has no size, and the diagnostics that the options throw.
  public func pdfData() throws -> Data { try data(as: .pdf) }

  /// Returns the view as a PNG file.
  ///
  /// - Throws: `invalidSize` if the view has no size, and the diagnostics that the options throw.
  public func pngData() throws -> Data { try data(as: .png) }

  /// Returns the view as an SVG file.
  ///
  /// - Throws: `invalidSize` if the view has no size, and the diagnostics that the options throw.
  public func svgData() throws -> Data { try data(as: .svg) }

  private func data(as format: RenderFormat) throws -> Data {
    diagnostics = []
    let result = try options.withLocale {
      try content.inRenderingScope.render(
        as: format, to: .data, width: proposedSize.width, height: proposedSize.height,
        scale: scale, options: options, in: surroundings(inPixels: format == .png))
    }
    diagnostics = taskDiagnostics + result.unreadDiagnostics
    return result.output
  }

  /// Passes the size of the view and a function that draws it to a closure.
  ///
  /// ```swift
  /// let url = URL(filePath: "total.pdf")
  /// ImageRenderer(content: Text("Total")).render { size, draw in
  ///   var box = CGRect(origin: .zero, size: size)
  ///   guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
  ///   pdf.beginPDFPage(nil)
  ///   draw(pdf)
  ///   pdf.endPDFPage()
  ///   pdf.closePDF()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - rasterizationScale: A scale that has no effect: the context decides what it draws as pixels.
  ///   - renderer: The closure. Its second argument draws the view with its upper left corner at the
  ///     origin of a context.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ draw: (CGContext) -> Void) -> Void
  ) {
    let size = options.withLocale {
      content.inRenderingScope.layoutTree(
        width: proposedSize.width, height: proposedSize.height, options: options, in: surroundings()
      )
    }.size
    renderer(size) { context in
      content.inRenderingScope.draw(
        on: context.canvas, in: CGRect(origin: .zero, size: size), in: surroundings())
    }
  }

  /// Runs the tasks of the view, which `task(_:)` adds, and waits for them.
  ///
  /// Outputs after it have the state that the tasks have set. A task that takes longer than the limit is
  /// cancelled, with a diagnostic.
  ///
  /// ```swift
  /// let renderer = ImageRenderer(content: Text("Total").task {})
  /// await renderer.runTasks(timeLimit: .seconds(2))
  /// try renderer.pngData().write(to: URL(filePath: "total.png"))
  /// ```
  ///
  /// - Parameter timeLimit: The time for all tasks together.
  public nonisolated(nonsending) func runTasks(timeLimit: Duration = .seconds(10)) async {
    let deadline = ContinuousClock.now.advanced(by: timeLimit)
    for _ in 0..<options.limits.maximumBlockEvaluations {
      var hasRun = false
      for task in options.withLocale({ self.tasks() }) where task.start() {
        hasRun = true
        guard await task.run(until: deadline) else {
          taskDiagnostics.append(
            Diagnostic(
              .warning, .unstableState,
              "a task of the view took longer than \(timeLimit); what it would have set is not drawn",
              operation: "ImageRenderer.runTasks"))
          diagnostics = taskDiagnostics
          return
        }
      }
      if !hasRun { return }
    }
    guard options.withLocale({ self.tasks() }).contains(where: { $0.start() }) else { return }
    let rounds = options.limits.maximumBlockEvaluations
    taskDiagnostics.append(
      Diagnostic(
        .warning, .unstableState,
        "tasks of the view start others again and again; those after \(rounds) rounds did not run: let a "
          + "task change its id only once",
        operation: "Limits.maximumBlockEvaluations", value: "\(rounds)"))
    diagnostics = taskDiagnostics
  }

  private func tasks() -> [BlockTask] {
    let rendering = BlockRendering(
      content.inRenderingScope, options: options, in: surroundings())
    _ = rendering.place(proposedSize)
    return rendering.session.takeTasks()
  }

  private func surroundings(inPixels: Bool = false) -> BlockSurroundings {
    var surroundings = BlockSurroundings.apple(proposedSize, inPixels: inPixels)
    surroundings.state = state
    surroundings.isTransparent = !isOpaque
    return surroundings
  }
}
