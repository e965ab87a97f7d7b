import Foundation
import Testing

@testable import EaselCanvas

/// What is drawn a little differently is drawn within its stated difference, and can be switched off.
@Suite struct RenderingQualityTests {
  private static let size = CGSize(width: 300, height: 150)

  private func drawnImage(
    _ quality: RenderingQuality, scale: CGFloat = 1, background: Color? = .white,
    _ draw: (any Canvas) -> Void
  ) throws -> RenderResult<Image> {
    let options = RenderOptions(quality: quality)
    let surface = try BitmapSurface(
      size: Self.size, scale: scale, background: background, options: options)
    draw(surface.canvas)
    return try surface.finishImage()
  }

  /// How far two images differ: the share of the pixels that are not white in either, of which a
  /// channel differs by more than a tolerance, and the greatest difference.
  private func difference(_ a: Image, _ b: Image, tolerance: Int) -> (share: Double, most: Int) {
    var (ink, far, most) = (0, 0, 0)
    for index in stride(from: 0, to: a.pixels.count, by: 4) {
      let pair = (index..<(index + 4)).map { (Int(a.pixels[$0]), Int(b.pixels[$0])) }
      guard pair.contains(where: { $0.0 != 255 || $0.1 != 255 }) else { continue }
      let off = pair.map { abs($0.0 - $0.1) }.max() ?? 0
      (ink, far, most) = (ink + 1, far + (off > tolerance ? 1 : 0), max(most, off))
    }
    return (ink > 0 ? Double(far) / Double(ink) : 0, most)
  }

  // MARK: Lines

  private func line(_ count: Int) -> Path {
    let values = PathReductionTests.walk(count)
    let (minimum, most) = (values.min() ?? 0, values.max() ?? 1)
    return Path { path in
      path.addLines(
        values.enumerated().map { index, value in
          CGPoint(
            x: Self.size.width * CGFloat(index) / CGFloat(count),
            y: 10 + 130 * (value - minimum) / (most - minimum))
        })
    }
  }

  /// Bevelled, since in the whole line tips stand out where two points happen to be level.
  private let bevel = StrokeStyle(lineJoin: .bevel)

  @Test(arguments: [1, 2] as [CGFloat]) func reducedLongLinesCoverNearlyTheSamePixels(
    _ scale: CGFloat
  ) throws {
    let line = line(200_000)
    let whole = try drawnImage(.exact, scale: scale) {
      $0.stroke(line, with: .color(.systemBlue), style: bevel)
    }
    let reduced = try drawnImage(RenderingQuality(), scale: scale) {
      $0.stroke(line, with: .color(.systemBlue), style: bevel)
    }
    #expect(whole.output != reduced.output)
    #expect(difference(whole.output, reduced.output, tolerance: 32).share <= 0.01)
    #expect(!whole.diagnostics.contains { $0.code == .drawingApproximated })
    #expect(reduced.diagnostics.contains { $0.code == .drawingApproximated })
  }

  @Test func shortLinesAreNotReduced() throws {
    let line = line(9_000)
    let drawnImages = try [RenderingQuality.exact, RenderingQuality()].map {
      try drawnImage($0) { $0.stroke(line, with: .color(.black)) }.output
    }
    #expect(drawnImages[0] == drawnImages[1])
  }

  @Test func dashedLinesAreNotReduced() throws {
    let line = line(20_000)
    let style = StrokeStyle(dash: [30, 10])
    let drawnImages = try [RenderingQuality.exact, RenderingQuality()].map {
      try drawnImage($0) { $0.stroke(line, with: .color(.black), style: style) }.output
    }
    #expect(drawnImages[0] == drawnImages[1])
  }

  @Test func reducedLinesKeepRightAngles() throws {
    // Steps of 20 points, each reached by many points.
    let steps = Path { path in
      path.addLines(
        (0..<24_000).map { index in
          let (step, part) = (index / 2_000, index % 2_000)
          return CGPoint(
            x: 20 + CGFloat(step) * 20 + min(CGFloat(part) / 50, 20),
            y: 130 - CGFloat(step) * 9 - max(CGFloat(part) / 50 - 20, 0) * 9 / 20)
        })
    }
    let style = StrokeStyle(lineWidth: 6)
    let drawnImages = try [RenderingQuality.exact, RenderingQuality()].map {
      try drawnImage($0) { $0.stroke(steps, with: .color(.black), style: style) }.output
    }
    #expect(difference(drawnImages[0], drawnImages[1], tolerance: 32).share == 0)
  }

  @Test func linesInPDFAreReducedByTheirBinsPerInch() throws {
    let line = line(400_000)
    func size(_ quality: RenderingQuality) throws -> Int {
      let document = try PDFDocument(options: RenderOptions(quality: quality))
      try document.page(size: Self.size) { $0.stroke(line, with: .color(.black)) }
      return try document.finish().output.count
    }
    #expect(try size(RenderingQuality()) * 5 < size(.exact))
    var coarse = RenderingQuality()
    coarse.binsPerInch = 72
    #expect(try size(coarse) * 5 < size(RenderingQuality()))
  }

  @Test func linesInSVGAreReduced() throws {
    let line = line(100_000)
    func size(_ quality: RenderingQuality) throws -> Int {
      let document = try SVGDocument(
        size: Self.size, options: RenderOptions(quality: quality))
      document.canvas.stroke(line, with: .color(.black))
      return try document.finish().output.count
    }
    #expect(try size(RenderingQuality()) * 2 < size(.exact))
  }

  @Test func recordingsKeepEveryPoint() {
    let canvas = RecordingCanvas(size: Self.size)
    canvas.stroke(line(20_000), with: .color(.black))
    let points = canvas.recording.operations.reduce(0) { sum, operation in
      if case .stroke(let path, _, _, _) = operation { sum + path.points.count } else { sum }
    }
    #expect(points >= 20_000)
  }

  // MARK: Stamps

  /// Places all over the image and beyond it.
  private let positions: [CGPoint] = {
    let values = PathReductionTests.walk(2_002)
    return (0..<2_000).map {
      CGPoint(
        x: 150 + 170 * sin(values[$0] * 3), y: 75 + 90 * cos(values[$0 + 1] * 2 + values[$0]))
    }
  }()

  private let dot = Path(ellipseIn: CGRect(x: -3, y: -3, width: 6, height: 6))

  @Test(arguments: [1, 0.3], [1, 2.5] as [CGFloat])
  func stampedDotsLookNearlyLikeFilledOnes(_ alpha: CGFloat, _ scale: CGFloat) throws {
    let drawnImages = try [RenderingQuality.exact, RenderingQuality()].map {
      try drawnImage($0, scale: scale) {
        $0.stamp(
          dot, at: positions, with: .color(.systemBlue), compositing: Compositing(alpha: alpha))
      }.output
    }
    #expect(drawnImages[0] != drawnImages[1])
    #expect(difference(drawnImages[0], drawnImages[1], tolerance: 0).most <= 25)
  }

  @Test func stampsFollowClipAndTransform() throws {
    let drawnImages = try [RenderingQuality.exact, RenderingQuality()].map {
      try drawnImage($0) { canvas in
        canvas.clip(to: CGRect(x: 40, y: 20, width: 200, height: 110))
        canvas.rotate(by: 0.2)
        canvas.scale(x: 1.3, y: 0.8)
        canvas.stamp(
          dot, at: positions, with: .color(.systemRed), compositing: Compositing(alpha: 0.5))
      }.output
    }
    #expect(drawnImages[0] != drawnImages[1])
    #expect(difference(drawnImages[0], drawnImages[1], tolerance: 0).most <= 25)
  }

  @Test func stampsInATranslucentGroupWithoutBackgroundLookLikeFilledOnes() throws {
    let drawnImages = try [RenderingQuality.exact, RenderingQuality()].map {
      try drawnImage($0, background: nil) { canvas in
        canvas.withGroup(GroupEffects(opacity: 0.5)) {
          canvas.stamp(
            dot, at: positions, with: .color(.systemGreen), compositing: Compositing(alpha: 0.4))
        }
      }.output
    }
    #expect(drawnImages[0] != drawnImages[1])
    #expect(difference(drawnImages[0], drawnImages[1], tolerance: 0).most <= 25)
  }

  @Test func stampsWithAShadowLookLikeFilledOnes() throws {
    let shadow = Shadow(color: .black, offset: CGSize(width: 2, height: 2), blur: 3)
    let drawnImages = try [RenderingQuality.exact, RenderingQuality()].map {
      try drawnImage($0) { canvas in
        canvas.withGroup(GroupEffects(shadow: shadow)) {
          canvas.stamp(dot, at: positions, with: .color(.systemOrange), compositing: .normal)
        }
      }.output
    }
    #expect(drawnImages[0] != drawnImages[1])
    #expect(difference(drawnImages[0], drawnImages[1], tolerance: 0).most <= 25)
  }

  @Test func stampsThatNoTileCanShowAreFilled() throws {
    let gradient = Gradient([.systemRed, .systemBlue])
    let many = Path(ellipseIn: CGRect(x: -40, y: -40, width: 80, height: 80))
    let far = [CGPoint](repeating: CGPoint(x: 5, y: 5), count: 2_000)
    let drawnImages = try [RenderingQuality.exact, RenderingQuality()].map {
      try drawnImage($0) { canvas in
        canvas.stamp(many, at: positions, with: .color(.systemTeal), compositing: .normal)
        canvas.stamp(
          dot, at: Array(positions.prefix(200)), with: .color(.black), compositing: .normal)
        canvas.stamp(
          dot, at: positions,
          with: .linearGradient(
            LinearGradient(gradient, from: .zero, to: CGPoint(x: 300, y: 0))), compositing: .normal)
        canvas.stamp(
          dot, at: positions, with: .color(.systemRed),
          compositing: Compositing(blendMode: .multiply))
        canvas.stamp(
          dot, at: positions, with: .color(.systemPink),
          compositing: Compositing(isAntialiased: false)
        )
        canvas.clip(to: CGRect(x: 200, y: 100, width: 20, height: 20))
        canvas.stamp(dot, at: far, with: .color(.black), compositing: .normal)
      }.output
    }
    #expect(drawnImages[0] == drawnImages[1])
  }

  @Test func fewStampsSpreadOverALargeAreaAreFilled() throws {
    let corners = (0..<1_100).map { CGPoint(x: $0 % 2 * 1_799, y: $0 % 3 * 899 / 2) }
    let drawnImages = try [RenderingQuality.exact, RenderingQuality()].map { quality in
      let surface = try BitmapSurface(
        size: CGSize(width: 1_800, height: 900), background: .white,
        options: RenderOptions(quality: quality))
      surface.canvas.stamp(
        Path(ellipseIn: CGRect(x: -3.3, y: -3, width: 6, height: 6)), at: corners,
        with: .color(.black), compositing: .normal)
      return surface.image
    }
    #expect(drawnImages[0] == drawnImages[1])
  }

  @Test func opaqueCirclesInPDFAreDotsOfOneStroke() throws {
    func size(_ path: Path, alpha: CGFloat = 1) throws -> Int {
      let document = try PDFDocument()
      try document.page(size: Self.size) {
        $0.stamp(path, at: positions, with: .color(.black), compositing: Compositing(alpha: alpha))
      }
      return try document.finish().output.count
    }
    #expect(try size(dot) * 2 < size(dot, alpha: 0.5))
    let oval = Path(ellipseIn: CGRect(x: -3, y: -2, width: 6, height: 4))
    #expect(try size(dot) * 2 < size(oval))
  }

  @Test func dotsOfOneStrokeLookLikeCircles() throws {
    func page(_ draw: (any Canvas) -> Void) throws -> Image {
      let document = try PDFDocument()
      try document.page(size: Self.size) { canvas in
        canvas.translate(x: 4, y: 3)
        draw(canvas)
      }
      let png = try Tool.data(
        "pdftoppm", ["-png", "-r", "144"], input: try document.finish().output)
      return try Image(data: png)
    }
    let off = Path(ellipseIn: CGRect(x: 2, y: 1, width: 6, height: 6))
    let some = Array(positions.prefix(300))
    let stroked = try page {
      $0.stamp(off, at: some, with: .color(.systemBlue), compositing: .normal)
    }
    let filled = try page { canvas in
      for position in some {
        canvas.fill(
          off.applying(CGAffineTransform(translationX: position.x, y: position.y)),
          with: .color(.systemBlue))
      }
    }
    #expect(difference(stroked, filled, tolerance: 64).share < 0.01)
  }
}
