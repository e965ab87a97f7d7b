import Foundation

/// A classification of a color font's glyphs into images and ordinary outlines.
///
/// Source: OpenType 1.9, “COLR”, “CBLC”, “sbix”, “SVG ”.
final class ColorGlyphTable: Sendable {
  /// The kind of a glyph.
  enum Kind: Hashable, Sendable {
    /// An outline only, which is drawn in the text's color.
    case outline
    /// Layers of colors, or a bitmap.
    case image
    /// Colors in a format that Easel cannot draw; the outline is drawn in the text's color.
    case unreadable
  }

  /// The glyphs that are images, in ascending order; `nil` if all glyphs of the font are images.
  private let images: [ClosedRange<UInt32>]?
  private let unreadable: [ClosedRange<UInt32>]
  /// Images with layers in the text's color.
  private let textColored: [ClosedRange<UInt32>]

  /// The maximum length of a table that is read whole; a `SVG ` table also contains all documents.
  private static let tableLimit = 4 << 20

  init(_ key: FontKey) {
    guard let file = FontFile(path: key.file, index: key.index & 0xFFFF),
      file.length(of: "glyf") > 0 || file.length(of: "CFF ") > 0 || file.length(of: "CFF2") > 0
    else {
      (images, unreadable, textColored) = (nil, [], [])
      return
    }
    let layers = Self.read(file, "COLR")
    images = Self.joined(
      Self.layered(layers) + Self.bitmaps(Self.read(file, "CBLC"))
        + Self.standardBitmaps(file, Self.read(file, "maxp")))
    textColored = Self.joined(Self.layered(layers, withTextColor: true))
    unreadable = Self.joined(Self.painted(layers) + Self.documents(file))
  }

  /// Returns the kind of a glyph.
  func kind(of glyph: UInt32) -> Kind {
    guard let images else { return .image }
    if Self.contains(images, glyph) { return .image }
    return Self.contains(unreadable, glyph) ? .unreadable : .outline
  }

  /// Whether a glyph has a layer in the text's color.
  func hasTextColor(_ glyph: UInt32) -> Bool { Self.contains(textColored, glyph) }

  /// Whether all glyphs are images.
  var hasImagesOnly: Bool { images == nil }

  private static func contains(_ ranges: [ClosedRange<UInt32>], _ glyph: UInt32) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < glyph { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(glyph)
  }

  /// Returns the ranges in ascending order without overlaps.
  private static func joined(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var joined: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound + 1 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }

  // MARK: Tables

  private static func read(_ file: FontFile, _ tag: String) -> [UInt8] {
    file.table(tag, atMost: tableLimit) ?? []
  }

  /// Returns the glyphs with layers of plain colors (`COLR` version 0).
  ///
  /// - Parameters:
  ///   - table: The bytes of the `COLR` table.
  ///   - withTextColor: Whether only glyphs with a layer in the text's color are returned.
  private static func layered(
    _ table: [UInt8], withTextColor: Bool = false
  ) -> [ClosedRange<UInt32>] {
    let (count, start) = (Int(table.unsigned16(at: 2)), Int(table.unsigned32(at: 4)))
    let layers = Int(table.unsigned32(at: 8))
    return (0..<count).compactMap { number in
      let position = start + 6 * number
      let (first, layerCount) = (
        Int(table.unsigned16(at: position + 2)), Int(table.unsigned16(at: position + 4))
      )
      guard position + 6 <= table.count, layerCount > 0 else { return nil }
      if withTextColor {
        // A palette index of 0xFFFF is the text's color.
        let colors = (0..<layerCount).map { table.unsigned16(at: layers + 4 * (first + $0) + 2) }
        guard colors.contains(0xFFFF) else { return nil }
      }
      let glyph = UInt32(table.unsigned16(at: position))
      return glyph...glyph
    }
  }

  /// Returns the glyphs with paints (`COLR` version 1).
  private static func painted(_ table: [UInt8]) -> [ClosedRange<UInt32>] {
    let start = Int(table.unsigned32(at: 14))
    guard table.unsigned16(at: 0) >= 1, start > 0 else { return [] }
    let count = min(Int(table.unsigned32(at: start)), table.count / 6)
    return (0..<count).compactMap { number in
      let position = start + 4 + 6 * number
      guard position + 6 <= table.count else { return nil }
      let glyph = UInt32(table.unsigned16(at: position))
      return glyph...glyph
    }
  }

  /// Returns the glyphs with bitmaps (`CBLC`).
  private static func bitmaps(_ table: [UInt8]) -> [ClosedRange<UInt32>] {
    let sizes = min(Int(table.unsigned32(at: 4)), table.count / 48)
    return (0..<sizes).flatMap { size -> [ClosedRange<UInt32>] in
      let record = 8 + 48 * size
      let array = Int(table.unsigned32(at: record))
      let count = min(Int(table.unsigned32(at: record + 8)), table.count / 8)
      return (0..<count).compactMap { number in
        let position = array + 8 * number
        let (first, last) = (table.unsigned16(at: position), table.unsigned16(at: position + 2))
        return position + 8 <= table.count && first <= last ? UInt32(first)...UInt32(last) : nil
      }
    }
  }

  /// Returns the glyphs with images in standard formats (`sbix`).
  private static func standardBitmaps(
    _ file: FontFile, _ profile: [UInt8]
  ) -> [ClosedRange<UInt32>] {
    let count = Int(profile.unsigned16(at: 4))
    guard let header = file.bytes(0..<12, of: "sbix"), header.unsigned32(at: 4) > 0 else {
      return []
    }
    let strike = Int(header.unsigned32(at: 8))
    guard let positions = file.bytes(strike..<strike + 4 + 4 * (count + 1), of: "sbix") else {
      return []
    }
    return (0..<count).compactMap { glyph in
      let position = 4 + 4 * glyph
      guard positions.unsigned32(at: position) < positions.unsigned32(at: position + 4) else {
        return nil
      }
      return UInt32(glyph)...UInt32(glyph)
    }
  }

  /// Returns the glyphs with SVG documents (`SVG `).
  private static func documents(_ file: FontFile) -> [ClosedRange<UInt32>] {
    guard let header = file.bytes(0..<10, of: "SVG ") else { return [] }
    let list = Int(header.unsigned32(at: 2))
    guard let head = file.bytes(list..<list + 2, of: "SVG ") else { return [] }
    let count = Int(head.unsigned16(at: 0))
    guard let records = file.bytes(list + 2..<list + 2 + 12 * count, of: "SVG ") else { return [] }
    return (0..<count).compactMap { number in
      let first = UInt32(records.unsigned16(at: 12 * number))
      let last = UInt32(records.unsigned16(at: 12 * number + 2))
      return first <= last ? first...last : nil
    }
  }
}
