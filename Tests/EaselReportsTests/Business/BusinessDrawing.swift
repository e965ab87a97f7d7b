import EaselBlocks
import EaselCanvas
import Foundation

/// What a block draws, for tests of the blocks of business.
struct BusinessDrawing {
  /// The lines of text from top to bottom of each text, with the place of their baselines and sizes.
  var lines: [(text: String, x: CGFloat, baseline: CGFloat, size: CGFloat, end: CGFloat)] = []
  /// The paragraphs and other elements.
  var tags: [String] = []
  var diagnostics: [Diagnostic] = []
  var fills: [(path: Path, paint: Paint)] = []
  var strokes: [Path] = []

  var words: [String] { lines.map(\.text) }

  init(_ block: some Block, width: CGFloat? = nil, rightToLeft: Bool = false) {
    let block = block.environment(
      \.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
    let rendering = BlockRendering(block)
    let recorder = RecordingCanvas()
    rendering.node.place(ProposedSize(width: width, height: nil)).draw(on: recorder, at: .zero)
    for operation in recorder.recording.operations {
      switch operation {
      case .text(let layout, let point, _):
        for line in layout.lines {
          lines.append(
            (
              layout.string[line.range].trimmingCharacters(in: .whitespacesAndNewlines),
              point.x + line.frame.minX, point.y + line.baseline, line.ascent,
              point.x + line.frame.maxX
            ))
        }
      case .beginMarkedContent(let content): tags.append("\(content)")
      case .fill(let path, let paint, _, _): fills.append((path, paint))
      case .stroke(let path, _, _, _): strokes.append(path)
      default: break
      }
    }
    diagnostics = rendering.session.diagnostics
  }
}
