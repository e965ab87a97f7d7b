import Foundation

extension CheckedCanvas {
  /// The changes that drawing made to the counts and the ink box of its canvas.
  struct Traces {
    var operations = 0
    var points = 0
    /// The bounds of the drawing, in the canvas' own space.
    var ink = CGRect.null
  }

  /// Counts an operation and returns whether it may be drawn.
  func countOperation(_ operation: String) -> Bool {
    guard isDrawing(operation) else { return false }
    operationCount += 1
    guard operationCount > context.limits.maximumOperationsPerPage else { return true }
    refuse(
      .limitExceeded, nil,
      "more than \(context.limits.maximumOperationsPerPage) drawing operations on one page; the others "
        + "are left out")
    return false
  }

  /// Counts the points of a shape for each time that it is drawn.
  ///
  /// Clipping a shape can cost more than drawing it. So the given points are counted before
  /// clipping, and the points that clipping adds are counted afterwards (``countCutPoints(_:_:)``).
  ///
  /// - Returns: `false`, with the count unchanged, if there would be too many points.
  func countPoints(_ count: Int, _ operation: String, times: Int = 1) -> Bool {
    let (added, overflows) = max(count, 0).multipliedReportingOverflow(by: times)
    guard !overflows, added <= context.limits.maximumPointsPerPage - pointCount else {
      refuse(
        .limitExceeded, operation,
        "the shapes of one page have more than \(context.limits.maximumPointsPerPage) points together; the "
          + "others are left out")
      return false
    }
    pointCount += added
    return true
  }

  /// Counts the points that clipping added to curves and returns whether the limit is kept.
  ///
  /// Beyond the limit the count is set to the limit, since the time was already spent. Nothing more
  /// is drawn then.
  func countCutPoints(_ count: Int, _ operation: String) -> Bool {
    if countPoints(count, operation) { return true }
    pointCount = context.limits.maximumPointsPerPage
    return false
  }

  // MARK: Memory

  /// Counts the pixels of a group if groups have pixels on this canvas.
  func keepGroup() -> Bool {
    guard hasGroupPixels, !clipBox.isNull else { return true }
    let scale = context.deviceScale
    return keepPixels(clipBox.width * scale * clipBox.height * scale, "beginGroup")
  }

  /// Counts pixels that are kept until the innermost scope ends.
  ///
  /// - Returns: `false`, with the count unchanged, if there would be too many pixels.
  func keepPixels(_ pixels: CGFloat, _ operation: String) -> Bool {
    let limit = context.limits.maximumOpenPixels
    guard openPixels + pixels <= CGFloat(limit) else {
      refuse(
        .limitExceeded, operation,
        "nested groups and clips take more than \(limit) pixels; drawing in further ones is left "
          + "out")
      return false
    }
    openPixels += pixels
    return true
  }
}
