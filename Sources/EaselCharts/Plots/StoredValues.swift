import Foundation

/// The values of a stored property in the memory of a collection's elements.
///
/// Reading them in steps of the element's size costs about a nanosecond a value, where a key path
/// costs 40 to 60.
package struct StoredValues<Value: Plottable> {
  private let start: UnsafeRawPointer
  private let stride: Int
  private let count: Int

  /// Finds the property; nil where there are no elements or the property is computed.
  package init?<Element>(
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
  package func read(_ names: inout NameTable) -> ColumnValues {
    if let numbers { return ColumnValues(numbers: numbers) }
    if Value.self == Date.self {
      return ColumnValues(
        map(Date.self) { $0.timeIntervalSinceReferenceDate }, kind: .date)
    }
    if Value.self == String.self {
      return ColumnValues(map(String.self) { Double(names.code(of: $0)) }, kind: .category)
    }
    var column = Column(label: "")
    column.values.reserveCapacity(count)
    for row in 0..<count {
      column.append(start.load(fromByteOffset: row * stride, as: Value.self).datum, &names)
    }
    return ColumnValues(column.values, kind: column.kind)
  }

  /// The numbers; nil for other types.
  private var numbers: [Double]? {
    // The loops are each for one type, so that a value takes one instruction to load.
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

  @inline(__always)
  private func map<Stored>(_ type: Stored.Type, _ number: (Stored) -> Double) -> [Double] {
    Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      for row in 0..<count {
        buffer[row] = number(start.load(fromByteOffset: row * stride, as: Stored.self))
      }
      initialized = count
    }
  }
}
