import Foundation

/// The metadata of a class as machine words: some fields and the virtual table.
struct ClassTable {
  let words: UnsafeBufferPointer<UInt>
  let superclass: AnyClass?

  init(_ kind: AnyClass) {
    // Swift's ABI (docs/ABI/TypeMetadata.rst): isa and superclass, then in 32 bits each flags and
    // address point, instance size and alignment, class size and address point.
    let start = unsafeBitCast(kind, to: UnsafeRawPointer.self)
    superclass = start.load(fromByteOffset: 8, as: AnyClass?.self)
    let size = start.load(fromByteOffset: 32, as: UInt32.self)
    let before = start.load(fromByteOffset: 36, as: UInt32.self)
    words = UnsafeBufferPointer(
      start: start.assumingMemoryBound(to: UInt.self), count: Int(size - before) / 8)
  }
}

extension ClassTable {
  /// Whether the memory layout of classes is known: on Linux with an x86-64 or arm64 processor.
  static var isKnown: Bool {
    #if os(Linux) && (arch(x86_64) || arch(arm64))
      true
    #else
      false
    #endif
  }

  /// Returns the indices of the words that differ between a class and its subclass.
  ///
  /// Only the class's own members count, without those of its superclass. The result lists the
  /// members that the subclass overrides, in the order of declaration.
  static func overrides(in subclass: AnyClass, of kind: AnyClass) -> [Int] {
    guard isKnown else { return [] }
    let (own, other) = (ClassTable(kind), ClassTable(subclass))
    let first = own.superclass.map { ClassTable($0).words.count } ?? own.words.count
    guard first < own.words.count, own.words.count <= other.words.count else { return [] }
    return (first..<own.words.count).filter { own.words[$0] != other.words[$0] }
  }
}
