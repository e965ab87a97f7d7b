import EaselBlocks
import EaselCanvas
import Foundation

extension ChartEngine {
  /// Sets title and subtitle above and the source below; returns what is left of the bounds.
  func layOutTitles(in bounds: CGRect, _ layout: inout ChartLayout) -> CGRect {
    guard let titles = configuration.titles else { return bounds }
    func string(_ text: Text?) -> String { text?.string(in: style.environment) ?? "" }
    let set = TitleLayout(
      TitleLayout.Texts(
        title: string(titles.title), subtitle: string(titles.subtitle),
        source: string(titles.source)),
      in: bounds, style, reserve: legendReserve)
    layout.titles = set.labels
    layout.diagnostics += set.diagnostics
    return set.rest
  }

  /// The height of a legend of one row, which a small chart needs more than a subtitle.
  private var legendReserve: CGFloat {
    let side = LegendPlacement(configuration.legend, style, isPolar: isPolar).side
    guard configuration.legend.visibility != .hidden, !lookData.isEmpty,
      side == .top || side == .bottom
    else { return 0 }
    return style.textSize * 1.4 + 8
  }
}
