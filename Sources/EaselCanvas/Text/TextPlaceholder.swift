import Foundation

/// A box that a line of text keeps free for something else: an icon, a formula, a small chart.
///
/// It is an attribute of the object replacement character (U+FFFC), which takes the box instead of
/// a glyph. Lines may break before and after it, and are as high as it needs, as for a tall letter.
/// ``TextLayout/placeholders`` says where the box lies.
///
/// ```swift
/// var text = AttributedString("Sales \u{FFFC} are up")
/// if let place = text.range(of: "\u{FFFC}") {
///   text[place].easel.placeholder = TextPlaceholder(id: 1, width: 16, ascent: 12, descent: 4)
/// }
/// let layout = TextLayout(text, width: 200)
/// canvas.draw(layout, at: origin)
/// for placed in layout.placeholders { drawIcon(placed.id, in: placed.frame, of: canvas) }
/// ```
///
/// Nothing is drawn in the box, and a reader of a file finds no character for it. Letter spacing is
/// not added beside it; a baseline offset raises it. Lengths are points, from 0 to 1,000,000; any
/// other is noted as ``EaselError/Code/invalidNumber`` and counts as 0.
public struct TextPlaceholder: Hashable, Sendable {
  /// A number by which ``TextLayout/placeholders`` names the placeholder; two may have the same.
  public var id: Int
  /// The width, in points.
  public var width: CGFloat
  /// The height above the baseline, in points.
  public var ascent: CGFloat
  /// The height below the baseline, in points.
  public var descent: CGFloat
  /// What stands there, for readers who do not see it; nil where it is not said.
  package var alternative: String?

  /// Makes a placeholder.
  public init(id: Int = 0, width: CGFloat, ascent: CGFloat, descent: CGFloat = 0) {
    self.id = id
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}
