import Foundation

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// The integer, converted to `Double`, as a number datum.
  @inlinable
  public var _datum: ChartDatum { .number(Double(self)) }
  /// Creates the integer nearest to a number datum; `nil` for other kinds and beyond the type's
  /// range.
  ///
  /// NaN and infinity give `nil`, too.
  public init?(_datum datum: ChartDatum) {
    guard case .number(let number) = datum, number.isFinite else { return nil }
    self.init(exactly: number.rounded())
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// The floating-point value, converted to `Double`, as a number datum.
  @inlinable
  public var _datum: ChartDatum { .number(Double(self)) }
  /// Creates a floating-point value from a number datum; `nil` for a datum of another kind.
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
  /// The decimal, converted to the nearest `Double`, as a number datum.
  public var _datum: ChartDatum { .number(NSDecimalNumber(decimal: self).doubleValue) }
  /// Creates a decimal from a finite number datum; `nil` for any other datum.
  public init?(_datum datum: ChartDatum) {
    guard case .number(let number) = datum, number.isFinite else { return nil }
    self.init(number)
  }
}

extension ChartDatum: PrimitivePlottableProtocol {
  /// The datum itself.
  @inlinable
  public var _datum: ChartDatum { self }
  /// Creates a copy of a datum; never `nil`.
  public init?(_datum datum: ChartDatum) { self = datum }
}

extension String: PrimitivePlottableProtocol {
  /// The string as a category datum.
  @inlinable
  public var _datum: ChartDatum { .category(self) }
  /// Creates a string from the name of a category datum; `nil` for a datum of another kind.
  public init?(_datum datum: ChartDatum) {
    guard case .category(let name) = datum else { return nil }
    self = name
  }
}

extension Date: PrimitivePlottableProtocol {
  /// The date as a date datum.
  @inlinable
  public var _datum: ChartDatum { .date(self) }
  /// Creates a date from a date datum; `nil` for a datum of another kind.
  public init?(_datum datum: ChartDatum) {
    guard case .date(let date) = datum else { return nil }
    self = date
  }
}

// A Boolean is a category, so that `.foregroundStyle(by: .value("Over", value > 100))` works.
extension Bool: Plottable {
  /// The category of the Boolean value: `"true"` or `"false"`.
  public var primitivePlottable: String { self ? "true" : "false" }
  /// Creates a Boolean value from `"true"` or `"false"`; `nil` for any other string.
  public init?(primitivePlottable: String) { self.init(primitivePlottable) }
}
