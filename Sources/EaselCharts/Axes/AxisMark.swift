import EaselBlocks
import Foundation

/// A part of an axis at one value, such as a grid line, a tick or a label, or several such parts.
public protocol AxisMark {
  /// Appends the lines and labels of the mark at one axis value to a list; charts call this.
  func _append(_ value: AxisValue, to parts: inout AxisPartList)
}

/// A list of the grid lines, ticks and labels that axis marks have at one value.
///
/// A type of your own that conforms to ``AxisMark`` never uses it directly.
public struct AxisPartList {
  package var parts: [AxisPart] = []

  init() {}
}

/// The content of an axis, which consists of ``AxisMarks``.
public protocol AxisContent {
  /// Appends the marks of the content to an axis's list of marks; charts call this.
  func _append(to list: inout AxisMarkList)
}

extension Never: AxisMark {
  /// Appends nothing, because there is no value of type `Never`.
  public func _append(_ value: AxisValue, to parts: inout AxisPartList) {}
}

extension AxisMark {
  /// Returns the parts of the mark at a value.
  package func parts(at value: AxisValue) -> [AxisPart] {
    var list = AxisPartList()
    _append(value, to: &list)
    return list.parts
  }
}
