import Foundation
import Synchronization

/// The facts about a font that documents need to embed it.
///
/// It is read once, kept for the process, and shared by all threads.
final class FontProgram: Sendable {
  let key: FontKey
  /// The PostScript name, in characters that need no escape in a PDF.
  let name: String
  let unitsPerEm: Int
  let glyphCount: Int
  let descriptor: Descriptor
  /// The advance of each glyph, in font units; glyphs after the last one have its advance.
  private let advances: [UInt16]
  /// The left side bearing of each glyph, in font units.
  private let bearings: [Int16]
  /// The offset of each glyph's outline in `glyf` and the last one's end; empty for CFF.
  private let offsets: [UInt32]
  let head: [UInt8]
  let horizontalHeader: [UInt8]
  let maximumProfile: [UInt8]
  let file: FontFile
  /// The instance of a variable font; `nil` for a static font.
  let instance: FontInstance?
  /// The outlines that documents have used.
  let outlines = Mutex(OutlineStore())

  /// The numbers of the font's descriptor (ISO 32000-1, 9.8), in thousandths of an em.
  struct Descriptor: Sendable {
    var box: [CGFloat]
    var ascent: CGFloat
    var descent: CGFloat
    var capHeight: CGFloat
    var italicAngle: CGFloat
    var stemWidth: CGFloat
    var isFixedPitch: Bool
  }

  /// The maximum length of tables that are read whole; 65,536 glyphs take 256 KB in each.
  private static let tableLimit = 1 << 20

  /// Whether the outlines are TrueType and not CFF.
  var isTrueType: Bool { file.isTrueType }

  /// Reads a font; returns `nil` if it cannot be embedded.
  ///
  /// Reasons are missing outlines, a damaged file, and an instance of a variable font of which no
  /// static font can be made.
  convenience init?(_ key: FontKey) {
    guard let file = FontFile(key) else { return nil }
    self.init(key, file)
  }

  /// Reads a font from an open file.
  init?(_ key: FontKey, _ file: FontFile) {
    // The upper half of fontconfig's index is the instance of a variable font.
    let isInstance = key.variations != nil || key.index >> 16 != 0
    let instance = isInstance ? FontInstance(key, file) : nil
    guard isInstance == (instance != nil),
      let head = file.table("head", atMost: Self.tableLimit), head.count >= 54,
      let header = file.table("hhea", atMost: Self.tableLimit), header.count >= 36,
      let profile = file.table("maxp", atMost: Self.tableLimit),
      profile.count >= (file.isTrueType ? 32 : 6),
      let metrics = file.table("hmtx", atMost: Self.tableLimit)
    else { return nil }
    self.key = key
    self.file = file
    self.instance = instance
    self.head = Array(head[..<54])
    horizontalHeader = Array(header[..<36])
    maximumProfile = Array(profile.prefix(32))
    unitsPerEm = Int(head.unsigned16(at: 18))
    glyphCount = Int(profile.unsigned16(at: 4))
    let longMetrics = Int(header.unsigned16(at: 34))
    guard (16...16_384).contains(unitsPerEm), glyphCount > 0,
      (1...glyphCount).contains(longMetrics),
      metrics.count >= 2 * longMetrics + 2 * glyphCount
    else { return nil }
    advances =
      instance?.advances(count: glyphCount)
      ?? (0..<longMetrics).map { metrics.unsigned16(at: 4 * $0) }
    guard !advances.isEmpty else { return nil }
    bearings = (0..<glyphCount).map {
      metrics.signed16(at: $0 < longMetrics ? 4 * $0 + 2 : 2 * longMetrics + 2 * $0)
    }
    if file.isTrueType {
      guard let positions = Self.positions(file, head, glyphCount) else { return nil }
      offsets = positions
    } else {
      // A font of which no subset can be made is drawn by its outlines instead.
      guard CFFSubsetter(file)?.subset(of: [0]) != nil else { return nil }
      offsets = []
    }
    // HarfBuzz supports no other formats of `loca` and `glyf`.
    guard instance == nil || head.signed16(at: 50) >> 1 == 0 && head.signed16(at: 52) == 0 else {
      return nil
    }
    descriptor = Descriptor(file, head, header, unitsPerEm, weight: instance?.weight)
    let name = FontName.postScript(of: file) ?? FontName.stem(of: key.file)
    self.name = FontName.sanitized(instance.map { "\(name)_\($0.name)" } ?? name)
    // An instance of which no static font can be made is drawn by its outlines instead.
    if let instance, subset(of: [0], in: instance) == nil { return nil }
  }

  /// Returns the offsets of the outlines in `glyf`.
  private static func positions(_ file: FontFile, _ head: [UInt8], _ count: Int) -> [UInt32]? {
    let isLong = head.signed16(at: 50) != 0
    guard let positions = file.table("loca", atMost: tableLimit),
      positions.count >= (isLong ? 4 : 2) * (count + 1)
    else { return nil }
    let offsets = (0...count).map {
      isLong ? positions.unsigned32(at: 4 * $0) : 2 * UInt32(positions.unsigned16(at: 2 * $0))
    }
    // In ascending order, so that outlines do not overlap and all of them fit into the table.
    guard zip(offsets, offsets.dropFirst()).allSatisfy({ $0 <= $1 }),
      Int(offsets[count]) <= file.length(of: "glyf")
    else { return nil }
    return offsets
  }

  /// Returns the advance of a glyph, in font units.
  func advance(of glyph: Int) -> Int { Int(advances[min(glyph, advances.count - 1)]) }

  /// Returns the left side bearing of a glyph, in font units.
  func bearing(of glyph: Int) -> Int { Int(bearings[min(glyph, bearings.count - 1)]) }

  /// Returns the range of a glyph's outline in `glyf`; `nil` for a glyph that draws nothing.
  func outline(of glyph: Int) -> Range<Int>? {
    guard glyph + 1 < offsets.count, offsets[glyph] < offsets[glyph + 1] else { return nil }
    return Int(offsets[glyph])..<Int(offsets[glyph + 1])
  }
}
