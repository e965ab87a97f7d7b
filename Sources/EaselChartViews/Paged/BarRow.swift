import EaselCanvas
import EaselCharts
import EaselViews
import Foundation

/// A row of bars on a base line.
package final class BarRow: View {
  /// The bars, from the left.
  package private(set) var bars: [BarContainer] = []
  /// Diagnostics about texts that were made smaller or left out.
  let diagnostics: [Diagnostic]

  /// The distance between bars and to the ends, in points.
  package static let gap: CGFloat = 20

  /// Creates a row of bars of equal width.
  package init(frame: CGRect, items: [BarContainer.Item], _ measures: BarPage.Measures) {
    let page = BarPage(items, in: frame.size, measures)
    diagnostics = page.diagnostics
    super.init(frame: frame)
    bars = zip(items, page.parts).map {
      BarContainer($0, $1, height: frame.height, measures)
    }
    for bar in bars { addSubview(bar) }
    let style = ChartStyle.ofViews
    for footnote in page.notes {
      let label = Label()
      label.text = footnote.text.string
      label.show(footnote, style.font(size: style.sourceSize), style.secondaryInk)
      addSubview(label)
    }
    // Texts overflow the row by much less than its width.
    layer.overhang = frame.width
    let baseline = Layer()
    baseline.backgroundColor = .darkGray
    // The base line is one point wide and at the lower end of the bars.
    baseline.frame = CGRect(x: 0, y: page.base - 0.5, width: frame.width, height: 1)
    layer.addSublayer(baseline)
  }

  /// Returns `nil`: a row cannot be decoded from an archive.
  package required init?(coder: NSCoder) { nil }
}
