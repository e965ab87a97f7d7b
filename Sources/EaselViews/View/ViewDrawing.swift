import EaselCanvas
import Foundation

/// The drawing of ``View/draw(_:)``, which is reused in further renderings.
final class ViewDrawing {
  private let surroundings: DrawingSurroundings
  private let calls: [Recording.Operation]
  /// The diagnostics noted while drawing, which are noted again in each further rendering.
  private let notes: [Diagnostic]

  /// Draws on a canvas and stores the calls.
  init(_ bounds: CGRect, on canvas: any Canvas, _ draw: (any Canvas) -> Void) {
    surroundings = DrawingSurroundings(bounds, canvas.context)
    let keeping = KeepingCanvas(canvas, bounds: bounds)
    // The diagnostics have no page and no path; the other rendering adds them.
    notes = canvas.context.collecting { draw(keeping) }
    calls = keeping.calls
  }

  /// Returns whether the drawing is still valid for these bounds on a canvas, if the view did not
  /// change.
  func suits(_ bounds: CGRect, _ canvas: any Canvas) -> Bool {
    surroundings == DrawingSurroundings(bounds, canvas.context)
  }

  /// Draws the stored calls and notes the diagnostics again.
  func draw(on canvas: any Canvas) {
    for call in calls { call.replay(on: canvas) }
    for note in notes { canvas.context.note(note) }
  }
}
