import Foundation

/// Checks of the number of crossings between the lines of a path, which decides its cost on a
/// bitmap.
///
/// The scan conversion of cairo swaps two edges at each crossing. A stroke has two outlines that
/// cross.
extension DrawingValidator {
  /// The number of points below which no path is checked.
  ///
  /// If all pairs of its lines crossed, it would cost some hundredths of a second.
  private static let fewPoints = 2_000
  /// The crossings per crossing of a stroke: four of the outlines, and as many of caps and joins.
  private static let crossingsOfStroke: CGFloat = 8
  /// The minimum number of points in a chunk.
  ///
  /// Smaller chunks cost more than their crossings.
  private static let minimumChunk = 64

  /// Whether a bitmap can fill the path, or clip to it, at an acceptable cost.
  func isRasterizable(_ path: Path, _ operation: String) -> Bool {
    let crossings = crossings(of: path)
    guard crossings > CGFloat(limits.maximumCrossings) else { return true }
    refuse(
      .limitExceeded, operation,
      "the path's lines cross each other some \(Int(min(crossings, 1e18))) times; "
        + "the limit on a bitmap is \(limits.maximumCrossings)", value: crossings)
    return false
  }

  /// Divides a stroke with too many crossings into chunks that share their end points.
  func strokePieces(_ path: Path) -> [Path] {
    let crossings = crossings(of: path) * Self.crossingsOfStroke
    guard crossings > CGFloat(limits.maximumCrossings) else { return [path] }
    // A fraction of the points has the square of that fraction of the crossings.
    let share = CGFloat(max(limits.maximumCrossings, 0)) / crossings
    let chunk = max(Int(CGFloat(path.points.count) * share), Self.minimumChunk)
    context.note(
      .warning, .limitExceeded,
      "a stroke of \(path.points.count) points crosses itself so often that it is drawn in chunks "
        + "of \(chunk); they do not join", operation: "stroke")
    return path.pieces(ofPoints: chunk)
  }

  /// Returns the estimated number of crossings of a path with many points, and 0 for others.
  ///
  /// Curves count as lines between their ends. The cost is some nanoseconds per point.
  func crossings(of path: Path) -> CGFloat {
    path.points.count > Self.fewPoints ? Path.crossings(of: path.chords(isOutline: false)) : 0
  }
}
