import EaselBlocks
import EaselCanvas
import Foundation

/// A part of an axis with a change of its looks.
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
  /// Sets the font of labels; an inner one wins, and nil leaves it.
  public func font(_ font: TypeStyle?) -> some AxisMark {
    ModifiedAxisMark(content: self) { if $0.font == nil { $0.font = font } }
  }

  /// Paints lines, ticks and labels with a style; an inner one wins.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some AxisMark {
    ModifiedAxisMark(content: self) { if $0.style == nil { $0.style = style } }
  }

  /// Moves the part by points; y runs downwards.
  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the part by points; y runs downwards.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    ModifiedAxisMark(content: self) {
      $0.offset.width += x.isFinite ? x : 0
      $0.offset.height += y.isFinite ? y : 0
    }
  }
}
