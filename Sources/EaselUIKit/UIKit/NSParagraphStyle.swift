import EaselCanvas
import Foundation

extension ParagraphStyle: NSCopying, NSMutableCopying {
  /// The default style, as a new object each time, which may be modified.
  public static var `default`: ParagraphStyle { ParagraphStyle() }

  /// Copies the values of another style.
  public func setParagraphStyle(_ other: ParagraphStyle) {
    alignment = other.alignment
    lineBreakMode = other.lineBreakMode
    lineSpacing = other.lineSpacing
    paragraphSpacing = other.paragraphSpacing
    firstLineHeadIndent = other.firstLineHeadIndent
    headIndent = other.headIndent
    tailIndent = other.tailIndent
    tabStops = other.tabStops
    baseWritingDirection = other.baseWritingDirection
  }

  /// Returns a new style with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = ParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }

  /// Returns a new style with the same values.
  public func mutableCopy(with zone: NSZone? = nil) -> Any { copy(with: zone) }
}
