internal import CCairo
import Foundation

extension GlyphMasks {
  /// Passes the coverage of a run to a closure, which returns whether it drew.
  ///
  /// If the run or glyphs that touch in it are too large, the closure is not called and the result
  /// is `false`: the outlines must be filled.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - face: The font face of the run.
  ///   - scale: The number of pixels per unit of the layout.
  ///   - origin: The origin of the layout on the surface.
  ///   - body: Draws the coverage.
  func withCoverage(
    of run: TextRun, in face: OpaquePointer, scale: CGSize, origin: CGPoint,
    _ body: (Coverage) -> Bool
  ) -> Bool {
    let font = SizedFont(
      key: run.font, width: run.fontSize * scale.width, height: run.fontSize * scale.height)
    guard max(font.width, font.height) <= Self.largestEm,
      place(run, font, face, scale, origin), let box
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

  // MARK: Positions

  /// Finds the masks of a run; returns `false` if one cannot be made.
  private func place(
    _ run: TextRun, _ font: SizedFont, _ face: OpaquePointer, _ scale: CGSize, _ origin: CGPoint
  ) -> Bool {
    // At most two attempts: a store that becomes full is emptied, and the second attempt has the
    // same result as with an empty store.
    for _ in 0..<2 {
      let font = numbered(font, face)
      var outcome = placeGlyphs(run, font, scale, origin)
      if case .found = outcome, findJoints() { outcome = join(font) }
      switch outcome {
      case .found: return true
      case .unfit: return false
      case .full: removeAll()
      }
    }
    return false
  }

  /// Places each glyph separately.
  private func placeGlyphs(
    _ run: TextRun, _ font: NumberedFont, _ scale: CGSize, _ origin: CGPoint
  ) -> Lookup {
    placed.removeAll(keepingCapacity: true)
    for (glyph, position) in zip(run.glyphs, run.positions) {
      let x = origin.x + position.x * scale.width
      let y = origin.y + position.y * scale.height
      guard abs(x) < Self.farthest, abs(y) < Self.farthest else { return .unfit }
      // Rounded half up for negative values too, so that a move by whole pixels moves the image.
      let column = Int((x * CGFloat(Self.positions) + 0.5).rounded(.down))
      let row = Int((y * CGFloat(Self.positions) + 0.5).rounded(.down))
      let found = mask(of: glyph, font, column: column, row: row)
      guard case .found(let mask) = found else { return found }
      if mask.width < 0 { return .unfit }
      if mask.width == 0 { continue }
      placed.append(
        PlacedMask(mask: mask, x: x, y: y, column: column, row: row, glyph: glyph))
    }
    return .found(.empty)
  }

  /// The distance from the origin, in pixels, up to which positions are rounded exactly.
  private static let farthest: CGFloat = 1_000_000

  /// The box around all placed masks; `nil` for a run that is wider than any surface.
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

  // MARK: Touching glyphs

  /// Finds the glyphs that touch, including those between them; returns `false` if there are none.
  private func findJoints() -> Bool {
    meetsLast.removeAll(keepingCapacity: true)
    meetsLast.append(contentsOf: repeatElement(false, count: placed.count))
    var isAny = false
    pixels.withUnsafeBufferPointer { pixels in
      guard let store = pixels.baseAddress else { return }
      for index in placed.indices.dropFirst() {
        for earlier in max(0, index - Self.farthestJoint)..<index
        where meets(placed[earlier], placed[index], store) {
          for between in (earlier + 1)...index { meetsLast[between] = true }
          isAny = true
          break
        }
      }
    }
    return isAny
  }

  /// The maximum distance of touching glyphs; marks can be above the second or third glyph before.
  private static let farthestJoint = 4

  /// Whether two glyphs must be filled together.
  private func meets(
    _ one: PlacedMask, _ other: PlacedMask, _ store: UnsafePointer<UInt8>
  ) -> Bool {
    let (left, right) = (max(one.left, other.left), min(one.right, other.right))
    let (top, bottom) = (max(one.top, other.top), min(one.bottom, other.bottom))
    let gap = max(other.inkLeft - one.inkRight, one.inkLeft - other.inkRight)
    // Touching ends, as of underscores, would have a gap if they were rounded separately.
    if top < bottom, gap < Self.narrowestGap, gap > -1 / CGFloat(Self.positions) { return true }
    guard left < right, top < bottom else { return false }
    // Glyphs side by side cover different parts of a shared pixel. Glyphs whose boxes overlap may
    // cover the same part, and the sum of their coverages would be too dark at the edges.
    let most = gap >= 0 ? UInt8.max : Self.maximumOverlap
    for y in top..<bottom {
      let first = store + Int(one.mask.offset) + (y - one.top) * Int(one.mask.width) - one.left
      let second =
        store + Int(other.mask.offset) + (y - other.top) * Int(other.mask.width) - other.left
      for x in left..<right where first[x] != 0 && second[x] != 0 {
        if min(first[x], second[x]) > most || first[x].addingReportingOverflow(second[x]).overflow {
          return true
        }
      }
    }
    return false
  }

  /// FreeType rounds points to 1/64 of a pixel.
  private static let narrowestGap: CGFloat = 1.0 / 64
  /// The coverage that two glyphs may share in a pixel: half of the accepted difference at edges.
  private static let maximumOverlap: UInt8 = 8

  /// Replaces the masks of touching glyphs with a common mask.
  private func join(_ font: NumberedFont) -> Lookup {
    var (index, end) = (0, 0)
    while index < placed.count {
      var next = index + 1
      while next < placed.count, meetsLast[next] { next += 1 }
      var first = placed[index]
      if next > index + 1 {
        let found = mask(
          of: pieces(of: placed[index..<next]), font, column: first.column, row: first.row)
        guard case .found(let mask) = found, mask.width > 0 else {
          if case .full = found { return .full }
          return .unfit
        }
        first.mask = mask
      }
      placed[end] = first
      end += 1
      index = next
    }
    placed.removeLast(placed.count - end)
    return .found(.empty)
  }

  private func pieces(of letters: ArraySlice<PlacedMask>) -> [Piece] {
    guard let first = letters.first else { return [] }
    return letters.prefix(Self.mostJoined + 1).map {
      Piece(
        glyph: $0.glyph, x: Int32((($0.x - first.x) * 64).rounded()),
        y: Int32((($0.y - first.y) * 64).rounded()))
    }
  }

  // MARK: Coverage

  /// Adds the coverages of the placed masks; returns `false` if a sum exceeds that of a full pixel.
  private func addMasks(
    to sums: UnsafeMutablePointer<UInt8>, _ stride: Int,
    _ box: (left: Int, top: Int, width: Int, height: Int)
  ) -> Bool {
    pixels.withUnsafeBufferPointer { pixels in
      guard let store = pixels.baseAddress else { return false }
      var overflow: UInt8 = 0
      for glyph in placed {
        let width = Int(glyph.mask.width)
        var source = store + Int(glyph.mask.offset)
        var target = sums + (glyph.top - box.top) * stride + glyph.left - box.left
        for _ in 0..<glyph.mask.height {
          for column in 0..<width {
            let sum = target[column] &+ source[column]
            overflow |= sum < source[column] ? 1 : 0
            target[column] = sum
          }
          source += width
          target += stride
        }
      }
      return overflow == 0
    }
  }
}
