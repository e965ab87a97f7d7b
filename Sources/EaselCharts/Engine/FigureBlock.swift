import EaselBlocks
import EaselCanvas
import Foundation

/// A block that draws figures and has the size of their plot.
struct FigureBlock: Block, PrimitiveBlock {
  typealias Body = Never
  let figures: [ChartFigure]
  let plot: CGRect

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode { FigureNode(self) }
}

/// The layout node that draws figures.
///
/// The upper left corner of the plot is at the block's origin.
private final class FigureNode: LayoutNode, FragmentDrawing {
  private let block: FigureBlock

  init(_ block: FigureBlock) { self.block = block }

  func size(_ proposal: ProposedSize) -> CGSize { block.plot.size }

  func place(_ proposal: ProposedSize) -> Fragment {
    Fragment(size: block.plot.size, drawing: self)
  }

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    canvas.withSavedState {
      canvas.translate(x: origin.x - block.plot.minX, y: origin.y - block.plot.minY)
      for figure in block.figures { figure.draw(on: canvas) }
    }
  }
}
