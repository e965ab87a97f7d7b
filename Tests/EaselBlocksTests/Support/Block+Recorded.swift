import EaselBlocks
import EaselCanvas
import Foundation

extension Block {
  /// What the block draws in a size, as operations.
  func operations(
    width: CGFloat = 100, height: CGFloat = 50, appearance: Appearance = .light
  ) -> [Recording.Operation] {
    let rendering = BlockRendering(self, options: RenderOptions(appearance: appearance))
    let recorder = RecordingCanvas()
    rendering.node.place(ProposedSize(width: width, height: height))
      .draw(on: recorder, at: .zero)
    return recorder.recording.operations
  }

  /// The paths that the block fills in a size, and with what.
  func fills(
    width: CGFloat = 100, height: CGFloat = 50, appearance: Appearance = .light
  ) -> [(path: Path, paint: Paint)] {
    operations(width: width, height: height, appearance: appearance).compactMap {
      if case .fill(let path, let paint, _, _) = $0 { (path, paint) } else { nil }
    }
  }

  /// The groups that the block draws.
  func groups() -> [GroupEffects] {
    operations().compactMap { if case .beginGroup(let effects) = $0 { effects } else { nil } }
  }

  /// The transforms that the block draws with.
  func transforms() -> [CGAffineTransform] {
    operations().compactMap { if case .concatenate(let matrix) = $0 { matrix } else { nil } }
  }

  /// The codes of what the layout notes.
  var notes: [EaselError.Code] { layoutTree(width: 100, height: 50).diagnostics.map(\.code) }
}

extension Paint {
  /// The colour of a plain paint, as it shows in light.
  var components: Color.Components? {
    if case .color(let color) = self { color.components(for: .light) } else { nil }
  }
}
