import Foundation

extension FontProgram {
  /// A font file with some of the glyphs.
  struct Subset: Sendable {
    var bytes: [UInt8]
    /// The number of each glyph in the file.
    var numbers: [UInt16]
    /// The number of glyphs whose outlines could not be read.
    var damaged = 0
  }

  /// Returns a font file with the given glyphs and no others.
  ///
  /// - Parameter glyphs: The glyphs, in ascending order without repetitions.
  func subset(of glyphs: [UInt16]) -> Subset {
    if let instance {
      return subset(of: glyphs, in: instance)
        ?? Subset(
          bytes: [], numbers: [UInt16](repeating: 0, count: glyphs.count), damaged: glyphs.count)
    }
    if isTrueType { return trueTypeSubset(of: glyphs) }
    return compactSubset(of: glyphs)
  }

  /// Returns a `CFF ` table with the given glyphs.
  private func compactSubset(of glyphs: [UInt16]) -> Subset {
    let font = CFFSubsetter(file)
    var sound = glyphs
    var subset = font?.subset(of: glyphs)
    if subset == nil {
      // One damaged glyph makes the whole subset fail.
      var attempts = Self.mostAttempts
      sound = font.map { Self.sound(glyphs[...], in: $0, &attempts) } ?? []
      subset = sound.isEmpty ? nil : font?.subset(of: sound)
    }
    if let unsound = subset?.unsound, !unsound.isEmpty {
      sound.removeAll { unsound.contains($0) }
      subset = sound.isEmpty ? nil : font?.subset(of: sound)
    }
    guard let subset else {
      return Subset(
        bytes: [], numbers: [UInt16](repeating: 0, count: glyphs.count), damaged: glyphs.count)
    }
    if sound.count == glyphs.count { return Subset(bytes: subset.table, numbers: subset.numbers) }
    let numberOf = Dictionary(zip(sound, subset.numbers), uniquingKeysWith: { $1 })
    return Subset(
      bytes: subset.table, numbers: glyphs.map { numberOf[$0] ?? 0 },
      damaged: glyphs.count - sound.count)
  }

  /// The maximum number of subsets of a damaged font that are made to find its sound glyphs.
  ///
  /// Each attempt takes milliseconds for a large font.
  private static let mostAttempts = 256

  /// Returns the glyphs of which a subset can be made, found by halving.
  private static func sound(
    _ glyphs: ArraySlice<UInt16>, in font: CFFSubsetter, _ attempts: inout Int
  ) -> [UInt16] {
    guard attempts > 0 else { return [] }
    attempts -= 1
    if font.subset(of: Array(glyphs)) != nil { return Array(glyphs) }
    guard glyphs.count > 1 else { return [] }
    let middle = glyphs.startIndex + glyphs.count / 2
    return sound(glyphs[..<middle], in: font, &attempts)
      + sound(glyphs[middle...], in: font, &attempts)
  }

  /// Returns a TrueType file with the given glyphs and their components.
  ///
  /// It has only the tables that a font in a PDF needs (ISO 32000-1, 9.9). Glyph 0, for missing
  /// characters, is empty unless it is given. The given glyphs follow it in their order.
  func trueTypeSubset(of glyphs: [UInt16]) -> Subset {
    var order = [0] + glyphs.drop { $0 == 0 }.map(Int.init)
    var numbers: [Int: Int] = [:]
    var table: [UInt8] = []
    table.reserveCapacity(128 * order.count)
    var ends: [Int] = []
    var damaged = 0
    outlines.withLock { store in
      while ends.count < order.count {
        let glyph = order[ends.count]
        let start = table.count
        if glyph != 0 || glyphs.first == 0, !store.append(glyph, of: self, to: &table) {
          damaged += 1
        }
        for component in TrueTypeOutline.components(of: table, from: start)?.positions ?? [] {
          if numbers.isEmpty {
            for (number, glyph) in order.enumerated() { numbers[glyph] = number }
          }
          let part = Int(table.unsigned16(at: component + 2))
          let number = numbers[part] ?? order.count
          if number == order.count {
            numbers[part] = number
            order.append(part)
          }
          table.set16(number, at: component + 2)
        }
        // The short format of `loca` counts pairs of bytes.
        if !table.count.isMultiple(of: 2) { table.append(0) }
        ends.append(table.count)
      }
    }
    let first: UInt16 = glyphs.first == 0 ? 0 : 1
    return Subset(
      bytes: fontFile(order, table, ends),
      numbers: glyphs.indices.map { first + UInt16(truncatingIfNeeded: $0) }, damaged: damaged)
  }

  /// Returns a file with the tables for the glyphs in an order.
  private func fontFile(_ order: [Int], _ outlines: [UInt8], _ ends: [Int]) -> [UInt8] {
    let isLong = outlines.count > 2 * Int(UInt16.max)
    var head = head
    // The checksum of the whole file is added below.
    for position in 8..<12 { head[position] = 0 }
    head.set16(isLong ? 1 : 0, at: 50)
    var header = horizontalHeader
    header.set16(order.count, at: 34)
    var profile = maximumProfile
    profile.set16(order.count, at: 4)
    // The limits for instructions: twilight points, storage, functions, stack, and size.
    for position in stride(from: 16, through: 26, by: 2) { profile.set16(0, at: position) }
    var metrics: [UInt8] = []
    metrics.reserveCapacity(4 * order.count)
    for glyph in order {
      metrics.append16(advance(of: glyph))
      metrics.append16(bearing(of: glyph))
    }
    var positions: [UInt8] = []
    positions.reserveCapacity(4 * order.count + 4)
    for end in [0] + ends {
      if isLong { positions.append32(end) } else { positions.append16(end / 2) }
    }
    return Self.file([
      ("glyf", outlines, false), ("head", head, true), ("hhea", header, false),
      ("hmtx", metrics, false), ("loca", positions, false), ("maxp", profile, false),
    ])
  }

  /// Returns a font file with the given tables (OpenType 1.9, “Font file”).
  ///
  /// - Parameter tables: The tables in the order of their tags.
  private static func file(
    _ tables: [(tag: StaticString, bytes: [UInt8], isHead: Bool)]
  ) -> [UInt8] {
    var file: [UInt8] = []
    let start = 12 + 16 * tables.count
    file.reserveCapacity(tables.reduce(start) { $0 + $1.bytes.count + 3 })
    file.append32(0x0001_0000)
    file.append16(tables.count)
    // For a binary search: the largest power of two that is at most the number of tables.
    let halvings = Int.bitWidth - 1 - tables.count.leadingZeroBitCount
    file.append16(16 << halvings)
    file.append16(halvings)
    file.append16(16 * tables.count - (16 << halvings))
    var position = start
    var headPosition = 0
    for table in tables {
      table.tag.withUTF8Buffer { file += $0 }
      file.append32(Int(checksum(table.bytes[...])))
      file.append32(position)
      file.append32(table.bytes.count)
      if table.isHead { headPosition = position }
      position += (table.bytes.count + 3) & ~3
    }
    for table in tables {
      file += table.bytes
      while !file.count.isMultiple(of: 4) { file.append(0) }
    }
    // OpenType 1.9, “head”: the checksum of the whole file must have this value.
    let adjustment = 0xB1B0_AFBA &- checksum(file[...])
    file.set16(Int(adjustment >> 16), at: headPosition + 8)
    file.set16(Int(adjustment & 0xFFFF), at: headPosition + 10)
    return file
  }

  /// Returns the sum of the 32-bit words of a table; missing bytes of the last one are 0.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBytes { bytes in
      var sum: UInt32 = 0
      let whole = bytes.count & ~3
      for position in stride(from: 0, to: whole, by: 4) {
        sum &+= UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self))
      }
      for position in whole..<bytes.count {
        sum &+= UInt32(bytes[position]) << (24 - 8 * (position & 3))
      }
      return sum
    }
  }
}
