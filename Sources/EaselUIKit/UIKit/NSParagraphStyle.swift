import EaselCanvas
import Foundation

extension ParagraphStyle: NSCopying, NSMutableCopying {
  /// A new style with the default settings, created on each access; changing it affects no other
  /// style.
  public static var `default`: ParagraphStyle { ParagraphStyle() }

  /// Replaces all settings of this style with those of another one.
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

  /// Returns a new paragraph style with the same settings.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = ParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }

  /// Returns a new paragraph style with the same settings.
  public func mutableCopy(with zone: NSZone? = nil) -> Any { copy(with: zone) }
}
