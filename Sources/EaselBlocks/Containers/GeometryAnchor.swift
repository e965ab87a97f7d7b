import EaselCanvas
import Foundation

/// A rectangle or a point of a block, which a ``GeometryReader`` of the same size, such as in an
/// overlay, can read.
///
/// ```swift
/// Chart { BarMark(x: .value("Day", "Mon"), y: .value("Bookings", 3)) }
///   .chartOverlay { proxy in
///     GeometryReader { geometry in
///       if let anchor = proxy.plotFrame { Text("\(geometry[anchor].width) points") }
///     }
///   }
/// ```
public struct GeometryAnchor<Value> {
  let value: Value
  /// The size of the block that the value belongs to.
  let size: CGSize

  /// Creates an anchor.
  ///
  /// - Parameters:
  ///   - value: The value, in the coordinates of a block.
  ///   - size: The size of the block.
  package init(_ value: Value, in size: CGSize) {
    self.value = value
    self.size = size
  }
}
