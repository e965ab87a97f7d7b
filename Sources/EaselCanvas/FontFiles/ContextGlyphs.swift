internal import CHarfBuzz

/// The characters of a font whose glyphs or positions can depend on more than one neighbor.
///
/// For ligatures and contextual rules, all glyphs that a rule may read are collected: those in the
/// rule, before it and after it. Such glyphs cannot be set by pairs alone. Single substitutions and
/// pair kerning are left out, since they depend only on the glyph and its neighbor. Source:
/// OpenType 1.9, “GSUB” and “GPOS”.
final class ContextGlyphs {
  private let font: OpaquePointer
  private let glyphs: OpaquePointer?

  /// The features that HarfBuzz applies to every text and that can do more than replace one glyph.
  private static let substitutions = [
    "rvrn", "ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt", "rand",
  ]
  private static let positions = ["kern", "dist", "curs", "mark", "mkmk", "abvm", "blwm"]
  /// The maximum length of a table in bytes; those of large Chinese fonts take some 200 KB.
  private static let tableLimit = 4 << 20
  /// Tables with rules of other formats, which then replace those of `GSUB` and `GPOS`.
  private static let foreign = ["morx", "mort", "kerx", "Silf"]

  /// Reads the rules of a font; returns `nil` if it cannot be read or has rules of another format.
  ///
  /// - Parameters:
  ///   - key: The font.
  ///   - features: Features that the text turns on or off.
  init?(_ key: FontKey, features: [String]) {
    guard !key.isColor, let file = FontFile(key),
      Self.foreign.allSatisfy({ file.length(of: $0) == 0 }),
      let face = hb_face_builder_create()
    else { return nil }
    defer { hb_face_destroy(face) }
    var tables: [String: [UInt8]] = [:]
    for tag in ["GSUB", "GPOS", "GDEF", "cmap", "maxp", "kern"] where file.length(of: tag) > 0 {
      guard let bytes = file.table(tag, atMost: Self.tableLimit) else { return nil }
      tables[tag] = bytes
      Self.add(bytes, tag, to: face)
    }
    // Apple's form of `kern` has state machines, and the rules of a variable font may depend on its
    // axes.
    guard tables["kern"].map({ $0.unsigned16(at: 0) == 0 }) ?? true,
      ["GSUB", "GPOS"].allSatisfy({ tables[$0].map(Self.hasFixedRules) ?? true }),
      let made = hb_font_create(face)
    else { return nil }
    font = made
    glyphs = hb_set_create()
    collect("GSUB", Self.substitutions + features, face, tables["GSUB"] ?? []) { rules, lookup in
      switch rules.type(of: lookup, extension: 7) {
      case 1, 2, 3: false
      default: true
      }
    }
    collect("GPOS", Self.positions + features, face, tables["GPOS"] ?? []) { rules, lookup in
      switch rules.type(of: lookup, extension: 9) {
      case 1, 4, 5, 6: false
      case 2: rules.movesSecond(in: lookup)
      default: true
      }
    }
  }

  deinit {
    hb_set_destroy(glyphs)
    hb_font_destroy(font)
  }

  /// Whether a rule may read a character, or the glyph that represents it.
  func contains(_ scalar: Unicode.Scalar, glyph: UInt32?) -> Bool {
    var nominal: hb_codepoint_t = 0
    if hb_font_get_nominal_glyph(font, scalar.value, &nominal) != 0,
      hb_set_has(glyphs, nominal) != 0
    {
      return true
    }
    return glyph.map { hb_set_has(glyphs, $0) != 0 } ?? false
  }

  private func collect(
    _ table: String, _ features: [String], _ face: OpaquePointer, _ bytes: [UInt8],
    _ isRead: (LayoutRules, Int) -> Bool
  ) {
    guard !bytes.isEmpty, let lookups = hb_set_create() else { return }
    defer { hb_set_destroy(lookups) }
    let code = Self.code(table)
    let tags = features.map(Self.code) + [0]
    hb_ot_layout_collect_lookups(face, code, nil, nil, tags, lookups)
    let rules = LayoutRules(bytes: bytes)
    var lookup = hb_codepoint_t.max
    while hb_set_next(lookups, &lookup) != 0 {
      guard isRead(rules, Int(lookup)) else { continue }
      hb_ot_layout_lookup_collect_glyphs(face, code, lookup, glyphs, glyphs, glyphs, nil)
    }
  }

  /// Whether the rules are the same for all positions of a variable font's axes.
  private static func hasFixedRules(_ table: [UInt8]) -> Bool {
    table.unsigned32(at: 0) == 0x0001_0000 || table.unsigned32(at: 10) == 0
  }

  private static func add(_ bytes: [UInt8], _ tag: String, to face: OpaquePointer) {
    let blob = bytes.withUnsafeBytes {
      hb_blob_create(
        $0.bindMemory(to: CChar.self).baseAddress, UInt32($0.count), HB_MEMORY_MODE_DUPLICATE, nil,
        nil)
    }
    hb_face_builder_add_table(face, code(tag), blob)
    hb_blob_destroy(blob)
  }

  private static func code(_ tag: String) -> UInt32 {
    tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// The lookups of a layout table; values after its end are 0.
private struct LayoutRules {
  let bytes: [UInt8]

  private func position(of lookup: Int) -> Int {
    let list = Int(bytes.unsigned16(at: 8))
    return list + Int(bytes.unsigned16(at: list + 2 + 2 * lookup))
  }

  /// Returns the type of a lookup, or the type inside an extension lookup.
  func type(of lookup: Int, extension: UInt16) -> UInt16 {
    let position = position(of: lookup)
    let type = bytes.unsigned16(at: position)
    guard type == `extension` else { return type }
    return bytes.unsigned16(at: position + Int(bytes.unsigned16(at: position + 6)) + 2)
  }

  /// Whether a pair lookup moves the second glyph, which then cannot begin the next pair.
  func movesSecond(in lookup: Int) -> Bool {
    let position = position(of: lookup)
    let isExtension = bytes.unsigned16(at: position) == 9
    return (0..<Int(bytes.unsigned16(at: position + 4))).contains { index in
      var part = position + Int(bytes.unsigned16(at: position + 6 + 2 * index))
      if isExtension { part += Int(bytes.unsigned32(at: part + 4)) }
      return bytes.unsigned16(at: part + 6) != 0
    }
  }
}
