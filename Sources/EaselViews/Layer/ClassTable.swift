import Foundation

/// A class's metadata: a few words that describe it, and the functions of its table.
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
  /// Whether the layout of classes is known: on Linux, on the processors whose code is.
  static var isKnown: Bool {
    #if os(Linux) && (arch(x86_64) || arch(arm64))
      true
    #else
      false
    #endif
  }

  /// The words in which the tables of a class and of a subclass of it differ, beyond what the class has
  /// of its own superclass: what the subclass overrides, in the order of declaration.
  static func overrides(in subclass: AnyClass, of kind: AnyClass) -> [Int] {
    guard isKnown else { return [] }
    let (own, other) = (ClassTable(kind), ClassTable(subclass))
    let first = own.superclass.map { ClassTable($0).words.count } ?? own.words.count
    guard first < own.words.count, own.words.count <= other.words.count else { return [] }
    return (first..<own.words.count).filter { own.words[$0] != other.words[$0] }
  }
}
