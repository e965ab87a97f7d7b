internal import CCairo
import Foundation

/// The glyphs of one thread as masks, each made once by filling its outline.
///
/// cairo 1.16 shows glyphs at whole pixels only, and filling the outlines of a label costs some ten
/// times as much as copying masks. A mask is kept for each of ``positions`` each way within a pixel;
/// what a run looks like depends on nothing that was drawn before it. Letters that meet, as those of
/// an Arabic word do, have a mask together, since their common outline has no seam.
final class GlyphMasks: GlyphCache {
  /// Positions within a pixel, along the line and as many across it.
  ///
  /// A glyph stands at most a sixteenth of a pixel beside its place, so an edge that runs straight up
  /// or across differs by 16 of 255 at most. cairo's rasteriser itself has fifteen rows to a pixel.
  static let positions = 8
  /// The largest em of a mask, in pixels; beyond it, filling costs little by the pixel.
  static let largestEm: CGFloat = 64
  /// Pixels of one run at most.
  static let largestRun = 1 << 20
  /// Letters that have a mask together, at most.
  static let mostJoined = 32

  /// The coverage of one glyph.
  struct Mask {
    /// Where its pixels begin in the store.
    var offset: Int32
    /// From the pixel in which the glyph's origin lies.
    var left: Int16
    var top: Int16
    var width: Int16
    var height: Int16
    /// Where the ink begins and ends, from the glyph's origin.
    var inkLeft: Float
    var inkRight: Float

    /// Bytes for a mask besides its pixels: its place in the dictionary, which is half empty.
    static let overhead = 2 * (MemoryLayout<Mask>.stride + MemoryLayout<UInt64>.stride)
  }

  /// A mask at its place on the surface.
  struct PlacedMask {
    var mask: Mask
    /// The glyph's origin, and the same in steps of a position.
    var x: CGFloat
    var y: CGFloat
    var column: Int
    var row: Int
    var glyph: UInt32

    var left: Int { column >> GlyphMasks.shift + Int(mask.left) }
    var top: Int { row >> GlyphMasks.shift + Int(mask.top) }
    var right: Int { left + Int(mask.width) }
    var bottom: Int { top + Int(mask.height) }
    /// Where the ink begins and ends, not rounded.
    var inkLeft: CGFloat { x + CGFloat(mask.inkLeft) }
    var inkRight: CGFloat { x + CGFloat(mask.inkRight) }
  }

  /// A glyph in a mask, with its place from the first one in sixty-fourths of a pixel.
  struct Piece: Hashable {
    var glyph: UInt32
    var x: Int32 = 0
    var y: Int32 = 0
  }

  /// Letters that meet, in a font at a size.
  private struct Joined: Hashable {
    var font: UInt64
    var pieces: [Piece]

    /// Bytes for letters besides their pieces, and for the array's header.
    static let overhead = 2 * MemoryLayout<(Joined, UInt32)>.stride + 32
  }

  /// A font at a size in pixels.
  struct SizedFont: Hashable {
    var key: FontKey
    var width: Double
    var height: Double

    /// Bytes for a font besides its masks; its file's name is shared.
    static let overhead = 2 * MemoryLayout<(SizedFont, UInt64)>.stride
  }

  /// A font at a size with its number in the store, which holds until that is emptied.
  struct NumberedFont {
    var font: SizedFont
    var number: UInt64
    var face: OpaquePointer
  }

  enum Lookup {
    case found(Mask)
    /// There is no room left.
    case full
    /// The glyph is too large, or cairo failed.
    case unfit
  }

  /// The bytes that are kept.
  ///
  /// Enough for the letters of a language in one size at all positions, or in some sizes at those
  /// that come again. When they are full, all masks are made anew.
  var capacity = 4 << 20
  private var masks: [UInt64: Mask] = [:]
  /// The coverage of all masks.
  private(set) var pixels: [UInt8] = []
  private var joined: [Joined: UInt32] = [:]
  private var joinedBytes = 0
  private var fonts: [SizedFont: UInt64] = [:]
  private var last: (font: SizedFont, index: UInt64)?
  private var pen: GlyphMaskRenderer?
  /// The masks of the run at hand, which of its glyphs meet the one before, and its coverage: kept for
  /// their memory.
  var placed: [PlacedMask] = []
  var meetsLast: [Bool] = []
  var sums: [UInt8] = []

  /// Bytes that the masks take.
  var byteCount: Int {
    pixels.count + masks.count * Mask.overhead + fonts.count * SizedFont.overhead + joinedBytes
  }
  /// How many masks there are.
  var count: Int { masks.count }

  /// Forgets every mask.
  func removeAll() {
    masks.removeAll(keepingCapacity: true)
    pixels.removeAll(keepingCapacity: true)
    fonts.removeAll(keepingCapacity: true)
    joined.removeAll(keepingCapacity: true)
    joinedBytes = 0
    last = nil
  }

  // MARK: Masks

  /// A font with its number in the store.
  func numbered(_ font: SizedFont, _ face: OpaquePointer) -> NumberedFont {
    if let last, last.font == font {
      return NumberedFont(font: font, number: last.index, face: face)
    }
    let index = fonts[font] ?? UInt64(fonts.count)
    fonts[font] = index
    last = (font, index)
    return NumberedFont(font: font, number: index, face: face)
  }

  /// The mask of a glyph in a position, given in steps of which ``positions`` are a pixel.
  func mask(of glyph: UInt32, _ font: NumberedFont, column: Int, row: Int) -> Lookup {
    let key = key(glyph, font, column, row)
    if let known = masks[key] { return .found(known) }
    return make(key, [Piece(glyph: glyph)], font, column, row)
  }

  /// The mask of letters that meet, in the position of the first of them.
  func mask(of pieces: [Piece], _ font: NumberedFont, column: Int, row: Int) -> Lookup {
    guard pieces.count <= Self.mostJoined else { return .unfit }
    let letters = Joined(font: font.number, pieces: pieces)
    let number: UInt32
    if let known = joined[letters] {
      number = known
    } else {
      // Fonts have fewer than 65,536 glyphs.
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

  /// Steps to pixels, as a shift.
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
      // A pen that failed once would fail for every later glyph of this thread.
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
  /// Of a glyph that draws nothing.
  static let empty = Self(
    offset: 0, left: 0, top: 0, width: 0, height: 0, inkLeft: 0, inkRight: 0)
  /// Of a glyph that is too large for a mask.
  static let unfit = Self(
    offset: 0, left: 0, top: 0, width: -1, height: 0, inkLeft: 0, inkRight: 0)
}
