extension Array {
  /// Returns the index of the first element that fulfills a condition, in a partitioned array.
  ///
  /// All elements after the first one that fulfills the condition must fulfill it, too. The search
  /// is binary.
  func partitioningIndex(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
