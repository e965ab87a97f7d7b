import EaselBlocks
import EaselCanvas
import Foundation

/// The frames and titles of the panels of a chart with facets.
struct FacetFrames {
  let grid: FacetGrid
  let free: Axis.Set
  let style: ChartStyle
  private(set) var titles: [TextLayout]
  /// Whether the panels have no room for their names.
  private(set) var isLow = false
  /// Whether the panels also have no room for the labels of axes.
  private(set) var isBare = false
  private static let gap: CGFloat = 12
  /// The distance that titles may extend beyond their plots: half of the gap.
  private static let titleReach = gap / 2
  /// The minimum height of a plot below its name, in points.
  private static let minimumHeight: CGFloat = 8
  /// The height of names and labels between the plots of the first row and the value axis's title.
  private var overhang: CGFloat = 0
  /// Whether the last row has as many panels as the others.
  private var isFull: Bool { grid.keys.count.isMultiple(of: grid.columns) }
  /// The distance that labels may extend beyond a plot without touching those of the next plot.
  ///
  /// It is `nil` for a single column, in which labels have no such limit.
  var reach: CGFloat? {
    grid.columns > 1 ? max(0, Self.gap / 2 - style.textSize * 0.4) : nil
  }

  /// The names of the panels; empty texts for a chart without texts.
  private let names: [String]

  init(_ grid: FacetGrid, _ free: Axis.Set, _ style: ChartStyle, hasTexts: Bool) {
    self.grid = grid
    self.free = free
    self.style = style
    let names = hasTexts ? grid.names : grid.names.map { _ in "" }
    self.names = names
    titles = names.map { Self.title($0, size: style.textSize, style) }
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

  /// Chooses one font size for the names of all panels.
  ///
  /// The smaller size is used if a name is too wide. A name that is still too wide has two lines if
  /// the panels are high enough; otherwise it is truncated.
  mutating func fitTitles(to plotWidth: CGFloat, height: CGFloat) {
    for size in [style.textSize, style.smallTextSize] {
      titles = names.map { Self.title($0, size: size, style) }
      let fits = titles.indices.allSatisfy {
        titles[$0].size.width <= titleSpace($0, plotWidth)
      }
      if fits { return }
    }
    let line = titles.map(\.size.height).max() ?? 0
    let isHigh = height / CGFloat(max(grid.rows, 1)) > line * 5
    let spaces = titles.indices.map { titleSpace($0, plotWidth) }
    titles = zip(zip(names, spaces), titles).map { item, title in
      let (name, width) = item
      guard title.size.width > width else { return title }
      // Words are not broken. A name with a word that is too wide is truncated in one line.
      let words = title.string.split(separator: " ").map {
        style.labelText(String($0), size: style.smallTextSize, weight: .bold).size.width
      }
      let lines = isHigh && words.allSatisfy({ $0 <= width }) ? 2 : 1
      return Self.title(name, size: style.smallTextSize, width: width, lines: lines, style)
    }
  }

  /// Returns the maximum width of a title.
  ///
  /// A title in the last column may extend toward the previous column, as far as the title there
  /// leaves space.
  private func titleSpace(_ index: Int, _ plotWidth: CGFloat) -> CGFloat {
    guard grid.columns > 1, index % grid.columns == grid.columns - 1 else {
      return plotWidth + (grid.columns > 1 ? Self.titleReach : 0)
    }
    let before = titles[index - 1].size.width - plotWidth
    return plotWidth + Self.titleReach - min(max(before, 0), Self.titleReach)
  }

  /// Returns the rectangles of the plots, which have one size.
  ///
  /// Panels without axis labels are close to each other.
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
      // Labels above an empty cell use its space, unless they extend to its sides.
      if !isFull, let last = gaps.indices.last {
        let space = needs.spread > Self.gap / 2 ? 0 : heights.last ?? 0
        gaps[last] = max(usual, needs.bottom - space)
      }
      overhang = max(first, needs.top)
      top = first + needs.top + (needs.title > 0 ? needs.title + Self.titleGap : 0)
      let taken = heights.dropFirst().reduce(0, +) + gaps.reduce(0, +)
      height = (frame.height - top - needs.bottom - taken) / rows
    }
    // Many rows have smaller gaps.
    if !isLow { divide(heights, gap: grid.rows > 3 ? 10 : 16) }
    if !isLow, height < Self.minimumHeight { divide(heights, gap: 4) }
    isLow = isLow || height < Self.minimumHeight
    // The gap keeps the first label of an axis apart from the last label of the axis below it.
    let noNames = heights.map { _ in CGFloat(0) }
    if isLow, !isBare { divide(noNames, gap: style.textSize * 1.4) }
    if isLow, !isBare, height < Self.minimumHeight / 2 {
      isBare = true
      return plots(in: frame, FacetNeeds())
    }
    if isBare { divide(noNames, gap: 4) }
    var tops = [frame.minY + top]
    for (name, gap) in zip(names.dropFirst(), gaps) {
      tops.append(tops[tops.count - 1] + height + gap + name)
    }
    return grid.keys.indices.map { index in
      let (row, inOrder) = (index / grid.columns, index % grid.columns)
      let column = style.isRightToLeft ? grid.columns - 1 - inOrder : inOrder
      return CGRect(
        x: frame.minX + needs.left + CGFloat(column) * (width + gapX),
        y: tops[row], width: max(width, 1),
        height: max(height, 1))
    }
  }

  /// The distance between the title of the value axis and the names of the first row, in points.
  private static let titleGap: CGFloat = 2

  /// Returns the axes of a panel with the titles that all panels share.
  ///
  /// The title of the values is above the first row, that of the other axis is below the last
  /// panel.
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

  /// Returns whether a panel shows the labels of an axis: at the outer edge, or with a free scale.
  func shows(_ axis: AxisLayout, _ index: Int) -> Bool {
    guard !isBare else { return false }
    let (row, column) = (index / grid.columns, index % grid.columns)
    switch axis.edge {
    case .bottom:
      // This is the lowest panel of its column. If the last row is not full, it may be in the row
      // above.
      return free.contains(.horizontal) || index + grid.columns >= grid.keys.count
    case .top: return free.contains(.horizontal) || row == 0
    case .leading: return free.contains(.vertical) || column == 0
    case .trailing:
      return free.contains(.vertical) || column == grid.columns - 1
        || index == grid.keys.count - 1
    }
  }

  /// Returns the name of a panel above its plot; `nil` if it has no room.
  func title(of index: Int, over plot: CGRect) -> ChartLabel? {
    let text = titles[index]
    guard text.size.width > 0, !isLow, plot.width >= style.textSize * 2.5 else { return nil }
    let isMirrored = style.isRightToLeft
    // A title in the last column has no room after its plot, so it starts before the plot.
    let isLast = index % grid.columns == grid.columns - 1
    let over = isLast ? max(0, text.size.width - plot.width) : 0
    return ChartLabel(
      text, at: CGPoint(x: isMirrored ? plot.maxX + over : plot.minX - over, y: plot.minY - 4),
      anchor: CGPoint(x: isMirrored ? 1 : 0, y: 1))
  }
}
