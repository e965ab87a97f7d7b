import EaselBlocks
import EaselCanvas
import Foundation

/// Lays a chart out as a block and draws it.
final class ChartNode: LayoutNode, FragmentDrawing {
  private let inputs: NodeInputs
  private let engine: ChartEngine
  private let alignments: ChartAlignments?
  /// The layout of the size that was asked for last.
  private var last: (size: CGSize, layout: ChartLayout)?

  /// The ideal size of a chart.
  static let idealSize = CGSize(width: 480, height: 300)

  init(_ inputs: NodeInputs, _ engine: ChartEngine) {
    self.inputs = inputs
    self.engine = engine
    alignments = engine.configuration.alignmentGroup.map { group in
      let alignments = ChartAlignments.shared(in: inputs.session)
      alignments.engines[group, default: []].append(engine)
      return alignments
    }
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
      let layout = layout(in: size)
      for diagnostic in layout.diagnostics { inputs.note(diagnostic) }
      last = (size, layout)
    }
    return Fragment(size: size, drawing: self, path: inputs.path)
  }

  private func layout(in size: CGSize) -> ChartLayout {
    var engine = engine
    if let alignments, let group = engine.configuration.alignmentGroup {
      engine.alignedInsets = alignments.insets(of: group, in: size)
    }
    return engine.layout(in: size)
  }

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    let layout = last?.size == fragment.size ? last?.layout : nil
    (layout ?? self.layout(in: fragment.size)).drawFigure(on: canvas, at: origin)
  }
}

/// The charts of one rendering whose plots share their edges, by group.
private final class ChartAlignments {
  var engines: [ChartAlignment: [ChartEngine]] = [:]
  private var known: [ChartAlignment: [(size: CGSize, insets: (left: CGFloat, right: CGFloat))]] =
    [:]

  static func shared(in session: BlockSession) -> ChartAlignments {
    let key = ObjectIdentifier(ChartAlignments.self)
    if let known = session.shared[key] as? ChartAlignments { return known }
    let made = ChartAlignments()
    session.shared[key] = made
    return made
  }

  /// The greatest room that a chart of the group needs beside its plot.
  func insets(of group: ChartAlignment, in size: CGSize) -> (left: CGFloat, right: CGFloat) {
    if let known = known[group]?.first(where: { $0.size == size }) { return known.insets }
    var result: (left: CGFloat, right: CGFloat) = (0, 0)
    for var engine in engines[group] ?? [] {
      let layout = engine.layout(in: size)
      for panel in layout.panels {
        result.left = max(result.left, panel.plot.minX - engine.style.padding)
        result.right = max(result.right, size.width - engine.style.padding - panel.plot.maxX)
      }
    }
    known[group, default: []].append((size, result))
    return result
  }
}
