import EaselCanvas
import Foundation

/// Names and colours of series, set in rows.
public struct Legend: Hashable, Sendable {
  /// A name with its colour.
  public struct Entry: Hashable, Sendable {
    /// The name.
    public var title: String
    /// The paint of its swatch.
    public var paint: Paint

    /// Makes an entry.
    public init(_ title: String, paint: Paint) {
      self.title = title
      self.paint = paint
    }
  }

  /// A swatch and a text with their places, relative to the legend's top left.
  public struct Item: Hashable, Sendable {
    /// Index of the entry.
    public var index: Int
    /// The swatch.
    public var swatch: CGRect
    /// The paint of the swatch.
    public var paint: Paint
    /// The text.
    public var label: ChartLabel
  }

  /// The items, row by row.
  public private(set) var items: [Item] = []
  /// Width and height.
  public private(set) var size = CGSize.zero
  /// Entries for which there was no room.
  public private(set) var omitted: [Int] = []
  /// What the legend says of entries that are left out.
  private(set) var remarks: [ChartLabel] = []

  /// Sets entries into rows of a width; entries beyond the height are left out and listed.
  ///
  /// A name that is wider than the width loses its middle, since its end may tell it from others, or
  /// hold a share. Entries that need several rows stand in columns, as many as the width holds, filled row by
  /// row and as evenly as can be.
  public init(
    _ entries: [Entry], width: CGFloat, height: CGFloat = .infinity, fontSize: CGFloat,
    color: Color = ChartPalette.secondaryText
  ) {
    let swatch = fontSize * 0.75
    let inner = fontSize * 0.45
    let room = width - swatch - inner
    guard room > fontSize else {
      omitted = Array(entries.indices)
      return
    }
    let texts = entries.map { entry in
      let text = ChartLabel.text(entry.title, size: fontSize, color: color, lines: 1)
      return text.size.width <= room
        ? text
        : ChartLabel.text(
          entry.title, size: fontSize, color: color, width: room, lines: 1,
          cut: .byTruncatingMiddle)
    }
    let columns = Self.columns(
      texts.map { swatch + inner + $0.size.width }, gap: fontSize * 1.3, width: width)
    let row = max(texts.map(\.size.height).max() ?? 0, swatch)
    for (index, text) in texts.enumerated() {
      let left = columns[index % columns.count]
      let top = CGFloat(index / columns.count) * row * 1.25
      guard top + row <= height else {
        omitted.append(index)
        continue
      }
      let label = ChartLabel(
        text, at: CGPoint(x: left + swatch + inner, y: top + row / 2),
        anchor: CGPoint(x: 0, y: 0.5))
      items.append(
        Item(
          index: index,
          swatch: CGRect(x: left, y: top + (row - swatch) / 2, width: swatch, height: swatch),
          paint: entries[index].paint, label: label))
      size = CGSize(width: max(size.width, label.frame.maxX), height: top + row)
    }
  }

  /// The left edges of as many columns as a width holds, each as wide as its widest entry.
  private static func columns(_ widths: [CGFloat], gap: CGFloat, width: CGFloat) -> [CGFloat] {
    func edges(_ count: Int) -> (lefts: [CGFloat], right: CGFloat) {
      var widest = [CGFloat](repeating: 0, count: count)
      for (index, width) in widths.enumerated() {
        widest[index % count] = max(widest[index % count], width)
      }
      var lefts: [CGFloat] = []
      var cursor: CGFloat = 0
      for width in widest {
        lefts.append(cursor)
        cursor += width + gap
      }
      return (lefts, cursor - gap)
    }
    guard let narrowest = widths.min(), narrowest + gap > 0 else { return [0] }
    // A bound that spares long lists most of the search.
    let most = min((width + gap) / (narrowest + gap), CGFloat(widths.count))
    let count = stride(from: Int(most), to: 1, by: -1).first { edges($0).right <= width } ?? 1
    // The last row is not left with one entry where the rows can share them.
    let rows = (widths.count + count - 1) / count
    let even = (widths.count + rows - 1) / rows
    return edges(edges(even).right <= width ? even : count).lefts
  }

  /// Takes over a legend that the engine laid out.
  ///
  /// - Parameter entries: What its entries are, in order.
  init(_ layout: LegendLayout, of entries: [Entry]) {
    let (dx, dy) = (-layout.frame.minX, -layout.frame.minY)
    func moved(_ label: ChartLabel) -> ChartLabel {
      var label = label
      label.frame = label.frame.offsetBy(dx: dx, dy: dy)
      return label
    }
    for (index, key) in layout.keys.enumerated() where index < entries.count {
      let swatch = key.figures.first?.bounds ?? .zero
      items.append(
        Item(
          index: index, swatch: swatch.offsetBy(dx: dx, dy: dy), paint: entries[index].paint,
          label: moved(key.label)))
    }
    remarks = layout.remarks.map(moved)
    size = layout.frame.size
    omitted = Array(items.count..<max(entries.count, items.count))
  }

  /// Sets each entry into a row of its own; entries beyond the height are left out and listed.
  public init(
    rows entries: [Entry], width: CGFloat, height: CGFloat, fontSize: CGFloat,
    color: Color = ChartPalette.secondaryText
  ) {
    self.init([], width: width, fontSize: fontSize)
    for index in entries.indices {
      let row = Legend([entries[index]], width: width, fontSize: fontSize, color: color)
      let top = items.isEmpty ? 0 : size.height + fontSize * 0.35
      guard row.omitted.isEmpty, top + row.size.height <= height, var item = row.items.first else {
        omitted.append(index)
        continue
      }
      item.index = index
      item.swatch.origin.y += top
      item.label.frame.origin.y += top
      items.append(item)
      size = CGSize(
        width: max(size.width, row.size.width), height: top + row.size.height)
    }
  }

  /// Draws the legend with its top left at a point.
  public func draw(on canvas: any Canvas, at origin: CGPoint) {
    canvas.withSavedState {
      canvas.translate(x: origin.x, y: origin.y)
      for item in items {
        let path = Path(roundedRect: item.swatch, cornerRadius: item.swatch.height * 0.22)
        canvas.fill(path, with: item.paint)
        item.label.draw(on: canvas)
      }
      for label in remarks { label.draw(on: canvas) }
    }
  }

  /// What a reader should know of entries that were left out or cut.
  var diagnostics: [Diagnostic] {
    let cut = items.count { $0.label.text.isTruncated }
    return [
      (omitted.count, "legend entries have no room and are left out"),
      (cut, "legend entries are cut"),
    ].filter { $0.0 > 0 }.map { count, what in
      Diagnostic(
        .warning, .labelAdjusted, "\(count) \(what)", operation: "legend", value: "\(count)")
    }
  }
}
