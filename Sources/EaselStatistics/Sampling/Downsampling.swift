extension Statistics {
  /// Returns the ascending indices of at most `count` finite points that preserve the shape of a
  /// line, by largest triangles (LTTB).
  ///
  /// The series is divided into as many buckets as the requested points. The selected point of a
  /// bucket is the one that forms the largest triangle with the previously selected point and the
  /// mean of the next bucket. Source: S. Steinarsson, "Downsampling Time Series for Visual
  /// Representation", 2013 (LTTB). The cost is O(n).
  ///
  /// ```swift
  /// let y = (0..<10_000).map { sin(Double($0) / 500) }
  /// let indices = Statistics.largestTriangleIndices(y: y, count: 300)
  /// ```
  ///
  /// - Parameters:
  ///   - x: The x of the points, ascending; `nil` for 0, 1, 2 ….
  ///   - y: The y of the points. Points with a missing number are never selected.
  ///   - count: The number of selected points, including the first and the last point.
  /// - Returns: Ascending indices into the arrays. The result contains all finite points if there
  ///   are at most `count`, or if `count` is 0 or less. With a `count` of 1 it contains the first
  ///   one.
  public static func largestTriangleIndices(
    x: [Double]? = nil, y: [Double], count: Int
  ) -> [Int] {
    let points = present(x: x, y: y)
    guard count > 0, points.count > count else { return points }
    guard count > 2, let first = points.first, let last = points.last else {
      return count == 1 ? [points[0]] : [points[0], points[points.count - 1]]
    }
    let px = { (index: Int) in x?[index] ?? Double(index) }
    let every = Double(points.count - 2) / Double(count - 2)
    var result = [first]
    result.reserveCapacity(count)
    var kept = first
    for bucket in 0..<(count - 2) {
      let start = Int(every * Double(bucket)) + 1
      let middle = min(Int(every * Double(bucket + 1)) + 1, points.count)
      let end = min(Int(every * Double(bucket + 2)) + 1, points.count)
      let next = points[middle..<max(end, middle + 1)]
      let share = 1 / Double(next.count)
      let meanX = next.reduce(0) { $0 + px($1) * share }
      let meanY = next.reduce(0) { $0 + y[$1] * share }
      var best = points[start]
      var maximum = -1.0
      for index in points[start..<middle] {
        let area = abs(
          (px(kept) - meanX) * (y[index] - y[kept]) - (px(kept) - px(index)) * (meanY - y[kept]))
        if area > maximum {
          maximum = area
          best = index
        }
      }
      result.append(best)
      kept = best
    }
    result.append(last)
    return result
  }

  /// Returns the ascending indices of the points of least and greatest y in each of `count` / 2
  /// runs of about equally many finite points.
  ///
  /// The number of runs is rounded down, and at least 1. The numbers of points of two runs differ
  /// by at most one. The cost is O(n).
  ///
  /// - Parameters:
  ///   - y: The y of the points. Points with a missing number are never selected.
  ///   - count: The maximum number of selected points, two for each run. With a count of 1 the
  ///     result can have two points.
  /// - Returns: Ascending indices without repetition. The result contains all finite points if
  ///   there are at most `count`, or if `count` is 0 or less.
  public static func minMaxIndices(y: [Double], count: Int) -> [Int] {
    let points = present(x: nil, y: y)
    guard count > 0, points.count > count else { return points }
    return extremes(runs(of: points, count: max(1, count / 2)), y: y, withEnds: false)
  }

  /// Returns the ascending indices of the first and last finite point and those of least and
  /// greatest y in each of `columns` equal intervals of x.
  ///
  /// A line through these points colors the same pixels as the line through all points, if there is
  /// one column per pixel. Source: U. Jugel, Z. Jerzak, G. Hackenbroich, V. Markl, "M4: A
  /// Visualization-Oriented Time Series Data Aggregation", PVLDB 7(10), 2014. The cost is O(n).
  ///
  /// - Parameters:
  ///   - x: The x of the points, ascending; `nil` for 0, 1, 2 ….
  ///   - y: The y of the points. Points with a missing number are never selected.
  ///   - columns: The number of columns of equal width, from the first x to the last.
  /// - Returns: Ascending indices without repetition, at most 4 per column, including the first and
  ///   the last finite point. The result contains all finite points if `columns` is 0 or less, or
  ///   if all x are equal.
  public static func pixelColumnIndices(
    x: [Double]? = nil, y: [Double], columns: Int
  ) -> [Int] {
    let points = present(x: x, y: y)
    guard columns > 0, let first = points.first, let last = points.last else { return points }
    let px = { (index: Int) in x?[index] ?? Double(index) }
    let (low, half) = (px(first), px(last) / 2 - px(first) / 2)
    guard half > 0 else { return points }
    var columnsOfPoints: [ArraySlice<Int>] = []
    var start = 0
    var current = 0.0
    for (index, point) in points.enumerated() {
      // Multiplication first keeps whole numbers exact; halves avoid an overflow of the range.
      let exact = (px(point) - low) * Double(columns) / (2 * half)
      let scaled = exact.isFinite ? exact : (px(point) / 2 - low / 2) / half * Double(columns)
      let column = min(scaled.rounded(.down), Double(columns) - 1)
      if column != current {
        columnsOfPoints.append(points[start..<index])
        start = index
        current = column
      }
    }
    columnsOfPoints.append(points[start...])
    return extremes(columnsOfPoints, y: y, withEnds: true)
  }

  /// The indices of points whose numbers are both finite.
  private static func present(x: [Double]?, y: [Double]) -> [Int] {
    (0..<min(x?.count ?? y.count, y.count)).filter {
      y[$0].isFinite && (x?[$0].isFinite ?? true)
    }
  }

  private static func runs(of points: [Int], count: Int) -> [ArraySlice<Int>] {
    (0..<count).map { run in
      points[(run * points.count / count)..<((run + 1) * points.count / count)]
    }
  }

  private static func extremes(
    _ runs: [ArraySlice<Int>], y: [Double], withEnds: Bool
  ) -> [Int] {
    var result: [Int] = []
    for run in runs {
      guard let first = run.first, let last = run.last else { continue }
      var (minimum, maximum) = (first, first)
      for index in run {
        if y[index] < y[minimum] { minimum = index }
        if y[index] > y[maximum] { maximum = index }
      }
      let kept = withEnds ? [first, minimum, maximum, last] : [minimum, maximum]
      for index in kept.sorted() where index != result.last { result.append(index) }
    }
    return result
  }
}
