import EaselBlocks
import Foundation

/// A part of an axis at one value: a grid line, a tick, a label, or several of them.
public protocol AxisMark {
  /// Appends the parts at a value.
  func _append(_ value: AxisValue, to parts: inout AxisPartList)
}

/// The parts of an axis at one value.
///
/// A type of your own that conforms to ``AxisMark`` never needs it.
public struct AxisPartList {
  package var parts: [AxisPart] = []

  package init() {}
}

/// The content of an axis: sets of marks.
public protocol AxisContent {
  /// Appends the sets of marks.
  func _append(to list: inout AxisMarkList)
}

extension Never: AxisMark {
  /// Appends nothing.
  public func _append(_ value: AxisValue, to parts: inout AxisPartList) {}
}

extension AxisMark {
  /// The parts at a value.
  package func parts(at value: AxisValue) -> [AxisPart] {
    var list = AxisPartList()
    _append(value, to: &list)
    return list.parts
  }
}
