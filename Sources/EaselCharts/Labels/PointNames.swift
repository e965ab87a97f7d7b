import EaselCanvas
import Foundation

/// Names of points, placed one after the other where the plot is free.
///
/// The points are tried by priority, and the space is tested with an occupancy bitmap
/// (Kittivorawong et al., “Fast and Flexible Overlap Detection for Chart Labeling with Occupancy
/// Bitmap”, 2020). The eight sides of a point are those of Imhof, “Positioning Names on Maps”, 1975,
/// with the side in the direction of reading first. A name without space there is connected to its
/// point by a line of increasing length.
struct PointNames {
  /// A point with its name.
  struct Item {
    var name: PointName
    /// The mark, by its order of declaration.
    var mark: Int
    /// The bounds of the symbol; of size zero for a point of a line.
    var symbol: CGRect
    var fill: Paint?
    var opacity: Double
    /// Whether other symbols are in front of or behind this one.
    var isShared: Bool

    var center: CGPoint { CGPoint(x: symbol.midX, y: symbol.midY) }
    var radius: CGFloat { max(symbol.width, symbol.height) / 2 }
    /// The radius in hundredths of a point, which is equal for symbols that differ by rounding.
    var size: CGFloat { (radius * 100).rounded() }
  }

  private(set) var labels: [ChartLabel] = []
  private(set) var leaders: [ChartLine] = []
  /// The points whose names have no space, the most important one first.
  private(set) var hidden: [Item] = []

  /// Everything that is drawn, which names do not cover.
  private var taken: OccupancyBitmap
  /// Texts and the lines to names, which such lines do not cross.
  private var texts: OccupancyBitmap
  /// Symbols, bars, texts and the lines to names, through which such lines would be misread.
  private var marksAndTexts: OccupancyBitmap
  /// Texts alone: the lines to the most important names may cross other such lines.
  private var textsAlone: OccupancyBitmap
  /// Whether a name may be as near to another symbol as to its own, by which it can be misread.
  private var isClose = false
  /// The rectangle that names stay in.
  private let area: CGRect
  private let style: ChartStyle

  /// The distance between a symbol and its name, in points.
  private static let gap: CGFloat = 3
  /// The lengths of the lines between symbols and names, in points.
  private static let reaches: [CGFloat] = [9, 15, 22, 30, 40, 52]
  /// The lengths for the most important names, which would otherwise be missed in a dense plot.
  private static let longReaches = Array(stride(from: CGFloat(9), through: 273, by: 6))
  /// The maximum number of the most important names; if all are equal, there are none.
  private static let importantCount = 24
  /// The number of directions of these lines, and of those to the most important names.
  private static let directions = (24, 48)
  /// The number of names from which the space is tested before a name is laid out.
  private static let manyNames = 300

  /// Creates the placement beside obstacles in an area.
  init(_ obstacles: LabelObstacles, in area: CGRect, _ style: ChartStyle) {
    taken = obstacles.texts.union(obstacles.marks).union(obstacles.strokes)
    texts = obstacles.texts
    marksAndTexts = texts.union(obstacles.marks)
    textsAlone = texts
    self.area = area
    self.style = style
  }

  /// Places names in the order of their priority, the size of their symbols, and their declaration.
  ///
  /// - Parameters:
  ///   - items: The points.
  ///   - layOut: Returns the text of a name in a color.
  mutating func place(_ items: [Item], _ layOut: (PointName, Color) -> TextLayout) {
    let ordered = items.filter { !$0.name.string.isEmpty }.sorted { a, b in
      if a.name.priority != b.name.priority { return a.name.priority > b.name.priority }
      return a.size != b.size ? a.size > b.size : a.mark < b.mark
    }
    let isTested = ordered.count > Self.manyNames
    let last = ordered.last.map(Rank.init)
    let important = ordered.prefix(Self.importantCount).prefix { Rank($0) != last }
    placeImportant(Array(important), isTested: isTested, layOut)
    place(ordered.dropFirst(important.count), isImportant: false, isTested: isTested, layOut)
  }

  /// The priority and the size of a name; names for which both are equal are equally important.
  private struct Rank: Equatable {
    let priority: Double
    let size: CGFloat

    init(_ item: Item) { (priority, size) = (item.name.priority, item.size) }
  }

  /// The maximum number of orders in which the most important names are placed, apart and closely.
  private static let maximumOrders = 8

  /// Places the most important names, again with those first that have had no space.
  ///
  /// A new order is kept if the first name that it leaves out is less important, or if it leaves out
  /// fewer names. This is the search of Joslin and Clements, “Squeaky Wheel Optimization”, 1999.
  private mutating func placeImportant(
    _ items: [Item], isTested: Bool, _ layOut: (PointName, Color) -> TextLayout
  ) {
    guard !items.isEmpty else { return }
    let start = self
    var order = items
    for number in 0..<2 * Self.maximumOrders {
      var attempt = start
      // The second half of the attempts places all names as closely as possible.
      if number == Self.maximumOrders { order = items }
      attempt.isClose = number >= Self.maximumOrders
      attempt.place(order[...], isImportant: true, isTested: isTested, layOut)
      let missing = attempt.hidden.map(\.mark)
      let ranks = [missing, hidden.map(\.mark)].map { marks in
        items.firstIndex { marks.contains($0.mark) } ?? items.count
      }
      let isBetter =
        ranks[0] > ranks[1] || ranks[0] == ranks[1] && missing.count < hidden.count
      attempt.isClose = false
      if number == 0 || isBetter { self = attempt }
      guard !missing.isEmpty else { return }
      order =
        order.filter { missing.contains($0.mark) } + order.filter { !missing.contains($0.mark) }
    }
  }

  private mutating func place(
    _ ordered: ArraySlice<Item>, isImportant: Bool, isTested: Bool,
    _ layOut: (PointName, Color) -> TextLayout
  ) {
    var first = ordered.startIndex
    while first < ordered.endIndex {
      let rank = Rank(ordered[first])
      let end = ordered[first...].firstIndex { Rank($0) != rank } ?? ordered.endIndex
      // Among equal names, one beside its point is better than one at a line that takes its space.
      var rest: [Item] = []
      for item in ordered[first..<end] where !placeBeside(item, isTested: isTested, layOut) {
        rest.append(item)
      }
      for item in rest
      where !placeAtLine(item, isTested: isTested && !isImportant, isImportant, layOut) {
        hidden.append(item)
      }
      first = end
    }
  }

  /// Places a name inside its symbol or at one of its sides, and returns whether it has space.
  private mutating func placeBeside(
    _ item: Item, isTested: Bool, _ layOut: (PointName, Color) -> TextLayout
  ) -> Bool {
    let isLarge = item.radius > style.textSize
    if isTested, !isLarge, !sides(item, shortSize(item)).contains(where: isFree) { return false }
    let text = layOut(item.name, style.ink)
    if let frame = inside(item, text.size) {
      add(layOut(item.name, style.ink(on: item.fill, opacity: item.opacity)), frame, item)
      return true
    }
    guard let frame = sides(item, text.size).first(where: isFree) else { return false }
    add(text, frame, item)
    return true
  }

  /// Places a name at the end of a line to its point, and returns whether it has space.
  private mutating func placeAtLine(
    _ item: Item, isTested: Bool, _ isImportant: Bool,
    _ layOut: (PointName, Color) -> TextLayout
  ) -> Bool {
    if isTested, atLine(item.symbol, shortSize(item)) == nil { return false }
    let text = layOut(item.name, style.ink)
    let wasClose = isClose
    defer { isClose = wasClose }
    for allowsClose in wasClose ? [true] : [false, true] {
      isClose = allowsClose
      if isClose, let frame = sides(item, text.size).first(where: isFree) {
        add(text, frame, item)
        return true
      }
      guard
        let (frame, leader) = atLine(item.symbol, text.size)
          ?? (isImportant ? atLine(item.symbol, text.size, isImportant: true) : nil)
      else { continue }
      leaders.append(leader)
      taken.add(from: leader.start, to: leader.end, width: 1)
      texts.add(from: leader.start, to: leader.end, width: 1)
      marksAndTexts.add(from: leader.start, to: leader.end, width: 1)
      add(text, frame, item)
      return true
    }
    return false
  }

  /// Returns a size that is smaller than that of the name, for a test before the name is laid out.
  private func shortSize(_ item: Item) -> CGSize {
    let width = CGFloat(min(item.name.string.count, 20)) * style.textSize * 0.25
    return CGSize(width: max(width, 2), height: style.textSize)
  }

  private func isFree(_ frame: CGRect) -> Bool {
    area.encloses(frame) && taken.isFree(frame.insetBy(dx: -1, dy: 0))
      && (isClose || marksAndTexts.isFree(frame.insetBy(dx: 1 - Self.gap, dy: -1)))
  }

  private mutating func add(_ text: TextLayout, _ frame: CGRect, _ item: Item) {
    var label = ChartLabel(text, frame: frame)
    label.mark = item.mark
    labels.append(label)
    taken.add(frame.insetBy(dx: -1, dy: 0))
    texts.add(frame.insetBy(dx: -1, dy: 0))
    marksAndTexts.add(frame.insetBy(dx: -1, dy: 0))
    textsAlone.add(frame)
  }

  // MARK: Positions

  /// Returns the frame inside a symbol that is larger than a name; `nil` otherwise.
  private func inside(_ item: Item, _ size: CGSize) -> CGRect? {
    let diagonal = hypot(size.width, size.height * 0.8)
    guard !item.isShared, item.fill != nil, diagonal < item.radius * 2 - 2 else { return nil }
    let frame = CGRect(
      x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
      height: size.height)
    return area.encloses(frame) && texts.isFree(frame) ? frame : nil
  }

  /// The sides in the order of preference, as steps to the right and downwards.
  private static let sides: [(x: CGFloat, y: CGFloat)] = [
    (1, 0), (-1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (-1, -1), (-1, 1),
  ]

  private func sides(_ item: Item, _ size: CGSize) -> [CGRect] {
    let sign: CGFloat = style.isRightToLeft ? -1 : 1
    return Self.sides.map { side in
      let isCorner = side.x != 0 && side.y != 0
      let reach = (item.radius + Self.gap) * (isCorner ? 0.7071 : 1)
      let x = side.x * sign
      return frame(
        size, at: CGPoint(x: item.center.x + x * reach, y: item.center.y + side.y * reach),
        CGPoint(x: x, y: side.y))
    }
  }

  /// Returns the frame of a size whose side toward a symbol is at a point.
  private func frame(_ size: CGSize, at point: CGPoint, _ direction: CGPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * (1 - direction.x) / 2,
      y: point.y - size.height * (1 - direction.y) / 2, width: size.width, height: size.height)
  }

  /// Returns the nearest free frame that a line can connect to a symbol, and the line; `nil` if
  /// there is none.
  ///
  /// Lines that cross nothing come first, then those that cross lines of the chart, and those that
  /// cross symbols. The lines to the most important names may also cross each other.
  func atLine(
    _ symbol: CGRect, _ size: CGSize, isImportant: Bool = false
  ) -> (frame: CGRect, line: ChartLine)? {
    let center = CGPoint(x: symbol.midX, y: symbol.midY)
    let radius = max(symbol.width, symbol.height) / 2
    var crossing: (CGRect, ChartLine)?
    var (overSymbols, last): ((CGRect, ChartLine)?, (CGRect, ChartLine)?)
    let reaches = isImportant ? Self.longReaches : Self.reaches
    let directions = isImportant ? Self.directions.1 : Self.directions.0
    let sign: CGFloat = style.isRightToLeft ? -1 : 1
    for reach in reaches {
      for turn in 0..<directions {
        // From the direction of reading alternately up and down.
        let step = turn % 2 == 0 ? -turn / 2 : (turn + 1) / 2
        let angle = CGFloat(step) * 2 * .pi / CGFloat(directions)
        let way = CGPoint(x: cos(angle) * sign, y: sin(angle))
        func point(_ distance: CGFloat) -> CGPoint {
          CGPoint(x: center.x + way.x * distance, y: center.y + way.y * distance)
        }
        let frame = frame(size, at: point(radius + reach), way)
        guard isFree(frame) else { continue }
        let line = ChartLine(
          point(radius + 1.5), point(radius + reach - 1.5), .color(style.mutedInk),
          StrokeStyle(lineWidth: style.gridWidth, lineCap: .round))
        if taken.isFree(from: line.start, to: line.end) { return (frame, line) }
        if crossing == nil,
          (isClose ? texts : marksAndTexts).isFree(from: line.start, to: line.end)
        {
          crossing = (frame, line)
        }
        guard crossing == nil else { continue }
        if overSymbols == nil, texts.isFree(from: line.start, to: line.end) {
          overSymbols = (frame, line)
        }
        if isImportant, last == nil, textsAlone.isFree(from: line.start, to: line.end) {
          last = (frame, line)
        }
      }
    }
    return crossing ?? overSymbols ?? last
  }
}
