internal import CHarfBuzz
import Foundation

/// An instance of a variable font: one value for each axis, of which HarfBuzz makes a static font.
///
/// Source: OpenType 1.9, “Font Variations Overview”.
struct FontInstance: Sendable {
  private struct Axis: Sendable {
    var tag: UInt32
    var value: Float
  }

  private let file: FontFile
  private let axes: [Axis]

  /// The name that distinguishes the instance, in characters that need no escape in a PDF.
  let name: String
  /// The value of the weight axis, or `nil` if the font has none.
  let weight: Float?

  /// The maximum number of axes; real fonts have a few, and at most about thirty.
  private static let mostAxes = 64
  /// The tables from which an instance is made, with their maximum lengths in bytes.
  ///
  /// A font may lack those that are not needed. The tables of Chinese, Japanese and Korean fonts
  /// take some 16 MB.
  private static let tables: [(tag: String, limit: Int, isNeeded: Bool)] = [
    ("glyf", 64 << 20, true), ("loca", 1 << 20, true), ("head", 1 << 10, true),
    ("hhea", 1 << 10, true), ("hmtx", 1 << 20, true), ("maxp", 1 << 10, true),
    ("fvar", 1 << 20, true), ("gvar", 64 << 20, true), ("avar", 1 << 20, false),
    ("HVAR", 8 << 20, false),
  ]

  /// Reads an instance; returns `nil` if the font has no axes or its outlines are not TrueType.
  ///
  /// HarfBuzz 6 cannot make instances of `CFF2` outlines.
  init?(_ key: FontKey, _ file: FontFile) {
    guard file.isTrueType, let face = Self.face(of: file) else { return nil }
    defer { hb_face_destroy(face) }
    var count = UInt32(Self.mostAxes)
    var found = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Self.mostAxes)
    guard (1...UInt32(Self.mostAxes)).contains(hb_ot_var_get_axis_count(face)) else { return nil }
    hb_ot_var_get_axis_infos(face, 0, &count, &found)
    found = Array(found.prefix(Int(count)))
    var values = found.map(\.default_value)
    // The upper half of fontconfig's index is the number of a named instance.
    let instance = key.index >> 16
    if instance > 0 {
      var length = count
      hb_ot_var_named_instance_get_design_coords(face, UInt32(instance - 1), &length, &values)
    }
    for setting in (key.variations ?? "").utf8.split(separator: UInt8(ascii: ",")) {
      var variation = hb_variation_t()
      let letters = setting.map { CChar(bitPattern: $0) }
      guard hb_variation_from_string(letters, Int32(letters.count), &variation) != 0 else {
        continue
      }
      for (index, axis) in found.enumerated() where axis.tag == variation.tag {
        values[index] = variation.value
      }
    }
    axes = zip(found, values).map { axis, value in
      // In a damaged font, the minimum of an axis may be greater than the maximum.
      Axis(tag: axis.tag, value: max(axis.min_value, min(axis.max_value, value)))
    }
    guard axes.allSatisfy({ $0.value.isFinite }) else { return nil }
    self.file = file
    weight = axes.first { $0.tag == Self.code("wght") }?.value
    name = axes.map { axis in
      let tag = (0..<4).map { UInt8(truncatingIfNeeded: axis.tag >> (24 - 8 * $0)) }
      let value = "\(axis.value)".replacingOccurrences(of: ".0", with: "")
      return value.replacingOccurrences(of: ".", with: "p") + String(decoding: tag, as: UTF8.self)
    }.joined(separator: "_")
  }

  /// Returns the advance of each glyph, in font units.
  func advances(count: Int) -> [UInt16] {
    guard let face = Self.face(of: file) else { return [] }
    defer { hb_face_destroy(face) }
    guard let font = hb_font_create(face) else { return [] }
    defer { hb_font_destroy(font) }
    let variations = axes.map { hb_variation_t(tag: $0.tag, value: $0.value) }
    hb_font_set_variations(font, variations, UInt32(variations.count))
    return (0..<count).map { UInt16(clamping: hb_font_get_glyph_h_advance(font, UInt32($0))) }
  }

  /// Returns a font file with glyphs of the instance and their components, or `nil`.
  ///
  /// HarfBuzz 6 writes outside of its memory if an outline or its offset is damaged, so that sound
  /// tables are passed.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs.
  ///   - sound: Tables that replace those in the file.
  /// - Returns: The file, and the number of each given glyph in it.
  func subset(
    of glyphs: [UInt16], sound: [String: [UInt8]]
  ) -> (bytes: [UInt8], numbers: [UInt16])? {
    guard let face = Self.face(of: file, sound) else { return nil }
    defer { hb_face_destroy(face) }
    guard let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    hb_subset_input_set_flags(
      input,
      HB_SUBSET_FLAGS_NO_HINTING.rawValue | HB_SUBSET_FLAGS_NOTDEF_OUTLINE.rawValue)
    for axis in axes
    where hb_subset_input_pin_axis_location(input, face, axis.tag, axis.value) == 0 {
      return nil
    }
    let set = hb_subset_input_glyph_set(input)
    for glyph in glyphs { hb_set_add(set, UInt32(glyph)) }
    guard let plan = hb_subset_plan_create_or_fail(face, input) else { return nil }
    defer { hb_subset_plan_destroy(plan) }
    guard let subset = hb_subset_plan_execute_or_fail(plan) else { return nil }
    defer { hb_face_destroy(subset) }
    let blob = hb_face_reference_blob(subset)
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &count), count > 0 else { return nil }
    let map = hb_subset_plan_old_to_new_glyph_mapping(plan)
    return (
      [UInt8](UnsafeRawBufferPointer(start: data, count: Int(count))),
      glyphs.map { UInt16(truncatingIfNeeded: hb_map_get(map, UInt32($0))) }
    )
  }

  /// Returns the tables of a font for HarfBuzz; the caller must destroy the face.
  private static func face(of file: FontFile, _ sound: [String: [UInt8]] = [:]) -> OpaquePointer? {
    guard let face = hb_face_builder_create() else { return nil }
    for (tag, limit, isNeeded) in tables {
      guard let bytes = sound[tag] ?? file.table(tag, atMost: limit) else {
        guard isNeeded else { continue }
        hb_face_destroy(face)
        return nil
      }
      let blob = bytes.withUnsafeBytes {
        hb_blob_create(
          $0.bindMemory(to: CChar.self).baseAddress, UInt32($0.count), HB_MEMORY_MODE_DUPLICATE,
          nil, nil)
      }
      hb_face_builder_add_table(face, code(tag), blob)
      hb_blob_destroy(blob)
    }
    return face
  }

  /// Returns a tag as HarfBuzz encodes it.
  private static func code(_ tag: String) -> UInt32 {
    tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
