import Foundation

/// The values of a stored property in the memory of a collection's elements.
///
/// Reading them at the element's stride costs about a nanosecond per value; a key path costs 40 to
/// 60.
struct StoredValues<Value: Plottable> {
  private let start: UnsafeRawPointer
  private let stride: Int
  private let count: Int

  /// Creates the reader; `nil` if there are no elements or the property is computed.
  init?<Element>(
    _ elements: UnsafeBufferPointer<Element>, _ keyPath: KeyPath<Element, Value>
  ) {
    guard let base = elements.baseAddress, !elements.isEmpty,
      let offset = MemoryLayout<Element>.offset(of: keyPath)
    else { return nil }
    start = UnsafeRawPointer(base) + offset
    stride = MemoryLayout<Element>.stride
    count = elements.count
  }

  /// Reads all values; names get codes from a table.
  func read(_ names: inout NameTable) -> ColumnValues {
    if let numbers {
      // The kind is known if at least one number is not missing.
      let isKnown = numbers.values.contains { !$0.isNaN }
      return ColumnValues(
        numbers.values, kind: isKnown ? .number : nil, summary: numbers.summary)
    }
    if Value.self == Date.self {
      let dates = map(Date.self) { $0.timeIntervalSinceReferenceDate }
      return ColumnValues(dates.values, kind: .date, summary: dates.summary)
    }
    if Value.self == String.self {
      return ColumnValues(
        map(String.self) { Double(names.code(of: $0)) }.values, kind: .category)
    }
    var column = Column(label: "")
    column.values.reserveCapacity(count)
    for row in 0..<count {
      column.append(start.load(fromByteOffset: row * stride, as: Value.self).datum, &names)
    }
    return ColumnValues(column.values, kind: column.kind)
  }

  /// The numbers; `nil` for other types.
  private var numbers: (values: [Double], summary: NumberSummary)? {
    // Each type has its own loop, so that loading a value takes one instruction.
    if Value.self == Double.self { return map(Double.self) { $0 } }
    if Value.self == CGFloat.self { return map(CGFloat.self) { Double($0) } }
    if Value.self == Float.self { return map(Float.self) { Double($0) } }
    if Value.self == Int.self { return map(Int.self) { Double($0) } }
    if Value.self == Int8.self { return map(Int8.self) { Double($0) } }
    if Value.self == Int16.self { return map(Int16.self) { Double($0) } }
    if Value.self == Int32.self { return map(Int32.self) { Double($0) } }
    if Value.self == Int64.self { return map(Int64.self) { Double($0) } }
    if Value.self == UInt.self { return map(UInt.self) { Double($0) } }
    if Value.self == UInt8.self { return map(UInt8.self) { Double($0) } }
    if Value.self == UInt16.self { return map(UInt16.self) { Double($0) } }
    if Value.self == UInt32.self { return map(UInt32.self) { Double($0) } }
    if Value.self == UInt64.self { return map(UInt64.self) { Double($0) } }
    return nil
  }

  /// The number of values that are read before they are summarized.
  private static var valuesAtOnce: Int { 2048 }

  @inline(__always)
  private func map<Stored>(
    _ type: Stored.Type, _ number: (Stored) -> Double
  ) -> (values: [Double], summary: NumberSummary) {
    var summary = NumberSummary()
    let values = [Double](unsafeUninitializedCapacity: count) { buffer, initialized in
      LargePages.prefer(buffer)
      // Values are processed in parts, so that they are still in the cache when they are
      // summarized.
      for first in Swift.stride(from: 0, to: count, by: Self.valuesAtOnce) {
        let rows = first..<min(first + Self.valuesAtOnce, count)
        for row in rows {
          buffer[row] = number(start.load(fromByteOffset: row * stride, as: Stored.self))
        }
        summary.add(UnsafeBufferPointer(rebasing: buffer[rows]))
      }
      initialized = count
    }
    return (values, summary)
  }
}
