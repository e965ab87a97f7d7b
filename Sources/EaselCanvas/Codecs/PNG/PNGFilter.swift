/// The PNG row filters that are useful for drawings (PNG specification, third edition, section 9).
package enum PNGFilter: UInt8, CaseIterable {
  case none = 0
  case sub = 1
  case up = 2
  case paeth = 4

  /// Writes a row, filtered by the best of several filters, after a byte with the filter's number.
  package static func write(
    _ line: UnsafeBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>, bytes: Int,
    _ filters: [PNGFilter], to target: UnsafeMutableBufferPointer<UInt8>
  ) {
    var best = (filter: filters.first ?? .none, cost: Int.max)
    for filter in filters where filters.count > 1 {
      let cost = filter.cost(line, above, bytes)
      if cost < best.cost { best = (filter, cost) }
    }
    target[0] = best.filter.rawValue
    best.filter.apply(line, above, bytes, to: target)
  }

  private func cost(
    _ line: UnsafeBufferPointer<UInt8>, _ above: UnsafeBufferPointer<UInt8>, _ bytes: Int
  ) -> Int {
    var sum = 0
    forEach(line, above, bytes) { _, value in sum += Int(Int8(bitPattern: value).magnitude) }
    return sum
  }

  private func apply(
    _ line: UnsafeBufferPointer<UInt8>, _ above: UnsafeBufferPointer<UInt8>, _ bytes: Int,
    to target: UnsafeMutableBufferPointer<UInt8>
  ) {
    forEach(line, above, bytes) { index, value in target[index + 1] = value }
  }

  @inline(__always)
  private func forEach(
    _ line: UnsafeBufferPointer<UInt8>, _ above: UnsafeBufferPointer<UInt8>, _ bytes: Int,
    _ body: (Int, UInt8) -> Void
  ) {
    let count = line.count
    switch self {
    case .none:
      for index in 0..<count { body(index, line[index]) }
    case .up:
      for index in 0..<count { body(index, line[index] &- above[index]) }
    case .sub:
      for index in 0..<min(bytes, count) { body(index, line[index]) }
      for index in min(bytes, count)..<count { body(index, line[index] &- line[index - bytes]) }
    case .paeth:
      for index in 0..<min(bytes, count) { body(index, line[index] &- above[index]) }
      for index in min(bytes, count)..<count {
        let guess = Self.paeth(
          Int(line[index - bytes]), Int(above[index]), Int(above[index - bytes]))
        body(index, line[index] &- guess)
      }
    }
  }

  /// Returns the neighbor that is nearest to left + above − corner.
  @inline(__always)
  private static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
    let (toLeft, toAbove) = (abs(above - corner), abs(left - corner))
    let toCorner = abs(left + above - 2 * corner)
    if toLeft <= toAbove, toLeft <= toCorner { return UInt8(left) }
    return UInt8(toAbove <= toCorner ? above : corner)
  }
}
