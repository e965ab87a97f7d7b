import EaselBlocks
import EaselCanvas
import Foundation

/// A layout node that lays out and draws a chart.
final class ChartNode: PlotNode, FragmentDrawing {
  private let inputs: NodeInputs
  private let chart: ScaledChart
  private let alignments: ChartAlignments?
  /// The most recent layout and its size.
  private(set) var last: (size: CGSize, layout: ChartLayout)?
  /// The size whose diagnostics were noted.
  private var noted: CGSize?
  /// The least space above and below the plot, for alignment with other plots.
  private var beside = LabelSpace()

  /// The ideal size of a chart.
  static var idealSize: CGSize { ScaledChart.idealSize }

  init(_ inputs: NodeInputs, _ chart: ScaledChart) {
    self.inputs = inputs
    self.chart = chart
    ChartRegister.add(chart, in: inputs.session)
    alignments = chart.configuration.alignmentGroup.map { group in
      let alignments = ChartAlignments.shared(in: inputs.session)
      alignments.charts[group, default: []].append(chart)
      return alignments
    }
  }

  func size(_ proposal: ProposedSize) -> CGSize {
    var ideal = Self.idealSize
    // In a flow the chart is as wide as the page, but only as high as is easy to read.
    if let width = proposal.width, width.isFinite, proposal.height == nil {
      ideal.height = min(width * 0.56, 280)
    }
    return proposal.sanitized.replacingUnspecifiedDimensions(by: ideal).usable
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    let size = size(proposal)
    if last?.size != size { last = (size, layout(in: size)) }
    if noted != size {
      for diagnostic in last?.layout.diagnostics ?? [] { inputs.note(diagnostic) }
      noted = size
    }
    return Fragment(size: size, drawing: self, path: inputs.path)
  }

  /// The space around a single plot with axes; charts of sectors and with panels have no such
  /// space.
  func plotSpace(in size: CGSize) -> PlotSpace? {
    guard !chart.isPolar else { return nil }
    let layout = last?.size == size && beside.isEmpty ? last?.layout : nil
    let found = layout ?? self.layout(in: size, LabelSpace())
    if beside.isEmpty { last = (size, found) }
    guard let plot = chart.alignedPlot(in: found) else { return nil }
    return PlotSpace(top: plot.minY, bottom: size.height - plot.maxY)
  }

  func keepPlotSpace(_ space: PlotSpace) {
    let space = LabelSpace(top: space.top, bottom: space.bottom)
    guard space != beside else { return }
    beside = space
    // The layout for this space has diagnostics of its own.
    (last, noted) = (nil, nil)
  }

  private func layout(in size: CGSize) -> ChartLayout { layout(in: size, beside) }

  private func layout(in size: CGSize, _ beside: LabelSpace) -> ChartLayout {
    ChartRegister.paused(in: inputs.session) { alignedLayout(in: size, beside) }
  }

  private func alignedLayout(in size: CGSize, _ beside: LabelSpace) -> ChartLayout {
    var chart = chart
    chart.options.alignedSpace = beside
    if let alignments, let group = chart.configuration.alignmentGroup {
      chart.options.alignedSpace = beside.union(alignments.insets(of: group, in: size))
    }
    return chart.layout(in: size)
  }

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    let layout = last?.size == fragment.size ? last?.layout : nil
    (layout ?? self.layout(in: fragment.size)).drawFigure(on: canvas, at: origin)
  }
}

extension ScaledChart {
  /// Returns the plot of a layout that is aligned with other plots: the only one; `nil` for sectors,
  /// and for panels of facets.
  fileprivate func alignedPlot(in layout: ChartLayout) -> CGRect? {
    isPolar || layout.panels.count != 1 ? nil : layout.plot
  }
}

/// The charts of one rendering whose plots have aligned edges, by group.
private final class ChartAlignments {
  var charts: [ChartAlignment: [ScaledChart]] = [:]
  private var known: [ChartAlignment: [(size: CGSize, insets: LabelSpace)]] = [:]

  static func shared(in session: BlockSession) -> ChartAlignments {
    let key = ObjectIdentifier(ChartAlignments.self)
    if let known = session.shared[key] as? ChartAlignments { return known }
    let made = ChartAlignments()
    session.shared[key] = made
    return made
  }

  /// The greatest space that a chart of the group needs beside its plot.
  func insets(of group: ChartAlignment, in size: CGSize) -> LabelSpace {
    if let known = known[group]?.first(where: { $0.size == size }) { return known.insets }
    var result = LabelSpace()
    for chart in charts[group] ?? [] where !chart.isPolar {
      guard let plot = chart.alignedPlot(in: chart.layout(in: size)) else { continue }
      result.left = max(result.left, plot.minX)
      result.right = max(result.right, size.width - plot.maxX)
    }
    known[group, default: []].append((size, result))
    return result
  }
}
