import Foundation

/// The paragraph settings of an attributed string: the value of its `paragraphStyle` key.
///
/// ```swift
/// let paragraph = ParagraphStyle()
/// paragraph.alignment = .center
/// let title = NSAttributedString(string: "Summary", attributes: [.paragraphStyle: paragraph])
/// let layout = TextLayout(title, width: 200)
/// ```
///
/// It is a mutable class, as UIKit's is. A layout reads it once, when it is created.
public final class ParagraphStyle: NSObject {
  // This is the first stored property because CoreFoundation reads it at that offset.
  private let header = CoreFoundationHeader.foreign

  /// The horizontal alignment of the lines; the default, natural, follows the direction of the
  /// text.
  public var alignment = TextAlignment.natural
  /// The way in which lines break and text that does not fit is shortened.
  public var lineBreakMode = LineBreakMode.byWordWrapping
  /// The space added between lines, in points.
  public var lineSpacing: CGFloat = 0
  /// The space added between paragraphs besides the line spacing, in points.
  public var paragraphSpacing: CGFloat = 0
  /// The indent at the start of the first line of each paragraph, in points.
  public var firstLineHeadIndent: CGFloat = 0
  /// The indent at the start of each line of a paragraph except the first, in points.
  public var headIndent: CGFloat = 0
  /// The indent at the end of the lines, as a negative number of points, as in UIKit.
  ///
  /// The default is 0, no indent. A positive number, which UIKit measures from the beginning of the
  /// line, counts as 0.
  public var tailIndent: CGFloat = 0
  /// The positions of tab stops, in points from the beginning of the line.
  public var tabStops: [CGFloat] = []
  /// The writing direction of paragraphs; natural by default, which follows the text.
  public var baseWritingDirection = TextDirection.natural

  /// Creates a style with natural alignment and word wrapping, without spacing, indents and tab
  /// stops.
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
