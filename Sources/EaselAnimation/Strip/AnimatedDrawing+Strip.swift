import EaselCanvas
import Foundation

extension AnimatedDrawing {
  /// Stills at the given moments, so many side by side.
  ///
  /// The moments are put in ascending order; they may lie outside of the duration. Throws
  /// `invalidNumber` for none or for some that are not finite, `outOfRange` without a column.
  public func strip(columns: Int, times: [TimeInterval]) throws -> AnimationStrip {
    try AnimationStrip(self, columns: columns, times: times)
  }

  /// So many stills, at even distances from the beginning to the end; one alone is the end.
  public func strip(columns: Int, count: Int) throws -> AnimationStrip {
    guard count >= 0, count <= Limits().maximumFrames else {
      throw EaselError(
        .limitExceeded,
        "a strip cannot have \(count) stills; \(Limits().maximumFrames) are the most",
        operation: "AnimatedDrawing.strip", value: "\(count)")
    }
    let last = Double(max(count - 1, 1))
    let times = count == 1 ? [duration] : (0..<count).map { duration * Double($0) / last }
    return try AnimationStrip(self, columns: columns, times: times)
  }
}
