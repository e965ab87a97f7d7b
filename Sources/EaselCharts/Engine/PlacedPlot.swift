import EaselBlocks
import EaselCanvas
import Foundation

/// A plot with its axes, before its marks are drawn.
struct PlacedPlot {
  var plot: CGRect
  var axes: [AxisLayout] = []
  /// The name of the facet above the plot; `nil` without facets, or without space for it.
  var title: ChartLabel?
  /// The blocks of a plot style around the plot.
  var styled: StyledPart?
  var diagnostics: [Diagnostic] = []
  /// The directions in which the plot has no space for the name of its facet or for axis labels.
  var lack: Axis.Set = []

  init(plot: CGRect) { self.plot = plot }
}

extension PlacedPlot {
  /// The maximum number of plots that are tried.
  private static let maximumSteps = 10

  /// Places the only plot of a chart in a frame.
  ///
  /// The space of the axes depends on the plot, and the plot depends on that space. At most ten
  /// steps find a plot, for which the axes are laid out again. Values that come and go with the size
  /// of the plot can make two plots alternate, so from the fourth step on, space is only added.
  init(in frame: CGRect, _ plan: GuidePlan, _ request: PlotRequest) {
    self.init(plot: frame)
    guard !plan.chart.isPolar else {
      style(plan)
      return
    }
    let scales = plan.panels.parts[0].scales
    func axes(over plot: CGRect, isFinal: Bool = false) -> [AxisLayout] {
      plan.axes.axes(
        AxisSolver.Request(
          plot: plot, bounds: frame, inner: request.inner, scales: scales, isFinal: isFinal))
    }
    var best: (hidden: Int, plot: CGRect)?
    var space = LabelSpace()
    for step in 0..<Self.maximumSteps {
      let found = axes(over: plot)
      let needed = plan.space(around: found, in: frame, request)
      space = step < 3 ? needed : space.union(needed)
      let fitted = plan.plot(in: frame, without: space)
      let hidden = found.hiddenLabelCount
      if best.map({ hidden < $0.hidden }) ?? true { best = (hidden, fitted) }
      if fitted.isClose(to: plot) { break }
      plot = fitted
    }
    style(plan)
    self.axes = axes(over: plot, isFinal: true)
    // Steps that do not converge may end with a plot that hides more labels than an earlier one.
    guard let best, plan.configuration.plotStyle == nil, self.axes.hiddenLabelCount > best.hidden
    else { return }
    let others = axes(over: best.plot, isFinal: true)
    if others.hiddenLabelCount < self.axes.hiddenLabelCount {
      (plot, self.axes) = (best.plot, others)
    }
  }

  /// Applies the plot style, by which the plot may become smaller.
  private mutating func style(_ plan: GuidePlan) {
    guard let style = plan.configuration.plotStyle else { return }
    let styled = StyledPart(style, in: plot, plan.chart.blocks, keepsPart: false)
    plot = styled.frame
    self.styled = styled
  }
}

extension [AxisLayout] {
  /// The number of labels of all axes that are hidden for lack of space.
  fileprivate var hiddenLabelCount: Int { reduce(0) { $0 + $1.hiddenLabelCount } }
}

extension CGRect {
  /// Whether the edges of two rectangles differ by less than a hundredth of a point in total.
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) + abs(maxX - other.maxX) + abs(minY - other.minY)
      + abs(maxY - other.maxY) < 0.01
  }
}

extension GuidePlan {
  /// Returns the space that axes and labels need outside the plot.
  fileprivate func space(
    around axes: [AxisLayout], in frame: CGRect, _ request: PlotRequest
  ) -> LabelSpace {
    var space = request.outer
    let aligned = chart.options.alignedSpace
    space.left = max(space.left, aligned.left - frame.minX)
    space.right = max(space.right, aligned.right - (size.width - frame.maxX))
    space.top = max(space.top, aligned.top - frame.minY)
    space.bottom = max(space.bottom, aligned.bottom - (size.height - frame.maxY))
    for axis in axes {
      let plot = axis.plot
      for box in axis.allLabels.map(\.bounds) + axis.blocks.map(\.frame)
        + axis.tickLines.map(\.bounds) + (axis.styled.map { [$0.block.frame] } ?? [])
      {
        space.left = max(space.left, plot.minX - box.minX)
        space.right = max(space.right, box.maxX - plot.maxX)
        space.top = max(space.top, plot.minY - box.minY)
        space.bottom = max(space.bottom, box.maxY - plot.maxY)
      }
    }
    return space
  }

  /// Returns the frame without space at its edges, at least a point wide and high.
  fileprivate func plot(in frame: CGRect, without space: LabelSpace) -> CGRect {
    let width = max(frame.width - space.left - space.right, min(frame.width, 1))
    let height = max(frame.height - space.top - space.bottom, min(frame.height, 1))
    return CGRect(
      x: min(frame.minX + space.left, frame.maxX - width),
      y: min(frame.minY + space.top, frame.maxY - height), width: width, height: height)
  }
}
