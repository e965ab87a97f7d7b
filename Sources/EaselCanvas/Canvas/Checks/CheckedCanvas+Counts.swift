import Foundation

extension CheckedCanvas {
  /// What drawing left behind in the counts of its canvas.
  struct Traces {
    var operations = 0
    var points = 0
    /// In the canvas' own space.
    var ink = CGRect.null
  }

  /// Counts an operation; false where nothing is drawn any more.
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

  /// Counts the points of a shape, as often as it is drawn; false, and as before, where they would be
  /// too many.
  ///
  /// Those that are given count before a shape is clipped, which costs more than to draw it, and those
  /// that clipping adds, if any, afterwards (``countCutPoints(_:_:)``).
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

  /// Counts the points that clipping made of curves; where they are too many they count nevertheless,
  /// since they took their time, so that nothing is drawn any more.
  func countCutPoints(_ count: Int, _ operation: String) -> Bool {
    if countPoints(count, operation) { return true }
    pointCount = context.limits.maximumPointsPerPage
    return false
  }

  // MARK: Memory

  /// Counts the pixels of a group, where it has some.
  func keepGroup() -> Bool {
    guard hasGroupPixels, !clipBox.isNull else { return true }
    let scale = context.deviceScale
    return keepPixels(clipBox.width * scale * clipBox.height * scale, "beginGroup")
  }

  /// Counts pixels that are kept until the innermost scope ends; false, and as before, where they would
  /// be too many.
  func keepPixels(_ pixels: CGFloat, _ operation: String) -> Bool {
    let limit = context.limits.maximumOpenPixels
    guard openPixels + pixels <= CGFloat(limit) else {
      refuse(
        .limitExceeded, operation,
        "groups and clips inside one another take more than \(limit) pixels; what lies in the "
          + "others is left out")
      return false
    }
    openPixels += pixels
    return true
  }
}
