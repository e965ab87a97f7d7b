/// What an axis must know of a column of numbers, read in one pass.
package struct NumberExtent: Hashable, Sendable {
  /// The least finite value; infinity without one.
  package private(set) var lower = Double.infinity
  /// The greatest finite value; minus infinity without one.
  package private(set) var upper = -Double.infinity
  /// The least value above zero; infinity without one.
  package private(set) var leastPositive = Double.infinity
  /// Whether all finite values are whole numbers.
  package private(set) var areWhole = true
  /// The number of finite values.
  package private(set) var count = 0

  /// Whether there is no finite value.
  package var isEmpty: Bool { count == 0 }

  package init() {}

  /// Reads a column; NaN and infinite values are not counted.
  package init(of values: [Double]) { join(values) }

  /// Takes the values of a column in.
  ///
  /// - Complexity: Linear; about a nanosecond a value.
  package mutating func join(_ values: [Double]) {
    values.withUnsafeBufferPointer { buffer in
      var index = 0
      // Fractions are looked for in blocks, and no longer once there is one.
      while index < buffer.count {
        let end = min(index + 4096, buffer.count)
        let block = UnsafeBufferPointer(rebasing: buffer[index..<end])
        joinEnds(of: block)
        if areWhole { areWhole = Self.areWhole(block) }
        index = end
      }
    }
  }

  /// Takes one value in.
  package mutating func join(_ value: Double) { join([value]) }

  private mutating func joinEnds(of values: UnsafeBufferPointer<Double>) {
    typealias Lanes = SIMD4<Double>
    let infinity = Lanes(repeating: .infinity)
    var (low, high, positive) = (infinity, -infinity, infinity)
    var finite = SIMD4<Int64>()
    func take(_ lanes: Lanes) {
      // NaN is not equal to itself, and infinities differ from themselves by NaN.
      let isFinite = (lanes - lanes) .== 0
      low.replace(with: lanes, where: isFinite .& (lanes .< low))
      high.replace(with: lanes, where: isFinite .& (lanes .> high))
      positive.replace(with: lanes, where: isFinite .& (lanes .> 0) .& (lanes .< positive))
      finite.replace(with: finite &+ 1, where: isFinite)
    }
    let whole = values.count / 4 * 4
    for index in stride(from: 0, to: whole, by: 4) {
      take(Lanes(values[index], values[index + 1], values[index + 2], values[index + 3]))
    }
    for index in whole..<values.count {
      take(Lanes(values[index], .nan, .nan, .nan))
    }
    lower = min(lower, low.min())
    upper = max(upper, high.max())
    leastPositive = min(leastPositive, positive.min())
    count += Int(finite.wrappedSum())
  }

  private static func areWhole(_ values: UnsafeBufferPointer<Double>) -> Bool {
    // Adding and taking away drops the fraction; beyond 2^51 there are halves at most.
    let shift = 0x1.8p52
    var fractions = 0
    for value in values {
      let isSmall = abs(value) < 0x1p51
      fractions &+= isSmall && (value + shift) - shift != value ? 1 : 0
    }
    return fractions == 0
  }
}
