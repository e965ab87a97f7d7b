import Foundation
import Testing

@testable import EaselCanvas

/// What lies within intricate clips on a bitmap, which become an image, is drawn as within others.
@Suite struct ClipMaskTests {
  private static let size = CGSize(width: 200, height: 200)

  /// A star of so many points, each of its edges in as many pieces: the same outline of more points.
  private static func star(_ points: Int, pieces: Int, within radius: CGFloat = 90) -> Path {
    let corners = (0..<points).map { index in
      let angle = 2 * .pi * CGFloat(index) / CGFloat(points)
      let reach = radius * (index % 2 == 0 ? 1 : 0.7)
      return CGPoint(x: 100 + reach * cos(angle), y: 100 + reach * sin(angle))
    }
    return Path { path in
      for (index, corner) in corners.enumerated() {
        let next = corners[(index + 1) % points]
        for piece in 0..<pieces {
          let share = CGFloat(piece) / CGFloat(pieces)
          let point = CGPoint(
            x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share)
          if index + piece == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
      }
      path.closeSubpath()
    }
  }

  private static func drawnImage(
    scale: CGFloat = 1, _ draw: (any Canvas) -> Void
  ) throws -> Image {
    let surface = try BitmapSurface(size: size, scale: scale)
    // What lies beneath is opaque, translucent and absent.
    surface.canvas.fill(CGRect(x: 0, y: 0, width: 200, height: 90), with: .color(.orange))
    surface.canvas.fill(
      CGRect(x: 0, y: 90, width: 200, height: 40), with: .color(.blue.withAlphaComponent(0.5)))
    draw(surface.canvas)
    return try surface.finishImage().output
  }

  /// The greatest difference of two images, but for so many pixels: those in which the clip's edge
  /// and the drawing's meet, since a mask multiplies what cairo cuts.
  private static func difference(_ a: Image, _ b: Image, but few: Int = 40) -> Int {
    let each = stride(from: 0, to: a.pixels.count, by: 4).map { index in
      (0..<4).reduce(0) { max($0, abs(Int(a.pixels[index + $1]) - Int(b.pixels[index + $1]))) }
    }
    return each.sorted()[each.count - 1 - few]
  }

  /// Draws within a clip, once as cairo's and once as a mask.
  private func expectTheSame(
    but few: Int = 40, scale: CGFloat = 1, _ draw: (any Canvas) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let drawnImages = try [1, 20].map { pieces in
      try Self.drawnImage(scale: scale) { canvas in
        canvas.save()
        canvas.clip(to: Self.star(10, pieces: pieces))
        draw(canvas)
        canvas.restore()
        canvas.fill(CGRect(x: 0, y: 0, width: 9, height: 9), with: .color(.red))
      }
    }
    #expect(
      Self.difference(drawnImages[0], drawnImages[1], but: few) <= 9, sourceLocation: sourceLocation
    )
    let plain = try Self.drawnImage(scale: scale) { _ in }
    #expect(Self.difference(plain, drawnImages[1]) > 40, sourceLocation: sourceLocation)
  }

  private static let slab = Path(CGRect(x: 20, y: 30.5, width: 150.25, height: 120))

  @Test(arguments: BlendMode.allCases)
  func shapesOfEveryBlendModeLookTheSameWithinAMask(_ mode: BlendMode) throws {
    try expectTheSame(scale: mode == .normal ? 1.5 : 1) {
      $0.fill(
        Self.slab, with: .color(.purple.withAlphaComponent(0.75)), rule: .nonZero,
        compositing: Compositing(blendMode: mode))
      $0.stroke(
        Self.slab, with: .color(.green), style: StrokeStyle(lineWidth: 6),
        compositing: Compositing(alpha: 0.5, blendMode: mode))
    }
  }

  @Test func allPaintsLookTheSameWithinAMask() throws {
    let bytes = (0..<8 * 8 * 4).map { $0 % 4 == 3 || $0 / 4 % 3 == 1 ? UInt8.max : 0 }
    let tile = try Image(rgba: bytes, width: 8, height: 8)
    let gradient = Gradient([.white, .black])
    for paint in [
      .hatch(HatchPattern(.black, background: .yellow, spacing: 7, lineWidth: 2, angle: 0.5)),
      .image(ImagePattern(tile, transform: .init(scaleX: 2, y: 2))),
      .conicGradient(ConicGradient(gradient, center: CGPoint(x: 90, y: 100))),
      .linearGradient(LinearGradient(gradient, from: .zero, to: CGPoint(x: 150, y: 150))),
    ] as [Paint] {
      try expectTheSame { $0.fill(Self.slab, with: paint, alpha: 0.7) }
    }
  }

  @Test func stampedDotsLookTheSameWithinAMask() throws {
    let points = (0..<2_000).map {
      CGPoint(x: CGFloat($0 % 50) * 4 + 0.3, y: CGFloat($0 / 50) * 5)
    }
    let dot = Path(ellipseIn: CGRect(x: -1.5, y: -1.5, width: 3, height: 3))
    try expectTheSame(but: 120) {
      $0.stamp(dot, at: points, with: .color(.red), compositing: .normal)
    }
    try expectTheSame(but: 120) {
      $0.stamp(dot, at: Array(points.prefix(500)), with: .color(.red), compositing: .normal)
    }
  }

  @Test func imagesLookTheSameWithinAMask() throws {
    let bytes = (0..<8 * 8 * 4).map { $0 % 4 == 3 || $0 / 4 % 3 == 1 ? UInt8.max : 0 }
    let image = try Image(rgba: bytes, width: 8, height: 8)
    for mode in [BlendMode.normal, .multiply, .copy, .sourceIn] {
      try expectTheSame {
        $0.draw(
          image, from: nil, in: CGRect(x: 20, y: 20, width: 150, height: 150), interpolation: .high,
          compositing: Compositing(blendMode: mode))
      }
    }
  }

  @Test func textsLookTheSameWithinAMask() throws {
    let style = TextStyle(font: .system(size: 40), color: .black)
    let text = TextLayout("Clips\nwithin", style: style)
    for mode in [BlendMode.normal, .difference, .sourceOut] {
      for alpha in [1, 0.5] as [CGFloat] {
        try expectTheSame(but: 80) {
          $0.draw(
            text, at: CGPoint(x: 20, y: 40), compositing: Compositing(alpha: alpha, blendMode: mode)
          )
        }
      }
    }
  }

  @Test func groupsLookTheSameWithinAMask() throws {
    let cover = RecordingCanvas(size: Self.size)
    cover.fill(
      Path(CGRect(x: 0, y: 0, width: 120, height: 200)), with: .color(.white), rule: .nonZero,
      compositing: .normal)
    let effects = [
      GroupEffects(opacity: 0.5), GroupEffects(blendMode: .multiply),
      GroupEffects(opacity: 0.5, blendMode: .copy), GroupEffects(mask: Mask(cover.recording)),
      GroupEffects(shadow: Shadow(color: .black, offset: CGSize(width: 9, height: 12), blur: 6)),
    ]
    for effect in effects {
      try expectTheSame {
        $0.beginGroup(effect)
        $0.fill(Self.slab, with: .color(.purple), rule: .nonZero, compositing: .normal)
        $0.fill(
          Path(CGRect(x: 60, y: 60, width: 90, height: 90)), with: .color(.green), rule: .nonZero,
          compositing: Compositing(alpha: 0.5))
        $0.endGroup()
      }
    }
  }

  /// A clip may lie within a group, and in the drawing that a group's mask is.
  @Test func clipsWithinGroupsAndMasksLookTheSameAsMasks() throws {
    for effect in [
      GroupEffects(opacity: 0.5),
      GroupEffects(shadow: Shadow(color: .black, offset: CGSize(width: 9, height: 12), blur: 6)),
    ] {
      let drawnImages = try [1, 20].map { pieces in
        try Self.drawnImage {
          $0.beginGroup(effect)
          $0.clip(to: Self.star(10, pieces: pieces))
          $0.fill(Self.slab, with: .color(.purple), rule: .nonZero, compositing: .normal)
          for (index, mode) in [BlendMode.multiply, .clear, .copy].enumerated() {
            $0.fill(
              Path(CGRect(x: 60, y: 60 + 25 * CGFloat(index), width: 90, height: 25)),
              with: .color(.green), rule: .nonZero,
              compositing: Compositing(alpha: 0.5, blendMode: mode))
          }
          $0.endGroup()
          $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9), with: .color(.red))
        }
      }
      #expect(Self.difference(drawnImages[0], drawnImages[1], but: 150) <= 12)
    }
    let drawnImages = try [1, 20].map { pieces in
      let cover = RecordingCanvas(size: Self.size)
      cover.clip(to: Self.star(10, pieces: pieces), rule: .nonZero)
      cover.fill(Self.slab, with: .color(.white), rule: .nonZero, compositing: .normal)
      return try Self.drawnImage {
        $0.clip(to: Self.star(12, pieces: pieces))
        $0.beginGroup(GroupEffects(mask: Mask(cover.recording)))
        $0.fill(CGRect(origin: .zero, size: Self.size), with: .color(.purple))
        $0.endGroup()
      }
    }
    #expect(Self.difference(drawnImages[0], drawnImages[1], but: 80) <= 9)
  }

  @Test func nestedClipsLookTheSameAsMasks() throws {
    let drawnImages = try [1, 30].map { pieces in
      try Self.drawnImage { canvas in
        canvas.save()
        canvas.clip(to: Self.star(10, pieces: pieces))
        canvas.save()
        canvas.clip(to: Path(CGRect(x: 40, y: 40, width: 120, height: 90)))
        canvas.clip(to: Self.star(14, pieces: pieces, within: 80))
        canvas.fill(CGRect(origin: .zero, size: Self.size), with: .color(.purple))
        canvas.restore()
        canvas.fill(CGRect(x: 60, y: 120, width: 90, height: 40), with: .color(.green))
        canvas.restore()
        canvas.fill(CGRect(x: 0, y: 0, width: 9, height: 9), with: .color(.red))
      }
    }
    #expect(Self.difference(drawnImages[0], drawnImages[1], but: 150) <= 12)
  }

  @Test func clipsOfManyEdgesOrCrossingsBecomeMasks() throws {
    let surface = try BitmapSurface(size: Self.size)
    let canvas = try #require(surface.canvas as? CairoCanvas)
    canvas.clip(to: Self.star(20, pieces: 1), rule: .nonZero)
    #expect(canvas.clips.edges == 20 && canvas.clips.mask == nil)
    canvas.save()
    // Each of seventeen lines crosses most of the others.
    let lines = Path { path in
      path.move(to: CGPoint(x: 100, y: 10))
      for index in 1..<17 {
        let angle = 2 * CGFloat.pi * CGFloat(index * 8 % 17) / 17
        path.addLine(to: CGPoint(x: 100 + 90 * sin(angle), y: 100 - 90 * cos(angle)))
      }
    }
    canvas.clip(to: lines, rule: .evenOdd)
    #expect(canvas.clips.mask != nil, "\(lines.outlineCrossings) crossings")
    canvas.clip(to: CGRect(x: 0, y: 0, width: 90, height: 90))
    canvas.restore()
    #expect(canvas.clips.edges == 20 && canvas.clips.mask == nil)
  }

  /// Else what should be hidden would be seen.
  @Test func aClipBeyondTheLimitHidesDrawingWithinIt() throws {
    var limits = Limits()
    limits.maximumPaintedPixels = 400_000
    let surface = try BitmapSurface(
      size: Self.size, options: RenderOptions(policy: .lenient, limits: limits))
    surface.canvas.save()
    for _ in 0..<3 { surface.canvas.clip(to: Self.star(10, pieces: 20)) }
    surface.canvas.fill(CGRect(x: 90, y: 90, width: 20, height: 20), with: .color(.red))
    surface.canvas.restore()
    let rendered = try surface.finishImage()
    #expect(rendered.output.pixel(x: 100, y: 100)?.alpha == 0)
    #expect(rendered.diagnostics.map(\.code) == [.limitExceeded])
  }

  @Test func clipEdgesAreSmoothAfterDrawingWithoutAntialiasing() throws {
    let drawnImages = try [true, false].map { isAntialiased in
      try Self.drawnImage {
        $0.fill(
          Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red), rule: .nonZero,
          compositing: Compositing(isAntialiased: isAntialiased))
        $0.clip(to: Self.star(10, pieces: 1))
        $0.fill(CGRect(origin: .zero, size: Self.size), with: .color(.purple))
      }
    }
    #expect(drawnImages[0].pixels == drawnImages[1].pixels)
  }

  /// A clip cuts a group as a whole: within it, each drawing would have its own share of an edge.
  @Test(arguments: [1, 20])
  func groupsAreCutByTheClipOnce(pieces: Int) throws {
    func drawn(_ effects: GroupEffects?) throws -> Image {
      try Self.drawnImage { canvas in
        canvas.clip(to: Self.star(10, pieces: pieces))
        if let effects { canvas.beginGroup(effects) }
        for _ in 0..<(effects == nil ? 1 : 3) {
          canvas.fill(CGRect(origin: .zero, size: Self.size), with: .color(.purple))
        }
        if effects != nil { canvas.endGroup() }
      }
    }
    let plain = try drawn(nil)
    for effects in [
      GroupEffects(opacity: 1), GroupEffects(blendMode: .copy),
      GroupEffects(shadow: Shadow(color: .purple, blur: 3)),
    ] {
      #expect(Self.difference(plain, try drawn(effects), but: 0) <= 3)
    }
  }

  /// cairo draws it elsewhere.
  @Test func imagesKeepTheirPositionWithinAClipWithCopy() throws {
    let bytes = (0..<8 * 8 * 4).map { $0 % 4 == 3 || $0 / 4 % 3 == 1 ? UInt8.max : 0 }
    let image = try Image(rgba: bytes, width: 8, height: 8)
    let drawnImages = try [true, false].map { isClipped in
      try Self.drawnImage { canvas in
        if isClipped { canvas.clip(to: Self.star(10, pieces: 1)) }
        canvas.draw(
          image, from: nil, in: CGRect(x: 20, y: 20, width: 150, height: 150),
          interpolation: .high, compositing: Compositing(blendMode: .copy))
      }
    }
    for position in [70, 90, 110, 130] {
      let (a, b) = (
        drawnImages[0].pixel(x: position, y: 90), drawnImages[1].pixel(x: position, y: 90)
      )
      #expect(try #require(a) == #require(b))
    }
  }

  /// pixman fades their green twice, and their blue not at all.
  @Test(arguments: [BlendMode.hue, .saturation, .color, .luminosity])
  func colorBlendModesMixByCoverageAndOpacity(_ mode: BlendMode) throws {
    let color = Color(red: 0.2, green: 0.3, blue: 0.9)
    let surface = try BitmapSurface(size: CGSize(width: 40, height: 10), background: .orange)
    let canvas = surface.canvas
    func box(_ x: CGFloat, _ height: CGFloat = 10) -> CGRect {
      CGRect(x: x, y: 0, width: 10, height: height)
    }
    canvas.fill(
      Path(box(0)), with: .color(color.withAlphaComponent(0.5)), rule: .nonZero,
      compositing: Compositing(blendMode: mode))
    canvas.fill(
      Path(box(10, 5.5)), with: .color(color), rule: .nonZero,
      compositing: Compositing(blendMode: mode))
    canvas.beginGroup(GroupEffects(opacity: 0.5, blendMode: mode))
    canvas.fill(box(20), with: .color(color))
    canvas.endGroup()
    let bytes = (0..<10 * 10 * 4).map { [51, 77, 230, UInt8.max][$0 % 4] }
    canvas.draw(
      try Image(rgba: bytes, width: 10, height: 10), from: nil, in: box(30), interpolation: .none,
      compositing: Compositing(alpha: 0.5, blendMode: mode))
    let pixels = try [5, 15, 25, 35].map { try #require(surface.image.pixel(x: $0, y: 5)) }
    for pixel in pixels.dropFirst() {
      #expect(abs(Int(pixel.red) - Int(pixels[0].red)) <= 2)
      #expect(abs(Int(pixel.green) - Int(pixels[0].green)) <= 2)
      #expect(abs(Int(pixel.blue) - Int(pixels[0].blue)) <= 2)
    }
  }

  /// What each mode leaves: within shape and clip, within the clip alone, outside of both.
  @Test(arguments: [1, 20])
  func modesThatReplacePixelsChangeNoneOutsideOfTheClip(pieces: Int) throws {
    let orange = (red: 255, green: 128, blue: 0, alpha: 255)
    let none = (red: 0, green: 0, blue: 0, alpha: 0)
    let half = (red: 255, green: 0, blue: 0, alpha: 128)
    let faded = (red: 255, green: 128, blue: 0, alpha: 128)
    for (mode, inside, around) in [
      (BlendMode.copy, half, orange), (.clear, none, orange), (.sourceIn, half, none),
      (.sourceOut, none, none), (.destinationIn, faded, none),
    ] {
      let drawnImage = try Self.drawnImage { canvas in
        canvas.clip(to: Self.star(10, pieces: pieces))
        canvas.fill(
          Path(CGRect(x: 80, y: 70, width: 40, height: 40)),
          with: .color(Color(red: 1, green: 0, blue: 0, alpha: 0.5)), rule: .nonZero,
          compositing: Compositing(blendMode: mode))
      }
      for (x, y, wanted) in [(100, 80, inside), (100, 60, around), (5, 60, orange)] {
        let found = try #require(drawnImage.pixel(x: x, y: y))
        #expect(
          abs(Int(found.alpha) - wanted.alpha) <= 2
            && (wanted.alpha == 0
              || abs(Int(found.red) - wanted.red) + abs(Int(found.green) - wanted.green) <= 4),
          "\(mode) at \(x), \(y): \(found)")
      }
    }
  }

  @Test func overlappingDotsMixTheSameWithinAMask() throws {
    let dot = Path(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40))
    for mode in [BlendMode.multiply, .xor, .luminosity] {
      try expectTheSame(but: 80) {
        $0.stamp(
          dot, at: [CGPoint(x: 90, y: 80), CGPoint(x: 105, y: 90)],
          with: .color(.gray.withAlphaComponent(0.75)), compositing: Compositing(blendMode: mode))
      }
    }
  }

  @Test func rotatedImagesHaveTheSamePositionWithCopy() throws {
    let bytes = (0..<8 * 8 * 4).map { $0 % 4 == 3 || $0 / 4 % 3 == 1 ? UInt8.max : 0 }
    let image = try Image(rgba: bytes, width: 8, height: 8)
    let drawnImages = try [BlendMode.normal, .copy].map { mode in
      try Self.drawnImage { canvas in
        canvas.translate(x: 100, y: 40)
        canvas.rotate(by: 0.5)
        canvas.draw(
          image, from: nil, in: CGRect(x: -20, y: -20, width: 50, height: 50),
          interpolation: .high, compositing: Compositing(blendMode: mode))
      }
    }
    #expect(Self.difference(drawnImages[0], drawnImages[1], but: 0) <= 9)
  }

  @Test func aRectangularClipBetweenPixelsCoversThemInPart() throws {
    let text = TextLayout(" ", style: TextStyle(font: .system(size: 20)))
    let drawnImage = try Self.drawnImage { canvas in
      canvas.clip(to: CGRect(x: 10.5, y: 10, width: 50, height: 50))
      canvas.draw(
        text, at: CGPoint(x: 20, y: 20), compositing: Compositing(blendMode: .destinationIn))
    }
    let alphas = [9, 10, 11].map { drawnImage.pixel(x: $0, y: 30).map { Int($0.alpha) } ?? -1 }
    #expect(alphas[0] == 255 && abs(alphas[1] - 128) <= 2 && alphas[2] == 0)
  }

  @Test func masksOfGroupsLeaveClipAndTransformUnchanged() throws {
    let cover = RecordingCanvas(size: Self.size)
    cover.clip(to: Path(CGRect(x: 0, y: 0, width: 30, height: 30)), rule: .nonZero)
    cover.concatenate(CGAffineTransform(translationX: 50, y: 0))
    cover.fill(Self.slab, with: .color(.white), rule: .nonZero, compositing: .normal)
    try expectTheSame {
      $0.beginGroup(GroupEffects(mask: Mask(cover.recording)))
      $0.fill(CGRect(origin: .zero, size: Self.size), with: .color(.red))
      $0.endGroup()
      $0.clip(to: Self.star(10, pieces: 20, within: 60))
      $0.fill(Self.slab, with: .color(.purple))
    }
  }

  @Test func stackedCombiningMarksLookTheSameWithinAMask() throws {
    let letter = "a" + String(repeating: "\u{301}", count: 16)
    let text = TextLayout(letter, style: TextStyle(font: .system(size: 20), color: .black))
    try expectTheSame(but: 80) { $0.draw(text, at: CGPoint(x: 95, y: 110), compositing: .normal) }
  }

  @Test func imageEdgesAreSmoothAfterDrawingWithoutAntialiasing() throws {
    let image = try Image(rgba: [UInt8](repeating: 255, count: 16), width: 2, height: 2)
    let drawnImages = try [true, false].map { isAntialiased in
      try Self.drawnImage {
        $0.fill(
          Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red), rule: .nonZero,
          compositing: Compositing(isAntialiased: isAntialiased))
        $0.draw(image, in: CGRect(x: 20.3, y: 20.3, width: 50, height: 50))
      }
    }
    #expect(drawnImages[0].pixels == drawnImages[1].pixels)
  }

  /// A stroke through a mask would cost its box.
  @Test func pixelsMixedThroughGroupsCountTowardsTheLimit() throws {
    var limits = Limits()
    limits.maximumPaintedPixels = 3_000_000
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 200, y: 200))
    }
    let codes = try [BlendMode.normal, .luminosity].map { mode in
      let surface = try BitmapSurface(
        size: Self.size, options: RenderOptions(policy: .lenient, limits: limits))
      for _ in 0..<20 {
        surface.canvas.stroke(
          line, with: .color(.black), style: StrokeStyle(),
          compositing: Compositing(blendMode: mode))
      }
      return surface.context.diagnostics.map(\.code)
    }
    #expect(codes == [[], [.limitExceeded]])
  }

  /// They mix all of what the clip leaves, however few edges it has.
  @Test func modesThatReplacePixelsCountTheWholeClip() throws {
    let surface = try BitmapSurface(size: CGSize(width: 2_000, height: 2_000))
    let canvas = try #require(surface.canvas as? CairoCanvas)
    let corners = (0..<200).map { index in
      let angle = 2 * .pi * CGFloat(index) / 200
      return CGPoint(x: 1_000 + 990 * cos(angle), y: 1_000 + 990 * sin(angle))
    }
    canvas.clip(to: Path { $0.addLines(corners) })
    let mask = try #require(canvas.clips.mask)
    let box = CGRect(x: 0, y: 0, width: 2_000, height: 2_000)
    #expect(canvas.areaThroughGroups(of: box, .normal) == CGFloat(mask.edges) * 1_000)
    #expect(abs((canvas.areaThroughGroups(of: .zero, .copy) ?? 0) / (1_980 * 1_980) - 1) < 0.01)
  }

  private static func turnedSquare(_ index: Int) -> Path {
    Path(CGRect(x: 20, y: 20, width: 160, height: 160))
      .applying(
        CGAffineTransform(translationX: 100, y: 100).rotated(by: 0.001 * CGFloat(index + 1))
          .translatedBy(x: -100, y: -100))
  }

  private static func surface(openPixels: Int) throws -> BitmapSurface {
    var limits = Limits()
    limits.maximumOpenPixels = openPixels
    return try BitmapSurface(
      size: size, options: RenderOptions(policy: .lenient, limits: limits))
  }

  /// Neither masks nor outlines of clips stay that no drawing is cut by.
  @Test func clipsOfOneLevelKeepOneMask() throws {
    let surface = try Self.surface(openPixels: 2 * 40_000 / 4)
    let canvas = try #require(surface.canvas as? CairoCanvas)
    for index in 0..<1_000 { canvas.clip(to: Self.turnedSquare(index)) }
    #expect(canvas.clips.mask != nil && canvas.clips.mask?.outlines == nil)
    canvas.fill(CGRect(origin: .zero, size: Self.size), with: .color(.red))
    #expect(surface.image.pixel(x: 100, y: 100)?.alpha == 255)
    #expect(surface.image.pixel(x: 22, y: 22)?.alpha == 0)
    #expect(surface.context.diagnostics.isEmpty)
  }

  @Test func masksOfNestedClipsAddUpTowardsTheLimit() throws {
    let surface = try Self.surface(openPixels: 2 * 40_000 / 4)
    let canvas = surface.canvas
    for _ in 0..<4 {
      canvas.save()
      canvas.clip(to: Self.star(10, pieces: 20))
    }
    canvas.fill(CGRect(x: 90, y: 90, width: 20, height: 20), with: .color(.red))
    #expect(surface.image.pixel(x: 100, y: 100)?.alpha == 0)
    for _ in 0..<2 { canvas.restore() }
    canvas.fill(CGRect(x: 90, y: 90, width: 20, height: 20), with: .color(.red))
    #expect(surface.image.pixel(x: 100, y: 100)?.alpha == 255)
    #expect(surface.context.diagnostics.map(\.code) == [.limitExceeded])
  }

  /// What a mask's drawing or an image is cut by is gone afterwards.
  @Test func temporaryMasksDoNotAddUpTowardsTheLimit() throws {
    let surface = try Self.surface(openPixels: 100_000)
    let canvas = surface.canvas
    let cover = RecordingCanvas(size: Self.size)
    cover.clip(to: Self.star(10, pieces: 20))
    cover.fill(CGRect(origin: .zero, size: Self.size), with: .color(.black))
    let mask = Mask(cover.recording)
    for _ in 0..<9 {
      canvas.beginGroup(GroupEffects(mask: mask))
      canvas.fill(CGRect(x: 0, y: 0, width: 99, height: 99), with: .color(.red))
      canvas.endGroup()
    }
    canvas.clip(to: Self.star(124, pieces: 1))
    canvas.rotate(by: 0.1)
    let image = try Image(rgba: [UInt8](repeating: 255, count: 16), width: 2, height: 2)
    for _ in 0..<20 {
      canvas.draw(
        image, from: CGRect(x: 0, y: 0, width: 2, height: 2),
        in: CGRect(x: 20, y: 20, width: 99, height: 99), interpolation: .low,
        compositing: Compositing(blendMode: .copy))
    }
    #expect(surface.context.diagnostics.isEmpty)
  }

  /// Their boxes reach as far as the shadow comes from, but they have no pixels there.
  @Test func groupsOfWhichOnlyTheShadowIsVisibleDoNotCountTowardsTheLimit() throws {
    let surface = try Self.surface(openPixels: 100_000)
    let canvas = surface.canvas
    canvas.beginGroup(
      GroupEffects(shadow: Shadow(color: .black, offset: CGSize(width: 4_000, height: 4_000))))
    canvas.beginGroup(GroupEffects(opacity: 0.5))
    canvas.fill(CGRect(x: -3_950, y: -3_950, width: 99, height: 99), with: .color(.red))
    canvas.endGroup()
    canvas.endGroup()
    #expect(surface.context.diagnostics.isEmpty)
    #expect((surface.image.pixel(x: 80, y: 80)?.alpha ?? 0) > 0)
  }

  /// What a content clips stays clipped after it.
  @Test func masksOfClipsInMarkedContentCountAfterItsEnd() throws {
    let surface = try Self.surface(openPixels: 2 * 40_000 / 4)
    let canvas = surface.canvas
    for _ in 0..<3 {
      canvas.save()
      canvas.beginMarkedContent(.artifact)
      canvas.clip(to: Self.star(10, pieces: 20))
      canvas.endMarkedContent()
    }
    #expect(surface.context.diagnostics.map(\.code) == [.limitExceeded])
  }

  /// A shadow's drawing is a recording, which has no image of what lies beneath.
  @Test func tooManyClipOutlinesWithinAShadowAreRefused() throws {
    let surface = try BitmapSurface(size: Self.size, options: RenderOptions(policy: .lenient))
    let canvas = surface.canvas
    canvas.beginGroup(GroupEffects(shadow: Shadow(color: .black, offset: .zero, blur: 2)))
    for index in 0..<600 { canvas.clip(to: Self.turnedSquare(index)) }
    canvas.fill(
      Path(CGRect(x: 90, y: 90, width: 20, height: 20)), with: .color(.red), rule: .nonZero,
      compositing: Compositing(blendMode: .copy))
    canvas.endGroup()
    #expect(surface.context.diagnostics.map(\.code) == [.limitExceeded])
  }

  /// Else large drawings would be cut by outlines, which takes cairo seconds.
  @Test func crossingsOfManyLinesAreEstimated() throws {
    // Each of 200 lines crosses all others, and so does what closes it.
    let lines = Path { path in
      for index in 0..<200 {
        path.move(to: CGPoint(x: CGFloat(index), y: 0))
        path.addLine(to: CGPoint(x: CGFloat(199 - index), y: 200))
      }
    }
    let surface = try BitmapSurface(size: Self.size)
    let canvas = try #require(surface.canvas as? CairoCanvas)
    canvas.clip(to: lines, rule: .evenOdd)
    #expect(abs((canvas.clips.mask?.edges ?? 0) - 80_000) < 8_000)
  }
}
