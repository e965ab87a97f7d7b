import Foundation

/// How often the lines of a path cross each other decides what a bitmap costs: cairo's scan
/// conversion swaps two edges at each crossing, and a stroke has two outlines that cross.
extension DrawingValidator {
  /// Points below which no path is looked at: all of its pairs crossing would cost some hundredths
  /// of a second.
  private static let fewPoints = 2_000
  /// A line's outline crosses another's four times, and its caps and joins as often again.
  private static let crossingsOfStroke: CGFloat = 8
  /// The fewest points of a chunk: smaller ones cost more for themselves than for their crossings.
  private static let minimumChunk = 64

  /// Whether a bitmap can fill the path, or clip to it, in time.
  func isRasterizable(_ path: Path, _ operation: String) -> Bool {
    let crossings = crossings(of: path)
    guard crossings > CGFloat(limits.maximumCrossings) else { return true }
    refuse(
      .limitExceeded, operation,
      "the path's lines cross each other some \(Int(min(crossings, 1e18))) times; "
        + "\(limits.maximumCrossings) is the most on a bitmap", value: crossings)
    return false
  }

  /// Cuts a stroke that crosses itself too often into chunks that share their end points.
  func strokePieces(_ path: Path) -> [Path] {
    let crossings = crossings(of: path) * Self.crossingsOfStroke
    guard crossings > CGFloat(limits.maximumCrossings) else { return [path] }
    // A share of the points has that share's square of the crossings.
    let share = CGFloat(max(limits.maximumCrossings, 0)) / crossings
    let chunk = max(Int(CGFloat(path.points.count) * share), Self.minimumChunk)
    context.note(
      .warning, .limitExceeded,
      "a stroke of \(path.points.count) points crosses itself so often that it is drawn in chunks "
        + "of \(chunk); they do not join", operation: "stroke")
    return path.pieces(ofPoints: chunk)
  }

  /// About how often the lines of a path cross each other, where it has many points; else 0.
  ///
  /// Curves count as lines between their ends. Costs some nanoseconds a point.
  func crossings(of path: Path) -> CGFloat {
    path.points.count > Self.fewPoints ? Path.crossings(of: path.chords(isOutline: false)) : 0
  }
}
