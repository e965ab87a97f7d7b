import Foundation

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// The number.
  @inlinable
  public var _datum: ChartDatum { .number(Double(self)) }
  /// Takes the nearest whole number; nil for one beyond the type.
  public init?(_datum datum: ChartDatum) {
    guard case .number(let number) = datum, number.isFinite else { return nil }
    self.init(exactly: number.rounded())
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// The number.
  @inlinable
  public var _datum: ChartDatum { .number(Double(self)) }
  /// Takes the number.
  public init?(_datum datum: ChartDatum) {
    guard case .number(let number) = datum else { return nil }
    self.init(number)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  /// The nearest binary number.
  public var _datum: ChartDatum { .number(NSDecimalNumber(decimal: self).doubleValue) }
  /// Takes the number.
  public init?(_datum datum: ChartDatum) {
    guard case .number(let number) = datum, number.isFinite else { return nil }
    self.init(number)
  }
}

extension String: PrimitivePlottableProtocol {
  /// The name of a category.
  @inlinable
  public var _datum: ChartDatum { .category(self) }
  /// Takes the name of a category.
  public init?(_datum datum: ChartDatum) {
    guard case .category(let name) = datum else { return nil }
    self = name
  }
}

extension Date: PrimitivePlottableProtocol {
  /// The point in time.
  @inlinable
  public var _datum: ChartDatum { .date(self) }
  /// Takes the point in time.
  public init?(_datum datum: ChartDatum) {
    guard case .date(let date) = datum else { return nil }
    self = date
  }
}

// A flag is a category, so that `.foregroundStyle(by: .value("Over", value > 100))` works.
extension Bool: Plottable {
  /// `"true"` or `"false"`.
  public var primitivePlottable: String { self ? "true" : "false" }
  /// Makes a flag from its name.
  public init?(primitivePlottable: String) { self.init(primitivePlottable) }
}
