import EaselBlocks
import EaselCanvas
import Foundation

extension Fragment {
  /// The lines of text that the fragment draws, from top to bottom of each text.
  var lines: [String] {
    let canvas = RecordingCanvas()
    draw(on: canvas, at: .zero)
    return canvas.recording.operations.flatMap { operation -> [String] in
      guard case .text(let layout, _, _) = operation else { return [] }
      return layout.lines.map {
        layout.string[$0.range].trimmingCharacters(in: .whitespacesAndNewlines)
      }
    }
  }
}
