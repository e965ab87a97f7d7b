/// The identity of a block in a rendering, to which its state belongs.
///
/// It is a 128-bit number, mixed from the steps on the path from the root, so that a step needs no
/// memory. The probability that two of a million blocks have the same identity is 10⁻²⁷.
package struct Identity: Hashable, Sendable {
  private var high: UInt64 = 0x243f_6a88_85a3_08d3
  private var low: UInt64 = 0x1319_8a2e_0370_7344

  /// A step from a block to a block inside it.
  package enum Step {
    /// The position among the blocks of a body.
    case position(Int)
    /// The branch of an `if` or `switch` statement.
    case branch(Bool)
    /// The element of a `ForEach`: the hash of its id, and the number of earlier elements with the
    /// same.
    case id(Int, repetition: Int)
    /// The type of a block.
    case type(Any.Type)
  }

  package init() {}

  /// The identity of a block inside this one.
  package func appending(_ step: Step) -> Identity {
    var identity = self
    switch step {
    case .position(let position): identity.mix(1, UInt64(bitPattern: Int64(position)))
    case .branch(let isFirst): identity.mix(2, isFirst ? 1 : 0)
    case .id(let hash, let repetition):
      identity.mix(3, UInt64(bitPattern: Int64(hash)))
      identity.mix(4, UInt64(bitPattern: Int64(repetition)))
    case .type(let type):
      identity.mix(5, UInt64(UInt(bitPattern: ObjectIdentifier(type).hashValue)))
    }
    return identity
  }

  /// Mixes in a kind of step and a number, with the finalizer of SplitMix64 (Steele, Lea, Flood
  /// 2014).
  private mutating func mix(_ kind: UInt64, _ value: UInt64) {
    low = Self.finalized(low ^ value &+ kind &* 0x9e37_79b9_7f4a_7c15)
    high = Self.finalized(high &+ low &* 0xd6e8_feb8_6659_fd93 &+ kind)
  }

  private static func finalized(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
