import Foundation

/// The affixes and separators with which a format writes numbers, found by formatting sample
/// numbers.
///
/// Foundation takes two microseconds to format a number; writing the digits between these affixes
/// takes a twentieth of that. Formats with exponents, words or other digits have no pattern.
/// Numbers that need rounding are left to the format.
///
/// It is a class, so that each of its uses does not copy its signs.
final class NumberPattern: Sendable {
  private let prefix: [UInt8]
  private let suffix: [UInt8]
  private let negativePrefix: [UInt8]
  private let negativeSuffix: [UInt8]
  /// Separate, since a format may write a sign before positive numbers but not before zero.
  private let zeroPrefix: [UInt8]
  private let zeroSuffix: [UInt8]
  private let separator: [UInt8]
  private let grouping: [UInt8]
  /// The number of digits in the last group, and in the groups before it.
  private let groups: (last: Int, others: Int)
  /// The minimum number of integer digits that are grouped.
  private let minimumGrouped: Int
  private let minimumFraction: Int
  private let mostFraction: Int

  /// Finds the pattern of a format; `nil` if it has none.
  init?(_ write: (Decimal) -> String) {
    guard let whole = Parts(write(1_234_567_891)), let negative = Parts(write(-1_234_567_891)),
      let zero = Parts(write(0)),
      // All formats in practical use round a number of 30 digits.
      let fraction = Parts(write(Decimal(sign: .plus, exponent: -9, significand: 1_123_456_789)))
    else { return nil }
    (prefix, suffix) = (whole.prefix, whole.suffix)
    (negativePrefix, negativeSuffix) = (negative.prefix, negative.suffix)
    (zeroPrefix, zeroSuffix) = (zero.prefix, zero.suffix)
    separator = fraction.separator ?? zero.separator ?? []
    // The characters between digits before the separator are grouping separators.
    guard let integer = whole.integer(before: separator) else { return nil }
    let lengths = integer.groups.map(\.count)
    if lengths.count > 1 {
      grouping = integer.sign
      groups = (lengths[lengths.count - 1], lengths[lengths.count - 2])
      minimumGrouped = Self.minimumGrouped(write, grouping, separator)
    } else {
      (grouping, groups, minimumGrouped) = ([], (0, 0), .max)
    }
    minimumFraction = zero.fractionCount(behind: separator)
    mostFraction = max(minimumFraction, fraction.fractionCount(behind: separator))
    // A number of 15 digits must fit into the buffer in which it is written.
    let signs = [prefix, suffix, negativePrefix, negativeSuffix, zeroPrefix, zeroSuffix]
    guard mostFraction <= Self.longestFraction, max(separator.count, grouping.count) <= 8,
      signs.allSatisfy({ $0.count < 50 })
    else { return nil }
    guard isRight(write) else { return nil }
  }

  private static let longestFraction = 18

  private static func minimumGrouped(
    _ write: (Decimal) -> String, _ grouping: [UInt8], _ separator: [UInt8]
  ) -> Int {
    for digits in 4...9 {
      let number = Decimal(sign: .plus, exponent: digits - 1, significand: 1)
      let integer = Parts(write(number))?.integer(before: separator)
      if integer?.groups.count ?? 1 > 1 { return digits }
    }
    return .max
  }

  /// Whether the pattern writes numbers of all lengths and signs as the format does.
  private func isRight(_ write: (Decimal) -> String) -> Bool {
    var number: Int64 = 0
    for digits in 0...15 {
      if digits > 0 { number = number * 10 + Int64((digits * 7 + 2) % 10) }
      for exponent in stride(from: 0, through: -mostFraction, by: -1) {
        for sign in [FloatingPointSign.plus, .minus] {
          let value = Decimal(sign: sign, exponent: exponent, significand: Decimal(number))
          guard string(value) == write(value) else { return false }
        }
      }
    }
    let round = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 5, 50, 500, 99, 999, 9_999]
    return round.allSatisfy { string(Decimal($0)) == write(Decimal($0)) }
  }

  /// Writes a whole number; `nil` if the format has to write it.
  func string(_ number: Int) -> String? {
    number.magnitude < 1_000_000_000_000_000
      ? string(number.magnitude, exponent: 0, isNegative: number < 0) : nil
  }

  /// Writes a number; `nil` if the format has to write it.
  func string(_ number: Decimal) -> String? {
    guard number.isFinite else { return nil }
    let exponent = number.exponent
    guard exponent <= 0, exponent >= -18 else {
      // 1,000 has an exponent of 3.
      guard exponent > 0, exponent < 15 else { return nil }
      let digits = (number.magnitude as NSDecimalNumber).doubleValue
      return digits < 1e15
        ? string(UInt(digits), exponent: 0, isNegative: number.isSignMinus) : nil
    }
    // A whole number below 10¹⁵ is exact in a Double; the conversion to an integer takes ten times
    // as long.
    let significand = (number.significand.magnitude as NSDecimalNumber).doubleValue
    guard significand < 1e15 else { return nil }
    return string(UInt(significand), exponent: exponent, isNegative: number.isSignMinus)
  }

  private func string(_ digits: UInt, exponent: Int, isNegative: Bool) -> String? {
    var (digits, positions) = (digits, -exponent)
    while positions > minimumFraction, digits % 10 == 0 {
      digits /= 10
      positions -= 1
    }
    guard positions <= mostFraction else { return nil }
    let shown = max(positions, minimumFraction)
    // Some formats write a minus sign before a negative number that is rounded to 0.
    guard digits > 0 || !isNegative else { return nil }
    let isZero = digits == 0
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { bytes -> String? in
      var end = bytes.count
      func put(_ sign: [UInt8]) {
        end -= sign.count
        for (index, byte) in sign.enumerated() { bytes[end + index] = byte }
      }
      put(isZero ? zeroSuffix : isNegative ? negativeSuffix : suffix)
      for _ in positions..<shown { put([0x30]) }
      for _ in 0..<positions {
        end -= 1
        bytes[end] = 0x30 + UInt8(digits % 10)
        digits /= 10
      }
      if shown > 0 { put(separator) }
      var count = 0
      var rest = digits
      var length = 1
      while rest >= 10 {
        rest /= 10
        length += 1
      }
      let isGrouped = length >= minimumGrouped
      repeat {
        if isGrouped, count >= groups.last, (count - groups.last) % groups.others == 0 {
          put(grouping)
        }
        end -= 1
        bytes[end] = 0x30 + UInt8(digits % 10)
        digits /= 10
        count += 1
      } while digits > 0
      put(isZero ? zeroPrefix : isNegative ? negativePrefix : prefix)
      return String(decoding: bytes[end...], as: UTF8.self)
    }
  }
}

/// The parts of a formatted number.
private struct Parts {
  let prefix: [UInt8]
  let suffix: [UInt8]
  /// The digits, each with the characters before them.
  private let stretches: [(sign: [UInt8], digits: [UInt8])]

  /// Splits a formatted number; `nil` for a text without ASCII digits.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let first = bytes.firstIndex(where: Self.isDigit),
      let last = bytes.lastIndex(where: Self.isDigit)
    else { return nil }
    prefix = Array(bytes[..<first])
    suffix = Array(bytes[(last + 1)...])
    var stretches: [(sign: [UInt8], digits: [UInt8])] = [([], [])]
    for byte in bytes[first...last] {
      let end = stretches.count - 1
      if Self.isDigit(byte) {
        stretches[end].digits.append(byte)
      } else if stretches[end].digits.isEmpty {
        stretches[end].sign.append(byte)
      } else {
        stretches.append(([byte], []))
      }
    }
    self.stretches = stretches
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The characters before the last digits; `nil` if there are none.
  var separator: [UInt8]? { stretches.count > 1 ? stretches[stretches.count - 1].sign : nil }

  /// The groups of digits before a separator; `nil` if different characters separate them.
  func integer(before separator: [UInt8]) -> (groups: [[UInt8]], sign: [UInt8])? {
    var groups: [[UInt8]] = []
    var sign: [UInt8] = []
    for (index, stretch) in stretches.enumerated() {
      if index > 0 {
        if stretch.sign == separator { break }
        guard sign.isEmpty || sign == stretch.sign else { return nil }
        sign = stretch.sign
      }
      groups.append(stretch.digits)
    }
    return (groups, sign)
  }

  /// The number of digits after a separator.
  func fractionCount(behind separator: [UInt8]) -> Int {
    guard stretches.count > 1, !separator.isEmpty,
      let last = stretches.last, last.sign == separator
    else { return 0 }
    return last.digits.count
  }
}
