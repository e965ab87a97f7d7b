import EaselAnimation
import EaselCanvas
import Foundation
import Testing

@Suite struct APNGTests {
  @Test("every decoded frame equals its still", arguments: [nil, Color.white])
  func pixels(background: Color?) throws {
    let options = AnimationExportOptions.plain(frameRate: 20, scale: 2, backgroundColor: background)
    let drawing = Example.growth()
    let drawnImages = try APNGReading.drawnImages(drawing.data(as: .apng, options: options))
    let expected = try Example.stills(drawing, (0..<10).map { Double($0) / 20 }, options)
    #expect(drawnImages.count == 10)
    for (drawnImage, still) in zip(drawnImages, expected) {
      #expect(drawnImage.maximumDifference(from: still) == 0)
    }
  }

  @Test("frames with overlaid updates equal their stills", arguments: [nil, Color.white])
  func overlays(background: Color?) throws {
    let options = AnimationExportOptions.plain(frameRate: 20, backgroundColor: background)
    let data = try Example.corners().data(as: .apng, options: options)
    // Without a background pixels vanish, which nothing laid over them can do.
    #expect(APNGReading(data).controls.contains { $0.blending == 1 } == (background != nil))
    let expected = try Example.stills(
      Example.corners(), (0..<10).map { Double($0) / 20 }, options)
    for (drawnImage, still) in zip(try APNGReading.drawnImages(data), expected) {
      #expect(drawnImage.maximumDifference(from: still) == 0)
    }
  }

  @Test func aReaderOfStillImagesShowsTheEnd() throws {
    let drawing = Example.growth()
    let still = try Image(data: drawing.data(as: .apng))
    #expect(still.maximumDifference(from: try drawing.still().output) == 0)
    #expect(still.maximumDifference(from: try drawing.still(at: 0).output) != 0)
  }

  @Test func aReaderOfStillImagesShowsTheBeginningOnRequest() throws {
    let drawing = Example.growth()
    let data = try drawing.data(
      as: .apng, options: AnimationExportOptions.plain(fallbackShowsEnd: false))
    #expect(try Image(data: data).maximumDifference(from: drawing.still(at: 0).output) == 0)
    let reading = APNGReading(data)
    #expect(reading.chunks.prefix(4) == ["IHDR", "acTL", "fcTL", "IDAT"])
    #expect(reading.frameCount == 15)
    #expect(try APNGReading.drawnImages(data).count == 15)
  }

  @Test func anEndEqualToTheBeginningIsStoredOnce() throws {
    let drawing = AnimatedDrawing(size: Example.size, duration: 0.2) { canvas, time in
      let width = 10 + 40 * CGFloat(sin(.pi * time / 0.2).magnitude.rounded(.toNearestOrEven))
      canvas.fill(CGRect(x: 0, y: 0, width: width, height: 10), with: .color(.black))
    }
    let reading = APNGReading(
      try drawing.data(as: .apng, options: AnimationExportOptions.plain(frameRate: 20)))
    #expect(reading.chunks.prefix(4) == ["IHDR", "acTL", "fcTL", "IDAT"])
  }

  @Test("frame count, duration and loop count are those of the options", arguments: [0, 1, 7])
  func counts(loops: Int) throws {
    let options = AnimationExportOptions.plain(frameRate: 60, loopCount: loops)
    let reading = APNGReading(try Example.growth(2).data(as: .apng, options: options))
    #expect(reading.frameCount == 120)
    #expect(reading.controls.count == 120)
    #expect(reading.loopCount == loops)
    #expect(abs(reading.duration - 2) < 1e-9)
    #expect(reading.controls.allSatisfy { $0.ticks == 60 && $0.delay == 1 })
  }

  @Test func aDurationOfNoWholeNumberOfFramesIsKept() throws {
    let options = AnimationExportOptions.plain(frameRate: 30)
    let reading = APNGReading(try Example.growth(0.517).data(as: .apng, options: options))
    #expect(reading.frameCount == 15)
    #expect(abs(reading.duration - 0.517) < 1e-9)
    #expect(reading.controls.allSatisfy { $0.delay >= 33 })
  }

  @Test func onlyTheChangedRectangleIsStored() throws {
    let drawing = Example.steps([0.1], duration: 0.2)
    let reading = APNGReading(
      try drawing.data(as: .apng, options: AnimationExportOptions.plain(frameRate: 10)))
    let rects = reading.controls.map { [$0.x, $0.y, $0.width, $0.height] }
    #expect(rects == [[0, 0, 60, 40], [2, 3, 9, 4]])
  }

  @Test func framesThatDoNotChangeAreStoredOnce() throws {
    let drawing = Example.steps([0.5, 0.6], duration: 1)
    let reading = APNGReading(
      try drawing.data(as: .apng, options: AnimationExportOptions.plain(frameRate: 20)))
    #expect(reading.controls.map(\.delay) == [10, 2, 8])
    #expect(reading.controls.map(\.sequence) == [0, 2, 4])
  }

  @Test func thePauseAtTheEndShowsTheEndState() throws {
    let drawing = Example.growth()
    let options = AnimationExportOptions.plain(frameRate: 10, pauseAtEnd: 3)
    let data = try drawing.data(as: .apng, options: options)
    let reading = APNGReading(data)
    #expect(reading.controls.map(\.delay) == [1, 1, 1, 1, 1, 30])
    let last = try #require(try APNGReading.drawnImages(data).last)
    #expect(last.maximumDifference(from: try drawing.still().output) == 0)
  }

  @Test func anAnimationThatPlaysOnceStopsAtItsEndState() throws {
    let drawing = Example.growth()
    let data = try drawing.data(
      as: .apng, options: AnimationExportOptions.plain(frameRate: 10, loopCount: 1))
    let drawnImages = try APNGReading.drawnImages(data)
    #expect(drawnImages.count == 5)
    #expect(drawnImages.last?.maximumDifference(from: try drawing.still().output) == 0)
  }

  @Test func aLongDelayIsSplitIntoFramesOfOnePixel() throws {
    let options = AnimationExportOptions.plain(frameRate: 0.37, pauseAtEnd: 100)
    let data = try Example.growth(1).data(as: .apng, options: options)
    let reading = APNGReading(data)
    #expect(abs(reading.duration - 101) < 1e-9)
    #expect(reading.controls.map(\.width) == [60, 50, 1])
    let drawnImages = try APNGReading.drawnImages(data)
    #expect(drawnImages[1].maximumDifference(from: drawnImages[2]) == 0)
  }

  @Test func aDrawingWithoutDurationHasOneFrame() throws {
    let reading = APNGReading(try Example.still(0).data(as: .apng))
    #expect(reading.frameCount == 1)
    #expect(reading.chunks == ["IHDR", "acTL", "fcTL", "IDAT", "IEND"])
    #expect(reading.duration == 0)
  }

  @Test("pngcheck finds no errors", arguments: [nil, Color.white])
  func structure(background: Color?) throws {
    let folder = try Folder()
    let file = folder.url.appendingPathComponent("a.apng")
    try Example.growth().write(
      to: file, options: AnimationExportOptions.plain(backgroundColor: background))
    let report = try Tool.output("pngcheck", ["-v", file.path], input: Data())
    #expect(report.contains("No errors detected"))
    #expect(report.contains("32-bit RGB+alpha"))
  }

  @Test func theSameDrawingGivesTheSameBytes() throws {
    let first = try Example.growth(1).data(as: .apng)
    for _ in 0..<3 { #expect(try Example.growth(1).data(as: .apng) == first) }
  }

  @Test func rowsOfNoiseAreStoredExactly() throws {
    var seed: UInt32 = 7
    var bytes = [UInt8](repeating: 255, count: 24 * 16 * 4)
    for index in bytes.indices where index % 4 != 3 || index > 700 {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      bytes[index] = UInt8(seed >> 24)
    }
    let noise = try Image(rgba: bytes, width: 24, height: 16)
    let drawing = AnimatedDrawing(size: noise.size, duration: 0) { canvas, _ in
      canvas.draw(
        noise, from: nil, in: CGRect(origin: .zero, size: noise.size), interpolation: .none,
        compositing: .normal)
    }
    #expect(try Image(data: drawing.data(as: .apng)).maximumDifference(from: noise) == 0)
  }
}
