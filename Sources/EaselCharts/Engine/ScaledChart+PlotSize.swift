import EaselBlocks
import EaselCanvas
import Foundation

/// The lengths of a plot that do not depend on the size of the chart; `nil` for others.
struct PlotTarget {
  var width: CGFloat?
  var height: CGFloat?

  var isEmpty: Bool { width == nil && height == nil }

  subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
}

extension ScaledChart {
  /// The lengths of the plot that the chart's modifiers set: those of a frame in the plot style,
  /// otherwise those of `chartPlotSize`.
  var plotTarget: PlotTarget {
    var target = PlotTarget(
      width: length(configuration.plotSize.width, scales.x),
      height: length(configuration.plotSize.height, scales.y))
    let framed = framedPlot
    target.width = framed.width ?? target.width
    target.height = framed.height ?? target.height
    if isPolar, let side = [target.width, target.height].compactMap({ $0 }).min() {
      target = PlotTarget(width: side, height: side)
    }
    return target
  }

  private func length(_ length: PlotSize.Length?, _ scale: ResolvedScale?) -> CGFloat? {
    switch length {
    case nil: nil
    case .points(let points): min(points, CGSize.largestLength)
    case .perCategory(let step):
      scale?.kind == .category
        ? min(step * CGFloat(max(scale?.names.count ?? 0, 1)), CGSize.largestLength) : nil
    }
  }

  /// The lengths of the blocks that the plot style puts around the plot, if they and the plot have
  /// them for any proposed size.
  private var framedPlot: PlotTarget {
    guard let style = configuration.plotStyle else { return PlotTarget() }
    let parts = blocks.inputs.session.withoutDiagnostics {
      [10.0, 500, 10_000].map { (side: CGFloat) in
        let rect = CGRect(x: 0, y: 0, width: side, height: side)
        return StyledPart(style, in: rect, blocks, keepsPart: false)
      }
    }
    func fixed(_ axis: Axis) -> CGFloat? {
      func isSame(_ lengths: [CGFloat]) -> Bool {
        lengths.allSatisfy { abs($0 - lengths[0]) < 0.01 && $0 > 0 }
      }
      let around = parts.map { $0.block.frame.size[axis] }
      return isSame(around) && isSame(parts.map { $0.frame.size[axis] }) ? around[0] : nil
    }
    return PlotTarget(width: fixed(.horizontal), height: fixed(.vertical))
  }

  /// The diagnostics about lengths per category on axes without categories.
  var plotSizeNotes: [Diagnostic] {
    [
      (configuration.plotSize.width, scales.x, "x", "widthPerCategory"),
      (configuration.plotSize.height, scales.y, "y", "heightPerCategory"),
    ].compactMap { length, scale, axis, name in
      guard case .perCategory(let step)? = length, scale?.kind != .category else { return nil }
      return Diagnostic(
        .warning, .unsupportedOption,
        "the \(axis) axis has no categories, so that \(name) has no effect; set the size of the plot "
          + "with chartPlotSize(width:height:)", operation: "chartPlotSize", value: "\(step)")
    }
  }

  // MARK: The size of the chart

  /// The space around a plot with which the search for the size of its chart begins, in points.
  private static let firstSpace: CGFloat = 160
  private static let maximumSteps = 8

  /// Returns the size that gives the plot its lengths; along other axes it is a given size.
  ///
  /// The space around the plot depends on the size of the chart, so that the size is found in a few
  /// steps.
  func naturalSize(for target: PlotTarget, in given: CGSize) -> CGSize {
    var chart = self
    // A plot with a frame has its size in any space; the space is that of a plot without a frame.
    if !framedPlot.isEmpty { chart.configuration.plotStyle = nil }
    return blocks.inputs.session.withoutDiagnostics { chart.foundSize(for: target, in: given) }
  }

  private func foundSize(for target: PlotTarget, in given: CGSize) -> CGSize {
    var size = CGSize(
      width: target.width.map { $0 + Self.firstSpace } ?? given.width,
      height: target.height.map { $0 + Self.firstSpace } ?? given.height)
    var best = (error: CGFloat.infinity, size: size)
    for _ in 0..<Self.maximumSteps {
      let panels = presetLayout(in: size).panels
      guard let plot = panels.first?.plot, plot.width > 0, plot.height > 0 else { break }
      let columns = Set(panels.map { $0.plot.minX.rounded() }).count
      let rows = Set(panels.map { $0.plot.minY.rounded() }).count
      let across = target.width.map { ($0 - plot.width) * CGFloat(columns) } ?? 0
      let down = target.height.map { ($0 - plot.height) * CGFloat(rows) } ?? 0
      let error = max(abs(across), abs(down))
      // A smaller plot that no space enlarges, such as one with an aspect ratio, ends the search.
      if error < best.error { best = (error, size) }
      if error < 0.001 { break }
      size.width = max(size.width + across, 1)
      size.height = max(size.height + down, 1)
    }
    return best.size
  }

  /// Lays out the chart in the size that its plot needs, or in a given size if that is smaller.
  ///
  /// - Parameters:
  ///   - given: The maximum size along the axes for which the plot has a length, and the size along
  ///     others.
  ///   - target: The lengths of the plot.
  ///   - natural: The size that the plot needs.
  func layout(in given: CGSize, for target: PlotTarget, _ natural: CGSize) -> ChartLayout {
    var size = given
    var isSmaller = false
    for axis in [Axis.horizontal, .vertical] where target[axis] != nil {
      isSmaller = isSmaller || given[axis] < natural[axis] - 0.5
      size[axis] = min(given[axis], natural[axis])
    }
    guard isSmaller else { return presetLayout(in: size) }
    var chart = self
    // A frame that is larger than its space would cover the axes.
    if !framedPlot.isEmpty { chart.configuration.plotStyle = nil }
    var layout = chart.presetLayout(in: size)
    layout.diagnostics.append(note(on: layout, target, natural, hasStyle: !framedPlot.isEmpty))
    return layout
  }

  private func note(
    on layout: ChartLayout, _ target: PlotTarget, _ natural: CGSize, hasStyle: Bool
  ) -> Diagnostic {
    func text(_ size: CGSize) -> String {
      "\(NumberFormat.decimals(0).string(from: size.width)) × "
        + NumberFormat.decimals(0).string(from: size.height)
    }
    let plot = layout.plot.size
    let wanted = CGSize(width: target.width ?? plot.width, height: target.height ?? plot.height)
    let rest = hasStyle ? ", without its style" : ""
    return Diagnostic(
      .warning, .invalidSize,
      "a plot of \(text(wanted)) points needs a chart of \(text(natural)), which has "
        + "\(text(layout.size)): the plot has \(text(plot))\(rest); enlarge the chart or make the plot "
        + "smaller", operation: hasStyle ? "chartPlotStyle" : "chartPlotSize", value: text(wanted))
  }
}
