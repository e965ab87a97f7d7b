import EaselBlocks
import EaselCanvas
import Foundation

/// The arrangement of a legend's entries in columns, filled row by row, from left to right.
///
/// The origin is (0, 0). Names are never truncated: they wrap into two lines, then the legend takes
/// more rows, then the last entries are left out and counted.
struct LegendArrangement {
  /// An entry with its frames.
  struct Item {
    var index: Int
    var sample: CGRect
    package var text: TextLayout
    var textFrame: CGRect
  }

  private(set) var items: [Item] = []
  /// The note about entries that are left out.
  private(set) var footnote: (text: TextLayout, frame: CGRect)?
  package private(set) var size = CGSize.zero
  private(set) var columnCount = 0
  /// The indices of the entries that have no room.
  private(set) var omitted: [Int] = []

  private let style: ChartStyle
  private let samples: [CGSize]
  private let names: [String]
  private let limits: CGSize
  /// The number of entries left out by a limit, which are counted with those that have no room.
  private let beyond: Int
  /// The color of names; `nil` for the color of the theme.
  private let color: Color?
  /// Whether the legend states the number of left-out entries.
  private let saysOmitted: Bool

  /// Arranges entries.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - samples: The sizes of the samples before the names.
  ///   - limits: The maximum width and height.
  ///   - isList: Whether each entry has its own row.
  ///   - beyond: The number of further entries that count as left out.
  ///   - color: The color of names; `nil` for the text color.
  ///   - saysOmitted: Whether the legend states the number of left-out entries.
  init(
    _ names: [String], samples: [CGSize], in limits: CGSize, _ style: ChartStyle,
    isList: Bool = false, beyond: Int = 0, color: Color? = nil, saysOmitted: Bool = true
  ) {
    self.style = style
    self.names = names
    self.samples = samples
    self.limits = limits
    self.beyond = beyond
    self.color = color ?? (style.usesSystemColors ? style.guideInk : nil)
    self.saysOmitted = saysOmitted
    guard !names.isEmpty, names.count == samples.count else { return }
    guard let grid = bestGrid(isList: isList) else {
      omitted = Array(names.indices)
      return
    }
    columnCount = grid.lefts.count
    fill(grid)
  }

  /// The distance between a sample and its name.
  private var inner: CGFloat { style.textSize * 0.5 }
  /// The distance between columns.
  private var gap: CGFloat { style.textSize * 1.4 }
  private var rowGap: CGFloat { 3 }
  private var widestSample: CGFloat { samples.map(\.width).max() ?? 0 }

  /// Columns with their texts.
  private struct Grid {
    var lefts: [CGFloat]
    var texts: [TextLayout]
    var rows: [CGFloat]
    var height: CGFloat
  }

  private func grid(_ texts: [TextLayout], _ lefts: [CGFloat]) -> Grid {
    var rows: [CGFloat] = []
    for start in stride(from: 0, to: texts.count, by: lefts.count) {
      let row = start..<min(start + lefts.count, texts.count)
      let over = row.map { self.over($0, texts[$0]) }.max() ?? 0
      rows.append(
        row.map { max(over + texts[$0].size.height, over * 2 + line(texts[$0])) }.max() ?? 0)
    }
    let height = rows.reduce(0, +) + rowGap * CGFloat(max(rows.count - 1, 0))
    return Grid(lefts: lefts, texts: texts, rows: rows, height: height)
  }

  /// Returns the height of the first line, on which the sample is vertically centered.
  private func line(_ text: TextLayout) -> CGFloat {
    text.lines.first?.frame.height ?? text.size.height
  }

  /// Returns the distance by which a sample extends above the first line.
  private func over(_ index: Int, _ text: TextLayout) -> CGFloat {
    max(0, samples[index].height - line(text)) / 2
  }

  // MARK: Columns

  private func bestGrid(isList: Bool) -> Grid? {
    let whole = names.map { style.leadingText($0, color: color) }
    let widths = whole.enumerated().map { samples[$0].width + inner + $1.size.width }
    if let lefts = columns(widths, isList: isList) {
      let natural = grid(whole, lefts)
      if isList || natural.rows.count == 1 || natural.height <= limits.height / 2 {
        return natural
      }
      let wrapped = wrappedGrids(isList: isList).min { $0.height < $1.height }
      return wrapped.map { $0.height < natural.height ? $0 : natural } ?? natural
    }
    if let best = wrappedGrids(isList: isList).min(by: { $0.height < $1.height }) { return best }
    // Long words break, and names take as many lines as they need.
    let space = limits.width - widestSample - inner
    guard space >= style.textSize else { return nil }
    let texts = names.map { style.leadingText($0, color: color, width: space) }
    guard texts.allSatisfy({ $0.size.width <= space + 0.01 }) else { return nil }
    return grid(texts, [0])
  }

  /// Returns the left edges of as many columns as the width allows, each as wide as its widest
  /// entry.
  private func columns(_ widths: [CGFloat], isList: Bool) -> [CGFloat]? {
    func edges(_ count: Int) -> (lefts: [CGFloat], right: CGFloat) {
      var widest = [CGFloat](repeating: 0, count: count)
      // With more than one row, names start after the widest sample of their column.
      var sample = [CGFloat](repeating: 0, count: count)
      for index in widths.indices where widths.count > count {
        sample[index % count] = max(sample[index % count], samples[index].width)
      }
      for (index, width) in widths.enumerated() {
        let added = max(sample[index % count] - samples[index].width, 0)
        widest[index % count] = max(widest[index % count], width + added)
      }
      var lefts: [CGFloat] = []
      var cursor: CGFloat = 0
      for width in widest {
        lefts.append(cursor)
        cursor += width + gap
      }
      return (lefts, cursor - gap)
    }
    guard let widest = widths.max(), widest <= limits.width else { return nil }
    if isList { return [0] }
    let narrowest = max(widths.min() ?? 0, 1)
    let most = Int(min((limits.width + gap) / (narrowest + gap), CGFloat(widths.count)))
    let count =
      stride(from: max(most, 1), to: 1, by: -1).first { edges($0).right <= limits.width } ?? 1
    // The last row does not have a single entry if the rows can be made even.
    let rows = (widths.count + count - 1) / count
    let even = (widths.count + rows - 1) / rows
    return edges(even).right <= limits.width ? edges(even).lefts : edges(count).lefts
  }

  /// Returns grids of equal columns in which names take at most two lines.
  private func wrappedGrids(isList: Bool) -> [Grid] {
    var grids: [Grid] = []
    for count in isList ? 1...1 : 1...min(names.count, 6) {
      let width = (limits.width - gap * CGFloat(count - 1)) / CGFloat(count)
      let space = width - widestSample - inner
      guard space >= style.textSize * 2 else { break }
      var texts: [TextLayout] = []
      for name in names {
        let text = style.leadingText(name, color: color, width: space)
        guard text.lines.count <= 2, text.size.width <= space + 0.01, !text.breaksWords else {
          break
        }
        texts.append(text)
      }
      guard texts.count == names.count else { break }
      grids.append(grid(texts, (0..<count).map { CGFloat($0) * (width + gap) }))
    }
    return grids
  }

  // MARK: Rows

  private mutating func fill(_ grid: Grid) {
    var tops: [CGFloat] = []
    var top: CGFloat = 0
    for row in grid.rows {
      tops.append(top)
      top += row + rowGap
    }
    let columns = grid.lefts.count
    let fits = grid.rows.indices.prefix { tops[$0] + grid.rows[$0] <= limits.height + 0.01 }.count
    var count = min(names.count, fits * columns)
    if count < names.count || beyond > 0 {
      // The note about left-out entries takes the cell after the last entry.
      while saysOmitted, count >= 0 {
        let rest = names.count - count + beyond
        if let cell = footnote(rest, at: count, grid, tops) {
          footnote = cell
          break
        }
        count -= 1
      }
      count = max(count, 0)
      omitted = Array(count..<names.count)
    }
    for index in 0..<count {
      place(index, grid, CGPoint(x: grid.lefts[index % columns], y: tops[index / columns]))
    }
    let frames = items.flatMap { [$0.sample, $0.textFrame] } + (footnote.map { [$0.frame] } ?? [])
    size = CGSize(
      width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  private func footnote(
    _ rest: Int, at index: Int, _ grid: Grid, _ tops: [CGFloat]
  ) -> (text: TextLayout, frame: CGRect)? {
    let label = index == 0 ? "\(rest) names not shown" : "and \(rest) more"
    let text = style.leadingText(label, color: style.secondaryInk)
    let columns = grid.lefts.count
    let (row, column) = (index / columns, index % columns)
    let top =
      row < tops.count ? tops[row] : (tops.last ?? 0) + (grid.rows.last ?? 0) + rowGap
    let frame = CGRect(
      x: grid.lefts[column], y: top, width: text.size.width, height: text.size.height)
    // The note's row is as high as entries only if it contains some of them.
    guard frame.maxX <= limits.width + 0.01, frame.maxY <= limits.height + 0.01 else {
      return nil
    }
    return (text, frame)
  }

  private mutating func place(_ index: Int, _ grid: Grid, _ origin: CGPoint) {
    let (text, sample) = (grid.texts[index], samples[index])
    let line = line(text)
    // The samples of a column are centered on each other, so that names start at one edge.
    let column = index % grid.lefts.count
    let width =
      stride(from: column, to: names.count, by: grid.lefts.count).map { samples[$0].width }.max()
      ?? sample.width
    let isColumn = grid.rows.count > 1
    let space = isColumn ? width : sample.width
    // The names of a row share a line, regardless of the sizes of their samples.
    let first = index - column
    let row = first..<min(first + grid.lefts.count, names.count)
    let over = row.map { self.over($0, grid.texts[$0]) }.max() ?? 0
    items.append(
      Item(
        index: index,
        sample: CGRect(
          x: origin.x + (space - sample.width) / 2,
          y: origin.y + over + line / 2 - sample.height / 2, width: sample.width,
          height: sample.height),
        text: text,
        textFrame: CGRect(
          x: origin.x + space + inner, y: origin.y + over, width: text.size.width,
          height: text.size.height)))
  }
}
