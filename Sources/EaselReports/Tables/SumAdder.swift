import EaselBlocks
import Foundation

/// The addition of values to a sum, which does not overflow and does not include NaN.
struct SumAdder<Value: AdditiveArithmetic> {
  private let isFinite: ((Value) -> Bool)?
  private let checked: ((Value, Value) -> Value?)?

  init() {
    let isInexact = Value.self is any BinaryFloatingPoint.Type || Value.self == Decimal.self
    isFinite = isInexact ? NumberKind<Value>()?.isFinite : nil
    checked = (Value.self as? any FixedWidthInteger.Type).flatMap { Self.checked($0) }
  }

  private static func checked<Number: FixedWidthInteger>(
    _ type: Number.Type
  ) -> ((Value, Value) -> Value?)? {
    let add: (Number, Number) -> Number? = { first, second in
      let (sum, isOverflow) = first.addingReportingOverflow(second)
      return isOverflow ? nil : sum
    }
    return add as? (Value, Value) -> Value?
  }

  /// Whether a value is a number; sums of other types have no NaN.
  func isNumber(_ value: Value) -> Bool { isFinite?(value) ?? true }

  /// Adds a value to a sum, which stays as it is if the value or the new sum is not a number.
  func add(_ value: Value, to sum: inout Value) -> SumStep {
    if let checked {
      guard let result = checked(sum, value) else { return .overflow }
      sum = result
      return .added
    }
    let result = sum + value
    guard isNumber(result) else { return isNumber(value) ? .overflow : .missing }
    sum = result
    return .added
  }
}

/// The result of adding a value to a sum.
enum SumStep {
  case added
  /// The value is NaN or infinite; the sum does not include it.
  case missing
  /// The sum is beyond the range of its type.
  case overflow
}

/// A sum of a table after some of its rows, without its type.
struct TableSum {
  var value: Any
  /// The number of values that are not numbers, which the sum does not include.
  var missing = 0
  /// Whether the sum was beyond the range of its type, so that the value is that before.
  var isLost = false
}
