import Foundation

extension TextLayout {
  /// The box of a ``TextPlaceholder`` in a layout.
  public struct PlacedPlaceholder: Hashable, Sendable {
    /// The number that identifies the placeholder, its ``TextPlaceholder/id``.
    public var id: Int
    /// The range of the character that the box replaces, in the layout's text.
    public var range: Range<String.Index>
    /// The rectangle of the box in the layout's space, in points: its width, ascent and descent are
    /// those of the placeholder.
    public var frame: CGRect
  }

  /// The boxes of the placeholders, in text order.
  ///
  /// Placeholders in text that is left out for lack of space are not included.
  public var placeholders: [PlacedPlaceholder] {
    guard hasPlaceholders else { return [] }
    let boxes = runs.filter { placeholder(of: $0) != nil }
    return boxes.sorted { $0.textRange.lowerBound < $1.textRange.lowerBound }.compactMap { run in
      guard let placeholder = placeholder(of: run) else { return nil }
      return PlacedPlaceholder(
        id: placeholder.id,
        range: index(run.textRange.lowerBound)..<index(run.textRange.upperBound),
        frame: CGRect(
          x: run.frame.minX, y: run.baseline - placeholder.ascent, width: placeholder.width,
          height: placeholder.ascent + placeholder.descent))
    }
  }

  /// Returns the placeholder of a run that is a box, or `nil` for a run of glyphs.
  func placeholder(of run: TextRun) -> TextPlaceholder? {
    // An ellipsis has the style of the first character that it replaces.
    run.substitute == nil ? styles[run.style].placeholder : nil
  }

  private func index(_ byte: Int) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: byte)
  }
}
