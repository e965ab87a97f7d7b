/// A natural number of any size, in base 10^9: what exact decimal digits of a `Double` need.
struct LongNatural {
  private static let base: UInt64 = 1_000_000_000

  /// The limbs, the least significant first, without zeros at the end.
  private var limbs: [UInt64] = []

  init(_ value: UInt64) {
    var rest = value
    while rest > 0 {
      limbs.append(rest % Self.base)
      rest /= Self.base
    }
  }

  /// Multiplies by a factor less than 2^32.
  private mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = limbs[index] * factor + carry
      limbs[index] = product % Self.base
      carry = product / Self.base
    }
    if carry > 0 {
      limbs.append(carry % Self.base)
      if carry >= Self.base { limbs.append(carry / Self.base) }
    }
  }

  /// Multiplies by a small factor again and again: by factor^count.
  mutating func multiply(by factor: UInt64, count: Int) {
    // As many factors at once as stay below 2^32.
    var (chunk, chunkCount) = (factor, 1)
    while chunk * factor < 1 << 32 {
      chunk *= factor
      chunkCount += 1
    }
    for _ in 0..<(count / chunkCount) { multiply(by: chunk) }
    for _ in 0..<(count % chunkCount) { multiply(by: factor) }
  }

  /// Halves `count` times, dropping the fraction; tells whether nothing was dropped.
  mutating func halve(count: Int) -> Bool {
    let chunkCount = 29
    var isExact = true
    var rest = count
    while rest > 0 {
      let bits = min(rest, chunkCount)
      var remainder: UInt64 = 0
      for index in limbs.indices.reversed() {
        let dividend = remainder * Self.base + limbs[index]
        limbs[index] = dividend >> UInt64(bits)
        remainder = dividend & ((1 << UInt64(bits)) - 1)
      }
      if remainder != 0 { isExact = false }
      while limbs.last == 0 { limbs.removeLast() }
      rest -= bits
    }
    return isExact
  }

  /// The decimal digits, the most significant first; empty for zero.
  var digits: [UInt8] {
    var result: [UInt8] = []
    for limb in limbs {
      var rest = limb
      for _ in 0..<9 {
        result.append(UInt8(rest % 10))
        rest /= 10
      }
    }
    while result.last == 0 { result.removeLast() }
    return result.reversed()
  }
}
