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
  /// The table `hmtx`, whose numbers are read when needed.
  private let metrics: [UInt8]
  /// The number of glyphs with an advance of their own; those after them have the last one's.
  private let longMetrics: Int
  /// The advances of an instance of a variable font.
  private let instanceAdvances: [UInt16]
  /// The offset of each glyph's outline in `glyf` and the last one's end.
  private let outlineOffsets: OutlineOffsets
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
  static let tableLimit = 1 << 20

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
    self.metrics = metrics
    self.longMetrics = longMetrics
    instanceAdvances = instance?.advances(count: glyphCount) ?? []
    guard instance == nil || !instanceAdvances.isEmpty else { return nil }
    if file.isTrueType {
      guard let offsets = OutlineOffsets(file, head, glyphCount) else { return nil }
      outlineOffsets = offsets
    } else {
      // A font of which no subset can be made is drawn by its outlines instead.
      guard CFFSubsetter(file)?.subset(of: [0]) != nil else { return nil }
      outlineOffsets = OutlineOffsets()
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

  /// Returns the advance of a glyph, in font units.
  func advance(of glyph: Int) -> Int {
    guard instanceAdvances.isEmpty else {
      return Int(instanceAdvances[min(glyph, instanceAdvances.count - 1)])
    }
    return Int(metrics.unsigned16(at: 4 * min(glyph, longMetrics - 1)))
  }

  /// Returns the left side bearing of a glyph, in font units.
  func bearing(of glyph: Int) -> Int {
    let glyph = min(glyph, glyphCount - 1)
    return Int(
      metrics.signed16(at: glyph < longMetrics ? 4 * glyph + 2 : 2 * longMetrics + 2 * glyph))
  }

  /// Returns the range of a glyph's outline in `glyf`; `nil` for a glyph that draws nothing.
  func outline(of glyph: Int) -> Range<Int>? {
    guard glyph < outlineOffsets.count else { return nil }
    let (start, end) = (outlineOffsets[glyph], outlineOffsets[glyph + 1])
    return start < end ? start..<end : nil
  }
}
