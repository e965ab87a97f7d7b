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
  /// The lengths of the plot that do not depend on the size of the chart.
  private let target: PlotTarget
  /// The sizes that the plot needs, for the lengths that it does not set.
  private var naturalSizes: [(key: CGSize, beside: LabelSpace, size: CGSize)] = []

  /// The ideal size of a chart.
  static var idealSize: CGSize { ScaledChart.idealSize }

  init(_ inputs: NodeInputs, _ chart: ScaledChart) {
    self.inputs = inputs
    self.chart = chart
    target = ChartRegister.paused(in: inputs.session) { chart.plotTarget }
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
    var size = proposal.sanitized.replacingUnspecifiedDimensions(by: ideal).usable
    guard !target.isEmpty else { return size }
    let natural = naturalSize(in: size)
    for axis in [Axis.horizontal, .vertical] where target[axis] != nil {
      // The minimum is what the plot needs, so that stacks do not give it less while others can
      // shrink.
      let length = proposal[axis] ?? 0
      size[axis] = length > 0 ? min(natural[axis], length) : natural[axis]
    }
    return size
  }

  /// The size that the plot needs, in a size that determines the lengths it does not set.
  private func naturalSize(in given: CGSize) -> CGSize {
    let key = CGSize(
      width: target.width == nil ? given.width : 0, height: target.height == nil ? given.height : 0)
    if let known = naturalSizes.first(where: { $0.key == key && $0.beside == beside }) {
      return known.size
    }
    let size = ChartRegister.paused(in: inputs.session) {
      alignedChart(in: given, beside).naturalSize(for: target, in: given)
    }
    naturalSizes.append((key, beside, size))
    return size
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
    // A plot with a height of its own does not adopt that of others.
    guard !chart.isPolar, target.height == nil else { return nil }
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
    let chart = alignedChart(in: size, beside)
    guard !target.isEmpty else { return chart.presetLayout(in: size) }
    return chart.layout(in: size, for: target, naturalSize(in: size))
  }

  private func alignedChart(in size: CGSize, _ beside: LabelSpace) -> ScaledChart {
    var chart = chart
    chart.options.alignedSpace = beside
    if let alignments, let group = chart.configuration.alignmentGroup {
      chart.options.alignedSpace = beside.union(alignments.insets(of: group, in: size))
    }
    return chart
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
      let layout = chart.layout(in: size)
      guard let plot = chart.alignedPlot(in: layout) else { continue }
      result.left = max(result.left, plot.minX)
      result.right = max(result.right, layout.size.width - plot.maxX)
    }
    known[group, default: []].append((size, result))
    return result
  }
}
