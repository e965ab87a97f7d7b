import EaselBlocks
import EaselCanvas
import Foundation

/// An axis mark with a change that is applied to each of its parts.
struct ModifiedAxisMark<Content: AxisMark>: AxisMark {
  let content: Content
  let change: (inout AxisPart) -> Void

  func _append(_ value: AxisValue, to parts: inout AxisPartList) {
    for var part in content.parts(at: value) {
      change(&part)
      parts.parts.append(part)
    }
  }
}

extension AxisMark {
  /// Sets the font of labels that have no font yet; `nil` leaves the font unset.
  public func font(_ font: TypeStyle?) -> some AxisMark {
    ModifiedAxisMark(content: self) { if $0.font == nil { $0.font = font } }
  }

  /// Sets the paint of lines, ticks and labels that have no style yet.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some AxisMark {
    ModifiedAxisMark(content: self) { if $0.style == nil { $0.style = style } }
  }

  /// Moves the mark by a distance in points; positive values move it toward trailing and down.
  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the mark by distances in points; positive values move it toward trailing and down.
  ///
  /// Values that are not finite count as 0.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    ModifiedAxisMark(content: self) {
      $0.offset.width += x.isFinite ? x : 0
      $0.offset.height += y.isFinite ? y : 0
    }
  }
}
