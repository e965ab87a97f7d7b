import EaselBlocks
import EaselCanvas
import Foundation

/// A legend arranged in the available room, before its position is known.
struct LegendBox {
  package let content: LegendContent
  package private(set) var size = CGSize.zero
  /// The names that have no room.
  private(set) var omitted: [String] = []

  private let style: ChartStyle
  private var entries: [LegendEntry]
  private var title: TextLayout?
  private var arrangement: LegendArrangement?
  private var rampSize = CGSize.zero
  /// Samples that are blocks.
  private var fragments: [Int: Fragment] = [:]

  /// The distance between the title and the entries, in points.
  private static let titleGap: CGFloat = 3

  /// Arranges a legend.
  ///
  /// - Parameters:
  ///   - limits: The maximum width and height.
  ///   - isList: Whether each entry has its own row.
  ///   - hasTitle: Whether the name of the field is above the entries.
  init(
    _ content: LegendContent, in limits: CGSize, _ style: ChartStyle, _ blocks: ChartBlocks,
    isList: Bool, hasTitle: Bool
  ) {
    self.content = content
    self.style = style
    entries = content.entries
    guard limits.width > 0, limits.height > 0 else {
      omitted = content.entries.map(\.name)
      return
    }
    var space = limits
    if hasTitle || content.needsTitle, !content.title.isEmpty {
      let text = style.leadingText(
        content.title, color: style.guideTitleInk, width: limits.width)
      if text.size.width <= limits.width, text.size.height <= limits.height / 2 {
        title = text
        space.height -= text.size.height + Self.titleGap
      }
    }
    if let ramp = content.ramp {
      rampSize = ramp.size(width: limits.width, style)
      if rampSize.height > space.height || rampSize.width < style.textSize * 4 {
        omitted = [content.title]
        (title, rampSize) = (nil, .zero)
      }
    } else {
      arrange(in: space, blocks, isList: isList)
    }
    measure()
  }

  private mutating func arrange(in space: CGSize, _ blocks: ChartBlocks, isList: Bool) {
    if content.isStack, isList { entries.reverse() }
    for (index, entry) in entries.enumerated() {
      guard case .block(let block)? = entry.sample.symbol, entry.sample.form == .symbol else {
        continue
      }
      fragments[index] = blocks.place(block)
    }
    func arranged(isList: Bool = isList) -> LegendArrangement {
      LegendArrangement(
        entries.map(\.name), samples: entries.indices.map(sampleSize), in: space, style,
        isList: isList, beyond: content.beyond.count)
    }
    var result = arranged()
    // Columns may have room for names that do not fit into a list.
    if isList, !result.omitted.isEmpty {
      let columns = arranged(isList: false)
      if columns.omitted.count < result.omitted.count { result = columns }
    }
    // In one column the layers of a stack are listed from the top.
    if content.isStack, !isList, result.columnCount == 1, entries.count > 1 {
      entries.reverse()
      result = arranged()
    }
    arrangement = result
    omitted = result.omitted.map { entries[$0].name } + content.beyond
    if result.items.isEmpty, result.footnote == nil { title = nil }
  }

  private func sampleSize(_ index: Int) -> CGSize {
    fragments[index]?.size ?? entries[index].sample.size(style)
  }

  private mutating func measure() {
    let body = arrangement?.size ?? rampSize
    guard body.height > 0 else { return }
    size = body
    if let title {
      size.width = max(size.width, title.size.width)
      size.height += title.size.height + Self.titleGap
    }
  }

  /// Whether no part of the legend has room.
  var isEmpty: Bool { size.height <= 0 }

  /// Returns the legend with its top left corner at a point.
  package func layout(at origin: CGPoint) -> LegendLayout {
    let frame = CGRect(origin: origin, size: size)
    var layout = LegendLayout(frame: frame)
    func placed(_ rect: CGRect) -> CGRect {
      let rect = rect.offsetBy(dx: frame.minX, dy: frame.minY)
      return style.isRightToLeft ? rect.mirrored(in: frame) : rect
    }
    var top: CGFloat = 0
    if let title {
      layout.title = ChartLabel(title, frame: placed(CGRect(origin: .zero, size: title.size)))
      top = title.size.height + Self.titleGap
    }
    if let ramp = content.ramp, rampSize.height > 0 {
      let rect = CGRect(x: 0, y: top, width: rampSize.width, height: rampSize.height)
      ramp.add(to: &layout, in: placed(rect), style)
    }
    guard let arrangement else { return layout }
    for item in arrangement.items {
      let sample = placed(item.sample.offsetBy(dx: 0, dy: top))
      let label = ChartLabel(item.text, frame: placed(item.textFrame.offsetBy(dx: 0, dy: top)))
      var key = LegendLayout.Key(figures: [], label: label)
      if let fragment = fragments[item.index] {
        key.block = PlacedBlock(fragment, at: sample.origin)
      } else {
        key.figures = entries[item.index].sample.figures(in: sample, style)
      }
      layout.keys.append(key)
    }
    if let footnote = arrangement.footnote {
      layout.notes.append(
        ChartLabel(footnote.text, frame: placed(footnote.frame.offsetBy(dx: 0, dy: top))))
    }
    layout.omittedEntryCount = omitted.count
    return layout
  }

  /// The diagnostics about names that are not shown.
  var diagnostics: [Diagnostic] {
    guard !omitted.isEmpty else { return [] }
    let names = omitted.listed()
    let all = content.entries.count + content.beyond.count
    let message =
      content.ramp != nil
      ? "the legend of \(names) has no room and is left out"
      : "\(omitted.count) of \(all) entries of the legend have no room and are left out: \(names)"
    return [
      Diagnostic(.warning, .labelAdjusted, message, operation: "legend", value: names)
    ]
  }
}
