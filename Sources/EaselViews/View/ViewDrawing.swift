import EaselCanvas
import Foundation

/// What a view drew by ``View/draw(_:)``, for further renderings.
final class ViewDrawing {
  /// What the drawing may look at: another one calls for a new drawing.
  private struct Surroundings: Equatable {
    let bounds: CGRect
    let appearance: Appearance
    let deviceScale: CGFloat
    let localeIdentifier: String?
    let limits: Limits
  }

  private let surroundings: Surroundings
  private let calls: [KeepingCanvas.Call]
  /// What was noted meanwhile, which another rendering is told as well.
  private let notes: [Diagnostic]

  /// Draws on a canvas, and keeps what was drawn.
  init(_ bounds: CGRect, on canvas: any Canvas, _ draw: (any Canvas) -> Void) {
    surroundings = Self.surroundings(bounds, canvas.context)
    let count = canvas.context.diagnostics.count
    let keeping = KeepingCanvas(canvas, bounds: bounds)
    draw(keeping)
    calls = keeping.calls
    notes = canvas.context.diagnostics.dropFirst(count).map {
      // The other rendering says which page it is.
      var note = $0
      note.page = nil
      return note
    }
  }

  private static func surroundings(_ bounds: CGRect, _ context: RenderContext) -> Surroundings {
    Surroundings(
      bounds: bounds, appearance: context.appearance, deviceScale: context.deviceScale,
      localeIdentifier: context.localeIdentifier, limits: context.limits)
  }

  /// Whether it is what the view would draw within these bounds on a canvas, if nothing of the view
  /// changed.
  func suits(_ bounds: CGRect, _ canvas: any Canvas) -> Bool {
    surroundings == Self.surroundings(bounds, canvas.context)
  }

  /// Draws it again.
  func draw(on canvas: any Canvas) {
    for call in calls { call.make(on: canvas) }
    for note in notes { canvas.context.note(note) }
  }
}
