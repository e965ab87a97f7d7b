import EaselBlocks
import EaselCanvas
import Foundation

/// The plots of a chart in a size, without the guides that are left out.
struct FittedPlots {
  let plan: GuidePlan
  let request: PlotRequest
  let pass: PlotPass
  /// The directions in which the plots are too small, or panels have no space for their names.
  let plotLack: Axis.Set
  /// The directions in which axes have too little space for their labels.
  let labelLack: Axis.Set

  /// Lays out the plots in as many passes as the space for their labels needs, at most 5, and one
  /// more for the text that counts what is hidden.
  ///
  /// The result is `nil` if the chart has no size within its padding.
  init?(
    _ chart: ScaledChart, in size: CGSize, without omitted: OmittedGuides = [],
    statement: String? = nil
  ) {
    guard let plan = GuidePlan(chart, in: size, without: omitted, statement: statement) else {
      return nil
    }
    var request = PlotRequest(plan)
    var pass = PlotPass(plan, request)
    for number in 0..<PlotRequest.maximumPasses - 1 {
      guard let next = request.next(after: pass, number, plan) else { break }
      request = next
      pass = PlotPass(plan, request)
    }
    if let next = request.forFootnote(of: pass, plan) {
      request = next
      pass = PlotPass(plan, request)
    }
    self.plan = plan
    self.request = request
    self.pass = pass
    let isMeasured =
      !chart.isPolar && chart.configuration.plotStyle == nil && chart.plotTarget.isEmpty
    plotLack = isMeasured ? pass.plotLack(in: size) : []
    labelLack = isMeasured ? pass.labelLack : []
  }

  /// Whether the plots and the labels of axes have the space that they need.
  var isSufficient: Bool { plotLack.isEmpty && labelLack.isEmpty }

  /// Returns whether a guide takes space in a direction in which the plots have too little.
  func gains(from guide: OmittedGuides, in lack: Axis.Set) -> Bool {
    guard !lack.isEmpty else { return false }
    let isTooLow = lack.contains(.vertical)
    let titles = plan.configuration.titles
    switch guide {
    case .source: return isTooLow && titles?.source != nil
    case .hiddenCounts: return isTooLow && pass.footnote(plan.style) != nil
    case .subtitle: return isTooLow && titles?.subtitle != nil
    case .legends: return plan.hasLegends(along: lack)
    case .axisTitles: return isTooLow && pass.panels.contains(where: \.hasAxisTitles)
    case .title: return isTooLow && titles != nil
    default: return true
    }
  }
}

extension GuidePlan {
  /// Whether legends or a block in their place are drawn.
  var hasLegends: Bool { !legends.isEmpty || !blocks.isEmpty }

  /// Returns whether legends take space from the plots along one of the directions.
  fileprivate func hasLegends(along directions: Axis.Set) -> Bool {
    guard hasLegends else { return false }
    return switch legendPlacement.side {
    case .top, .bottom: directions.contains(.vertical)
    case .leading, .trailing: directions.contains(.horizontal)
    case .overlay: false
    }
  }
}

extension ChartPanel {
  /// Whether an axis has a title, which can be a block.
  fileprivate var hasAxisTitles: Bool { axes.contains { $0.title != nil || !$0.blocks.isEmpty } }
}
