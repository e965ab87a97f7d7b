import EaselCanvas
import Foundation

/// A rectangle or a point of a block that a ``GeometryReader`` over this block can ask for.
///
/// ```swift
/// chart.chartOverlay { proxy in
///   GeometryReader { geometry in
///     if let anchor = proxy.plotFrame { Text("\(geometry[anchor].width) points") }
///   }
/// }
/// ```
public struct GeometryAnchor<Value> {
  let value: Value
  /// The size of the block that the value belongs to.
  let size: CGSize

  /// Makes an anchor.
  ///
  /// - Parameters:
  ///   - value: The value in the coordinates of a block.
  ///   - size: The size of the block.
  package init(_ value: Value, in size: CGSize) {
    self.value = value
    self.size = size
  }
}
