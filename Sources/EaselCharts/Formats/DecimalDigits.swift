import Foundation

/// The decimal digits of a number, correctly rounded.
///
/// The exact binary value of the number is rounded, ties to even, by C's `printf`: 0.125 to two
/// places is 0.12, and 1.005, whose binary value is slightly less, is 1.00.
struct DecimalDigits: Equatable {
  /// The digits of the rounded number × 10^`decimals`, each 0...9, without leading zeros.
  private(set) var digits: [UInt8]
  /// The number of digits after the decimal point; negative if the last digit counts tens or more.
  private(set) var decimals: Int

  /// The maximum number of decimal places in which a `Double` can have digits.
  static let maximumDecimals = 1100

  /// Creates the digits of a number that is rounded to a number of decimal places.
  ///
  /// - Parameter magnitude: A finite number that is not negative. The sign of other numbers is
  ///   ignored, and a number that is not finite counts as zero.
  init(rounding magnitude: Double, decimals: Int) {
    let magnitude = magnitude.isFinite ? abs(magnitude) : 0
    let decimals = max(-Self.maximumDecimals, min(Self.maximumDecimals, decimals))
    guard decimals < 0 else {
      if let digits = Self.digits(ofWhole: magnitude) {
        self.init(ofWhole: digits, decimals: decimals)
        return
      }
      self.init(printed: Self.printed("%.*f", decimals, magnitude)[...], decimals: decimals)
      return
    }
    // `printf` has no negative places: the digits that remain are counted from the first one. The
    // value of the fraction does not matter if there is one, so a half, which has few digits,
    // replaces it.
    let whole = magnitude.rounded(.down)
    let number = whole == magnitude ? whole : whole + 0.5
    self.init(rounding: number, significant: whole < 0x1p53 ? 17 : 309)
    let count = (exponent ?? 0) + 1 + decimals
    if count > 0 {
      self.init(rounding: number, significant: count)
      // 96 rounded to tens is 100, which has one digit more than requested.
      if self.decimals < decimals { digits.append(0) }
    } else {
      // No digit remains: more than half of the last place is 1, and a tie is rounded to zero.
      let half = [5] + [UInt8](repeating: 0, count: max(digits.count - 1, 0))
      let isMoreThanHalf = half.lexicographicallyPrecedes(digits)
      digits = count == 0 && isMoreThanHalf ? [1] : []
    }
    self.decimals = decimals
  }

  /// Creates the digits of a number that is rounded to significant digits, at least 1.
  init(rounding magnitude: Double, significant: Int) {
    let magnitude = magnitude.isFinite ? abs(magnitude) : 0
    let decimals = max(1, min(Self.maximumDecimals, significant)) - 1
    if let digits = Self.digits(ofWhole: magnitude), digits.count <= decimals + 1 {
      self.init(ofWhole: digits, decimals: decimals + 1 - digits.count)
      return
    }
    let text = Self.printed("%.*e", decimals, magnitude)
    let end = text.lastIndex(of: UInt8(ascii: "e")) ?? text.endIndex
    self.init(printed: text[..<end], decimals: decimals)
    self.decimals -= Int(String(decoding: text[end...].dropFirst(), as: UTF8.self)) ?? 0
  }

  /// Creates the digits of a whole number with decimal places, which are 0.
  private init(ofWhole digits: [UInt8], decimals: Int) {
    self.digits = digits + repeatElement(0, count: decimals)
    self.decimals = decimals
  }

  /// Returns the digits of a whole number from 1 to 2⁵³, in a tenth of the time of printing it; `nil`
  /// for other numbers.
  private static func digits(ofWhole magnitude: Double) -> [UInt8]? {
    guard magnitude >= 1, magnitude <= 0x1p53, magnitude == magnitude.rounded() else { return nil }
    var rest = UInt64(magnitude)
    var digits: [UInt8] = []
    digits.reserveCapacity(16)
    while rest > 0 {
      digits.append(UInt8(rest % 10))
      rest /= 10
    }
    digits.reverse()
    return digits
  }

  /// Creates digits from a printed text that ends with a number of decimal places.
  ///
  /// The separator between the whole part and the decimal places is that of the C locale, which may
  /// be “.”, “,” or a character of several bytes.
  init(printed text: ArraySlice<UInt8>, decimals: Int) {
    let zero = UInt8(ascii: "0")
    let whole = text.prefix { $0 >= zero && $0 <= UInt8(ascii: "9") }
    digits = Array((whole + text.suffix(decimals)).map { $0 - zero }.drop { $0 == 0 })
    self.decimals = decimals
  }

  /// Returns the output of C's `printf`, which is exact for any precision in glibc and on Darwin.
  private static func printed(_ format: String, _ decimals: Int, _ magnitude: Double) -> [UInt8] {
    // At most 309 digits before the point, the separator, an exponent, and the terminating zero.
    let capacity = 330 + decimals
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      let count = withVaList([Int32(decimals), magnitude]) {
        vsnprintf(buffer.baseAddress, capacity, format, $0)
      }
      return buffer.prefix(max(0, min(Int(count), capacity - 1))).map { UInt8(bitPattern: $0) }
    }
  }

  /// Whether the rounded number is zero.
  var isZero: Bool { digits.isEmpty }

  /// The power of ten of the first digit; `nil` for zero.
  var exponent: Int? { isZero ? nil : digits.count - 1 - decimals }

  /// Returns the digits of the number times a power of ten.
  func scaled(byPowerOfTen power: Int) -> DecimalDigits {
    var copy = self
    copy.decimals -= power
    return copy
  }

  /// The digits before the decimal point, at least one.
  var whole: String {
    let count = digits.count - decimals
    guard count > 0, !isZero else { return "0" }
    let known = digits.prefix(count)
    return Self.text(known) + String(repeating: "0", count: count - known.count)
  }

  /// The digits after the decimal point, as many as `decimals`.
  var fraction: String {
    guard decimals > 0 else { return "" }
    let known = digits.suffix(decimals)
    return String(repeating: "0", count: decimals - known.count) + Self.text(known)
  }

  private static func text(_ digits: ArraySlice<UInt8>) -> String {
    String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
  }
}
