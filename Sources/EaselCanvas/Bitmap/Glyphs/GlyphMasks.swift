internal import CCairo
import Foundation

/// The glyphs of a text engine as masks, each made once by filling its outline.
///
/// cairo 1.16 shows glyphs only at whole pixels, and filling the outlines of a label costs some ten
/// times as much as copying masks. A mask is kept for each of ``positions`` subpixel positions
/// along each axis. The result for a run does not depend on earlier drawing. Glyphs that touch,
/// such as those of an Arabic word, have a common mask, since their common outline has no seam.
final class GlyphMasks: GlyphCache {
  /// The number of subpixel positions along each axis.
  ///
  /// A glyph is at most a sixteenth of a pixel from its exact position. A horizontal or vertical
  /// edge differs by at most 16 of 255. cairo's rasterizer itself has fifteen rows per pixel.
  static let positions = 8
  /// The maximum em of a mask, in pixels; for larger glyphs filling is cheap per pixel.
  static let largestEm: CGFloat = 64
  /// The maximum number of pixels of a run.
  static let largestRun = 1 << 20
  /// The maximum number of glyphs with a common mask.
  static let mostJoined = 32

  /// The coverage of one glyph.
  struct Mask {
    /// The offset of the mask's pixels in the store.
    var offset: Int32
    /// The position relative to the pixel that contains the glyph's origin.
    var left: Int16
    var top: Int16
    var width: Int16
    var height: Int16
    /// The left and right ends of the ink, relative to the glyph's origin.
    var inkLeft: Float
    var inkRight: Float

    /// The bytes of a mask besides its pixels: its entry in the dictionary, which is half empty.
    static let overhead = 2 * (MemoryLayout<Mask>.stride + MemoryLayout<UInt64>.stride)
  }

  /// A mask at its position on the surface.
  struct PlacedMask {
    var mask: Mask
    /// The glyph's origin, in pixels and in steps of a subpixel position.
    var x: CGFloat
    var y: CGFloat
    var column: Int
    var row: Int
    var glyph: UInt32

    var left: Int { column >> GlyphMasks.shift + Int(mask.left) }
    var top: Int { row >> GlyphMasks.shift + Int(mask.top) }
    var right: Int { left + Int(mask.width) }
    var bottom: Int { top + Int(mask.height) }
    /// The left and right ends of the ink, not rounded.
    var inkLeft: CGFloat { x + CGFloat(mask.inkLeft) }
    var inkRight: CGFloat { x + CGFloat(mask.inkRight) }
  }

  /// A glyph in a mask, with its position relative to the first one in 1/64 of a pixel.
  struct Piece: Hashable {
    var glyph: UInt32
    var x: Int32 = 0
    var y: Int32 = 0
  }

  /// Glyphs that touch, in a font at a size.
  private struct Joined: Hashable {
    var font: UInt64
    var pieces: [Piece]

    /// The bytes of an entry besides its pieces, including the array's header.
    static let overhead = 2 * MemoryLayout<(Joined, UInt32)>.stride + 32
  }

  /// A font at a size in pixels.
  struct SizedFont: Hashable {
    var key: FontKey
    var width: Double
    var height: Double

    /// The bytes of a font besides its masks; the name of its file is shared.
    static let overhead = 2 * MemoryLayout<(SizedFont, UInt64)>.stride
  }

  /// A font at a size with its number in the store, which is valid until the store is emptied.
  struct NumberedFont {
    var font: SizedFont
    var number: UInt64
    var face: OpaquePointer
  }

  enum Lookup {
    case found(Mask)
    /// The store is full.
    case full
    /// The glyph is too large, or cairo failed.
    case unfit
  }

  /// The number of bytes that are kept.
  ///
  /// They are sufficient for the glyphs of a language in one size at all positions, or in several
  /// sizes at repeated positions. When the store is full, it is emptied.
  var capacity = 4 << 20
  private var masks: [UInt64: Mask] = [:]
  /// The coverage of all masks.
  private(set) var pixels: [UInt8] = []
  private var joined: [Joined: UInt32] = [:]
  private var joinedBytes = 0
  private var fonts: [SizedFont: UInt64] = [:]
  private var last: (font: SizedFont, index: UInt64)?
  private var pen: GlyphMaskRenderer?
  /// The masks of the current run, whether its glyphs touch the one before, and its coverage.
  ///
  /// They are kept to reuse their memory.
  var placed: [PlacedMask] = []
  var meetsLast: [Bool] = []
  var sums: [UInt8] = []

  /// The number of bytes that the masks take.
  var byteCount: Int {
    pixels.count + masks.count * Mask.overhead + fonts.count * SizedFont.overhead + joinedBytes
  }
  /// The number of masks.
  var count: Int { masks.count }

  /// Removes all masks.
  func removeAll() {
    masks.removeAll(keepingCapacity: true)
    pixels.removeAll(keepingCapacity: true)
    fonts.removeAll(keepingCapacity: true)
    joined.removeAll(keepingCapacity: true)
    joinedBytes = 0
    last = nil
  }

  // MARK: Masks

  /// Returns a font with its number in the store.
  func numbered(_ font: SizedFont, _ face: OpaquePointer) -> NumberedFont {
    if let last, last.font == font {
      return NumberedFont(font: font, number: last.index, face: face)
    }
    let index = fonts[font] ?? UInt64(fonts.count)
    fonts[font] = index
    last = (font, index)
    return NumberedFont(font: font, number: index, face: face)
  }

  /// Returns the mask of a glyph at a position, in steps of which ``positions`` are a pixel.
  func mask(of glyph: UInt32, _ font: NumberedFont, column: Int, row: Int) -> Lookup {
    let key = key(glyph, font, column, row)
    if let known = masks[key] { return .found(known) }
    return make(key, [Piece(glyph: glyph)], font, column, row)
  }

  /// Returns the mask of touching glyphs, at the position of the first one.
  func mask(of pieces: [Piece], _ font: NumberedFont, column: Int, row: Int) -> Lookup {
    guard pieces.count <= Self.mostJoined else { return .unfit }
    let letters = Joined(font: font.number, pieces: pieces)
    let number: UInt32
    if let known = joined[letters] {
      number = known
    } else {
      // Fonts have at most 65,536 glyphs, so that numbers of single glyphs are smaller.
      number = 1 << 31 | UInt32(joined.count)
      joined[letters] = number
      joinedBytes += Joined.overhead + pieces.count * MemoryLayout<Piece>.stride
    }
    let key = key(number, font, column, row)
    if let known = masks[key] { return .found(known) }
    return make(key, pieces, font, column, row)
  }

  private func key(_ glyph: UInt32, _ font: NumberedFont, _ column: Int, _ row: Int) -> UInt64 {
    let phase = (row & Self.phases) << Self.shift | column & Self.phases
    return font.number << 40 | UInt64(phase) << 32 | UInt64(glyph)
  }

  /// The number of steps per pixel, as a shift.
  static let shift = positions.trailingZeroBitCount
  private static let phases = positions - 1

  private func make(
    _ key: UInt64, _ pieces: [Piece], _ font: NumberedFont, _ column: Int, _ row: Int
  ) -> Lookup {
    guard let pen = pen ?? GlyphMaskRenderer() else { return .unfit }
    self.pen = pen
    guard
      let outline = pen.trace(
        pieces, font.face, width: font.font.width, height: font.font.height,
        x: CGFloat(column & Self.phases) / CGFloat(Self.positions),
        y: CGFloat(row & Self.phases) / CGFloat(Self.positions))
    else {
      // A renderer that failed once would fail for every later glyph of this thread.
      if pen.isBroken { self.pen = nil }
      return .unfit
    }
    var mask = outline
    let area = Int(max(mask.width, 0)) * Int(mask.height)
    guard byteCount + area + Mask.overhead <= min(capacity, Int(Int32.max)) else { return .full }
    mask.offset = Int32(pixels.count)
    pen.fill(mask, into: &pixels)
    guard !pen.isBroken else {
      self.pen = nil
      return .unfit
    }
    masks[key] = mask
    return .found(mask)
  }
}

extension GlyphMasks.Mask {
  /// The mask of a glyph that draws nothing.
  static let empty = Self(
    offset: 0, left: 0, top: 0, width: 0, height: 0, inkLeft: 0, inkRight: 0)
  /// The mask of a glyph that is too large.
  static let unfit = Self(
    offset: 0, left: 0, top: 0, width: -1, height: 0, inkLeft: 0, inkRight: 0)
}
