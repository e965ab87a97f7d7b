import EaselCanvas
import Foundation

/// What a view drew by ``View/draw(_:on:)`` at one moment of an animation, for the others.
final class RecordedDrawing {
  private let surroundings: DrawingSurroundings
  private let recording: Recording
  /// What was noted meanwhile, which another rendering is told as well.
  private let notes: [Diagnostic]

  /// Records a drawing, and draws it on a canvas.
  init(_ bounds: CGRect, on canvas: any Canvas, _ draw: (any Canvas) -> Void) {
    surroundings = DrawingSurroundings(bounds, canvas.context)
    let recorder = RecordingCanvas(context: canvas.context)
    notes = canvas.context.collecting { draw(recorder) }
    recording = recorder.recording
    canvas.draw(recording)
  }

  /// Whether it is what the view would draw within these bounds on a canvas, if nothing of the view
  /// changed.
  func suits(_ bounds: CGRect, _ canvas: any Canvas) -> Bool {
    surroundings == DrawingSurroundings(bounds, canvas.context)
  }

  /// Draws it again.
  func draw(on canvas: any Canvas) {
    canvas.draw(recording)
    for note in notes { canvas.context.note(note) }
  }
}
