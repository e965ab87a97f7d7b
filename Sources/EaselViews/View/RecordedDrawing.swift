import EaselCanvas
import Foundation

/// The drawing of ``View/draw(_:on:)`` at one time of an animation, which is reused at later times.
final class RecordedDrawing {
  private let surroundings: DrawingSurroundings
  private let recording: Recording
  /// The diagnostics noted while drawing, which are noted again in each further rendering.
  private let notes: [Diagnostic]

  /// Records a drawing and draws it on a canvas.
  init(_ bounds: CGRect, on canvas: any Canvas, _ draw: (any Canvas) -> Void) {
    surroundings = DrawingSurroundings(bounds, canvas.context)
    let recorder = RecordingCanvas(context: canvas.context)
    notes = canvas.context.collecting { draw(recorder) }
    recording = recorder.recording
    canvas.draw(recording)
  }

  /// Returns whether the recording is still valid for these bounds on a canvas, if the view did not
  /// change.
  func suits(_ bounds: CGRect, _ canvas: any Canvas) -> Bool {
    surroundings == DrawingSurroundings(bounds, canvas.context)
  }

  /// Draws the recording and notes its diagnostics again.
  func draw(on canvas: any Canvas) {
    canvas.draw(recording)
    for note in notes { canvas.context.note(note) }
  }
}
