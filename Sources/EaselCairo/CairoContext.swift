internal import CCairo
import EaselCanvas
import Foundation

/// A namespace for drawing with a canvas on any cairo surface: a window, PostScript, or cairo's own
/// PDF and SVG.
///
/// ```swift
/// func draw(on cr: OpaquePointer) throws {
///   let size = CGSize(width: 595, height: 842)
///   let result = try CairoContext.draw(on: cr, size: size) { canvas in
///     canvas.draw(TextLayout("Sales in 2025"), at: CGPoint(x: 40, y: 40))
///   }
///   for diagnostic in result.diagnostics { print(diagnostic) }
/// }
/// ```
///
/// Easel draws bitmaps with the same canvas. On page surfaces, shapes remain vector shapes, and
/// texts remain texts with their characters. Links and destinations become those of cairo on
/// surfaces that have them, such as PDF. Soft shadows, luminance masks and, in PDF, Porter–Duff
/// operators have no counterpart in cairo. They are drawn as an image and noted as
/// `drawingApproximated`.
///
/// ## Ownership of the context
///
/// The caller owns the `cairo_t`. Easel holds a reference during the call only. It does not finish
/// the surface or emit its page: the caller calls `cairo_show_page` and `cairo_surface_finish`. The
/// call restores matrix, clip, source, operator, font, line style and the current path, also when
/// it throws. The drawing until an error remains on the surface.
///
/// The call draws in the user space of the context, within its clip: the canvas has the origin and
/// the unit of that space. Tags that the caller began remain open. Only one thread at a time may
/// use a context, its surface, and everything that shares them: cairo does not lock them. The
/// closure may use the context itself if it restores its state.
///
/// ## Errors
///
/// The call throws before it draws anything for a null pointer, a context in error, a finished
/// surface, a matrix that cannot be inverted, and an invalid size. If cairo fails while it draws,
/// the context remains in error, as always in cairo, and the failure is noted as `backendFailed`.
/// In `cairo_show_page` cairo rasterizes what the format of the surface does not support. `Limits`
/// do not apply to that: draw untrusted content in a process of its own. A pointer to anything
/// other than a live `cairo_t` cannot be detected; the caller must prevent it.
public enum CairoContext {
  /// Calls a closure with a canvas that draws on the caller's cairo context, and returns its
  /// result; the caller shows the page.
  ///
  /// - Parameters:
  ///   - cr: A pointer to a `cairo_t`.
  ///   - size: The size of the canvas, in units of the user space; drawing is clipped to it.
  ///   - laterDestinations: The names of destinations that later calls will draw on the surface.
  ///     Links may already use them: a table of contents is drawn before its chapters. If such a
  ///     destination is never drawn, cairo ends the document with an error.
  ///   - options: Appearance, limits, and the policy for diagnostics. Options for files have no
  ///     effect. A check of contrast assumes a white background where the call has drawn nothing.
  ///   - draw: The closure that draws on a canvas, which accepts no drawing after the closure
  ///     returns.
  /// - Returns: The result of the closure, and the diagnostics.
  /// - Throws: `invalidCairoContext` for a context that cannot be drawn on, `singularMatrix` for
  ///   its matrix, `invalidSize`, the first diagnostic that the policy of the options throws, and
  ///   every error of the closure.
  @discardableResult
  public static func draw<Output>(
    on cr: OpaquePointer?, size: CGSize, laterDestinations: Set<String> = [],
    options: RenderOptions = RenderOptions(), _ draw: (any Canvas) throws -> Output
  ) throws -> RenderResult<Output> {
    let cr = try checked(cr)
    // Written so that the check fails for NaN.
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
        // The caller who catches the error knows that there is no result.
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

  /// Returns the context if it can be drawn on; otherwise throws.
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
        "the cairo_t is in error (\(message(status))) and cannot be drawn on; create a new one",
        operation: operation, value: message(status))
    }
    // A finished surface reports its status only when it is used.
    let probe = cairo_surface_create_similar_image(
      cairo_get_group_target(cr), CAIRO_FORMAT_ARGB32, 1, 1)
    defer { cairo_surface_destroy(probe) }
    let found = cairo_surface_status(probe)
    guard found == CAIRO_STATUS_SUCCESS else {
      throw EaselError(
        .invalidCairoContext,
        "the surface of the cairo_t cannot be drawn on (\(message(found))); draw before "
          + "cairo_surface_finish()", operation: operation, value: message(found))
    }
    return cr
  }

  private static func message(_ status: cairo_status_t) -> String {
    cairo_status_to_string(status).map { String(cString: $0) } ?? "\(status.rawValue)"
  }

  /// Runs the closure and restores the state and the path of the context.
  private static func keepingState<Result>(
    of cr: OpaquePointer, _ body: () throws -> Result
  ) rethrows -> Result {
    cairo_reference(cr)
    // The path is not part of the state that `cairo_save` saves.
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
  /// The code for a `cairo_t` that cannot be drawn on: it is null or in error, or its surface is
  /// finished.
  public static let invalidCairoContext = Self(rawValue: "invalidCairoContext")
}
