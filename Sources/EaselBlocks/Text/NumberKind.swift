import EaselCanvas
import Foundation

/// The operations on a type of numbers that writing its values needs.
///
/// Numbers are integers, floating-point numbers, `Decimal`, `Duration` and `Measurement`.
package struct NumberKind<Value> {
  /// Whether a value can be written: it is not NaN and not infinite.
  package let isFinite: (Value) -> Bool
  /// Whether a value has a minus sign: it is below zero, or the floating-point number −0.
  let isNegative: (Value) -> Bool
  /// Zero in the unit of a value.
  package let zero: (Value) -> Value

  /// Finds the operations of a type; `nil` if its values are not numbers.
  package init?() {
    guard let kind = Self.known else { return nil }
    self = kind
  }

  private init(
    isFinite: @escaping (Value) -> Bool, isNegative: @escaping (Value) -> Bool,
    zero: @escaping (Value) -> Value
  ) {
    (self.isFinite, self.isNegative, self.zero) = (isFinite, isNegative, zero)
  }

  private static var known: NumberKind? {
    switch Value.self {
    case is Double.Type:
      // Of known types first, since the conversions of the general closures take time.
      cast(
        isFinite: { (value: Double) in value.isFinite },
        isNegative: { (value: Double) in value.sign == .minus }, zero: { (_: Double) in 0 })
    case is Decimal.Type:
      cast(
        isFinite: { (value: Decimal) in value.isFinite },
        isNegative: { (value: Decimal) in value.isSignMinus }, zero: { (_: Decimal) in 0 })
    case is Int.Type: integer(Int.self)
    // Asking a type for its protocols takes long the first time, and dates have none of these.
    case is Date.Type, is String.Type: nil
    case is Duration.Type:
      cast(
        isFinite: { (_: Duration) in true }, isNegative: { (value: Duration) in value < .zero },
        zero: { (_: Duration) in .zero })
    case let type as any BinaryFloatingPoint.Type: floatingPoint(type)
    case let type as any BinaryInteger.Type: integer(type)
    case is any UnitNumber.Type:
      NumberKind(
        isFinite: { ($0 as? any UnitNumber)?.number.isFinite ?? true },
        isNegative: { ($0 as? any UnitNumber)?.number.sign == .minus },
        zero: { ($0 as? any UnitNumber)?.zero as? Value ?? $0 })
    default: nil
    }
  }

  private static func cast<Number>(
    isFinite: @escaping (Number) -> Bool, isNegative: @escaping (Number) -> Bool,
    zero: @escaping (Number) -> Number
  ) -> NumberKind? {
    guard let isFinite = isFinite as? (Value) -> Bool,
      let isNegative = isNegative as? (Value) -> Bool, let zero = zero as? (Value) -> Value
    else { return nil }
    return NumberKind(isFinite: isFinite, isNegative: isNegative, zero: zero)
  }

  private static func floatingPoint<Number: BinaryFloatingPoint>(
    _ type: Number.Type
  ) -> NumberKind {
    NumberKind(
      isFinite: { ($0 as? Number)?.isFinite ?? true },
      isNegative: { ($0 as? Number)?.sign == .minus }, zero: { Number.zero as? Value ?? $0 })
  }

  private static func integer<Number: BinaryInteger>(_ type: Number.Type) -> NumberKind {
    NumberKind(
      isFinite: { _ in true }, isNegative: { ($0 as? Number).map { $0 < 0 } ?? false },
      zero: { Number.zero as? Value ?? $0 })
  }
}

/// A number with a unit.
private protocol UnitNumber {
  var number: Double { get }
  var zero: Self { get }
}

extension Measurement: UnitNumber {
  fileprivate var number: Double { value }
  fileprivate var zero: Measurement { Measurement(value: 0, unit: unit) }
}
