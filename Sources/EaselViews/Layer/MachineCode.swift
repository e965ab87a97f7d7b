import Foundation

/// Finds the addresses that functions load and call, from the first bytes of their machine code.
struct MachineCode {
  let memory: MappedMemory

  /// Enough bytes for the loads of a message's parts, even in instrumented code.
  private static let length = 384
  /// Enough bytes for an allocating initializer to call the initializer itself.
  private static let lengthToCall = 160
  /// The maximum distance between the loads of the arguments of one call.
  private static let lengthOfCall = 64

  /// Returns whether a function, or one that it calls, traps with a message of two strings.
  func traps(with one: String, _ other: String, at function: UInt) -> Bool {
    if trapsItself(with: one, other, at: function) { return true }
    let start = memory.code(at: function, count: Self.lengthToCall)
    return Self.references(in: start, at: function, Self.processor).calls
      .contains { trapsItself(with: one, other, at: $0) }
  }

  /// Both strings are loaded for one call: a trap between them belongs to a function before.
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

  /// The instruction set of the machine code.
  enum Processor { case x86, arm }

  private static var processor: Processor {
    #if arch(arm64)
      .arm
    #else
      .x86
    #endif
  }

  /// The addresses that code refers to with relative instructions.
  ///
  /// Bytes inside an instruction can look like another instruction, so an address can be invalid.
  struct References {
    /// The loaded addresses, and the offsets of the loads in the code.
    var loads: [(place: Int, address: UInt)] = []
    /// The functions that are called or jumped to.
    var calls: [UInt] = []
    /// The offsets of the traps in the code.
    var traps: [Int] = []
  }

  static func references(
    in code: UnsafeRawBufferPointer, at address: UInt, _ processor: Processor
  ) -> References {
    processor == .x86 ? x86References(in: code, at: address) : armReferences(in: code, at: address)
  }

  /// Finds `lea`, `call`, `jmp` and `ud2` instructions, whose addresses are relative to the next
  /// instruction.
  ///
  /// `lea` is 48 or 4C, 8D and a byte that is 05 after masking with C7. `call` is E8, `jmp` is E9
  /// and `ud2` is 0F 0B.
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

  /// Finds `adrp` with a following `add`, `bl`, `b` and `brk` instructions.
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
