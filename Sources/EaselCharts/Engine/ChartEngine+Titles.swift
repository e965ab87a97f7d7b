import EaselBlocks
import EaselCanvas
import Foundation

extension ChartEngine {
  /// Lays out title and subtitle above and the source below, and returns the rest of the bounds.
  func layOutTitles(in bounds: CGRect, _ layout: inout ChartLayout) -> CGRect {
    guard let titles = configuration.titles else { return bounds }
    func string(_ text: Text?) -> String { text?.string(in: style.environment) ?? "" }
    let set = TitleLayout(
      TitleLayout.Texts(
        title: string(titles.title), subtitle: string(titles.subtitle),
        source: string(titles.source)),
      in: bounds, style, reserve: legendReserve(in: bounds))
    layout.titles = set.labels
    layout.diagnostics += set.diagnostics
    return set.rest
  }

  /// Returns the height of the legend, which has priority over source and subtitle in small charts.
  private func legendReserve(in bounds: CGRect) -> CGFloat {
    let placement = legendPlacement
    guard placement.side == .top || placement.side == .bottom,
      configuration.legend.visibility != .hidden, configuration.legend.block == nil
    else { return 0 }
    let contents = legendContents(in: bounds)
    guard !contents.isEmpty else { return 0 }
    let limits = placement.limits(in: bounds, chartHeight: bounds.height)
    let group = LegendGroup(contents, in: limits, style, blocks, isList: false)
    return group.size.height > 0 ? group.size.height + placement.spacing : 0
  }
}
