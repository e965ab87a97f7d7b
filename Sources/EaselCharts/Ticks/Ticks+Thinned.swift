extension Ticks {
  /// Returns round values between two numbers, at most a given number of them.
  static func values(from start: Double, to stop: Double, atMost limit: Int) -> [Double] {
    // The result may have a few more values than the count.
    for count in stride(from: limit - 1, to: 0, by: -1) {
      let values = values(from: start, to: stop, count: Double(count))
      if values.count <= limit { return values }
    }
    return []
  }

  /// Returns ticks without those that are too close to the one before.
  ///
  /// ```swift
  /// // On a square root axis of 100 points, 80 and 100 are closer than 12 points.
  /// Ticks.thinned([0, 20, 40, 60, 80, 100], minimumDistance: 12) { ($0 / 100).squareRoot() * 100 }
  /// // [0, 20, 40, 60, 100]
  /// ```
  ///
  /// The first and the last tick are kept, unless they are too close to each other. A tick without
  /// a position (NaN) is removed.
  ///
  /// - Parameters:
  ///   - values: The ticks in order.
  ///   - minimumDistance: The least distance between two ticks, in points.
  ///   - position: Returns the position of a value, in points.
  static func thinned(
    _ values: [Double], minimumDistance: Double, position: (Double) -> Double
  ) -> [Double] {
    let stops = values.map { (value: $0, position: position($0)) }.filter { !$0.position.isNaN }
    guard let first = stops.first, let last = stops.last else { return [] }
    func isNear(_ one: Double, _ other: Double) -> Bool {
      one == other || abs(one - other) < minimumDistance
    }
    var kept = [first]
    for stop in stops.dropFirst() where !isNear(stop.position, kept[kept.count - 1].position) {
      kept.append(stop)
    }
    if kept[kept.count - 1].value != last.value, kept.count > 1,
      !isNear(last.position, kept[kept.count - 2].position)
    {
      // The last tick shows the end of the data, so its neighbor is removed.
      kept[kept.count - 1] = last
    }
    return kept.map(\.value)
  }
}
