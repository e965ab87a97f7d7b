import Foundation

/// What functions load and call, of which their first bytes say enough here.
struct MachineCode {
  let memory: MappedMemory

  /// More than it takes to load the parts of a message, instrumented code included.
  private static let length = 384
  /// More than it takes an allocating initialiser to call the one that it allocates for.
  private static let lengthToCall = 160
  /// No more than what lies between the loads of one call's arguments.
  private static let lengthOfCall = 64

  /// Whether a function, or one that it calls, ends the process with a message of two texts.
  func traps(with one: String, _ other: String, at function: UInt) -> Bool {
    if trapsItself(with: one, other, at: function) { return true }
    let start = memory.code(at: function, count: Self.lengthToCall)
    return Self.references(in: start, at: function, Self.processor).calls
      .contains { trapsItself(with: one, other, at: $0) }
  }

  /// Both texts are loaded for one call: a trap between them belongs to a function before.
  private func trapsItself(with one: String, _ other: String, at function: UInt) -> Bool {
    let code = memory.code(at: function, count: Self.length)
    let found = Self.references(in: code, at: function, Self.processor)
    func places(_ text: String) -> [Int] {
      found.loads.filter { memory.holds(text, at: $0.address) }.map(\.place)
    }
    let others = places(other)
    return places(one).contains { first in
      others.contains { second in
        let between = min(first, second)...max(first, second)
        return between.count <= Self.lengthOfCall && !found.traps.contains(where: between.contains)
      }
    }
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

  /// What code refers to, relative to itself.
  ///
  /// Bytes within an instruction can look like another one; so an address may be none.
  struct References {
    /// Addresses that are loaded, and where in the code.
    var loads: [(place: Int, address: UInt)] = []
    /// Functions that are called or jumped to.
    var calls: [UInt] = []
    /// Where in the code the process is ended.
    var traps: [Int] = []
  }

  static func references(
    in code: UnsafeRawBufferPointer, at address: UInt, _ processor: Processor
  ) -> References {
    processor == .x86 ? x86References(in: code, at: address) : armReferences(in: code, at: address)
  }

  /// Distances from the next instruction: `lea` (48 or 4C, 8D, then a byte whose mask C7 is 05), `call`
  /// (E8) and `jmp` (E9); and `ud2` (0F 0B).
  private static func x86References(
    in code: UnsafeRawBufferPointer, at address: UInt
  ) -> References {
    var found = References()
    func target(_ place: Int) -> UInt {
      let distance = code.loadUnaligned(fromByteOffset: place, as: Int32.self)
      return (address &+ UInt(place + 4)) &+ UInt(bitPattern: Int(distance))
    }
    for place in code.indices {
      let rest = code.count - place
      if code[place] | 1 == 0xE9, rest >= 5 { found.calls.append(target(place + 1)) }
      if rest >= 2, code[place] == 0x0F, code[place + 1] == 0x0B { found.traps.append(place) }
      if rest >= 7, code[place] | 4 == 0x4C, code[place + 1] == 0x8D,
        code[place + 2] & 0xC7 == 0x05
      {
        found.loads.append((place, target(place + 3)))
      }
    }
    return found
  }

  /// `adrp` of a page and `add` of the rest soon after it, `bl` and `b`, and `brk`.
  private static func armReferences(
    in code: UnsafeRawBufferPointer, at address: UInt
  ) -> References {
    var found = References()
    let words = (0..<code.count / 4).map {
      code.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)
    }
    for (place, word) in words.enumerated() {
      let here = address &+ UInt(place * 4)
      if word & 0x7C00_0000 == 0x1400_0000 {
        let distance = Int(Int32(bitPattern: word << 6) >> 6) * 4
        found.calls.append(here &+ UInt(bitPattern: distance))
      } else if word & 0xFFE0_001F == 0xD420_0000 {
        found.traps.append(place * 4)
      } else if word & 0x9F00_0000 == 0x9000_0000 {
        let parts = (word >> 5 & 0x7FFFF) << 2 | word >> 29 & 3
        let pages = Int(Int32(bitPattern: parts << 11) >> 11)
        let page = (here & ~0xFFF) &+ UInt(bitPattern: pages * 4096)
        for next in words[place...].prefix(12)
        where next & 0xFFC0_0000 == 0x9100_0000 && next >> 5 & 31 == word & 31 {
          found.loads.append((place * 4, page &+ UInt(next >> 10 & 0xFFF)))
        }
      }
    }
    return found
  }
}
