import EaselBlocks
import Foundation

/// The search of all rows for the values of a column that may be the widest when they are written.
///
/// Only these values are formatted and measured. So a million rows are searched in a fraction of
/// the time of their layout, and the texts of their cells are not kept in memory.
struct ColumnSurvey {
  /// Reads the column's value from the address of a row.
  let visit: (UnsafeRawPointer) -> Void
  /// Returns the texts that may be the widest ones.
  let texts: () -> [String]

  /// The widths of the bytes of a text in an average font, which a survey of words compares.
  typealias Advances = () -> [CGFloat]
}

/// Numbers that are written alike: those with equal signs, digits and positions of the decimal
/// separator.
///
/// In a font whose digits have the same width, the widest of them is the one with the greatest
/// magnitude, which may be rounded to one more digit.
struct NumberShape {
  /// The index of the shape, below ``count``.
  let slot: Int
  let magnitude: Double

  static let count = 2 * exponents * digitCounts
  /// The exponents that are distinguished, from -20 to 20.
  private static let exponents = 41
  /// The numbers of significant digits that are distinguished, from 0 to 17.
  private static let digitCounts = 18
  private static let powers: [Double] = (0...17).map { pow(10, Double($0)) }

  /// - Parameters:
  ///   - magnitude: The magnitude of a finite number.
  ///   - digits: The number of its significant digits; `nil` counts up to six decimals.
  init(_ magnitude: Double, digits: Int?, isNegative: Bool) {
    let exponent = Self.exponent(magnitude)
    let digits = digits ?? Self.digits(magnitude)
    slot =
      ((isNegative ? Self.exponents : 0) + exponent + 20) * Self.digitCounts
      + min(max(digits, 0), Self.digitCounts - 1)
    self.magnitude = magnitude
  }

  /// - Parameters:
  ///   - magnitude: The magnitude of a number.
  ///   - decimals: The number of its decimals, which may end in zeros.
  init(_ magnitude: Double, decimals: Int, isNegative: Bool) {
    let whole = magnitude < 1 ? 0 : Self.exponent(magnitude) + 1
    self.init(magnitude, digits: whole + decimals, isNegative: isNegative)
  }

  private static func exponent(_ magnitude: Double) -> Int {
    if magnitude >= 1, magnitude < 1e17 {
      var exponent = 0
      while magnitude >= powers[exponent + 1] { exponent += 1 }
      return exponent
    }
    return magnitude > 0 ? Int(max(-20, min(20, log10(magnitude).rounded(.down)))) : 0
  }

  private static func digits(_ magnitude: Double) -> Int {
    guard magnitude < 1e9, magnitude >= 1e-6 else { return digitCounts - 1 }
    return digits(UInt64((magnitude * 1e6).rounded()))
  }

  /// The number of digits without the zeros at the end.
  static func digits(_ number: UInt64) -> Int {
    guard number > 0 else { return 0 }
    var (number, count) = (number, 0)
    while number % 10 == 0 { number /= 10 }
    while number > 0 {
      number /= 10
      count += 1
    }
    return count
  }
}

/// A number whose shape is found in some nanoseconds.
protocol SurveyedNumber {
  /// The shape of the number; `nil` if it is NaN or infinite.
  var shape: NumberShape? { get }
}

extension SurveyedNumber where Self: BinaryInteger {
  var shape: NumberShape? {
    let digits = UInt64(exactly: magnitude).map(NumberShape.digits)
    return NumberShape(Double(magnitude), digits: digits, isNegative: self < 0)
  }
}

extension SurveyedNumber where Self: BinaryFloatingPoint {
  var shape: NumberShape? {
    isFinite ? NumberShape(Double(magnitude), digits: nil, isNegative: sign == .minus) : nil
  }
}

extension Int: SurveyedNumber {}
extension Int8: SurveyedNumber {}
extension Int16: SurveyedNumber {}
extension Int32: SurveyedNumber {}
extension Int64: SurveyedNumber {}
extension UInt: SurveyedNumber {}
extension UInt8: SurveyedNumber {}
extension UInt16: SurveyedNumber {}
extension UInt32: SurveyedNumber {}
extension UInt64: SurveyedNumber {}
extension Double: SurveyedNumber {}
extension Float: SurveyedNumber {}
extension CGFloat: SurveyedNumber {}
extension Decimal: SurveyedNumber {
  var shape: NumberShape? {
    guard isFinite else { return nil }
    let number = abs(Double(truncating: self as NSDecimalNumber))
    return NumberShape(number, decimals: max(0, -exponent), isNegative: isSignMinus)
  }
}

/// The number of each shape that has the greatest magnitude.
private final class Extremes<Number: SurveyedNumber> {
  private var magnitudes = [Double](repeating: -1, count: NumberShape.count)
  private var numbers = [Number?](repeating: nil, count: NumberShape.count)

  func add(_ number: Number) {
    guard let shape = number.shape, shape.magnitude > magnitudes[shape.slot] else { return }
    magnitudes[shape.slot] = shape.magnitude
    numbers[shape.slot] = number
  }

  var found: [Number] { numbers.compactMap { $0 } }
}

/// One date of each of some days.
private final class Days {
  /// The maximum number of days: those of a year.
  private static let most = 366
  private var days: Set<Int> = []
  private var last = Int.min
  private(set) var dates: [Date] = []

  func add(_ date: Date) {
    let time = date.timeIntervalSinceReferenceDate / 86_400
    guard time.magnitude < 1e9 else { return }
    let day = Int(time.rounded(.down))
    guard day != last, dates.count < Self.most else { return }
    last = day
    if days.insert(day).inserted { dates.append(date) }
  }
}

/// The word that is the widest by the widths of its bytes.
private final class WidestWord {
  private let advances: [CGFloat]
  private var width: CGFloat = 0
  private(set) var word: String?

  init(_ advances: [CGFloat]) { self.advances = advances }

  func add(_ text: String) {
    var copy = text
    guard let range = copy.withUTF8(widerWord) else { return }
    word = String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  /// The bytes of a word that is wider than those before; `nil` if there is none.
  private func widerWord(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var (found, start, sum): (Range<Int>?, Int, CGFloat) = (nil, 0, 0)
    for index in 0...bytes.count {
      if index < bytes.count, bytes[index] > 0x20 {
        sum += advances[Int(bytes[index])]
        continue
      }
      if sum > width { (found, width) = (start..<index, sum) }
      (start, sum) = (index + 1, 0)
    }
    return found
  }
}

extension TableColumn {
  /// Makes a survey of a property; `nil` if its type is not a number, a date or a string.
  static func survey<Value>(
    _ path: KeyPath<Row, Value>,
    _ writer: @escaping (EnvironmentValues) -> (Value) -> TableRowValue.Cell
  ) -> ((EnvironmentValues, ColumnSurvey.Advances) -> ColumnSurvey)? {
    let read = path.addressReader
    func texts(_ values: [Any], _ environment: EnvironmentValues) -> [String] {
      let write = writer(environment)
      return values.compactMap { value in
        guard let value = value as? Value, case .text(let text) = write(value) else { return nil }
        return text
      }
    }
    func numbers<Number: SurveyedNumber>(
      _ type: Number.Type
    ) -> ((EnvironmentValues, ColumnSurvey.Advances) -> ColumnSurvey)? {
      if let read = read as? (UnsafeRawPointer) -> Number {
        return { environment, _ in
          let extremes = Extremes<Number>()
          return ColumnSurvey(visit: { extremes.add(read($0)) }) {
            texts(extremes.found, environment)
          }
        }
      }
      guard let read = read as? (UnsafeRawPointer) -> Number? else { return nil }
      return { environment, _ in
        let extremes = Extremes<Number>()
        return ColumnSurvey(visit: { if let number = read($0) { extremes.add(number) } }) {
          texts(extremes.found, environment)
        }
      }
    }
    // Of a known type first, for which the compiler makes code of its own.
    if Value.self == Int.self { return numbers(Int.self) }
    if Value.self == Double.self { return numbers(Double.self) }
    if Value.self == Decimal.self { return numbers(Decimal.self) }
    if let read = read as? (UnsafeRawPointer) -> Date {
      return { environment, _ in
        let days = Days()
        return ColumnSurvey(visit: { days.add(read($0)) }) { texts(days.dates, environment) }
      }
    }
    if let read = read as? (UnsafeRawPointer) -> String {
      return { _, advances in
        let widest = WidestWord(advances())
        return ColumnSurvey(visit: { widest.add(read($0)) }) { widest.word.map { [$0] } ?? [] }
      }
    }
    // Asking a type for its protocols takes long the first time.
    let type: Any.Type = (Value.self as? any OptionalValue.Type)?.wrapped ?? Value.self
    if let type = type as? any SurveyedNumber.Type { return numbers(type) }
    return nil
  }
}

/// An optional, whose wrapped type is asked for at run time.
protocol OptionalValue {
  static var wrapped: Any.Type { get }
  /// The value without the optional around it; `nil` for none.
  var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
  var unwrapped: Any? { map { $0 } }
}

extension KeyPath {
  /// Reads the value from the address of a root: a stored property of a structure directly at its
  /// offset, others through the key path, which takes as long as setting the cell.
  var addressReader: (UnsafeRawPointer) -> Value {
    guard let offset = MemoryLayout<Root>.offset(of: self) else {
      return { $0.assumingMemoryBound(to: Root.self).pointee[keyPath: self] }
    }
    return { ($0 + offset).assumingMemoryBound(to: Value.self).pointee }
  }
}
