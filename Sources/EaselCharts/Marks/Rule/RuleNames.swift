import EaselBlocks
import EaselCanvas
import Foundation

/// The names of rules beside a plot: after horizontal rules, above vertical ones.
struct RuleNames {
  /// A name with its text layout, and the mark that it belongs to.
  private struct Item {
    var mark: Int
    var text: TextLayout
    /// Whether the rule is vertical.
    var isUpright: Bool
  }

  private let items: [Item]
  private let size: CGSize
  private let isRightToLeft: Bool

  /// The distance between the plot and the names, in points.
  private static let gap: CGFloat = 5
  /// The maximum number of lines of a name beside a plot.
  private static let maximumLines = 2
  /// The maximum fraction of the chart's width for names beside a plot.
  private static let maximumShare: CGFloat = 0.25

  /// Creates the names of all rules of a chart of a size; without marks, there are none.
  init(_ marks: PreparedMarks?, _ style: ChartStyle, in size: CGSize) {
    self.size = size
    isRightToLeft = style.isRightToLeft
    var items: [Item] = []
    let most = size.width * Self.maximumShare
    if let marks, marks.list.traits.contains(where: { $0.ruleName != nil }) {
      for run in marks.runs where run.kind == .rule {
        for row in 0..<run.count {
          guard let name = marks.traits(run, row).ruleName, !name.text.isEmpty
          else { continue }
          func text(_ width: CGFloat?, _ lines: Int) -> TextLayout {
            style.labelText(
              name.text, weight: .medium, color: name.color, width: width, lines: lines)
          }
          let isUpright = run.y == nil
          let plain = text(nil, 1)
          items.append(
            Item(
              mark: run.run.ordinals[row],
              text: !isUpright && plain.size.width > most ? text(most, Self.maximumLines) : plain,
              isUpright: isUpright))
        }
      }
    }
    self.items = items
  }

  /// The room that the names need beside the plot.
  var space: LabelSpace {
    var space = LabelSpace()
    for item in items {
      if item.isUpright {
        space.top = max(space.top, item.text.size.height + Self.gap / 2)
      } else {
        let width = min(item.text.size.width, size.width * Self.maximumShare) + Self.gap
        if isRightToLeft {
          space.left = max(space.left, width)
        } else {
          space.right = max(space.right, width)
        }
      }
    }
    return space
  }

  /// Returns the names placed at the ends of the drawn rules, without overlap.
  ///
  /// - Returns: The names, and a diagnostic if names have no room.
  func placed(at figures: [ChartFigure], beside plot: CGRect) -> (
    labels: [ChartLabel], note: Diagnostic?
  ) {
    var rules: [Int: CGRect] = [:]
    for figure in figures where figure.kind == .rule {
      if let mark = figure.markNumbers.first { rules[mark] = figure.bounds }
    }
    var labels: [ChartLabel] = []
    var hidden = 0
    for isUpright in [false, true] {
      let named = items.filter { $0.isUpright == isUpright }.compactMap { item in
        rules[item.mark].map { (text: item.text, position: isUpright ? $0.midX : $0.midY) }
      }.sorted { $0.position < $1.position }
      guard !named.isEmpty else { continue }
      let positions = LabelSpread.positions(
        wanted: named.map(\.position),
        sizes: named.map {
          isUpright ? $0.text.size.width + Self.gap : $0.text.size.height
        }, in: 0...(isUpright ? size.width : size.height))
      guard let positions else {
        hidden += named.count
        continue
      }
      for (name, position) in zip(named, positions) {
        var label = label(name.text, isUpright, at: position, plot)
        label.staysInGrowth = true
        labels.append(label)
      }
    }
    guard hidden > 0 else { return (labels, nil) }
    let note = Diagnostic(
      .warning, .labelAdjusted,
      "the names of \(hidden) reference lines have no room and are left out",
      operation: "RuleMark", value: "\(hidden)")
    return (labels, note)
  }

  private func label(
    _ text: TextLayout, _ isUpright: Bool, at position: CGFloat, _ plot: CGRect
  ) -> ChartLabel {
    if isUpright {
      return ChartLabel(
        text, at: CGPoint(x: position, y: plot.minY - Self.gap / 2),
        anchor: CGPoint(x: 0.5, y: 1))
    }
    return ChartLabel(
      text,
      at: CGPoint(x: isRightToLeft ? plot.minX - Self.gap : plot.maxX + Self.gap, y: position),
      anchor: CGPoint(x: isRightToLeft ? 1 : 0, y: 0.5))
  }
}
