import EaselBlocks
import EaselCanvas
import Foundation

/// The space that a pass of a layout keeps free for labels.
struct PlotRequest {
  /// The rectangle for plots and axes, without the text about hidden values.
  var frame: CGRect
  /// Space outside the plot for names and annotations.
  var outer = LabelSpace()
  /// Space within the plot, beyond the ranges of the scales.
  var inner = LabelSpace()
  /// Space at the chart's edges that keeps symbols and strokes from being clipped.
  var edge = LabelSpace()
  /// The values that bars show; `nil` if they show none.
  var barValues: BarValueLabels?
  /// The text that states the number of hidden values and labels.
  var footnote: TextLayout?

  /// Creates the request of the first pass.
  init(_ plan: GuidePlan) {
    frame = plan.frame
    guard !plan.omitted.contains(.texts) else { return }
    outer = plan.endNamesSpace.union(plan.ruleNames.space).union(plan.chart.options.ownSpace)
      .union(plan.lineEndsSpace)
    fitBarValues(in: frame.size, plan)
  }

  /// The maximum number of passes of a layout.
  static let maximumPasses = 5

  /// Returns the request of the next pass; `nil` if a pass has got all the space that it needs.
  ///
  /// - Parameters:
  ///   - pass: The pass that was made for this request.
  ///   - number: The number of the pass, from 0 on.
  ///   - plan: The plan of the layout.
  func next(after pass: PlotPass, _ number: Int, _ plan: GuidePlan) -> PlotRequest? {
    let (frame, demand) = (plan.frame, pass.demand)
    var next = self
    var isChanged = false
    if number == 0, barValues != nil, let panel = pass.panels.first {
      let isSmall = plan.style.hasSmallNames(panel)
      next.fitBarValues(in: panel.plot.size, plan, isSmall: isSmall)
      isChanged = isSmall
    }
    if next.takes(demand, in: frame) { isChanged = true }
    if next.takes(pass.footnote(plan.style), in: frame) { isChanged = true }
    if !inner.covers(next.inner) { isChanged = true }
    // By default, either all bars show their values or none.
    if demand.dropsBarValues, !isChanged || number == 3 {
      next.barValues = nil
      next.inner = demand.inner.limited(to: 0.3, of: frame.size)
      isChanged = true
    }
    return isChanged ? next : nil
  }

  /// Returns the request with space for the text about hidden values and labels of the last pass;
  /// `nil` if it has that space.
  func forFootnote(of pass: PlotPass, _ plan: GuidePlan) -> PlotRequest? {
    guard footnote == nil else { return nil }
    var next = self
    return next.takes(pass.footnote(plan.style), in: plan.frame) ? next : nil
  }

  /// Adds the space that a pass needs, and returns whether it is more than there was.
  private mutating func takes(_ demand: PlotDemand, in frame: CGRect) -> Bool {
    let before = self
    outer = outer.union(demand.outer.limited(to: 0.25, of: frame.size))
    inner = inner.union(demand.inner.limited(to: 0.3, of: frame.size))
    edge = edge.union(demand.edge)
    let growth = [
      edge.left - before.edge.left, edge.right - before.edge.right, edge.top - before.edge.top,
      edge.bottom - before.edge.bottom,
    ]
    return !before.outer.covers(outer) || !before.inner.covers(inner)
      || growth.contains { $0 > 0.01 }
  }

  /// Sets the text about hidden values and labels, and returns whether it is another one.
  private mutating func takes(_ footnote: TextLayout?, in full: CGRect) -> Bool {
    // The text keeps its space: without it, the labels that it counts would be hidden again.
    guard let footnote, footnote.string != self.footnote?.string else { return false }
    self.footnote = footnote
    frame = full
    if full.height > footnote.size.height * 3 {
      frame.size.height -= footnote.size.height + 4
    }
    return true
  }

  // MARK: Values of bars

  /// Chooses the font size of the bars' values, and reserves space beyond the range of the scales.
  private mutating func fitBarValues(in size: CGSize, _ plan: GuidePlan, isSmall: Bool = false) {
    let (chart, style) = (plan.chart, plan.style)
    barValues = nil
    let small = min(style.textSize, max(style.minimumTextSize, style.smallTextSize))
    let sizes =
      chart.configuration.valueLabels?.size.map { [$0] }
      ?? (isSmall ? [small] : [style.textSize, small])
    for type in sizes {
      guard let values = chart.barValues(size: type) else { return }
      guard !values.isAutomatic || chart.fits(values, in: size) else { continue }
      barValues = values
      break
    }
    guard let barValues else { return }
    let space = barValues.space(in: size, isRightToLeft: style.isRightToLeft) { item in
      let scale = item.direction == .horizontal ? chart.scales.x : chart.scales.y(item.axisID)
      return scale?.isExplicit == true ? nil : scale
    }
    inner = inner.union(space)
  }
}

extension ChartStyle {
  /// Returns whether the names of bars have a small font size, which the values then have, too.
  fileprivate func hasSmallNames(_ panel: ChartPanel) -> Bool {
    // Line heights differ between fonts, so the font sizes are compared.
    let usual = textSize - 0.1
    return panel.axes.contains { axis in
      guard case .category? = axis.ticks.first?.datum else { return false }
      return axis.labels.contains { label in
        let text = label.text
        return label.rotation == 0 && text.lines.count == 1 && text.fontSizes.maximum < usual
      }
    }
  }
}

/// The space that the labels of a pass need, and what it could not show.
struct PlotDemand {
  /// Space outside the plot.
  var outer = LabelSpace()
  /// Space within the plot, beyond the ranges of the scales.
  var inner = LabelSpace()
  /// Space at the chart's edges.
  var edge = LabelSpace()
  /// The number of values that are not drawn.
  var hiddenValues = 0
  /// The number of values that an explicit domain cuts or leaves out.
  var cutValues = 0
  /// The number of labels without room.
  var hiddenLabelCount = 0
  /// Whether bars have no room for their values.
  var dropsBarValues = false

  /// Adds the demand of a further panel.
  mutating func add(_ other: PlotDemand) {
    outer = outer.union(other.outer)
    inner = inner.union(other.inner)
    edge = edge.union(other.edge)
    hiddenValues += other.hiddenValues
    cutValues += other.cutValues
    hiddenLabelCount += other.hiddenLabelCount
    dropsBarValues = dropsBarValues || other.dropsBarValues
  }
}
