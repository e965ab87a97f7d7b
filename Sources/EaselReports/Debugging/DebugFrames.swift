import EaselBlocks
import EaselCanvas
import Foundation

extension Block {
  /// Draws a line of 0.25 points around the block and around each block in it, to show the layout.
  ///
  /// - Parameter color: The color of the lines. The default is `systemPink`.
  public func debugFrames(_ color: Color = .systemPink) -> some Block {
    ModifiedBlock(self, DebugFramesModifier(color: color))
  }
}

private struct DebugFramesModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let color: Color

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    PieceNode(node, inputs) { fragment, _ in
      Fragment(
        size: fragment.size, children: [Fragment.Child(fragment, at: .zero)],
        drawing: DebugFramesDrawing(color: color))
    }
  }
}

private struct DebugFramesDrawing: MarkingDrawing {
  let color: Color

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    fragment.drawChildren(on: canvas, at: origin)
    let lines = Path { path in add(fragment, origin, to: &path) }
    canvas.withMarkedContent(.artifact(.layout)) {
      canvas.stroke(lines, with: .color(color), style: StrokeStyle(lineWidth: 0.25))
    }
  }

  private func add(_ fragment: Fragment, _ origin: CGPoint, to path: inout Path) {
    // Blocks nested too deeply for the call stack get no lines.
    guard !StackSpace.isShort else { return }
    path.addRect(CGRect(origin: origin, size: fragment.size))
    for child in fragment.children {
      add(
        child.fragment, CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y),
        to: &path)
    }
  }
}
