extension FontProgram {
  /// Returns a TrueType file with glyphs of an instance of a variable font, or `nil` if that fails.
  func subset(of glyphs: [UInt16], in instance: FontInstance) -> Subset? {
    let (sound, damaged) = soundTables(for: glyphs)
    guard let (bytes, numbers) = instance.subset(of: glyphs, sound: sound),
      let file = FontFile(bytes),
      let font = FontProgram(FontKey(file: key.file, index: 0, isColor: false), file)
    else { return nil }
    // HarfBuzz keeps the order of glyphs.
    var subset = font.trueTypeSubset(of: numbers)
    subset.damaged += damaged
    return subset
  }

  /// Returns tables with the outlines of the glyphs and their components at their original numbers.
  ///
  /// All other outlines are empty. Damaged outlines are also empty, and are counted.
  private func soundTables(for glyphs: [UInt16]) -> (tables: [String: [UInt8]], damaged: Int) {
    var order = [0] + glyphs.drop { $0 == 0 }.map(Int.init)
    var found: [Int: [UInt8]] = [:]
    var damaged = 0
    outlines.withLock { store in
      var next = 0
      while next < order.count {
        let glyph = order[next]
        next += 1
        guard found[glyph] == nil, glyph < glyphCount else { continue }
        var outline: [UInt8] = []
        if !store.append(glyph, of: self, to: &outline) { damaged += 1 }
        order += TrueTypeOutline.parts(of: outline)
        found[glyph] = outline
      }
    }
    var table: [UInt8] = []
    var positions: [UInt8] = []
    positions.reserveCapacity(4 * glyphCount + 4)
    for glyph in 0..<glyphCount {
      positions.append32(table.count)
      guard let outline = found[glyph] else { continue }
      table += outline
      while !table.count.isMultiple(of: 4) { table.append(0) }
    }
    positions.append32(table.count)
    var head = head
    head.set16(1, at: 50)
    return (
      ["glyf": table, "loca": positions, "head": head, "hhea": horizontalHeader], damaged
    )
  }
}
