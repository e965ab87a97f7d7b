import Foundation
import Testing

@testable import EaselCanvas

/// Text from masks of glyphs beside the same text by outlines.
@Suite struct GlyphMaskTests {
  private static let size = CGSize(width: 160, height: 48)

  private func drawnImage(
    masks: Bool = true, scale: CGFloat = 1, size: CGSize = Self.size, background: Color? = .white,
    _ draw: (any Canvas) -> Void
  ) throws -> Image {
    let surface = try BitmapSurface(
      size: size, scale: scale, background: background,
      options: RenderOptions(quality: masks ? RenderingQuality() : .exact))
    draw(surface.canvas)
    return try surface.finishImage().output
  }

  private func label(
    _ text: String = "Wagyu, 37.5 kg (Größe)", _ fontSize: CGFloat = 12, _ color: Color = .black
  ) -> TextLayout {
    TextLayout(text, style: TextStyle(font: .system(size: fontSize), color: color))
  }

  /// Differences of masks from outlines: a sixteenth of a pixel each way makes 16 of 255 twice, where
  /// an edge is straight; cairo's fifteen rows to a pixel add to it or take from it.
  private func expectAlike(
    scale: CGFloat = 1, background: Color? = .white, beyond share: Double = 0.02,
    _ draw: (any Canvas) -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let exact = try drawnImage(masks: false, scale: scale, background: background, draw)
    let drawn = try drawnImage(scale: scale, background: background, draw)
    let differences = zip(exact.pixels, drawn.pixels).map { abs(Int($0) - Int($1)) }
    #expect(drawn.pixels != exact.pixels, sourceLocation: sourceLocation)
    #expect(differences.max() ?? 0 <= Self.maximumDifference, sourceLocation: sourceLocation)
    let beyond = Double(differences.count { $0 > 16 }) / Double(differences.count)
    #expect(beyond <= share, sourceLocation: sourceLocation)
  }

  private static let maximumDifference = 32

  private func expectSame(
    _ draw: (any Canvas) -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let exact = try drawnImage(masks: false, draw)
    #expect(try drawnImage(draw).pixels == exact.pixels, sourceLocation: sourceLocation)
    #expect(Set(exact.pixels).count > 1, sourceLocation: sourceLocation)
  }

  // MARK: Agreement with outlines

  @Test(arguments: [0.0, 0.03, 0.27, 0.52, 0.97])
  func labelsFromMasksLookLikeOutlines(_ shift: CGFloat) throws {
    try expectAlike { canvas in
      canvas.draw(label(), at: CGPoint(x: 4 + shift, y: 3 - shift))
      canvas.draw(label("売上 Ελλάς жду", 9), at: CGPoint(x: 4 - shift, y: 26 + shift))
    }
  }

  @Test(arguments: [0.75, 2, 3])
  func masksLookLikeOutlinesOnScaledSurfaces(_ scale: CGFloat) throws {
    try expectAlike(scale: scale) { $0.draw(label(), at: CGPoint(x: 4.1, y: 7.3)) }
  }

  @Test func masksLookLikeOutlinesAtUnevenScales() throws {
    try expectAlike { canvas in
      canvas.scale(x: 1.3, y: 0.8)
      canvas.draw(label("Wide"), at: CGPoint(x: 4.1, y: 7.3))
    }
  }

  @Test(arguments: [Color.systemRed, .black.withAlphaComponent(0.3), .white])
  func masksLookLikeOutlinesInEachColor(_ color: Color) throws {
    try expectAlike(background: .systemTeal) {
      $0.draw(label("Colour", 14, color), at: CGPoint(x: 5.3, y: 8.4))
    }
  }

  @Test func masksLookLikeOutlinesWithoutABackground() throws {
    try expectAlike(background: nil) {
      $0.draw(label("Ground", 14, .systemBlue), at: CGPoint(x: 5.3, y: 8.4))
    }
  }

  @Test func masksLookLikeOutlinesWithOpacityAndABlendMode() throws {
    try expectAlike {
      $0.draw(
        label(), at: CGPoint(x: 5.3, y: 8.4),
        compositing: Compositing(alpha: 0.4, blendMode: .multiply))
    }
  }

  @Test func masksLookLikeOutlinesInGroupsAndClips() throws {
    try expectAlike { canvas in
      canvas.clip(to: Path(CGRect(x: 3, y: 5, width: 100, height: 40)))
      canvas.withGroup(GroupEffects(opacity: 0.5)) {
        canvas.draw(label(), at: CGPoint(x: 5.3, y: 8.4))
      }
    }
  }

  @Test func masksLookLikeOutlinesWithinARoundClip() throws {
    try expectAlike { canvas in
      canvas.clip(to: Path(ellipseIn: CGRect(x: -50, y: -30, width: 250, height: 80)))
      canvas.draw(label(), at: CGPoint(x: 5.3, y: 4.4))
    }
  }

  // MARK: Outlines

  @Test func textCutByARoundClipUsesOutlines() throws {
    try expectSame { canvas in
      canvas.clip(to: Path(ellipseIn: CGRect(x: 10, y: 2, width: 90, height: 20)))
      canvas.draw(label(), at: CGPoint(x: 5.3, y: 4.4))
    }
  }

  @Test func rotatedTextUsesOutlines() throws {
    try expectSame { canvas in
      canvas.rotate(by: 0.1)
      canvas.draw(label(), at: CGPoint(x: 8, y: 4))
    }
  }

  @Test func mirroredTextUsesOutlines() throws {
    try expectSame { canvas in
      canvas.translate(x: 150, y: 0)
      canvas.scale(x: -1, y: 1)
      canvas.draw(label(), at: CGPoint(x: 8, y: 4))
    }
  }

  @Test func largeTextUsesOutlines() throws {
    try expectSame { $0.draw(label("Ag", 65), at: CGPoint(x: 8.3, y: -14.2)) }
  }

  @Test func glyphsManyEmsWideUseOutlines() throws {
    try expectSame { canvas in
      canvas.scale(x: 3, y: 0.5)
      canvas.draw(label("\u{FDFD}", 20), at: CGPoint(x: 2.3, y: 4.2))
    }
  }

  @Test func textWithoutAntialiasingUsesOutlines() throws {
    try expectSame {
      $0.draw(label(), at: CGPoint(x: 5.3, y: 8.4), compositing: Compositing(isAntialiased: false))
    }
  }

  @Test func textWithAShadowUsesOutlines() throws {
    try expectSame { canvas in
      canvas.withGroup(
        GroupEffects(shadow: Shadow(color: .gray, offset: CGSize(width: 1, height: 1), blur: 2))
      ) {
        canvas.draw(label(), at: CGPoint(x: 5.3, y: 8.4))
      }
    }
  }

  @Test func moreJoinedLettersThanAMaskHoldsUseOutlines() throws {
    try expectSame {
      $0.draw(underscores(GlyphMasks.mostJoined + 1, 3), at: CGPoint(x: 5.3, y: 8.4))
    }
  }

  @Test func joinedLettersWiderThanAMaskUseOutlines() throws {
    try expectSame { canvas in
      canvas.scale(x: 3, y: 3)
      canvas.draw(underscores(14, 20), at: CGPoint(x: -20.3, y: -10.2))
    }
  }

  @Test func textIsSmoothAfterDrawingWithoutAntialiasing() throws {
    let plain = try drawnImage { $0.draw(label(), at: CGPoint(x: 5.3, y: 8.4)) }
    let after = try drawnImage { canvas in
      canvas.fill(
        Path(CGRect(x: 200, y: 0, width: 1, height: 1)), with: .color(.red), rule: .nonZero,
        compositing: Compositing(isAntialiased: false))
      canvas.draw(label(), at: CGPoint(x: 5.3, y: 8.4))
    }
    #expect(after.pixels == plain.pixels)
  }

  // MARK: Letters that meet

  /// Underscores whose ink touches end to end.
  private func underscores(_ count: Int, _ fontSize: CGFloat) -> TextLayout {
    let single = label("_", fontSize)
    let ink = single.runs.first.map { TextOutlines.path(of: $0).boundingBox.width } ?? 0
    let style = TextStyle(font: .system(size: fontSize), kerning: ink - single.size.width)
    return TextLayout(String(repeating: "_", count: count), style: style)
  }

  @Test(arguments: [0.0, 0.03, 0.3, 0.52, 0.97])
  func lettersThatTouchHaveNoSeam(_ shift: CGFloat) throws {
    let lines = underscores(5, 18)
    let drawnImage = try drawnImage { $0.draw(lines, at: CGPoint(x: 5 + shift, y: 8.4 - shift)) }
    var inked = 0
    for y in 0..<drawnImage.height {
      let row = (8..<40).map { drawnImage.pixels[(y * drawnImage.width + $0) * 4] }
      #expect(Set(row).count == 1, "row \(y): \(row)")
      if row[0] != 255 { inked += 1 }
    }
    #expect(inked > 0)
  }

  @Test(arguments: ["سلام", "नमस्ते", "مرحبا نسبة تقرير", "नमस्ते", "e\u{301}\u{323}"])
  func joinedLettersFromMasksLookLikeOutlines(_ text: String) throws {
    let masks = TextEngine.current.glyphMasks
    masks.removeAll()
    try expectAlike { $0.draw(label(text, 18), at: CGPoint(x: 5.3, y: 8.4)) }
    #expect(masks.count > 0)
  }

  @Test(arguments: [0.0, 0.27, 0.52, 0.97])
  func thinJoinedLettersFromMasksAreNotBolderThanOutlines(_ shift: CGFloat) throws {
    let draw: (any Canvas) -> Void = { canvas in
      canvas.draw(label("مرحبا نسبة تقرير", 12), at: CGPoint(x: 5 + shift, y: 3 + shift))
      canvas.draw(label("जनवरी फ़रवरी", 11), at: CGPoint(x: 5 - shift, y: 25 - shift))
    }
    let (exact, drawn) = (try drawnImage(masks: false, draw), try drawnImage(draw))
    let differences = zip(exact.pixels, drawn.pixels).map { abs(Int($0) - Int($1)) }
    #expect(differences.max() ?? 0 <= Self.maximumDifference)
  }

  @Test func joinedLettersAreStoredAsOneMask() throws {
    let masks = TextEngine.current.glyphMasks
    masks.removeAll()
    let word = label("سلام", 18)
    _ = try drawnImage { $0.draw(word, at: CGPoint(x: 5.3, y: 8.4)) }
    let (count, bytes) = (masks.count, masks.byteCount)
    #expect(count > (try #require(word.runs.first)).glyphs.count)
    _ = try drawnImage { $0.draw(word, at: CGPoint(x: 35.3, y: 18.4)) }
    #expect(masks.count == count && masks.byteCount == bytes)
  }

  // MARK: Places and clips

  @Test(arguments: [(-64.0, -5.0), (20.0, 40.0), (150.0, 0.0), (-8.0, 43.0), (400.0, -90.0)])
  func textIsCutAtTheEdgesOfTheSurface(_ x: CGFloat, _ y: CGFloat) throws {
    let position = CGPoint(x: x + 0.3125, y: y + 0.6875)
    let cut = try drawnImage(size: CGSize(width: 60, height: 48)) { $0.draw(label(), at: position) }
    let whole = try drawnImage(size: CGSize(width: 660, height: 248)) {
      $0.draw(label(), at: CGPoint(x: position.x + 100, y: position.y + 100))
    }
    for row in 0..<48 {
      let start = ((row + 100) * 660 + 100) * 4
      #expect(
        Array(cut.pixels[(row * 240)..<(row * 240 + 240)])
          == Array(whole.pixels[start..<(start + 240)]))
    }
  }

  @Test func aClipOfWholePixelsCutsTextAtThem() throws {
    let area = CGRect(x: 20, y: 9, width: 31, height: 7)
    let whole = try drawnImage { $0.draw(label(), at: CGPoint(x: 5.3, y: 4.4)) }
    let cut = try drawnImage { canvas in
      canvas.clip(to: Path(area))
      canvas.draw(label(), at: CGPoint(x: 5.3, y: 4.4))
    }
    for y in 0..<48 {
      for x in 0..<160 {
        let pixel = (y * 160 + x) * 4
        let isInside = area.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
        #expect(cut.pixels[pixel] == (isInside ? whole.pixels[pixel] : 255))
      }
    }
  }

  @Test(arguments: [Color.black, .systemPink.withAlphaComponent(0.37)])
  func cairoMixesMasksToTheSameBytes(_ color: Color) throws {
    let position = CGPoint(x: 5.3, y: 8.4)
    let text = label("Mixed by both", 13, color)
    let own = try drawnImage(background: .systemTeal) { $0.draw(text, at: position) }
    let cairos = try drawnImage(background: .systemTeal) { canvas in
      // No whole pixels, so no rectangle of pixels, and far from the text.
      canvas.clip(to: Path(CGRect(x: 0.5, y: 0.5, width: 158, height: 46)))
      canvas.draw(text, at: position)
    }
    #expect(own.pixels == cairos.pixels)
  }

  // MARK: The store

  @Test func pixelsDoNotDependOnTextDrawnBefore() throws {
    let masks = TextEngine.current.glyphMasks
    let text = label("Alike at all times")
    masks.removeAll()
    let first = try drawnImage { $0.draw(text, at: CGPoint(x: 5.3, y: 8.4)) }
    for step in 0..<40 {
      _ = try drawnImage {
        $0.draw(label("Alike \(step)"), at: CGPoint(x: 0.11 * CGFloat(step), y: 3))
      }
    }
    let later = try drawnImage { $0.draw(text, at: CGPoint(x: 5.3, y: 8.4)) }
    #expect(first.pixels == later.pixels)
  }

  @Test func everyThreadDrawsTheSamePixels() async throws {
    let text = label()
    let drawnImages = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<4 {
        group.addTask {
          try self.drawnImage { $0.draw(text, at: CGPoint(x: 5.3, y: 8.4)) }.pixels
        }
      }
      return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
    }
    #expect(drawnImages.count == 1)
  }

  @Test func theStoreOfMasksStaysWithinItsCapacity() throws {
    let masks = TextEngine.current.glyphMasks
    let capacity = masks.capacity
    defer { masks.capacity = capacity }
    masks.removeAll()
    masks.capacity = 12_000
    var counts: [Int] = []
    for step in 0..<30 {
      let draw: (any Canvas) -> Void = {
        $0.draw(
          label("Bound \(step)"),
          at: CGPoint(x: 4.13 * CGFloat(step), y: 8.4 - 0.13 * CGFloat(step)))
      }
      let small = try drawnImage(draw)
      #expect(masks.byteCount <= 12_000)
      counts.append(masks.count)
      masks.capacity = capacity
      #expect(try drawnImage(draw).pixels == small.pixels)
      masks.capacity = 12_000
    }
    #expect(zip(counts, counts.dropFirst()).contains { $0 > $1 })
  }

  @Test func aRunLargerThanTheStoreUsesOutlines() throws {
    let masks = TextEngine.current.glyphMasks
    let capacity = masks.capacity
    defer { masks.capacity = capacity }
    masks.removeAll()
    masks.capacity = 1_000
    try expectSame { $0.draw(label(), at: CGPoint(x: 5.3, y: 8.4)) }
  }

  @Test func exactQualityStoresNoMasks() throws {
    let masks = TextEngine.current.glyphMasks
    masks.removeAll()
    _ = try drawnImage(masks: false) { $0.draw(label(), at: CGPoint(x: 5.3, y: 8.4)) }
    #expect(masks.count == 0)
    _ = try drawnImage { $0.draw(label(), at: CGPoint(x: 5.3, y: 8.4)) }
    #expect(masks.count > 0)
  }
}
