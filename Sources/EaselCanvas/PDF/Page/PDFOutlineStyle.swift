import Foundation

/// The color and the font style of an entry in the outline (the bookmarks) of a PDF document.
public struct PDFOutlineStyle: Hashable, Sendable {
  /// The color of the title of the outline entry; `nil` for the viewer's default color.
  public var color: Color?
  /// Whether the title of the outline entry is bold.
  public var isBold: Bool
  /// Whether the title of the outline entry is italic.
  public var isItalic: Bool

  /// Creates a style from a color and font traits; by default it is plain text in the viewer's
  /// color.
  public init(color: Color? = nil, isBold: Bool = false, isItalic: Bool = false) {
    self.color = color
    self.isBold = isBold
    self.isItalic = isItalic
  }

  /// Writes the entries of the outline item (ISO 32000-1, table 153).
  func write(to writer: inout PDFWriter, _ appearance: Appearance) {
    if let color {
      let parts = color.components(for: appearance)
      writer.raw("/C [ ")
      writer.numbers([parts.red, parts.green, parts.blue])
      writer.raw("] ")
    }
    let flags = (isItalic ? 1 : 0) + (isBold ? 2 : 0)
    if flags > 0 {
      writer.raw("/F ")
      writer.integer(flags)
      writer.byte(0x20)
    }
  }
}
