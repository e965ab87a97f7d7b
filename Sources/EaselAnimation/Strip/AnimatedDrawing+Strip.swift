import EaselCanvas
import Foundation

extension AnimatedDrawing {
  /// Returns a page with a still of the drawing at each of the given times in seconds, ascending,
  /// in rows of `columns` stills.
  ///
  /// - Parameters:
  ///   - columns: The number of stills side by side, at least 1.
  ///   - times: The times in seconds, in any order. They may be outside of the duration.
  /// - Throws: `invalidNumber` for an empty array and for times that are not finite; `outOfRange`
  ///   for less than one column.
  public func strip(columns: Int, times: [TimeInterval]) throws -> AnimationStrip {
    try AnimationStrip(self, columns: columns, times: times)
  }

  /// Returns a page with `count` stills, in rows of `columns`, at equal intervals of time from 0 to
  /// the duration.
  ///
  /// If `count` is 1, the still shows the end.
  ///
  /// - Parameters:
  ///   - columns: The number of stills side by side, at least 1.
  ///   - count: The number of stills, at least 1.
  /// - Throws: `limitExceeded` for a negative count or one beyond
  ///   ``/EaselCanvas/Limits/maximumFrames``, `invalidNumber` for no stills, `outOfRange` for less
  ///   than one column.
  public func strip(columns: Int, count: Int) throws -> AnimationStrip {
    guard count >= 0, count <= Limits().maximumFrames else {
      throw EaselError(
        .limitExceeded,
        "a strip cannot have \(count) stills; the limit is \(Limits().maximumFrames)",
        operation: "AnimatedDrawing.strip", value: "\(count)")
    }
    let last = Double(max(count - 1, 1))
    let times = count == 1 ? [duration] : (0..<count).map { duration * Double($0) / last }
    return try AnimationStrip(self, columns: columns, times: times)
  }
}
