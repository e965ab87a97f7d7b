import EaselBlocks
import EaselCanvas
import Foundation

/// The arrangement of all legends of a chart: side by side if there is room, otherwise in one
/// column.
struct LegendGroup {
  private(set) var boxes: [LegendBox] = []
  package private(set) var size = CGSize.zero
  private(set) var diagnostics: [Diagnostic] = []
  private var origins: [CGPoint] = []
  private let isRightToLeft: Bool

  /// Arranges legends.
  ///
  /// - Parameters:
  ///   - limits: The maximum size of all legends together.
  ///   - isList: Whether each entry has its own row.
  init(
    _ contents: [LegendContent], in limits: CGSize, _ style: ChartStyle, _ blocks: ChartBlocks,
    isList: Bool
  ) {
    let titled = LegendGroup(contents, in: limits, style, blocks, isList, hasTitles: true)
    guard contents.count > 1 else {
      self = LegendGroup(contents, in: limits, style, blocks, isList, hasTitles: false)
      return
    }
    // Entries are more useful than the titles above them.
    let omitted = titled.omittedCount
    let plain =
      omitted == 0
      ? titled : LegendGroup(contents, in: limits, style, blocks, isList, hasTitles: false)
    self = plain.omittedCount < omitted ? plain : titled
  }

  /// The number of entries that have no room.
  private var omittedCount: Int { boxes.reduce(0) { $0 + $1.omitted.count } }

  private init(
    _ contents: [LegendContent], in limits: CGSize, _ style: ChartStyle, _ blocks: ChartBlocks,
    _ isList: Bool, hasTitles: Bool
  ) {
    isRightToLeft = style.isRightToLeft
    func box(_ content: LegendContent, _ limits: CGSize) -> LegendBox {
      LegendBox(content, in: limits, style, blocks, isList: isList, hasTitle: hasTitles)
    }
    var all = contents.map { box($0, limits) }
    let gap = style.textSize * 2
    let width = all.map(\.size.width).reduce(0, +) + gap * CGFloat(max(all.count - 1, 0))
    let isRow = !isList && width <= limits.width && all.allSatisfy { $0.omitted.isEmpty }
    if isRow {
      var left: CGFloat = 0
      for box in all {
        origins.append(CGPoint(x: left, y: 0))
        left += box.size.width + gap
      }
    } else {
      var top: CGFloat = 0
      for index in all.indices {
        let rest = CGSize(width: limits.width, height: limits.height - top)
        if top > 0 { all[index] = box(contents[index], rest) }
        origins.append(CGPoint(x: 0, y: top))
        if !all[index].isEmpty { top += all[index].size.height + style.textSize * 0.8 }
      }
    }
    boxes = all
    diagnostics = all.flatMap(\.diagnostics)
    for (box, origin) in zip(all, origins) where !box.isEmpty {
      size.width = max(size.width, origin.x + box.size.width)
      size.height = max(size.height, origin.y + box.size.height)
    }
  }

  /// Returns the legends in a rectangle of the group's size.
  func layouts(in rect: CGRect) -> [LegendLayout] {
    zip(boxes, origins).filter { !$0.0.isEmpty }.map { box, origin in
      let frame = CGRect(
        x: rect.minX + origin.x, y: rect.minY + origin.y, width: box.size.width,
        height: box.size.height)
      return box.layout(at: isRightToLeft ? frame.mirrored(in: rect).origin : frame.origin)
    }
  }
}
