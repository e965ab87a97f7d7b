import EaselBlocks
import EaselCanvas
import Foundation

/// Lays a chart out as a block and draws it.
final class ChartNode: LayoutNode, FragmentDrawing {
  private let inputs: NodeInputs
  private let layOut: (CGSize, ChartBlocks) -> ChartLayout
  /// The layout of the size that was asked for last.
  private var last: (size: CGSize, layout: ChartLayout)?

  /// The ideal size of a chart.
  static let idealSize = CGSize(width: 480, height: 300)

  init(_ inputs: NodeInputs, _ layOut: @escaping (CGSize, ChartBlocks) -> ChartLayout) {
    self.inputs = inputs
    self.layOut = layOut
  }

  func size(_ proposal: ProposedSize) -> CGSize {
    var ideal = Self.idealSize
    // In a flow the chart is as wide as the page, and not higher than it is easily read.
    if let width = proposal.width, width.isFinite, proposal.height == nil {
      ideal.height = min(width * 0.56, 280)
    }
    return proposal.sanitized.replacingUnspecifiedDimensions(by: ideal).usable
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    let size = size(proposal)
    if last?.size != size {
      let layout = layOut(size, ChartBlocks(inputs))
      for diagnostic in layout.diagnostics { inputs.note(diagnostic) }
      last = (size, layout)
    }
    return Fragment(size: size, drawing: self, path: inputs.path)
  }

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    let layout = last?.size == fragment.size ? last?.layout : nil
    (layout ?? layOut(fragment.size, ChartBlocks(inputs))).draw(on: canvas, at: origin)
  }
}
