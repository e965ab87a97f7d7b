import EaselCanvas
import Foundation

/// A block that draws by a closure: SwiftUI's `Canvas`.
///
/// ```swift
/// Drawing { canvas, size in
///   canvas.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
/// }
/// .frame(width: 40, height: 40)
/// ```
///
/// It takes the size that it is proposed, and 10 × 10 points where none is. The closure runs when the
/// block is drawn, with the environment in place; states that it saves and does not restore are
/// restored afterwards.
public struct Drawing: Block {
  /// A primitive block has no body.
  public typealias Body = Never
  let draw: (any Canvas, CGSize) -> Void
  let source: SourceLocation

  /// Makes a block that draws.
  ///
  /// - Parameters:
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - draw: Draws on a canvas whose origin is the block's top left corner, in its size.
  public init(
    file: StaticString = #fileID, line: UInt = #line,
    _ draw: @escaping (_ canvas: any Canvas, _ size: CGSize) -> Void
  ) {
    self.draw = draw
    source = SourceLocation(file, line)
  }
}

extension Drawing: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    DrawingNode(draw, inputs.entering("Drawing", source))
  }
}

/// Draws by a closure.
private final class DrawingNode: LayoutNode, FragmentDrawing {
  private let draw: (any Canvas, CGSize) -> Void
  private let inputs: NodeInputs

  init(_ draw: @escaping (any Canvas, CGSize) -> Void, _ inputs: NodeInputs) {
    self.draw = draw
    self.inputs = inputs
  }

  func size(_ proposal: ProposedSize) -> CGSize {
    proposal.sanitized.replacingUnspecifiedDimensions().usable
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    Fragment(size: size(proposal), drawing: self, path: inputs.path)
  }

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    let recorder = RecordingCanvas(size: fragment.size, context: canvas.context)
    let path = inputs.path?.description ?? "Drawing"
    canvas.context.withView(path) {
      inputs.run { draw(recorder, fragment.size) }
    }
    canvas.withSavedState {
      canvas.translate(x: origin.x, y: origin.y)
      // A recording is closed, whatever the closure left open.
      canvas.withDrawing(inputs.path) { recorder.recording.replay(on: canvas) }
    }
  }
}
