internal import CCairo
import EaselCanvas
import Foundation

/// Draws on any cairo surface: a window, PostScript, cairo's own PDF and SVG.
///
/// ```swift
/// let result = try CairoContext.draw(on: cr, size: CGSize(width: 595, height: 842)) { canvas in
///   canvas.draw(TextLayout("Figures of 2025"), at: CGPoint(x: 40, y: 40))
/// }
/// for diagnostic in result.diagnostics { print(diagnostic) }
/// ```
///
/// The canvas is the one that bitmaps are drawn by. On surfaces of pages shapes stay shapes, and texts
/// stay texts with their characters; links and destinations become those of cairo where the surface has
/// them, as PDF has. What cairo has no words for is drawn as an image, and noted as
/// `drawingApproximated`: soft shadows, masks of luminance, Porter and Duff's operators in PDF.
///
/// ## Whose the context is
///
/// The `cairo_t` stays the caller's. A reference is held while the call lasts and none afterwards; the
/// surface is neither finished nor shown, so `cairo_show_page` and `cairo_surface_finish` are left to the
/// caller. Matrix, clip, source, operator, font, line style and the current path are afterwards what they
/// were before, also when the call throws. What was drawn until then stays on the surface.
///
/// The call draws in the user space of the context, within its clip: the origin of the canvas is that
/// space's, and its unit is one unit of it. Tags that the caller began stay open. One thread at a time
/// may use a context, its surface, and what shares them: cairo locks neither. The closure may use the
/// context itself, if it leaves everything as it found it.
///
/// ## Faults
///
/// A null pointer, a context in error, a surface that is finished, a matrix by which nothing can be drawn
/// and a size that is none are thrown before anything is drawn. Where cairo meets an error while it
/// draws, the context is in error from then on, as cairo has it; that is noted as `backendFailed`. What
/// the format lacks is drawn by cairo at `cairo_show_page`, beyond the reach of `Limits`: drawings that
/// are not trusted belong in a process of their own. A pointer to anything else than a live
/// `cairo_t` cannot be told from one, and is the caller's to prevent.
public enum CairoContext {
  /// Draws a page through a context that the caller owns, and returns what the closure returns, with
  /// what was noted.
  ///
  /// - Parameters:
  ///   - cr: A pointer to a `cairo_t`.
  ///   - size: What can be drawn on, in units of the context's user space; nothing is drawn outside.
  ///   - laterDestinations: Names of destinations that will be drawn on the surface by later calls, to
  ///     which links may lead already: a table of contents is drawn before its chapters. cairo ends
  ///     a document with an error where one never is.
  ///   - options: Appearance, limits, and what is done about diagnostics; what concerns files has no
  ///     effect. Contrast is compared with white where the call has drawn nothing.
  ///   - draw: Draws on a canvas, which takes nothing more when the closure has returned.
  /// - Returns: The closure's result, and what was noted.
  /// - Throws: `invalidCairoContext` for a context that cannot be drawn on, `singularMatrix` for its
  ///   matrix, `invalidSize`, what the policy of the options throws, and what the closure throws.
  @discardableResult
  public static func draw<Output>(
    on cr: OpaquePointer?, size: CGSize, laterDestinations: Set<String> = [],
    options: RenderOptions = RenderOptions(), _ draw: (any Canvas) throws -> Output
  ) throws -> RenderResult<Output> {
    let cr = try checked(cr)
    // Written so that a NaN fails it.
    let limit = options.limits.maximumCoordinate
    guard size.width > 0, size.width <= limit, size.height > 0, size.height <= limit else {
      throw EaselError(
        .invalidSize,
        "a canvas of \(size.width) × \(size.height) cannot be made; each side may have more than 0, up "
          + "to \(limit)", operation: operation, value: "\(size.width) × \(size.height)")
    }
    return try keepingState(of: cr) {
      let target = try CairoTarget(of: cr, size: size, operation)
      let context = RenderContext(options, deviceScale: target.deviceScale)
      let memory = CairoSurfaceMemory.of(cairo_get_target(cr))
      let canvas = CairoCanvas(
        on: cr, target, size: size, images: memory.images, context: context)
      let tags = CairoTags(
        on: cr, target, memory, laterDestinations: laterDestinations, context: context)
      canvas.contents = tags
      canvas.compareContrast(size: size)
      let output: Output
      do {
        output = try context.withLocale { try draw(canvas) }
      } catch {
        // Whoever catches it knows that there is no result.
        context.ignoreDiagnostics()
        canvas.end()
        throw error
      }
      canvas.end()
      tags.finish(canvas.linkAreas)
      try context.throwFailure()
      return RenderResult(output: output, of: context)
    }
  }

  private static let operation = "CairoContext.draw"

  /// The context, if it can be drawn on.
  private static func checked(_ cr: OpaquePointer?) throws -> OpaquePointer {
    guard let cr else {
      throw EaselError(
        .invalidCairoContext, "the cairo_t is null; pass what cairo_create() returned",
        operation: operation)
    }
    let status = cairo_status(cr)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw EaselError(
        .invalidCairoContext,
        "the cairo_t is in error (\(words(status))) and takes no more; make a new one",
        operation: operation, value: words(status))
    }
    // A finished surface says so only to whoever wants something of it.
    let probe = cairo_surface_create_similar_image(
      cairo_get_group_target(cr), CAIRO_FORMAT_ARGB32, 1, 1)
    defer { cairo_surface_destroy(probe) }
    let found = cairo_surface_status(probe)
    guard found == CAIRO_STATUS_SUCCESS else {
      throw EaselError(
        .invalidCairoContext,
        "the surface of the cairo_t cannot be drawn on (\(words(found))); draw before "
          + "cairo_surface_finish()", operation: operation, value: words(found))
    }
    return cr
  }

  private static func words(_ status: cairo_status_t) -> String {
    cairo_status_to_string(status).map { String(cString: $0) } ?? "\(status.rawValue)"
  }

  /// Runs the closure, and leaves the context's state and path as they were.
  private static func keepingState<Result>(
    of cr: OpaquePointer, _ body: () throws -> Result
  ) rethrows -> Result {
    cairo_reference(cr)
    // The path is no part of the state that cairo saves.
    let path = cairo_copy_path(cr)
    cairo_save(cr)
    defer {
      cairo_restore(cr)
      cairo_new_path(cr)
      if let path, path.pointee.status == CAIRO_STATUS_SUCCESS, path.pointee.num_data > 0 {
        cairo_append_path(cr, path)
      }
      cairo_path_destroy(path)
      cairo_destroy(cr)
    }
    return try body()
  }
}

extension EaselError.Code {
  /// A `cairo_t` cannot be drawn on: it is null or in error, or its surface is finished.
  public static let invalidCairoContext = Self(rawValue: "invalidCairoContext")
}
