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

  /// Sets entries into rows of a width; entries beyond the height are left out and listed.
  public init(
    _ entries: [Entry], width: CGFloat, height: CGFloat = .infinity, fontSize: CGFloat,
    color: Color = .secondaryLabel
  ) {
    let swatch = fontSize * 0.75
    let inner = fontSize * 0.45
    let gap = fontSize * 1.3
    var cursor = CGPoint.zero
    var row: CGFloat = 0
    for (index, entry) in entries.enumerated() {
      let room = width - swatch - inner
      guard room > fontSize else {
        omitted.append(index)
        continue
      }
      var text = ChartLabel.text(entry.title, size: fontSize, color: color, lines: 1)
      if text.size.width > room {
        text = ChartLabel.text(entry.title, size: fontSize, color: color, width: room, lines: 1)
      }
      let needed = swatch + inner + text.size.width
      if cursor.x > 0, cursor.x + needed > width {
        cursor = CGPoint(x: 0, y: cursor.y + row * 1.25)
      }
      row = max(text.size.height, swatch)
      guard cursor.y + row <= height else {
        omitted.append(index)
        continue
      }
      let label = ChartLabel(
        text, at: CGPoint(x: cursor.x + swatch + inner, y: cursor.y + row / 2),
        anchor: CGPoint(x: 0, y: 0.5))
      items.append(
        Item(
          index: index,
          swatch: CGRect(
            x: cursor.x, y: cursor.y + (row - swatch) / 2, width: swatch, height: swatch),
          paint: entry.paint, label: label))
      size = CGSize(
        width: max(size.width, cursor.x + needed), height: max(size.height, cursor.y + row))
      cursor.x += needed + gap
    }
  }

  /// Sets each entry into a row of its own; entries beyond the height are left out and listed.
  public init(
    rows entries: [Entry], width: CGFloat, height: CGFloat, fontSize: CGFloat,
    color: Color = .secondaryLabel
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
    }
  }

  /// What a reader should know of entries that were left out.
  var diagnostics: [Diagnostic] {
    guard !omitted.isEmpty else { return [] }
    return [
      Diagnostic(
        .warning, .labelAdjusted, "\(omitted.count) legend entries have no room and are left out",
        operation: "legend", value: "\(omitted.count)")
    ]
  }
}
