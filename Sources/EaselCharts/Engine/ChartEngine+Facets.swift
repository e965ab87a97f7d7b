import EaselBlocks
import EaselCanvas
import Foundation

/// The panels of a chart with facets, row by row.
struct FacetGrid {
  var keys: [FacetKey?]
  var columns: Int
  var rows: Int { (keys.count + columns - 1) / columns }
  /// Whether rows and columns are facets of their own, whose names stand at the rim.
  var isCrossed: Bool
}

extension ChartEngine {
  /// How many panels a chart may have.
  static let maximumFacets = 400

  /// The panels; nil for a chart without facets.
  var facets: FacetGrid? {
    let columns = marks.facets(.facetColumn)
    let rows = marks.facets(.facetRow)
    guard !columns.isEmpty || !rows.isEmpty else { return nil }
    if !columns.isEmpty, !rows.isEmpty {
      let keys = rows.flatMap { row in columns.map { FacetKey(column: $0, row: row) } }
      return FacetGrid(
        keys: Array(keys.prefix(Self.maximumFacets)), columns: columns.count, isCrossed: true)
    }
    let keys =
      columns.isEmpty
      ? rows.map { FacetKey(row: $0) } : columns.map { FacetKey(column: $0) }
    return FacetGrid(
      keys: Array(keys.prefix(Self.maximumFacets)), columns: columns.isEmpty ? 1 : 0,
      isCrossed: false)
  }

  /// Lays the panels out: plots of one size, with axes at the rim, or at each panel whose scale is its
  /// own.
  mutating func layOutPanels(_ grid: FacetGrid, in frame: CGRect) -> [ChartPanel] {
    noteOmittedFacets(grid)
    var grid = grid
    if grid.columns == 0 {
      grid.columns =
        configuration.facet?.columns.map { min(max($0, 1), grid.keys.count) }
        ?? Self.columns(of: grid.keys.count, in: frame.size)
    }
    let free = configuration.facet?.freeScales ?? []
    let parts = grid.keys.map { key in key.map { marks.panel($0) } ?? marks }
    let scales = parts.map { freed($0, free) }
    var frames = FacetFrames(grid, free, style)
    var needs = FacetNeeds()
    var plots = frames.plots(in: frame, needs)
    var layouts: [[AxisLayout]] = []
    for _ in 0..<3 {
      layouts = zip(plots, scales).enumerated().map { index, item in
        axes(
          over: item.0, bounds: item.0.insetBy(dx: -frame.width, dy: -frame.height), item.1,
          reach: frames.reach
        )
        .filter { frames.shows($0, index) }
        .map { frames.named($0, index) }
      }
      needs = FacetNeeds(layouts)
      frames.fitTitles(to: plots.first?.width ?? 0, height: frame.height)
      let next = frames.plots(in: frame, needs)
      let isSettled = zip(next, plots).allSatisfy {
        abs($0.width - $1.width) < 0.01
          && abs($0.height - $1.height) < 0.01 && abs($0.minX - $1.minX) < 0.01
      }
      plots = next
      if isSettled { break }
    }
    return grid.keys.indices.map { index in
      var panel = ChartPanel(plot: plots[index])
      panel.axes = axes(
        over: plots[index], bounds: plots[index].insetBy(dx: -frame.width, dy: -frame.height),
        scales[index], reach: frames.reach
      ).enumerated().map { _, axis in
        // Beside a plot lower than a line of text, labels of both axes would meet.
        frames.shows(axis, index) && plots[index].height >= style.textSize * 1.2
          ? frames.named(axis, index).within(labelState.size) : axis.withoutLabels
      }
      panel.title = frames.title(of: index, over: plots[index])
      if let title = panel.title, !title.bounds.lies(in: labelState.size) { panel.title = nil }
      draw(&panel, parts[index], scales[index])
      return panel
    }
  }

  private mutating func noteOmittedFacets(_ grid: FacetGrid) {
    let count =
      max(marks.facets(.facetColumn).count, 1) * max(marks.facets(.facetRow).count, 1)
    guard count > grid.keys.count else { return }
    diagnostics.append(
      Diagnostic(
        .error, .limitExceeded,
        "the chart has \(count) panels; those beyond \(grid.keys.count) are left out",
        operation: "chartFacet", value: "\(count)"))
  }

  /// The scales of a panel: those of all panels, or its own along free axes.
  private mutating func freed(_ part: PreparedMarks, _ free: Axis.Set) -> ChartScales {
    var scales = self.scales
    if free.contains(.horizontal) {
      scales.x = resolve(.horizontal, nil, configuration.x, part) ?? scales.x
    }
    if free.contains(.vertical) {
      scales.y = resolve(.vertical, nil, configuration.y, part) ?? scales.y
    }
    return scales
  }

  /// As many columns as give panels of about 4 : 3.
  private static func columns(of count: Int, in size: CGSize) -> Int {
    let best = (1...max(count, 1)).min { a, b in badness(a, count, size) < badness(b, count, size) }
    return best ?? 1
  }

  private static func badness(_ columns: Int, _ count: Int, _ size: CGSize) -> CGFloat {
    let rows = (count + columns - 1) / columns
    let (width, height) = (size.width / CGFloat(columns), size.height / CGFloat(rows))
    let shape = abs(log(max(width, 0.01) / max(height, 0.01) / 1.4))
    let empty = CGFloat(rows * columns - count) / CGFloat(count)
    return shape + empty * 0.6
  }
}

/// The room that axes take beside the panels.
struct FacetNeeds {
  var left: CGFloat = 0
  var right: CGFloat = 0
  var top: CGFloat = 0
  var bottom: CGFloat = 0

  init() {}

  init(_ panels: [[AxisLayout]]) {
    for axis in panels.joined() {
      let plot = axis.plot
      for box in axis.allLabels.map(\.bounds) + axis.blocks.map(\.frame)
        + axis.tickLines.map(\.bounds)
      {
        left = max(left, plot.minX - box.minX)
        right = max(right, box.maxX - plot.maxX)
        top = max(top, plot.minY - box.minY)
        bottom = max(bottom, box.maxY - plot.maxY)
      }
    }
  }
}

/// Where the panels of a chart with facets lie.
struct FacetFrames {
  let grid: FacetGrid
  let free: Axis.Set
  let style: ChartStyle
  private(set) var titles: [TextLayout]
  private static let gap: CGFloat = 12
  /// How far titles reach beyond their plots.
  private static let overhang: CGFloat = 3
  /// How far labels reach beyond the ends of a plot, so that they stay clear of the next one's.
  var reach: CGFloat? {
    grid.columns > 1 ? max(0, Self.gap / 2 - style.textSize * 0.4) : nil
  }

  init(_ grid: FacetGrid, _ free: Axis.Set, _ style: ChartStyle) {
    self.grid = grid
    self.free = free
    self.style = style
    titles = grid.keys.map { Self.title($0, size: style.textSize, style) }
  }

  /// The height of the titles of a row.
  private func titleHeight(_ row: Int) -> CGFloat {
    let row = row * grid.columns..<min((row + 1) * grid.columns, titles.count)
    return (titles[row].map(\.size.height).max() ?? 0) + 4
  }

  private static func title(
    _ key: FacetKey?, size: CGFloat, width: CGFloat? = nil, lines: Int = 1, _ style: ChartStyle
  ) -> TextLayout {
    let names = [key?.row, key?.column].compactMap { $0.map(\.described) }
    return style.labelText(
      names.joined(separator: " · "), size: size, weight: .bold, width: width, lines: lines)
  }

  /// Sets the names in one size for all panels: the smaller one where a name is too wide, and in two
  /// lines where that is not enough and leaves the panels more height than the names.
  mutating func fitTitles(to plotWidth: CGFloat, height: CGFloat) {
    let width = plotWidth + Self.overhang
    for size in [style.textSize, style.smallTextSize] {
      titles = grid.keys.map { Self.title($0, size: size, style) }
      if titles.allSatisfy({ $0.size.width <= width }) { return }
    }
    let line = titles.map(\.size.height).max() ?? 0
    let isHigh = height / CGFloat(max(grid.rows, 1)) > line * 5
    titles = zip(grid.keys, titles).map { key, title in
      guard title.size.width > width else { return title }
      // Words are not broken: a name with a longer one is cut.
      let words = title.string.split(separator: " ").map {
        style.labelText(String($0), size: style.smallTextSize, weight: .bold).size.width
      }
      let lines = isHigh && words.allSatisfy({ $0 <= width }) ? 2 : 1
      return Self.title(key, size: style.smallTextSize, width: width, lines: lines, style)
    }
  }

  /// The axis of a panel with the names that panels share once: the title of values above the first
  /// panel, that of the other axis below the last, the years or months of dates below the first of the
  /// last row.
  func named(_ axis: AxisLayout, _ index: Int) -> AxisLayout {
    var axis = axis
    let isNamed =
      switch axis.edge {
      case .leading: index == 0
      case .trailing, .top: index == min(grid.columns, grid.keys.count) - 1
      case .bottom: index == grid.keys.count - 1
      }
    if !isNamed { axis.title = nil }
    if axis.edge != .bottom { axis.title?.frame.origin.y -= titleHeight(0) }
    let first = axis.edge == .top ? 0 : (grid.rows - 1) * grid.columns
    if index != first, !free.contains(.horizontal) { axis.contextLabels = [] }
    return axis
  }

  /// The plots, of one size; panels without axes lie close to each other.
  func plots(in frame: CGRect, _ needs: FacetNeeds) -> [CGRect] {
    let (columns, rows) = (CGFloat(grid.columns), CGFloat(grid.rows))
    let gapX = Self.gap + (free.contains(.vertical) ? needs.left + needs.right : 0)
    // Many rows lie closer.
    let gapY = (grid.rows > 3 ? 10 : 16) + (free.contains(.horizontal) ? needs.bottom : 0)
    let heights = (0..<grid.rows).map(titleHeight)
    // What stands above the first row stands above its titles.
    let lead = max(needs.top, heights.first ?? 0) - (heights.first ?? 0)
    let width = (frame.width - needs.left - needs.right - gapX * (columns - 1)) / columns
    let height =
      (frame.height - lead - heights.reduce(0, +) - needs.bottom - gapY * (rows - 1)) / rows
    var tops: [CGFloat] = []
    var top = frame.minY + lead
    for title in heights {
      tops.append(top + title)
      top += title + height + gapY
    }
    return grid.keys.indices.map { index in
      let (row, place) = (index / grid.columns, index % grid.columns)
      let column = style.isRightToLeft ? grid.columns - 1 - place : place
      return CGRect(
        x: frame.minX + needs.left + CGFloat(column) * (width + gapX), y: tops[row],
        width: max(width, 1), height: max(height, 1))
    }
  }

  /// Whether a panel shows the labels of an axis: at the rim, or where the scale is its own.
  func shows(_ axis: AxisLayout, _ index: Int) -> Bool {
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
    guard text.size.width > 0 else { return nil }
    let isMirrored = style.isRightToLeft
    // In the last column a title has no room beyond its plot.
    let isLast = index % grid.columns == grid.columns - 1
    let over = isLast ? max(0, text.size.width - plot.width) : 0
    return ChartLabel(
      text, at: CGPoint(x: isMirrored ? plot.maxX + over : plot.minX - over, y: plot.minY - 4),
      anchor: CGPoint(x: isMirrored ? 1 : 0, y: 1))
  }
}

extension CGRect {
  /// Whether the rectangle lies in a chart of a size, but for half a point.
  fileprivate func lies(in size: CGSize) -> Bool {
    minX >= -0.5 && minY >= -0.5 && maxX <= size.width + 0.5 && maxY <= size.height + 0.5
  }
}

extension AxisLayout {
  /// The axis without the labels that the edge of a very small chart would cut.
  func within(_ size: CGSize) -> AxisLayout {
    var axis = self
    let count = labels.count
    axis.labels.removeAll { !$0.bounds.lies(in: size) }
    axis.contextLabels.removeAll { !$0.bounds.lies(in: size) }
    axis.hiddenLabels += count - axis.labels.count
    if let title, !title.bounds.lies(in: size) { axis.title = nil }
    return axis
  }

  /// The axis with its grid and base line alone.
  var withoutLabels: AxisLayout {
    var axis = self
    axis.labels = []
    axis.contextLabels = []
    axis.tickLines = []
    axis.title = nil
    axis.blocks = []
    axis.diagnostics = []
    return axis
  }
}
