import EaselBlocks
import Foundation

/// The rows of a group of a table, for the group's footer: their number, sums and means.
///
/// ```swift
/// struct Item { var name: String; var department: String; var amount: Decimal }
/// let table = Table([Item(name: "Paper", department: "Office", amount: 12)]) {
///   TableColumn("Item", value: \.name)
///   TableColumn("Amount", value: \.amount)
/// }
/// .groups(by: \.department) { name in
///   Text(name).bold()
/// } footer: { group in
///   TotalRow("\(group.count) items", group.sum(\.amount))
/// }
/// ```
///
/// A table adds its rows while it reads them, and does not keep them. So a footer must ask for the
/// same properties in each group: it is called once before the first row of the table, with one row
/// and sums of zero, to find them.
public struct TableGroup<Row, Key> {
  /// The value that the rows of the group share.
  public let key: Key
  /// The number of rows in the group.
  public let count: Int
  let sums: GroupSums<Row>

  /// Returns the sum of a property of the rows.
  ///
  /// NaN and infinity are not added: ``TableTotal/missingCount`` counts them. A sum beyond the range
  /// of its type is an error of code `outOfRange`, and a ``TotalRow`` shows none.
  public func sum<Value: AdditiveArithmetic>(
    _ value: KeyPath<Row, Value>
  ) -> TableTotal<Value> {
    let sum = sums.sum(value)
    return TableTotal(
      value: sum.value, missingCount: sum.missing, isLost: sum.isLost, path: value)
  }

  /// Returns the mean of a property of the rows; NaN if none of them is a number.
  public func mean<Value: BinaryFloatingPoint>(
    _ value: KeyPath<Row, Value>
  ) -> TableTotal<Value> {
    mean(value) { sum, count in count > 0 ? sum / Value(count) : .nan }
  }

  /// Returns the mean of a property of the rows, with the digits of `Decimal`; NaN if none of them is
  /// a number.
  public func mean(_ value: KeyPath<Row, Decimal>) -> TableTotal<Decimal> {
    mean(value) { sum, count in count > 0 ? sum / Decimal(count) : .nan }
  }

  /// Returns the mean of a property of the rows; NaN without rows.
  public func mean<Value: BinaryInteger>(_ value: KeyPath<Row, Value>) -> TableTotal<Double> {
    mean(value) { sum, count in count > 0 ? Double(sum) / Double(count) : .nan }
  }

  private func mean<Value: AdditiveArithmetic, Mean>(
    _ value: KeyPath<Row, Value>, _ divide: (Value, Int) -> Mean
  ) -> TableTotal<Mean> {
    let sum = sums.sum(value)
    return TableTotal(
      value: divide(sum.value, count - sum.missing), missingCount: sum.missing,
      isLost: sum.isLost, path: value)
  }
}

/// A sum or a mean of a property of a table's rows, which a ``TotalRow`` shows in the column of that
/// property.
public struct TableTotal<Value> {
  /// The sum or the mean.
  public let value: Value
  /// The number of values that are NaN or infinite, which the total does not include.
  public let missingCount: Int
  /// Whether the sum was beyond the range of its type, so that the value is that before.
  let isLost: Bool
  /// The property.
  let path: AnyKeyPath
}

/// The sums of the rows of a group, by their properties.
final class GroupSums<Row> {
  /// The adders in the order in which a footer asked for them.
  private var adders: [(path: AnyKeyPath, adder: RowAdder)] = []
  /// Whether a footer is called to find the properties for which it asks.
  private var isSearching = true
  /// Whether the footer asked for a property for which it did not ask at first.
  private(set) var isIncomplete = false

  /// Ends the search for properties.
  func endSearch() { isSearching = false }

  /// Adds the row at an address.
  func add(_ row: UnsafeRawPointer) { for (_, adder) in adders { adder.add(row) } }

  /// Returns sums of zero of the same properties.
  func next() -> GroupSums {
    let next = GroupSums()
    next.adders = adders.map { ($0.path, $0.adder.next()) }
    next.isSearching = false
    return next
  }

  /// Returns the sum of a property.
  func sum<Value: AdditiveArithmetic>(
    _ path: KeyPath<Row, Value>
  ) -> (value: Value, missing: Int, isLost: Bool) {
    if let adder = adders.first(where: { $0.path == path })?.adder as? ValueAdder<Row, Value> {
      return (adder.sum, adder.missing, adder.isLost || adder.isUnknown)
    }
    let adder = ValueAdder<Row, Value>(path)
    adders.append((path, adder))
    guard !isSearching else { return (.zero, 0, false) }
    isIncomplete = true
    // The rows of the group are not added to it, also where it is asked for again.
    adder.isUnknown = true
    return (.zero, 0, true)
  }

  /// The type of a sum that is beyond its range; `nil` if there is none.
  var lostType: String? { adders.first { $0.adder.isLost }?.adder.typeName }
}

/// Adds a property of rows whose types are not known here.
private class RowAdder {
  fileprivate(set) var missing = 0
  fileprivate(set) var isLost = false
  var typeName: String { "" }

  func add(_ row: UnsafeRawPointer) {}
  func next() -> RowAdder { self }
}

/// Adds a property of rows.
private final class ValueAdder<Row, Value: AdditiveArithmetic>: RowAdder {
  private let path: KeyPath<Row, Value>
  private let adder: SumAdder<Value>
  private(set) var sum = Value.zero
  /// Whether a footer asked for the sum after the rows of its group were read.
  var isUnknown = false
  override var typeName: String { "\(Value.self)" }

  init(_ path: KeyPath<Row, Value>, _ adder: SumAdder<Value> = SumAdder()) {
    self.path = path
    self.adder = adder
  }

  override func add(_ row: UnsafeRawPointer) {
    guard !isLost else { return }
    let value = row.assumingMemoryBound(to: Row.self).pointee[keyPath: path]
    switch adder.add(value, to: &sum) {
    case .added: break
    case .missing: missing += 1
    case .overflow: isLost = true
    }
  }

  override func next() -> RowAdder { ValueAdder(path, adder) }
}
