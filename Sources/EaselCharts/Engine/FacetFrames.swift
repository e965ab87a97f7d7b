import EaselBlocks
import EaselCanvas
import Foundation

/// Where the panels of a chart with facets lie.
struct FacetFrames {
  let grid: FacetGrid
  let free: Axis.Set
  let style: ChartStyle
  private(set) var titles: [TextLayout]
  /// Whether the panels have no room for their names.
  private(set) var isLow = false
  /// Whether the panels have no room for the labels of axes either.
  private(set) var isBare = false
  private static let gap: CGFloat = 12
  /// How far titles reach beyond their plots: over half of the gap.
  private static let titleReach = gap / 2
  /// The least height of a plot beneath its name.
  private static let leastHeight: CGFloat = 8
  /// What stands between the plots of the first row and the title above them.
  private var overhang: CGFloat = 0
  /// Whether the last row has as many panels as the others.
  private var isFull: Bool { grid.keys.count.isMultiple(of: grid.columns) }
  /// How far labels reach beyond the ends of a plot, so that they stay clear of the next one's.
  var reach: CGFloat? {
    grid.columns > 1 ? max(0, Self.gap / 2 - style.textSize * 0.4) : nil
  }

  init(_ grid: FacetGrid, _ free: Axis.Set, _ style: ChartStyle) {
    self.grid = grid
    self.free = free
    self.style = style
    titles = grid.names.map { Self.title($0, size: style.textSize, style) }
  }

  /// The height of the titles of a row.
  private func titleHeight(_ row: Int) -> CGFloat {
    let row = row * grid.columns..<min((row + 1) * grid.columns, titles.count)
    return (titles[row].map(\.size.height).max() ?? 0) + 4
  }

  private static func title(
    _ name: String, size: CGFloat, width: CGFloat? = nil, lines: Int = 1, _ style: ChartStyle
  ) -> TextLayout {
    style.labelText(name, size: size, weight: .bold, width: width, lines: lines)
  }

  /// Sets the names in one size for all panels: the smaller one where a name is too wide, and in two
  /// lines where that is not enough and leaves the panels more height than the names.
  mutating func fitTitles(to plotWidth: CGFloat, height: CGFloat) {
    for size in [style.textSize, style.smallTextSize] {
      titles = grid.names.map { Self.title($0, size: size, style) }
      let fits = titles.indices.allSatisfy {
        titles[$0].size.width <= titleRoom($0, plotWidth)
      }
      if fits { return }
    }
    let line = titles.map(\.size.height).max() ?? 0
    let isHigh = height / CGFloat(max(grid.rows, 1)) > line * 5
    let rooms = titles.indices.map { titleRoom($0, plotWidth) }
    titles = zip(zip(grid.names, rooms), titles).map { item, title in
      let (name, width) = item
      guard title.size.width > width else { return title }
      // Words are not broken: a name with a longer one is cut.
      let words = title.string.split(separator: " ").map {
        style.labelText(String($0), size: style.smallTextSize, weight: .bold).size.width
      }
      let lines = isHigh && words.allSatisfy({ $0 <= width }) ? 2 : 1
      return Self.title(name, size: style.smallTextSize, width: width, lines: lines, style)
    }
  }

  /// The room of a title: in the last column it reaches back, as far as the one before leaves room.
  private func titleRoom(_ index: Int, _ plotWidth: CGFloat) -> CGFloat {
    guard grid.columns > 1, index % grid.columns == grid.columns - 1 else {
      return plotWidth + (grid.columns > 1 ? Self.titleReach : 0)
    }
    let before = titles[index - 1].size.width - plotWidth
    return plotWidth + Self.titleReach - min(max(before, 0), Self.titleReach)
  }

  /// The plots, of one size; panels without axes lie close to each other.
  mutating func plots(in frame: CGRect, _ needs: FacetNeeds) -> [CGRect] {
    let needs = isBare ? FacetNeeds() : needs
    let (columns, rows) = (CGFloat(grid.columns), CGFloat(grid.rows))
    let gapX = Self.gap + (free.contains(.vertical) ? needs.left + needs.right : 0)
    let width = (frame.width - needs.left - needs.right - gapX * (columns - 1)) / columns
    let heights = (0..<grid.rows).map(titleHeight)
    var (names, gaps): ([CGFloat], [CGFloat]) = ([], [])
    var (top, height): (CGFloat, CGFloat) = (0, 0)
    func divide(_ heights: [CGFloat], gap: CGFloat) {
      names = heights
      let first = heights.first ?? 0
      let usual = free.contains(.horizontal) ? gap + needs.bottom : gap
      gaps = Array(repeating: usual, count: max(grid.rows - 1, 0))
      // Labels above an empty cell have its room, where they do not reach beside it.
      if !isFull, let last = gaps.indices.last {
        let room = needs.spread > Self.gap / 2 ? 0 : heights.last ?? 0
        gaps[last] = max(usual, needs.bottom - room)
      }
      overhang = max(first, needs.top)
      top = first + needs.top + (needs.title > 0 ? needs.title + Self.titleGap : 0)
      let taken = heights.dropFirst().reduce(0, +) + gaps.reduce(0, +)
      height = (frame.height - top - needs.bottom - taken) / rows
    }
    // Many rows lie closer.
    if !isLow { divide(heights, gap: grid.rows > 3 ? 10 : 16) }
    if !isLow, height < Self.leastHeight { divide(heights, gap: 4) }
    isLow = isLow || height < Self.leastHeight
    // The last label of one axis stands above the first of the next.
    let noNames = heights.map { _ in CGFloat(0) }
    if isLow, !isBare { divide(noNames, gap: style.textSize * 1.4) }
    if isLow, !isBare, height < Self.leastHeight / 2 {
      isBare = true
      return plots(in: frame, FacetNeeds())
    }
    if isBare { divide(noNames, gap: 4) }
    var tops = [frame.minY + top]
    for (name, gap) in zip(names.dropFirst(), gaps) {
      tops.append(tops[tops.count - 1] + height + gap + name)
    }
    return grid.keys.indices.map { index in
      let (row, place) = (index / grid.columns, index % grid.columns)
      let column = style.isRightToLeft ? grid.columns - 1 - place : place
      return CGRect(
        x: frame.minX + needs.left + CGFloat(column) * (width + gapX),
        y: tops[row], width: max(width, 1),
        height: max(height, 1))
    }
  }

  /// The distance between the title of the value axis and the names of the first row.
  private static let titleGap: CGFloat = 2

  /// The axes of a panel with what panels share once: the title of values above the first row, that of
  /// the other axis below the last panel.
  func named(_ axes: [AxisLayout], _ index: Int) -> [AxisLayout] {
    axes.map { axis in
      var axis = axis
      guard let title = axis.title else { return axis }
      let isShown: Bool
      switch axis.edge {
      case .leading: isShown = index == 0
      case .trailing: isShown = index == min(grid.columns, grid.keys.count) - 1
      case .bottom: isShown = index == grid.keys.count - 1
      case .top: isShown = index == 0
      }
      axis.title = isShown ? title : nil
      if axis.edge == .leading || axis.edge == .trailing {
        axis.title?.frame.origin.y =
          axis.plot.minY - overhang - Self.titleGap - title.frame.height
      }
      return axis
    }
  }

  /// Whether a panel shows the labels of an axis: at the rim, or where the scale is its own.
  func shows(_ axis: AxisLayout, _ index: Int) -> Bool {
    guard !isBare else { return false }
    let (row, column) = (index / grid.columns, index % grid.columns)
    switch axis.edge {
    case .bottom:
      // The lowest panel of a column, which is not in the last row where that is not full.
      return free.contains(.horizontal) || index + grid.columns >= grid.keys.count
    case .top: return free.contains(.horizontal) || row == 0
    case .leading: return free.contains(.vertical) || column == 0
    case .trailing:
      return free.contains(.vertical) || column == grid.columns - 1
        || index == grid.keys.count - 1
    }
  }

  /// The name of a panel above its plot.
  func title(of index: Int, over plot: CGRect) -> ChartLabel? {
    let text = titles[index]
    guard text.size.width > 0, !isLow, plot.width >= style.textSize * 2.5 else { return nil }
    let isMirrored = style.isRightToLeft
    // In the last column a title has no room beyond its plot.
    let isLast = index % grid.columns == grid.columns - 1
    let over = isLast ? max(0, text.size.width - plot.width) : 0
    return ChartLabel(
      text, at: CGPoint(x: isMirrored ? plot.maxX + over : plot.minX - over, y: plot.minY - 4),
      anchor: CGPoint(x: isMirrored ? 1 : 0, y: 1))
  }
}
