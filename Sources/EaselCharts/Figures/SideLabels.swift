import EaselBlocks
import EaselCanvas
import Foundation

/// A text beside a point of a plot.
struct PointLabel {
  package var label: SideLabel
  var point: CGPoint

  init(_ label: SideLabel, at point: CGPoint) {
    self.label = label
    self.point = point
  }
}

/// A layout of texts beside points, in the vertical order of the points and without overlaps.
struct SideLabels {
  private let labels: [PointLabel]
  private let plot: CGRect
  private let style: ChartStyle

  /// The distance between a point and its text, in points.
  private static let gap: CGFloat = 8
  /// The move, as a fraction of a text's height, above which a line connects the text with its
  /// point.
  private static let leaderShare: CGFloat = 0.5

  /// Creates the layout of a builder's texts.
  ///
  /// - Parameter unit: The unit of the values. The highest text of the leading side shows it if
  ///   there is space.
  init(_ builder: FigureBuilder, unit: String? = nil) {
    var labels = builder.sideLabels
    if let unit,
      let index = labels.indices.filter({ labels[$0].label.side == .leading }).min(by: {
        labels[$0].point.y < labels[$1].point.y
      })
    {
      labels[index].label.unit = unit
    }
    self.labels = labels
    plot = builder.plot
    style = builder.style
  }

  /// The texts of one side, with the width available for them.
  private struct Column {
    var labels: [PointLabel]
    var isLeft: Bool
    var edge: CGFloat
    var space: CGFloat
  }

  /// Adds the texts and their lines to a panel, and diagnostics about texts that are left out.
  ///
  /// Both sides have the same font size. It is reduced before names are shortened.
  func add(to panel: inout ChartPanel, _ diagnostics: inout [Diagnostic]) {
    var columns = [SideLabel.Side.leading, .trailing].compactMap(column)
    columns.removeAll { column in
      // Two characters and an ellipsis are the minimum.
      guard column.space < style.minimumTextSize * 2.2 else { return false }
      noteLeftOut(column.labels.count, of: column.labels.count, &diagnostics)
      return true
    }
    for size in [style.textSize, style.smallTextSize, style.minimumTextSize] {
      let isMinimum = size <= style.minimumTextSize
      let texts = columns.map { column in column.labels.map { text($0.label, size, column.space) } }
      let middles = zip(columns, texts).map { column, texts in
        let isCut = column.labels.contains {
          text($0.label, size, .infinity).size.width > column.space
        }
        return isMinimum || !isCut ? spread(column.labels, texts) : nil
      }
      guard isMinimum || middles.allSatisfy({ $0 != nil }) else { continue }
      for (index, column) in columns.enumerated() {
        if let middles = middles[index] {
          add(column.labels, texts[index], middles, column.isLeft, column.edge, &panel)
        } else {
          addFewer(column, &panel, &diagnostics)
        }
      }
      break
    }
    addUnit(to: &panel)
  }

  /// Adds the unit in the leading top corner of the plot if no text shows it and the corner is
  /// free.
  private func addUnit(to panel: inout ChartPanel) {
    guard let unit = labels.map(\.label.unit).first(where: { !$0.isEmpty }),
      !panel.labels.contains(where: { $0.text.string.hasSuffix(" " + unit) })
    else { return }
    let isMirrored = style.isRightToLeft
    let label = ChartLabel(
      style.labelText(unit, color: style.secondaryInk),
      at: CGPoint(x: isMirrored ? plot.maxX : plot.minX, y: plot.minY),
      anchor: CGPoint(x: isMirrored ? 1 : 0, y: 0))
    let box = label.bounds.insetBy(dx: -2, dy: -2)
    guard plot.insetBy(dx: -0.5, dy: -0.5).contains(CGPoint(x: box.midX, y: box.midY)),
      !panel.labels.contains(where: { $0.bounds.intersects(box) }),
      !panel.figures.contains(where: { $0.isSymbols && $0.bounds.intersects(box) })
    else { return }
    panel.labels.append(label)
  }

  private func column(_ side: SideLabel.Side) -> Column? {
    let ordered = labels.filter { $0.label.side == side }.enumerated().sorted {
      $0.element.point.y != $1.element.point.y
        ? $0.element.point.y < $1.element.point.y : $0.offset < $1.offset
    }.map(\.element)
    let locations = ordered.map(\.point.x)
    guard let first = locations.min(), let last = locations.max() else { return nil }
    let isLeft = (side == .leading) != style.isRightToLeft
    let space = (isLeft ? first - plot.minX : plot.maxX - last) - Self.gap
    return Column(labels: ordered, isLeft: isLeft, edge: isLeft ? first : last, space: space)
  }

  /// Adds as many texts as there is space for in the minimum font size.
  private func addFewer(
    _ column: Column, _ panel: inout ChartPanel, _ diagnostics: inout [Diagnostic]
  ) {
    let kept = thinned(column.labels, column.space)
    let texts = kept.map { text($0.label, style.minimumTextSize, column.space) }
    noteLeftOut(column.labels.count - kept.count, of: column.labels.count, &diagnostics)
    guard let middles = spread(kept, texts) else { return }
    add(kept, texts, middles, column.isLeft, column.edge, &panel)
  }

  private func noteLeftOut(_ count: Int, of all: Int, _ diagnostics: inout [Diagnostic]) {
    diagnostics.append(
      Diagnostic(
        .warning, .limitExceeded,
        "\(count) of \(all) names beside the plot have no room and are left out; make the "
          + "chart higher",
        operation: "Chart", value: "\(count)"))
  }

  private func text(_ label: SideLabel, _ size: CGFloat, _ space: CGFloat) -> TextLayout {
    let color = label.isContext ? style.secondaryInk : style.ink
    let weight: Font.Weight = label.isHighlighted ? .semibold : .regular
    func line(_ string: String) -> TextLayout {
      style.labelText(string, size: size, weight: weight, color: color)
    }
    // A unit is left out before a name is shortened.
    if !label.unit.isEmpty, space.isFinite {
      let withUnit = line("\(label.text) \(label.unit)")
      if withUnit.size.width <= space { return withUnit }
    }
    let whole = line(label.text)
    guard whole.size.width > space else { return whole }
    // Shortens the name and keeps the value.
    if !label.value.isEmpty, space.isFinite {
      // Binary search, since a name can be as long as a page.
      var (known, most): (TextLayout?, Int) = (nil, label.name.count - 1)
      var minimum = 1
      while minimum <= most {
        let count = (minimum + most) / 2
        let cut = line("\(label.name.prefix(count).trimmed)…  \(label.value)")
        if cut.size.width <= space {
          (known, minimum) = (cut, count + 1)
        } else {
          most = count - 1
        }
      }
      if let known { return known }
    }
    return style.labelText(
      label.text, size: size, weight: weight, color: color, width: max(space, 1),
      cut: .byTruncatingTail)
  }

  private func spread(_ labels: [PointLabel], _ texts: [TextLayout]) -> [CGFloat]? {
    LabelSpread.positions(
      wanted: labels.map(\.point.y), sizes: texts.map(\.size.height), in: plot.minY...plot.maxY)
  }

  /// Returns as many labels as there is space for, evenly distributed from the first to the last.
  private func thinned(_ labels: [PointLabel], _ space: CGFloat) -> [PointLabel] {
    let height = labels.map { text($0.label, style.minimumTextSize, space).size.height }.max()
    guard let height, height > 0 else { return [] }
    let count = Int(plot.height / height)
    guard count > 1 else { return Array(labels.prefix(max(count, 0))) }
    guard count < labels.count else { return labels }
    return (0..<count).map { labels[$0 * (labels.count - 1) / (count - 1)] }
  }

  private func add(
    _ labels: [PointLabel], _ texts: [TextLayout], _ middles: [CGFloat], _ isLeft: Bool,
    _ edge: CGFloat, _ panel: inout ChartPanel
  ) {
    let x = isLeft ? edge - Self.gap : edge + Self.gap
    for (index, label) in labels.enumerated() {
      panel.labels.append(
        ChartLabel(
          texts[index], at: CGPoint(x: x, y: middles[index]),
          anchor: CGPoint(x: isLeft ? 1 : 0, y: 0.5)))
      let move = abs(middles[index] - label.point.y)
      guard move > texts[index].size.height * Self.leaderShare else { continue }
      let inner = isLeft ? label.point.x - 3.5 : label.point.x + 3.5
      panel.leaders.append(
        ChartLine(
          CGPoint(x: inner, y: label.point.y),
          CGPoint(x: isLeft ? x + 1 : x - 1, y: middles[index]), .color(style.mutedInk),
          StrokeStyle(lineWidth: 0.5)))
    }
  }
}

extension Substring {
  /// The text without whitespace at its ends.
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
