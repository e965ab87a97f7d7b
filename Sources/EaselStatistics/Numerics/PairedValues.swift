/// Pairs of numbers that are both finite.
struct PairedValues {
  private(set) var x: [Double] = []
  private(set) var y: [Double] = []
  /// The number of pairs that are left out, including the surplus of the longer array.
  let missingCount: Int

  var count: Int { x.count }

  init(x: [Double], y: [Double]) {
    let pairs = min(x.count, y.count)
    self.x.reserveCapacity(pairs)
    self.y.reserveCapacity(pairs)
    for index in 0..<pairs where x[index].isFinite && y[index].isFinite {
      self.x.append(x[index])
      self.y.append(y[index])
    }
    missingCount = max(x.count, y.count) - self.x.count
  }

  /// The same pairs by ascending x; pairs with equal x keep their order.
  func sorted() -> PairedValues {
    // Sorting by (x, position) is stable with any sorting algorithm.
    let order = x.indices.sorted { x[$0] != x[$1] ? x[$0] < x[$1] : $0 < $1 }
    var result = self
    result.x = order.map { x[$0] }
    result.y = order.map { y[$0] }
    return result
  }
}
