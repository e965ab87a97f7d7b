/// The piecewise map between two lists of stops that the continuous scales use.
enum StopMap {
  /// Returns a value clamped to two ends, in either order.
  static func clamp(_ value: Double, _ first: Double, _ second: Double) -> Double {
    max(min(first, second), min(max(first, second), value))
  }

  /// Returns the position in `target` of a value among the stops of `source`.
  ///
  /// `apply` transforms the value and the source stops, `targetApply` the target stops; either may
  /// be the identity. Only the two stops beside the value are transformed.
  ///
  /// - Complexity: Logarithmic in the number of stops.
  static func map(
    _ value: Double, from source: [Double], to target: [Double], count: Int,
    apply: (Double) -> Double = { $0 }, targetApply: (Double) -> Double = { $0 }
  ) -> Double {
    let descends = source[count - 1] < source[0]
    // The segment begins at the last inner stop that is not beyond the value.
    var low = 1
    var high = count - 1
    while low < high {
      let middle = (low + high) / 2
      let isBeyond = descends ? source[middle] < value : source[middle] > value
      if isBeyond { high = middle } else { low = middle + 1 }
    }
    var (start, end) = (low - 1, low)
    if descends { swap(&start, &end) }
    let origin = apply(source[start])
    let length = apply(source[end]) - origin
    if length.isNaN { return .nan }
    let share = length == 0 ? 0.5 : (apply(value) - origin) / length
    return targetApply(target[start]) * (1 - share) + targetApply(target[end]) * share
  }
}
