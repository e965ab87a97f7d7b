import Foundation

/// How the paragraphs of an attributed string are set: the value of its `paragraphStyle` key.
///
/// A mutable box, as UIKit's is; a layout reads it once, when it is made.
public final class ParagraphStyle: NSObject {
  // First of all, for CoreFoundation.
  private let header = CoreFoundationHeader.foreign

  /// How lines lie in their width.
  public var alignment = TextAlignment.natural
  /// Where lines break, and how text that does not fit ends.
  public var lineBreakMode = LineBreakMode.byWordWrapping
  /// Space added between lines.
  public var lineSpacing: CGFloat = 0
  /// Space added between paragraphs.
  public var paragraphSpacing: CGFloat = 0
  /// Where the first line of a paragraph begins.
  public var firstLineHeadIndent: CGFloat = 0
  /// Where its other lines begin.
  public var headIndent: CGFloat = 0
  /// Where lines end: from the far side, as a negative number, as UIKit has it.
  public var tailIndent: CGFloat = 0
  /// Places of tab stops, from the beginning of the line.
  public var tabStops: [CGFloat] = []
  /// The direction of paragraphs.
  public var baseWritingDirection = TextDirection.natural

  /// Makes the default style.
  public override init() { super.init() }

  func apply(to style: inout TextStyle) {
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    style.lineSpacing = lineSpacing
    style.paragraphSpacing = paragraphSpacing
    style.firstLineHeadIndent = firstLineHeadIndent
    style.headIndent = headIndent
    style.tailIndent = max(-tailIndent, 0)
    style.tabStops = tabStops
    style.direction = baseWritingDirection
  }
}
