extension Ticks {
  /// Returns round values between two numbers, no more than a limit.
  static func values(from start: Double, to stop: Double, atMost limit: Int) -> [Double] {
    // Counts are aims that the result may miss by a few.
    for count in stride(from: limit - 1, to: 0, by: -1) {
      let values = values(from: start, to: stop, count: Double(count))
      if values.count <= limit { return values }
    }
    return []
  }

  /// Returns ticks without those that stand too near to the one before.
  ///
  /// ```swift
  /// // On a square root axis of 100 points, 80 and 100 stand closer than 12 points.
  /// Ticks.thinned([0, 20, 40, 60, 80, 100], minimumDistance: 12) { ($0 / 100).squareRoot() * 100 }
  /// // [0, 20, 40, 60, 100]
  /// ```
  ///
  /// The first and the last stay, if they do not crowd each other. A tick without a position (NaN)
  /// goes.
  ///
  /// - Parameters:
  ///   - values: The ticks in order.
  ///   - minimumDistance: The least distance of two, in points.
  ///   - position: The position of a value, in points.
  package static func thinned(
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
      // The last one shows how far the data go; its neighbour gives way.
      kept[kept.count - 1] = last
    }
    return kept.map(\.value)
  }
}
