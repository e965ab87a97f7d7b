import Foundation

/// How an entry of the outline looks.
public struct PDFOutlineStyle: Hashable, Sendable {
  /// The colour of its text; the viewer's where there is none.
  public var color: Color?
  /// Whether its text is bold.
  public var isBold: Bool
  /// Whether its text is italic.
  public var isItalic: Bool

  /// Describes an entry of the outline.
  public init(color: Color? = nil, isBold: Bool = false, isItalic: Bool = false) {
    self.color = color
    self.isBold = isBold
    self.isItalic = isItalic
  }

  /// Writes the entries (ISO 32000-1, table 153).
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
