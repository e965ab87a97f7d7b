/// A hash table of patterns and of all their prefixes.
///
/// At each letter of a word the longest prefix of a pattern that ends there applies: files for
/// libhyphen are made so that each pattern includes the numbers of the patterns within it.
struct PatternLevel: Sendable {
  /// The letters of all patterns, concatenated.
  private var letters: [UInt8] = []
  /// The numbers before each letter of a pattern and after the last one, concatenated.
  private var numbers: [UInt8] = []
  /// By the hash of their letters; the table is open-addressed.
  private var table: [Beginning]
  private var count = 0

  private struct Beginning {
    var hash: UInt32 = 0
    /// The offset of its letters.
    var start: UInt32 = 0
    /// The offset of its numbers; `none` if it is only a prefix.
    var numbers = Beginning.none
    /// The number of its letters; 0 for an empty entry of the table.
    var length: UInt32 = 0

    static let none = UInt32.max
  }

  /// Makes an empty level.
  ///
  /// - Parameter bytes: The approximate number of bytes of its patterns.
  init(bytes: Int) {
    table = [Beginning](repeating: Beginning(), count: 1_024)
    letters.reserveCapacity(bytes)
    numbers.reserveCapacity(bytes)
  }

  // The hash of Fowler, Noll and Vo (FNV-1a), which is extended byte by byte.
  private static let seed: UInt32 = 2_166_136_261
  private static func step(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
    (hash ^ UInt32(byte)) &* 16_777_619
  }

  /// Adds a pattern, such as `1ba` or `.ab3er`; a later pattern with the same letters replaces an
  /// earlier one.
  mutating func add(_ pattern: ArraySlice<UInt8>) {
    let (start, first) = (letters.count, numbers.count)
    numbers.append(0)
    for byte in pattern {
      if byte >= 48, byte <= 57 {
        numbers[numbers.count - 1] = byte - 48
      } else {
        letters.append(byte)
        numbers.append(0)
      }
    }
    var hash = Self.seed
    for end in start..<letters.count {
      hash = Self.step(hash, letters[end])
      let position = position(of: hash, letters, start, end + 1 - start)
      if table[position].length == 0 {
        table[position] = Beginning(
          hash: hash, start: UInt32(start), length: UInt32(end + 1 - start))
        count += 1
      }
      if end + 1 == letters.count { table[position].numbers = UInt32(first) }
      if 2 * count > table.count { grow() }
    }
  }

  private mutating func grow() {
    let old = table
    table = [Beginning](repeating: Beginning(), count: 2 * old.count)
    for beginning in old where beginning.length > 0 {
      var position = Int(beginning.hash) & (table.count - 1)
      while table[position].length > 0 { position = (position + 1) & (table.count - 1) }
      table[position] = beginning
    }
  }

  /// Returns the index of some letters in the table, or the empty index for them.
  private func position(of hash: UInt32, _ text: [UInt8], _ start: Int, _ length: Int) -> Int {
    var position = Int(hash) & (table.count - 1)
    while table[position].length > 0 {
      let known = table[position]
      if known.hash == hash, Int(known.length) == length {
        var same = 0
        let own = Int(known.start)
        while same < length, letters[own + same] == text[start + same] { same += 1 }
        if same == length { return position }
      }
      position = (position + 1) & (table.count - 1)
    }
    return position
  }

  /// Returns the number after each byte of a word; odd numbers are breaks.
  func numbers(for word: ArraySlice<UInt8>) -> [UInt8] {
    let dot = UInt8(ascii: ".")
    let text = [dot] + word + [dot]
    // The numbers after each byte of the text.
    var found = [UInt8](repeating: 0, count: text.count)
    var start = 0
    for end in text.indices {
      while start <= end {
        var hash = Self.seed
        for position in start...end { hash = Self.step(hash, text[position]) }
        let position = position(of: hash, text, start, end + 1 - start)
        guard table[position].length > 0 else {
          start += 1
          continue
        }
        if table[position].numbers != Beginning.none {
          for offset in 0...(end + 1 - start) where start + offset > 0 {
            let number = numbers[Int(table[position].numbers) + offset]
            found[start + offset - 1] = max(found[start + offset - 1], number)
          }
        }
        break
      }
    }
    var numbers = Array(found.dropFirst().dropLast())
    // A word has no break after its end.
    if !numbers.isEmpty { numbers[numbers.count - 1] = 0 }
    return numbers
  }
}
