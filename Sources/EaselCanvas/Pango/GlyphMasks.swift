internal import CCairo
import Foundation

/// The glyphs of one thread as masks, each made once by filling its outline.
///
/// cairo 1.16 shows glyphs at whole pixels only, and filling the outlines of a label costs some ten
/// times as much as copying masks. A mask is kept for each of ``xPositions`` × ``yPositions``
/// positions within a pixel; what a run looks like depends on nothing that was drawn before it.
final class GlyphMasks {
  /// Positions within a pixel, along the line and across it.
  ///
  /// A glyph stands at most a thirty-second of a pixel beside its place, so an edge that runs
  /// straight up or across differs by 8 of 255 at most. cairo's rasteriser itself has fifteen rows to
  /// a pixel.
  static let xPositions = 16
  static let yPositions = 16
  /// The largest em of a mask, in pixels; beyond it, filling costs little by the pixel.
  static let largestEm: CGFloat = 64
  /// Pixels of one run at most.
  static let largestRun = 1 << 20

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
  fileprivate struct PlacedMask {
    var offset: Int
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    /// Where the ink begins and ends, not rounded.
    var inkLeft: CGFloat
    var inkRight: CGFloat

    var right: Int { left + width }
    var bottom: Int { top + height }
  }

  /// A font at a size in pixels.
  private struct SizedFont: Hashable {
    var key: FontKey
    var width: Double
    var height: Double

    /// Bytes for a font besides its masks; its file's name is shared.
    static let overhead = 2 * MemoryLayout<(SizedFont, UInt64)>.stride
  }

  private enum Lookup {
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
  private var pixels: [UInt8] = []
  private var fonts: [SizedFont: UInt64] = [:]
  private var last: (font: SizedFont, index: UInt64)?
  private var pen: MaskPen?
  /// The glyphs of the run at hand, and its coverage: kept for their memory.
  private var placed: [PlacedMask] = []
  private var sums: [UInt8] = []

  /// Bytes that the masks take.
  var byteCount: Int {
    pixels.count + masks.count * Mask.overhead + fonts.count * SizedFont.overhead
  }
  /// How many masks there are.
  var count: Int { masks.count }

  /// Forgets every mask.
  func removeAll() {
    masks.removeAll(keepingCapacity: true)
    pixels.removeAll(keepingCapacity: true)
    fonts.removeAll(keepingCapacity: true)
    last = nil
  }

  // MARK: Runs

  /// Hands the coverage of a run to a closure that returns whether it drew.
  ///
  /// False, without a call, where the outlines have to be filled: the run is too large, or letters
  /// meet, whose common outline has no seam. The layout's unit and origin on the surface are given.
  func withCoverage(
    of run: TextRun, in face: OpaquePointer, scale: CGSize, origin: CGPoint,
    _ body: (Coverage) -> Bool
  ) -> Bool {
    let font = SizedFont(
      key: run.font, width: run.fontSize * scale.width, height: run.fontSize * scale.height)
    guard max(font.width, font.height) <= Self.largestEm,
      place(run, font, face, scale, origin), !hasJoints, let box
    else { return false }
    guard box.width > 0 else { return true }
    let stride = (box.width + 7) & ~7
    guard stride * box.height <= Self.largestRun else { return false }
    if sums.count < stride * box.height {
      sums = [UInt8](repeating: 0, count: stride * box.height)
    }
    return sums.withUnsafeMutableBufferPointer { sums in
      guard let base = sums.baseAddress else { return false }
      memset(base, 0, stride * box.height)
      guard addMasks(to: base, stride, box) else { return false }
      return body(
        Coverage(
          left: box.left, top: box.top, width: box.width, height: box.height, stride: stride,
          pixels: base))
    }
  }

  /// Finds the masks of a run; false if one cannot be had.
  private func place(
    _ run: TextRun, _ font: SizedFont, _ face: OpaquePointer, _ scale: CGSize, _ origin: CGPoint
  ) -> Bool {
    // Twice, since a store that fills up on the way is emptied once: the outcome is the same as
    // with an empty one.
    for _ in 0..<2 {
      switch placeOnce(run, font, face, scale, origin) {
      case .found: return true
      case .unfit: return false
      case .full: removeAll()
      }
    }
    return false
  }

  private func placeOnce(
    _ run: TextRun, _ font: SizedFont, _ face: OpaquePointer, _ scale: CGSize, _ origin: CGPoint
  ) -> Lookup {
    placed.removeAll(keepingCapacity: true)
    let fontIndex = index(of: font)
    var mask = Mask.empty
    for (glyph, position) in zip(run.glyphs, run.positions) {
      let x = origin.x + position.x * scale.width
      let y = origin.y + position.y * scale.height
      guard abs(x) < Self.farthest, abs(y) < Self.farthest else { return .unfit }
      // Half up, also left of zero, so that a shift by whole pixels shifts the picture.
      let column = Int((x * CGFloat(Self.xPositions) + 0.5).rounded(.down))
      let row = Int((y * CGFloat(Self.yPositions) + 0.5).rounded(.down))
      let (xPhase, yPhase) = (column & (Self.xPositions - 1), row & (Self.yPositions - 1))
      let phase = UInt64(yPhase * Self.xPositions + xPhase)
      let key = fontIndex << 40 | phase << 32 | UInt64(glyph)
      if let known = masks[key] {
        mask = known
      } else {
        let made = make(key, glyph, font, face, xPhase, yPhase)
        guard case .found(let new) = made else { return made }
        mask = new
      }
      if mask.width < 0 { return .unfit }
      if mask.width == 0 { continue }
      placed.append(
        PlacedMask(
          offset: Int(mask.offset), left: (column - xPhase) / Self.xPositions + Int(mask.left),
          top: (row - yPhase) / Self.yPositions + Int(mask.top), width: Int(mask.width),
          height: Int(mask.height), inkLeft: x + CGFloat(mask.inkLeft),
          inkRight: x + CGFloat(mask.inkRight)))
    }
    return .found(mask)
  }

  /// Pixels from the origin up to which places are rounded exactly; no surface is larger.
  private static let farthest: CGFloat = 1_000_000

  /// Whether neighbours' ink meets end to end, as that of underscores does: rounded apart, they
  /// would leave a gap.
  private var hasJoints: Bool {
    for index in placed.indices.dropFirst() {
      let (one, other) = (placed[index - 1], placed[index])
      let gap = max(other.inkLeft - one.inkRight, one.inkLeft - other.inkRight)
      if gap < Self.narrowestGap, gap > -1 / CGFloat(Self.xPositions), one.top < other.bottom,
        other.top < one.bottom
      {
        return true
      }
    }
    return false
  }

  /// FreeType places points on sixty-fourths of a pixel.
  private static let narrowestGap: CGFloat = 1.0 / 64

  /// What holds all placed masks; nil for a run that is wider than any surface.
  private var box: (left: Int, top: Int, width: Int, height: Int)? {
    guard let first = placed.first else { return (0, 0, 0, 0) }
    var (left, top, right, bottom) = (first.left, first.top, first.right, first.bottom)
    for glyph in placed {
      left = min(left, glyph.left)
      top = min(top, glyph.top)
      right = max(right, glyph.right)
      bottom = max(bottom, glyph.bottom)
    }
    guard right - left <= Self.largestRun, bottom - top <= Self.largestRun else { return nil }
    return (left, top, right - left, bottom - top)
  }

  /// Sums the coverage of the placed masks; false if a part of a pixel is covered more than once.
  ///
  /// Neighbours that stand side by side and share a pixel cover different parts of it. Letters whose
  /// boxes overlap may cover the same part, and their sum would be bold at the edges.
  private func addMasks(
    to sums: UnsafeMutablePointer<UInt8>, _ stride: Int,
    _ box: (left: Int, top: Int, width: Int, height: Int)
  ) -> Bool {
    pixels.withUnsafeBufferPointer { pixels in
      guard let store = pixels.baseAddress else { return false }
      var overflow: UInt8 = 0
      var (inkLeft, inkRight) = (CGFloat.infinity, -CGFloat.infinity)
      for glyph in placed {
        let isBeside = glyph.inkLeft >= inkRight || glyph.inkRight <= inkLeft
        let most = isBeside ? UInt8.max : Self.greatestOverlap
        (inkLeft, inkRight) = (min(inkLeft, glyph.inkLeft), max(inkRight, glyph.inkRight))
        var source = store + glyph.offset
        var target = sums + (glyph.top - box.top) * stride + glyph.left - box.left
        for _ in 0..<glyph.height {
          for column in 0..<glyph.width {
            let sum = target[column] &+ source[column]
            overflow |= sum < source[column] ? 1 : 0
            overflow |= min(target[column], source[column]) > most ? 1 : 0
            target[column] = sum
          }
          source += glyph.width
          target += stride
        }
      }
      return overflow == 0
    }
  }

  /// The coverage that two letters may share in a pixel: what an edge may differ in any case.
  private static let greatestOverlap: UInt8 = 8

  // MARK: Masks

  private func index(of font: SizedFont) -> UInt64 {
    if let last, last.font == font { return last.index }
    let index = fonts[font] ?? UInt64(fonts.count)
    fonts[font] = index
    last = (font, index)
    return index
  }

  private func make(
    _ key: UInt64, _ glyph: UInt32, _ font: SizedFont, _ face: OpaquePointer, _ xPhase: Int,
    _ yPhase: Int
  ) -> Lookup {
    guard let pen = pen ?? MaskPen() else { return .unfit }
    self.pen = pen
    guard
      let outline = pen.trace(
        glyph, face, width: font.width, height: font.height,
        x: CGFloat(xPhase) / CGFloat(Self.xPositions),
        y: CGFloat(yPhase) / CGFloat(Self.yPositions))
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
