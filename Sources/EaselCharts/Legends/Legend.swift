import EaselBlocks
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

  /// A swatch and a text with their positions, relative to the legend's top left.
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
  /// Names are never cut: one that is wider than the width breaks into lines. Entries that need several
  /// rows stand in columns, as many as the width holds, filled row by row and as evenly as can be.
  public init(
    _ entries: [Entry], width: CGFloat, height: CGFloat = .infinity, fontSize: CGFloat,
    color: Color = ChartPalette.secondaryText
  ) {
    self.init(
      entries, in: CGSize(width: width, height: height), fontSize, color, isList: false)
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
    self.init(
      entries, in: CGSize(width: width, height: height), fontSize, color, isList: true)
  }

  private init(
    _ entries: [Entry], in limits: CGSize, _ fontSize: CGFloat, _ color: Color, isList: Bool
  ) {
    var style = ChartStyle(theme: .standard, environment: EnvironmentValues())
    style.adapt(textSize: ChartStyle.textSize(fontSize), padding: 0)
    let side = style.textSize * 0.9
    let arrangement = LegendArrangement(
      entries.map(\.title),
      samples: Array(repeating: CGSize(width: side, height: side), count: entries.count),
      in: limits, style, isList: isList, color: color, saysOmitted: false)
    items = arrangement.items.map { item in
      Item(
        index: item.index, swatch: item.sample, paint: entries[item.index].paint,
        label: ChartLabel(item.text, frame: item.textFrame))
    }
    size = arrangement.size
    omitted = arrangement.omitted
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
}
