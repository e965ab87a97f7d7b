import EaselCanvas
import Foundation

/// The free space around a chart that is a value, such as ``BarChart``.
struct ChartPadding {
  /// The padding, in points.
  let points: CGFloat
  private let size: CGSize

  /// Creates the padding of a chart of a size.
  ///
  /// - Parameter wanted: The padding in points; `nil` is half of the text size, and less in charts
  ///   of less than 100 points.
  init(_ wanted: CGFloat?, in size: CGSize, textSize: CGFloat) {
    points = wanted ?? min(textSize / 2, min(size.width, size.height) * 0.05)
    self.size = size
  }

  /// The rectangle within the padding; `nil` if it is empty or not finite.
  var room: CGRect? {
    let room = CGRect(origin: .zero, size: size).insetBy(dx: points, dy: points)
    guard room.width > 0, room.height > 0, room.width.isFinite, room.height.isFinite else {
      return nil
    }
    return room
  }

  /// Returns the warning about a padding that leaves no room.
  func note(_ operation: String) -> Diagnostic {
    Diagnostic(
      .warning, .invalidSize,
      "a padding of \(points) points leaves nothing of \(size.width) × \(size.height) points, "
        + "and nothing is drawn", operation: operation)
  }
}
