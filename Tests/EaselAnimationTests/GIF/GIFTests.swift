#if GIF
  import EaselCanvas
  import Foundation
  import Testing

  @testable import EaselAnimation

  @Suite struct GIFTests {
    static let white = AnimationExportOptions.plain(
      frameRate: 20, scale: 2, backgroundColor: .white)

    @Test func framesOfFewColorsAreStoredExactly() throws {
      let drawing = Example.growth()
      let reading = try GIFReading(drawing.data(as: .gif, options: Self.white))
      let expected = try Example.stills(drawing, (0..<10).map { Double($0) / 20 }, Self.white)
      #expect(reading.drawnImages.count == 10)
      for (drawnImage, still) in zip(reading.drawnImages, expected) {
        #expect(drawnImage.maximumDifference(from: still) == 0)
      }
    }

    /// A gradient with more colours than a palette has, that moves.
    static func gradient() -> AnimatedDrawing {
      AnimatedDrawing(size: Example.size, duration: 0.3) { canvas, time in
        let gradient = Gradient([.systemRed, .systemYellow, .systemBlue, .systemGreen])
        let shift = CGFloat(time * 60)
        canvas.fill(
          CGRect(origin: .zero, size: Example.size),
          with: .linearGradient(
            LinearGradient(
              gradient, from: CGPoint(x: shift - 20, y: 0), to: CGPoint(x: 60 + shift, y: 40))))
      }
    }

    @Test func framesOfManyColorsAreApproximated() throws {
      let options = AnimationExportOptions.plain(frameRate: 10, scale: 3)
      let reading = try GIFReading(Self.gradient().data(as: .gif, options: options))
      let expected = try Example.stills(Self.gradient(), [0, 0.1, 0.2], options)
      for (drawnImage, still) in zip(reading.drawnImages, expected) {
        #expect(try #require(drawnImage.meanDifference(from: still)) < 3)
        #expect(try #require(drawnImage.maximumDifference(from: still)) < 40)
      }
    }

    @Test(
      "frame rates above 50 are reduced, and the duration is kept",
      arguments: [10, 24, 30, 40, 50, 60, 144] as [Double])
    func durations(rate: Double) throws {
      let options = AnimationExportOptions.plain(frameRate: rate, backgroundColor: .white)
      let rendered = try Example.growth(2).rendered(as: .gif, options: options)
      let reading = try GIFReading(rendered.output)
      #expect(reading.delays.count == Int(min(rate, 50) * 2))
      #expect(reading.delays.reduce(0, +) == 200)
      #expect(reading.delays.allSatisfy { $0 >= 2 })
      #expect(rendered.diagnostics.contains { $0.code == .frameRateReduced } == (rate > 50))
    }

    @Test func roundingOfDelaysDoesNotAddUp() throws {
      let reading = try GIFReading(
        Example.growth(1).data(as: .gif, options: AnimationExportOptions.plain(frameRate: 30)))
      #expect(reading.delays.prefix(6) == [3, 4, 3, 3, 4, 3])
    }

    @Test(
      "the loop count is stored as a number of repetitions",
      arguments: [(0, 0), (1, nil), (2, 1), (65_536, 65_535)])
    func loops(count: Int, rounds: Int?) throws {
      let options = AnimationExportOptions.plain(frameRate: 10, loopCount: count)
      #expect(try GIFReading(Example.growth().data(as: .gif, options: options)).rounds == rounds)
    }

    @Test func imageMagickReadsTheLoopCount() throws {
      let data = try Example.growth().data(
        as: .gif, options: AnimationExportOptions.plain(loopCount: 3))
      let report = try Tool.output("identify", ["-verbose", "gif:-[0]"], input: data)
      #expect(report.contains("Iterations: 3"))
    }

    @Test func onlyTheChangedRectangleIsStored() throws {
      let drawing = Example.steps([0.1], duration: 0.2)
      let options = AnimationExportOptions.plain(frameRate: 10, backgroundColor: .white)
      let reading = try GIFReading(drawing.data(as: .gif, options: options))
      #expect(reading.rects == ["60x40+0+0", "9x4+2+3"])
    }

    @Test func framesThatDoNotChangeAreStoredOnce() throws {
      let drawing = Example.steps([0.5, 0.6], duration: 1)
      let options = AnimationExportOptions.plain(frameRate: 20, backgroundColor: .white)
      #expect(try GIFReading(drawing.data(as: .gif, options: options)).delays == [50, 10, 40])
    }

    @Test func shapesThatVanishAreClearedByDisposal() throws {
      let drawing = Example.steps([0.1, 0.2], duration: 0.3)
      let options = AnimationExportOptions.plain(frameRate: 10)
      let reading = try GIFReading(drawing.data(as: .gif, options: options))
      let expected = try Example.stills(drawing, [0, 0.1, 0.2], options)
      #expect(reading.disposals == ["Background", "Background", "None"])
      for (drawnImage, still) in zip(reading.drawnImages, expected) {
        #expect(drawnImage.maximumDifference(from: still) == 0)
      }
    }

    @Test func aFrameWithoutShapesLeavesNoPixels() throws {
      let drawing = AnimatedDrawing(size: Example.size, duration: 0.3) { canvas, time in
        guard time < 0.05 || time > 0.15 else { return }
        canvas.fill(CGRect(x: 5, y: 5, width: 9, height: 9), with: .color(.black))
      }
      let reading = try GIFReading(
        drawing.data(as: .gif, options: AnimationExportOptions.plain(frameRate: 10)))
      let expected = try Example.stills(drawing, [0, 0.1, 0.2], AnimationExportOptions.plain())
      #expect(reading.drawnImages.count == 3)
      for (drawnImage, still) in zip(reading.drawnImages, expected) {
        #expect(drawnImage.maximumDifference(from: still) == 0)
      }
    }

    @Test func anEmptyDrawingIsATransparentFrame() throws {
      let drawing = AnimatedDrawing(size: Example.size, duration: 0) { _, _ in }
      let reading = try GIFReading(drawing.data(as: .gif))
      #expect(reading.drawnImages.first?.pixel(x: 0, y: 0)?.alpha == 0)
    }

    @Test func halfTransparentPixelsBecomeOpaqueOrVanish() throws {
      let drawing = AnimatedDrawing(size: Example.size, duration: 0) { canvas, _ in
        canvas.fill(
          Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red), alpha: 0.7)
        canvas.fill(
          Path(CGRect(x: 20, y: 0, width: 10, height: 10)), with: .color(.red), alpha: 0.3)
      }
      let rendered = try drawing.rendered(as: .gif)
      #expect(rendered.diagnostics.map(\.code) == [.transparencyReduced])
      let drawnImage = try #require(try GIFReading(rendered.output).drawnImages.first)
      #expect(try #require(drawnImage.pixel(x: 5, y: 5)) == (255, 0, 0, 255))
      #expect(try #require(drawnImage.pixel(x: 25, y: 5)).alpha == 0)
    }

    @Test func aLongDelayIsSplitIntoFramesOfOnePixel() throws {
      let drawing = Example.steps([0.5, 1], duration: 1)
      let reading = try GIFReading(
        drawing.data(
          as: .gif, options: AnimationExportOptions.plain(frameRate: 2, pauseAtEnd: 1000)))
      #expect(reading.delays.reduce(0, +) == 100_100)
      #expect(reading.rects.last == "1x1+0+0")
      let last = reading.drawnImages[reading.drawnImages.count - 2]
      #expect(reading.drawnImages.last?.maximumDifference(from: last) == 0)
    }

    @Test("the same drawing gives the same bytes", arguments: 0..<3)
    func sameBytes(_: Int) throws {
      #expect(try Self.gradient().data(as: .gif) == Self.gradient().data(as: .gif))
    }
  }
#endif
