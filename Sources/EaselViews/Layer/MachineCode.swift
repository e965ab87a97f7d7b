import Foundation

/// The memory of the process that can be read.
struct MappedMemory {
  private var readable: [Range<UInt>] = []
  private var executable: [Range<UInt>] = []

  /// Asks the system; nil where it does not say.
  init?() {
    guard let file = FileHandle(forReadingAtPath: "/proc/self/maps"),
      let data = try? file.readToEnd()
    else { return nil }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      // "55d0c0a01000-55d0c0a09000 r-xp 00001000 fe:01 1234 /usr/bin/name"
      let fields = line.split(separator: " ", maxSplits: 2)
      let ends = fields.first?.split(separator: "-").compactMap { UInt($0, radix: 16) } ?? []
      guard fields.count > 1, ends.count == 2, ends[0] < ends[1] else { continue }
      if fields[1].hasPrefix("r") { readable.append(ends[0]..<ends[1]) }
      if fields[1].hasPrefix("r-x") { executable.append(ends[0]..<ends[1]) }
    }
  }

  /// Up to a number of bytes of code from an address on; none where there is no code.
  func code(at address: UInt, count: Int) -> UnsafeRawBufferPointer {
    Self.bytes(at: address, count: count, in: executable)
  }

  /// Whether a text that ends with a zero stands at an address.
  func holds(_ text: String, at address: UInt) -> Bool {
    let bytes = Array(text.utf8) + [0]
    let found = Self.bytes(at: address, count: bytes.count, in: readable)
    return found.count == bytes.count && found.elementsEqual(bytes)
  }

  private static func bytes(
    at address: UInt, count: Int, in ranges: [Range<UInt>]
  ) -> UnsafeRawBufferPointer {
    guard let range = ranges.first(where: { $0.contains(address) }) else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return UnsafeRawBufferPointer(
      start: UnsafeRawPointer(bitPattern: address),
      count: min(count, Int(range.upperBound - address)))
  }
}

/// What functions load and call, of which their first bytes say enough here.
struct MachineCode {
  let memory: MappedMemory

  /// More than it takes to load the parts of a message.
  private static let length = 256
  /// More than it takes an allocating initialiser to call the one that it allocates for.
  private static let lengthToCall = 96

  /// Whether a function loads the addresses of all of some texts, or one that it calls does.
  func loads(_ texts: [String], at function: UInt) -> Bool {
    if loadsItself(texts, at: function) { return true }
    let start = memory.code(at: function, count: Self.lengthToCall)
    return Self.references(in: start, at: function, Self.processor).calls
      .contains { loadsItself(texts, at: $0) }
  }

  private func loadsItself(_ texts: [String], at function: UInt) -> Bool {
    let code = memory.code(at: function, count: Self.length)
    let loaded = Self.references(in: code, at: function, Self.processor).loads
    return texts.allSatisfy { text in loaded.contains { memory.holds(text, at: $0) } }
  }

  /// A kind of machine code.
  enum Processor { case x86, arm }

  private static var processor: Processor {
    #if arch(arm64)
      .arm
    #else
      .x86
    #endif
  }

  /// Addresses that code may load relative to itself, and functions that it may call.
  ///
  /// Bytes within an instruction can look like another one; so an address may be none.
  static func references(
    in code: UnsafeRawBufferPointer, at address: UInt, _ processor: Processor
  ) -> (loads: [UInt], calls: [UInt]) {
    processor == .x86 ? x86References(in: code, at: address) : armReferences(in: code, at: address)
  }

  /// `lea` of a distance from the next instruction (48 or 4C, 8D, then a byte whose mask C7 is 05), and
  /// `call` of such a distance (E8).
  private static func x86References(
    in code: UnsafeRawBufferPointer, at address: UInt
  ) -> (loads: [UInt], calls: [UInt]) {
    var (loads, calls): ([UInt], [UInt]) = ([], [])
    func target(_ place: Int) -> UInt {
      let distance = code.loadUnaligned(fromByteOffset: place, as: Int32.self)
      return (address &+ UInt(place + 4)) &+ UInt(bitPattern: Int(distance))
    }
    for place in code.indices {
      if code[place] == 0xE8, place + 5 <= code.count { calls.append(target(place + 1)) }
      if place + 7 <= code.count, code[place] | 4 == 0x4C, code[place + 1] == 0x8D,
        code[place + 2] & 0xC7 == 0x05
      {
        loads.append(target(place + 3))
      }
    }
    return (loads, calls)
  }

  /// `adrp` of a page and `add` of the rest soon after it, and `bl`.
  private static func armReferences(
    in code: UnsafeRawBufferPointer, at address: UInt
  ) -> (loads: [UInt], calls: [UInt]) {
    var (loads, calls): ([UInt], [UInt]) = ([], [])
    let words = (0..<code.count / 4).map {
      code.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)
    }
    for (place, word) in words.enumerated() {
      let here = address &+ UInt(place * 4)
      if word & 0xFC00_0000 == 0x9400_0000 {
        let distance = Int(Int32(bitPattern: word << 6) >> 6) * 4
        calls.append(here &+ UInt(bitPattern: distance))
      } else if word & 0x9F00_0000 == 0x9000_0000 {
        let parts = (word >> 5 & 0x7FFFF) << 2 | word >> 29 & 3
        let pages = Int(Int32(bitPattern: parts << 11) >> 11)
        let page = (here & ~0xFFF) &+ UInt(bitPattern: pages * 4096)
        for next in words[place...].prefix(12)
        where next & 0xFFC0_0000 == 0x9100_0000 && next >> 5 & 31 == word & 31 {
          loads.append(page &+ UInt(next >> 10 & 0xFFF))
        }
      }
    }
    return (loads, calls)
  }
}
