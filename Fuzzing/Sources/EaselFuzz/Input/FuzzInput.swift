import Foundation

/// Reads the bytes of a case as numbers, choices and texts.
///
/// Whatever the bytes are, every call has an answer, and at their end the answer is zero. A byte
/// more or less changes what follows as little as can be, so that libFuzzer's small changes stay
/// small.
struct FuzzInput {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether all bytes were read.
  var isEmpty: Bool { offset >= bytes.count }

  /// The next byte.
  mutating func byte() -> UInt8 {
    guard !isEmpty else { return 0 }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// All bytes that were not read yet, or the next so many of them.
  mutating func rest(atMost count: Int = .max) -> [UInt8] {
    let end = offset + min(count, bytes.count - offset)
    defer { offset = end }
    return Array(bytes[offset..<end])
  }

  /// An integer of so many bytes.
  mutating func bits(_ count: Int) -> UInt64 {
    (0..<count).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) }
  }

  mutating func bool() -> Bool { byte() & 1 == 1 }

  /// True in so many of 256 cases.
  mutating func rarely(_ count: UInt8 = 16) -> Bool { byte() > 255 - count }

  /// A whole number below a bound of at most 65,536.
  mutating func index(below bound: Int) -> Int {
    bound <= 256 ? Int(byte()) % bound : Int(bits(2)) % bound
  }

  /// One of some values.
  mutating func choice<Value>(_ values: [Value]) -> Value { values[index(below: values.count)] }

  /// One of the cases of an enumeration.
  mutating func choice<Value: CaseIterable>(_ type: Value.Type) -> Value
  where Value.AllCases == [Value] {
    choice(Value.allCases)
  }

  /// A value three times in four, else nil.
  mutating func maybe<Value>(_ value: (inout FuzzInput) -> Value) -> Value? {
    rarely(64) ? nil : value(&self)
  }

  /// A few values: at most `most`, and none after the bytes have ended.
  mutating func list<Value>(
    atMost most: Int, _ value: (inout FuzzInput) -> Value
  ) -> [Value] {
    let count = index(below: most + 1)
    var values: [Value] = []
    while values.count < count, !isEmpty { values.append(value(&self)) }
    return values
  }
}
