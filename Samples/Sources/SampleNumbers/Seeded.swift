/// Numbers that are the same for the same seed on every machine (SplitMix64).
public struct Seeded {
  private var state: UInt64

  /// Begins with a seed.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number of a range.
  ///
  /// The way of the standard library may change between versions, so it is not used.
  public mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// An element of an array that has some.
  public mutating func element<Element>(_ array: [Element]) -> Element {
    array[int(0...(array.count - 1))]
  }
}
