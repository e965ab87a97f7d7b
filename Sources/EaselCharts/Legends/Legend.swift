import EaselBlocks
import EaselCanvas
import Foundation

/// A legend that lists the names and colors of series in rows.
public struct Legend: Hashable, Sendable {
  /// A name with its color.
  public struct Entry: Hashable, Sendable {
    /// The name of the series.
    public var title: String
    /// The paint of the entry's swatch.
    public var paint: Paint

    /// Creates an entry from a name and the paint of its swatch.
    public init(_ title: String, paint: Paint) {
      self.title = title
      self.paint = paint
    }
  }

  /// A swatch and a text with their positions, relative to the legend's top left corner.
  public struct Item: Hashable, Sendable {
    /// The zero-based index of the entry among the entries of the legend.
    public var index: Int
    /// The rectangle of the swatch, in points from the legend's top left corner.
    public var swatch: CGRect
    /// The paint of the swatch.
    public var paint: Paint
    /// The text beside the swatch.
    public var label: ChartLabel
  }

  /// The swatches and texts of the entries that have space, row by row.
  public private(set) var items: [Item] = []
  /// The width and height of the legend, in points.
  public private(set) var size = CGSize.zero
  /// The indices of the entries that are left out for lack of space.
  public private(set) var omitted: [Int] = []

  /// Creates a legend with as many entries per row as fit, within a maximum width and height in
  /// points.
  ///
  /// Entries beyond the height are left out; ``omitted`` has their indices. Names are never
  /// truncated: a name that is wider than the width breaks into lines. If the entries need several
  /// rows, they are in columns, as many as the width allows. The columns are filled row by row and
  /// as evenly as possible.
  public init(
    _ entries: [Entry], width: CGFloat, height: CGFloat = .infinity, fontSize: CGFloat,
    color: Color = ChartPalette.secondaryText
  ) {
    self.init(
      entries, in: CGSize(width: width, height: height), fontSize, color, isList: false)
  }

  /// Creates a legend with one entry per row, within a maximum width and height in points.
  ///
  /// Entries beyond the height are left out; ``omitted`` has their indices.
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

  /// Draws the legend on a canvas with its top left corner at a point.
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
}
