internal import CHarfBuzz
import Foundation

/// A font with CFF outlines (Adobe technical note 5176), which HarfBuzz reduces to some glyphs.
final class CFFSubsetter {
  private let face: OpaquePointer

  /// The tables from which a subset is made, with their maximum lengths in bytes.
  ///
  /// The outlines of Chinese, Japanese and Korean fonts take 16 MB.
  private static let tables: [(tag: String, limit: Int)] = [
    ("CFF ", 64 << 20), ("head", 1 << 10), ("hhea", 1 << 10), ("hmtx", 1 << 20),
    ("maxp", 1 << 10),
  ]

  /// Reads a font; returns `nil` if a table is missing or too long.
  init?(_ file: FontFile) {
    guard let face = hb_face_builder_create() else { return nil }
    for (tag, limit) in Self.tables {
      guard let bytes = file.table(tag, atMost: limit) else {
        hb_face_destroy(face)
        return nil
      }
      let blob = bytes.withUnsafeBytes {
        hb_blob_create(
          $0.bindMemory(to: CChar.self).baseAddress, UInt32($0.count), HB_MEMORY_MODE_DUPLICATE,
          nil, nil)
      }
      hb_face_builder_add_table(face, Self.code(tag), blob)
      hb_blob_destroy(blob)
    }
    self.face = face
  }

  deinit { hb_face_destroy(face) }

  /// A `CFF ` table with some of the glyphs.
  struct Subset {
    var table: [UInt8]
    /// The number of each glyph in a PDF.
    var numbers: [UInt16]
    /// The glyphs whose outlines cannot be read to their ends.
    var unsound: Set<UInt16>
  }

  /// Returns a table with glyph 0 and the given glyphs, or `nil` if one of them is too damaged.
  func subset(of glyphs: [UInt16]) -> Subset? {
    guard let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
    let set = hb_subset_input_glyph_set(input)
    for glyph in glyphs { hb_set_add(set, UInt32(glyph)) }
    guard let plan = hb_subset_plan_create_or_fail(face, input) else { return nil }
    defer { hb_subset_plan_destroy(plan) }
    guard let subset = hb_subset_plan_execute_or_fail(plan) else { return nil }
    defer { hb_face_destroy(subset) }
    let blob = hb_face_reference_table(subset, Self.code("CFF "))
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &count), count > 0 else { return nil }
    let map = hb_subset_plan_old_to_new_glyph_mapping(plan)
    let positions = glyphs.map { UInt16(truncatingIfNeeded: hb_map_get(map, UInt32($0))) }
    let bytes = [UInt8](UnsafeRawBufferPointer(start: data, count: Int(count)))
    guard let table = CFFTable(bytes), let outlines = CFFCharstrings(bytes) else { return nil }
    let unsound = zip(glyphs, positions).filter { !outlines.isSound(Int($1)) }.map(\.0)
    return Subset(
      table: bytes, numbers: table.numbers(of: positions), unsound: Set(unsound))
  }

  /// Returns a tag as HarfBuzz encodes it.
  private static func code(_ tag: String) -> UInt32 {
    tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
