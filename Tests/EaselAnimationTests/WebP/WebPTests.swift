#if WebP
  import EaselAnimation
  import EaselCanvas
  import Foundation
  import Testing

  @Suite struct WebPTests {
    @Test("every decoded frame of a lossless file equals its still", arguments: [nil, Color.white])
    func pixels(background: Color?) throws {
      let options = AnimationExportOptions.plain(
        frameRate: 20, scale: 2, backgroundColor: background)
      let drawing = Example.growth()
      let reading = try WebPReading(drawing.data(as: .webP(.lossless), options: options))
      let expected = try Example.stills(drawing, (0..<10).map { Double($0) / 20 }, options)
      #expect(reading.drawnImages.count == 10)
      for (drawnImage, still) in zip(reading.drawnImages, expected) {
        #expect(drawnImage.maximumDifference(from: still) == 0)
      }
    }

    @Test("frames with overlaid updates equal their stills", arguments: [nil, Color.white])
    func overlays(background: Color?) throws {
      let options = AnimationExportOptions.plain(frameRate: 20, backgroundColor: background)
      let drawing = Example.corners()
      let reading = try WebPReading(drawing.data(as: .webP(.lossless), options: options))
      #expect(reading.blending.contains(true) == (background != nil))
      let expected = try Example.stills(drawing, (0..<10).map { Double($0) / 20 }, options)
      for (drawnImage, still) in zip(reading.drawnImages, expected) {
        #expect(drawnImage.maximumDifference(from: still) == 0)
      }
    }

    @Test("frames of a lossy file are approximated", arguments: [nil, Color.white])
    func lossy(background: Color?) throws {
      let options = AnimationExportOptions.plain(
        frameRate: 20, scale: 4, backgroundColor: background)
      let drawing = Example.growth()
      let data = try drawing.data(as: .webP(.lossy(quality: 90)), options: options)
      let expected = try Example.stills(drawing, (0..<10).map { Double($0) / 20 }, options)
      for (drawnImage, still) in zip(try WebPReading(data).drawnImages, expected) {
        let mean = try #require(drawnImage.meanDifference(from: still))
        #expect(mean < 2)
        #expect(mean > 0)
      }
    }

    @Test("frame count, duration and loop count are those of the options", arguments: [0, 1, 7])
    func counts(loops: Int) throws {
      let options = AnimationExportOptions.plain(frameRate: 60, loopCount: loops)
      let reading = try WebPReading(Example.growth(2).data(as: .webP(.lossless), options: options))
      #expect(reading.drawnImages.count == 120)
      #expect(reading.loopCount == loops)
      #expect(reading.ends.last == 2000)
      #expect(reading.ends.prefix(4) == [17, 33, 50, 67])
    }

    @Test func webpinfoAndWebpmuxReadFramesLoopCountAndBackground() throws {
      let folder = try Folder()
      let file = folder.url.appendingPathComponent("a.webp")
      let options = AnimationExportOptions.plain(
        frameRate: 30, loopCount: 3, backgroundColor: .white)
      try Example.growth().write(to: file, options: options)
      let report = try Tool.output("webpinfo", [file.path], input: Data())
      #expect(report.contains("Loop count      : 3"))
      #expect(report.contains("No error detected."))
      #expect(report.components(separatedBy: "Chunk ANMF").count - 1 == 15)
      let mux = try Tool.output("webpmux", ["-info", file.path], input: Data())
      #expect(mux.contains("Number of frames: 15"))
      #expect(mux.contains("Background color : 0xFFFFFFFF"))
    }

    @Test func onlyTheChangedRectangleIsStored() throws {
      let drawing = Example.steps([0.1], duration: 0.2)
      let options = AnimationExportOptions.plain(frameRate: 10)
      let reading = try WebPReading(drawing.data(as: .webP(.lossless), options: options))
      #expect(reading.rects == [[0, 0, 60, 40], [2, 2, 9, 5]])
    }

    @Test func framesThatDoNotChangeAreStoredOnce() throws {
      let drawing = Example.steps([0.5, 0.6], duration: 1)
      let options = AnimationExportOptions.plain(frameRate: 20)
      let reading = try WebPReading(drawing.data(as: .webP(.lossless), options: options))
      #expect(reading.ends == [500, 600, 1000])
    }

    @Test func aLongDelayEndsInAFrameOfOnePixel() throws {
      let drawing = Example.steps([0.5], duration: 1)
      var options = AnimationExportOptions.plain(frameRate: 2, pauseAtEnd: 17_000)
      options.rendering.limits.maximumFrames = 20_000
      let reading = try WebPReading(drawing.data(as: .webP(.lossless), options: options))
      #expect(reading.ends.last == 17_001_000)
      #expect(reading.rects.last == [0, 0, 1, 1])
    }

    @Test func aDrawingThatNeverChangesIsOneFrame() throws {
      let data = try Example.still(1).data(as: .webP(.lossless))
      let reading = try WebPReading(data)
      #expect(reading.drawnImages.count == 1)
      let still = try Example.still(1).still().output
      #expect(reading.drawnImages.first?.maximumDifference(from: still) == 0)
    }

    @Test(
      "qualities and methods that libwebp does not know are refused",
      arguments: [(-1, 2), (101, 2), (50, 7), (50, -1)])
    func efforts(quality: Int, method: Int) {
      let code = WritingTests.code {
        _ = try Example.still(0).data(as: .webP(.lossy(quality: quality, method: method)))
      }
      #expect(code == .outOfRange)
    }

    @Test func aSideLongerThanTheFormatAllowsIsRefused() {
      let drawing = AnimatedDrawing(size: CGSize(width: 16_384, height: 1), duration: 1) { _, _ in }
      #expect(WritingTests.code { _ = try drawing.data(as: .webP(.lossless)) } == .invalidSize)
    }

    @Test("the same drawing gives the same bytes", arguments: [WebPCompression.lossless, .lossy])
    func sameBytes(compression: WebPCompression) throws {
      let first = try Example.growth(1).data(as: .webP(compression))
      for _ in 0..<3 { #expect(try Example.growth(1).data(as: .webP(compression)) == first) }
    }
  }
#endif
