import EaselBlocks
import Foundation

/// Writes the values of columns that have no format, and a type without a format of its own.
enum DescribedCells {
  /// Returns a closure that writes values of a type, or optional ones.
  static func writer<Value>(
    of type: Any.Type, in environment: EnvironmentValues
  ) -> (Value) -> TableRowValue.Cell {
    let write = writer(type, environment)
    return { value in
      guard let optional = value as? any OptionalValue else { return write(value) }
      return optional.unwrapped.map(write) ?? .text("")
    }
  }

  private static func writer(
    _ type: Any.Type, _ environment: EnvironmentValues
  ) -> (Any) -> TableRowValue.Cell {
    switch type {
    case let type as any BinaryInteger.Type: integer(type, environment)
    case let type as any BinaryFloatingPoint.Type: floatingPoint(type, environment)
    case is Decimal.Type: typed(NumberCells.decimal(in: environment))
    case is Date.Type:
      typed(
        NumberCells.writer(
          Date.FormatStyle(date: .abbreviated, time: .omitted).adapted(to: environment)))
    default: { .text(description($0)) }
    }
  }

  private static func integer<Number: BinaryInteger>(
    _ type: Number.Type, _ environment: EnvironmentValues
  ) -> (Any) -> TableRowValue.Cell {
    let write: (Number) -> TableRowValue.Cell = NumberCells.integer(in: environment)
    return typed(write)
  }

  private static func floatingPoint<Number: BinaryFloatingPoint>(
    _ type: Number.Type, _ environment: EnvironmentValues
  ) -> (Any) -> TableRowValue.Cell {
    let write: (Number) -> TableRowValue.Cell = NumberCells.floatingPoint(in: environment)
    return typed(write)
  }

  private static func typed<Value>(
    _ write: @escaping (Value) -> TableRowValue.Cell
  ) -> (Any) -> TableRowValue.Cell {
    { ($0 as? Value).map(write) ?? .text(description($0)) }
  }

  /// The raw string of a value, or its description; that of a case is its name.
  private static func description(_ value: Any) -> String {
    if let value = value as? any CustomStringConvertible { return value.description }
    if let value = value as? any RawRepresentable, let string = value.rawValue as? String {
      return string
    }
    return String(describing: value)
  }
}
