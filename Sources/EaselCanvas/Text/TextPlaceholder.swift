import Foundation

/// A box in a line of text that is kept free for an icon, a formula or a small chart.
///
/// It is an attribute of the object replacement character (U+FFFC), whose glyph it replaces. Lines
/// may break before and after it. They are at least as high as the box. ``TextLayout/placeholders``
/// has the positions of the boxes.
///
/// ```swift
/// var text = AttributedString("Sales \u{FFFC} are up")
/// if let range = text.range(of: "\u{FFFC}") {
///   text[range].easel.placeholder = TextPlaceholder(id: 1, width: 16, ascent: 12, descent: 4)
/// }
/// let layout = TextLayout(text, width: 200)
/// canvas.draw(layout, at: .zero)
/// for box in layout.placeholders {
///   canvas.fill(Path(ellipseIn: box.frame), with: .color(.systemGreen))
/// }
/// ```
///
/// Nothing is drawn in the box, and the text of the file has no character for it. Letter spacing is
/// not added to it. A baseline offset raises it. Lengths are in points, 0...1,000,000. Any other
/// length is noted as ``EaselError/Code/invalidNumber`` and counts as 0.
public struct TextPlaceholder: Hashable, Sendable {
  /// The number that identifies the placeholder in ``TextLayout/placeholders``.
  ///
  /// Several placeholders may have the same number.
  public var id: Int
  /// The width of the box that the line keeps free, in points.
  public var width: CGFloat
  /// The height of the box that the line keeps free above the baseline, in points.
  public var ascent: CGFloat
  /// The height of the box that the line keeps free below the baseline, in points.
  public var descent: CGFloat
  /// A description of the content for screen readers, or `nil` if there is none.
  package var alternative: String?

  /// Creates a placeholder from the width of its box and the box's heights above and below the
  /// baseline.
  public init(id: Int = 0, width: CGFloat, ascent: CGFloat, descent: CGFloat = 0) {
    self.id = id
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}
