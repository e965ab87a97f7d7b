import EaselBlocks
import EaselCanvas
import Foundation

/// The placement of labels in a plot so that none overlaps another or the marks of another series.
struct PlotLabeler {
  let style: ChartStyle
  let plot: CGRect
  var taken: OccupancyBitmap
  var labels: [ChartLabel] = []
  var leaders: [ChartLine] = []
  var dots: [ChartFigure] = []
  /// Labels that have no room.
  var hidden: [String] = []

  /// Creates a labeler for a plot.
  ///
  /// - Parameters:
  ///   - plot: The plot.
  ///   - frame: The rectangle that labels stay in.
  ///   - figures: The marks that values must not overlap.
  init(_ style: ChartStyle, plot: CGRect, frame: CGRect, figures: [ChartFigure]) {
    self.style = style
    self.plot = plot
    taken = OccupancyBitmap(frame)
    for figure in figures { taken.add(figure) }
  }

  /// Adds a label and marks its frame as taken.
  mutating func add(_ label: ChartLabel) {
    labels.append(label)
    taken.add(label.frame)
  }

  // MARK: Bars

  /// Places the value of a bar beyond its end, or inside it if there is no room beyond.
  mutating func addValue(
    _ item: BarValueLabels.Item, bar figure: ChartFigure, grows edge: Edge
  ) -> Bool {
    guard case .rectangle(let rect, _) = figure.shape else { return false }
    let size = item.text.size
    if !item.isInside {
      let gap = BarValueLabels.gap
      let (point, anchor): (CGPoint, CGPoint) =
        switch edge {
        case .top: (CGPoint(x: rect.midX, y: rect.minY - gap), CGPoint(x: 0.5, y: 1))
        case .bottom: (CGPoint(x: rect.midX, y: rect.maxY + gap), CGPoint(x: 0.5, y: 0))
        case .leading: (CGPoint(x: rect.minX - gap, y: rect.midY), CGPoint(x: 1, y: 0.5))
        case .trailing: (CGPoint(x: rect.maxX + gap, y: rect.midY), CGPoint(x: 0, y: 0.5))
        }
      let label = ChartLabel(item.text, at: point, anchor: anchor)
      let isInPlot = plot.insetBy(dx: -0.5, dy: -0.5).encloses(label.frame)
      if isInPlot, taken.isFree(label.frame) {
        add(label.asValue(of: figure))
        return true
      }
    }
    let shown = rect.intersection(plot)
    guard !shown.isNull, size.width <= shown.width - 2, size.height <= shown.height - 2 else {
      return false
    }
    let text = style.labelText(
      item.text.string, size: item.size, color: style.ink(on: figure.fill, opacity: figure.opacity))
    let inset = BarValueLabels.gap
    var middle = CGPoint(x: shown.midX, y: shown.midY)
    if !item.isInside {
      switch edge {
      case .top: middle.y = min(middle.y, shown.minY + inset + size.height / 2)
      case .bottom: middle.y = max(middle.y, shown.maxY - inset - size.height / 2)
      case .leading: middle.x = min(middle.x, shown.minX + inset + size.width / 2)
      case .trailing: middle.x = max(middle.x, shown.maxX - inset - size.width / 2)
      }
    }
    let label = ChartLabel(text, at: middle, anchor: CGPoint(x: 0.5, y: 0.5))
    guard labels.allSatisfy({ !$0.frame.intersects(label.frame) }) else { return false }
    add(label.asValue(of: figure))
    return true
  }

  /// Places a value in the middle of a cell.
  mutating func addValue(_ string: String, cell figure: ChartFigure) -> Bool {
    guard case .rectangle(let rect, _) = figure.shape else { return false }
    let shown = rect.intersection(plot)
    guard !shown.isNull else { return false }
    let color = style.ink(on: figure.fill, opacity: figure.opacity)
    for size in [style.textSize, style.smallTextSize] {
      let text = style.labelText(string, size: min(size, style.textSize), color: color)
      guard text.size.width <= shown.width - 2, text.size.height <= shown.height - 1 else {
        continue
      }
      add(
        ChartLabel(
          text, at: CGPoint(x: shown.midX, y: shown.midY), anchor: CGPoint(x: 0.5, y: 0.5)
        ).asValue)
      return true
    }
    return false
  }

  // MARK: Points

  /// Places a label at one of eight sides of a point.
  ///
  /// The sides above and below are tried first, then the others. At the end of a line, the side
  /// where the line would continue comes first.
  ///
  /// - Parameter end: The rectangle in which the value of a line's end may be placed beside the
  ///   plot; `nil` for other values.
  mutating func addValue(
    _ string: String, at point: CGPoint, distance: CGFloat, color: Color? = nil,
    end: CGRect? = nil
  ) -> Bool {
    let text = style.labelText(string, color: color)
    let ahead: [(CGFloat, CGFloat)] = end == nil ? [] : [(style.isRightToLeft ? -1 : 1, 0)]
    for (index, (x, y)) in (ahead + Self.sides).enumerated() {
      // Corners have a smaller distance, because their boxes are diagonal to the point.
      let reach = x != 0 && y != 0 ? distance * 0.75 : distance
      let label = ChartLabel(
        text, at: CGPoint(x: point.x + x * reach, y: point.y + y * reach),
        anchor: CGPoint(x: (1 - x) / 2, y: (1 - y) / 2))
      let space = index < ahead.count ? end ?? plot : plot
      guard space.insetBy(dx: -0.5, dy: -0.5).encloses(label.frame), taken.isFree(label.frame)
      else { continue }
      add(label.asValue)
      return true
    }
    return false
  }

  private static let sides: [(CGFloat, CGFloat)] = [
    (0, -1), (0, 1), (1, 0), (-1, 0), (1, -1), (-1, -1), (1, 1), (-1, 1),
  ]
}
