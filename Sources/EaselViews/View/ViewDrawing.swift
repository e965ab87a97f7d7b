import EaselCanvas
import Foundation

/// What a view drew by ``View/draw(_:)``, for further renderings.
final class ViewDrawing {
  private let surroundings: DrawingSurroundings
  private let calls: [Recording.Operation]
  /// What was noted meanwhile, which another rendering is told as well.
  private let notes: [Diagnostic]

  /// Draws on a canvas, and keeps what was drawn.
  init(_ bounds: CGRect, on canvas: any Canvas, _ draw: (any Canvas) -> Void) {
    surroundings = DrawingSurroundings(bounds, canvas.context)
    let keeping = KeepingCanvas(canvas, bounds: bounds)
    // Without page and path, which the other rendering fills in.
    notes = canvas.context.collecting { draw(keeping) }
    calls = keeping.calls
  }

  /// Whether it is what the view would draw within these bounds on a canvas, if nothing of the view
  /// changed.
  func suits(_ bounds: CGRect, _ canvas: any Canvas) -> Bool {
    surroundings == DrawingSurroundings(bounds, canvas.context)
  }

  /// Draws it again.
  func draw(on canvas: any Canvas) {
    for call in calls { call.replay(on: canvas) }
    for note in notes { canvas.context.note(note) }
  }
}
