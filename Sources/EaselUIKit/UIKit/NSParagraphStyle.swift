import EaselCanvas
import Foundation

extension ParagraphStyle: NSCopying, NSMutableCopying {
  /// The default style; a new one each time, which may be changed.
  public static var `default`: ParagraphStyle { ParagraphStyle() }

  /// Takes over another style's values.
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

  /// A style of its own with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = ParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }

  /// A style of its own with the same values.
  public func mutableCopy(with zone: NSZone? = nil) -> Any { copy(with: zone) }
}
