import EaselCanvas
import Foundation

/// A block that draws with a closure, like SwiftUI's `Canvas`.
///
/// ```swift
/// Drawing { canvas, size in
///   canvas.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
/// }
/// .frame(width: 40, height: 40)
/// ```
///
/// The block takes the proposed size; a length that is not proposed is 10 points. The closure runs
/// when the block is drawn, with the block's environment. Graphics states that the closure saves
/// and does not restore are restored when it returns.
public struct Drawing: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let draw: (any Canvas, CGSize) -> Void
  let source: SourceLocation

  /// Creates a block that draws with a closure on a canvas.
  ///
  /// - Parameters:
  ///   - file: The source file named in diagnostics.
  ///   - line: The source line named in diagnostics.
  ///   - draw: Draws on a canvas whose origin is the block's upper left corner. The second argument
  ///     is the block's size.
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

/// The node that draws with a closure.
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
      // A recording is balanced, even if the closure leaves states or groups open.
      canvas.withDrawing(inputs.path) { recorder.recording.replay(on: canvas) }
    }
  }
}
