import EaselCanvas
import Foundation
import Testing

@testable import EaselAnimation

/// What stands in an animated SVG, without a browser.
@Suite struct AnimatedSVGTests {
  private static func read(
    _ drawing: AnimatedDrawing, _ options: AnimationExportOptions = AnimationExportOptions.plain()
  ) throws -> SVGReading {
    try SVGReading(drawing.data(as: .svg, options: options))
  }

  private static func drawing(
    _ duration: TimeInterval = 1, _ draw: @escaping AnimatedDrawing.Draw
  ) -> AnimatedDrawing {
    AnimatedDrawing(size: CGSize(width: 100, height: 100), duration: duration, draw: draw)
  }

  @Test("key times go from 0 to 1, each with a value", arguments: AnimatedViews.allCases)
  func timesAndValues(_ example: AnimatedViews) throws {
    let svg = try Self.read(example.drawing())
    #expect(!svg.animations.isEmpty)
    for animation in svg.animations {
      #expect(animation.times.count == animation.values.count)
      #expect(animation.times.first == 0)
      #expect(zip(animation.times, animation.times.dropFirst()).allSatisfy { $0 <= $1 })
      // What changes by steps keeps its last value; what has one value keeps that.
      if !animation.isDiscrete, animation.times.count > 1 { #expect(animation.times.last == 1) }
      #expect(animation.times.allSatisfy { $0 <= 1 })
      #expect(animation.splines.isEmpty || animation.splines.count == animation.times.count - 1)
      #expect(
        animation.splines.allSatisfy { $0.count == 4 && $0.allSatisfy((0...1).contains) })
    }
  }

  @Test(
    "identifiers are unique, and every reference leads to one", arguments: AnimatedViews.allCases)
  func identifiers(_ example: AnimatedViews) throws {
    let svg = try Self.read(example.drawing())
    let ids = svg.elements.compactMap { $0["id"] }
    #expect(Set(ids).count == ids.count)
    for element in svg.elements {
      for (name, value) in element.attributes {
        if name == "href" { #expect(ids.contains(String(value.dropFirst()))) }
        if value.hasPrefix("url(#") { #expect(ids.contains(String(value.dropFirst(5).dropLast()))) }
      }
    }
  }

  @Test("the same drawing gives the same bytes", arguments: AnimatedViews.allCases)
  func sameBytes(_ example: AnimatedViews) throws {
    #expect(try example.drawing().data(as: .svg) == example.drawing().data(as: .svg))
  }

  @Test func growingBarsTakeLessThan45Kilobytes() throws {
    #expect(try AnimatedViews.bars.drawing().data(as: .svg).count < 45_000)
  }

  @Test func animatedNumbersAreThoseOfTheDrawing() throws {
    func width(_ time: Double) -> Double { 10 + 60 * time * time }
    let svg = try Self.read(
      Self.drawing { canvas, time in
        canvas.fill(
          CGRect(x: 5, y: 5, width: width(time), height: 20), with: .color(.systemBlue))
      })
    let animation = try #require(svg.animations(of: "width").first)
    #expect(svg.animations.count == 1)
    #expect(animation.times.count <= 4)
    for frame in 0...30 {
      let time = Double(frame) / 30
      let shown = try #require(animation.number(at: time))
      #expect(abs(shown - width(time)) < 0.06)
    }
  }

  @Test func aSteadyMotionHasTwoKeyFrames() throws {
    let svg = try Self.read(
      Self.drawing { canvas, time in
        canvas.translate(x: 50 * time, y: 10)
        canvas.rotate(by: 2 * time)
        canvas.fill(CGRect(x: -5, y: -5, width: 10, height: 10), with: .color(.black))
      })
    let transforms = svg.elements("animateTransform")
    #expect(transforms.map { $0["type"] } == ["translate", "rotate"])
    #expect(transforms.map { $0["values"] } == ["0 10;50 10", "0;114.592"])
    #expect(transforms.map { $0["keyTimes"] } == ["0;1", "0;1"])
    #expect(transforms.map { $0["additive"] } == [nil, "sum"])
  }

  @Test func aRotationKeepsItsCenter() throws {
    let svg = try Self.read(
      Self.drawing { canvas, time in
        canvas.translate(x: 50, y: 40)
        canvas.rotate(by: 4 * time)
        canvas.translate(x: -20, y: -10)
        canvas.fill(CGRect(x: 0, y: 0, width: 40, height: 20), with: .color(.black))
      })
    let transforms = svg.elements("animateTransform")
    #expect(transforms.map { $0["type"] } == ["translate", "rotate", "translate"])
    #expect(transforms.map { $0["values"] } == ["50 40", "0;229.183", "-20 -10"])
  }

  @Test func aJumpIsNotInterpolated() throws {
    let svg = try Self.read(Example.steps([0.2, 0.6], duration: 1))
    let animation = try #require(svg.animations(of: "x").first)
    #expect(animation.values == ["2", "2", "7", "7", "12", "12"])
    #expect(animation.times == [0, 0.2, 0.2, 0.6, 0.6, 1])
  }

  @Test func aShapeIsDisplayedOnlyWhileItIsDrawn() throws {
    let svg = try Self.read(
      Self.drawing { canvas, time in
        canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 10), with: .color(.black))
        if time > 0.25, time < 0.75 {
          canvas.fill(Path(ellipseIn: CGRect(x: 9, y: 9, width: 9, height: 9)), with: .color(.red))
        }
      }, AnimationExportOptions.plain(frameRate: 10))
    let animation = try #require(svg.animations.first)
    #expect(svg.animations.count == 1)
    #expect(animation.attribute == "display")
    #expect(animation.isDiscrete)
    #expect(animation.values == ["none", "inline", "none"])
    #expect(animation.times == [0, 0.3, 0.8])
    #expect(animation.element["display"] == "none")
  }

  @Test func aViewerWithoutAnimationsShowsTheEnd() throws {
    func width(_ options: AnimationExportOptions) throws -> String? {
      let svg = try Self.read(
        Self.drawing { canvas, time in
          canvas.fill(CGRect(x: 0, y: 0, width: 20 + 30 * time, height: 5), with: .color(.black))
        }, options)
      return svg.elements("rect").first?["width"]
    }
    #expect(try width(AnimationExportOptions.plain()) == "50")
    #expect(try width(AnimationExportOptions.plain(fallbackShowsEnd: false)) == "20")
  }

  @Test func loopCountAndPauseAreThoseOfTheOptions() throws {
    func animation(_ options: AnimationExportOptions) throws -> SVGReading.Element? {
      try Self.read(Example.growth(), options).elements("animate").first
    }
    let endless = try #require(try animation(AnimationExportOptions.plain()))
    #expect(endless["repeatCount"] == "indefinite")
    #expect(endless["fill"] == nil)
    #expect(endless["dur"] == "0.5s")
    let counted = try #require(
      try animation(AnimationExportOptions.plain(loopCount: 3, pauseAtEnd: 0.3)))
    #expect(counted["repeatCount"] == "3")
    #expect(counted["fill"] == "freeze")
    #expect(counted["dur"] == "0.8s")
    #expect(counted["keyTimes"] == "0;0.625;1")
  }

  @Test func aShapeThatDoesNotChangeHasNoAnimation() throws {
    let svg = try Self.read(Example.still(1))
    #expect(svg.animations.isEmpty)
    #expect(svg.elements("rect").count == 1)
  }

  @Test func aDrawingWithoutDurationHasNoAnimation() throws {
    let svg = try Self.read(Example.growth(0.5))
    #expect(!svg.animations.isEmpty)
    #expect(try Self.read(Example.still(0)).animations.isEmpty)
  }

  @Test func anUnchangedRecordingIsReusedAndAChangingOneIsWrittenInParts() throws {
    let svg = try Self.read(
      Self.drawing { canvas, time in
        for step in [0, time] {
          let recorder = RecordingCanvas(context: canvas.context)
          recorder.fill(CGRect(x: 40 * step, y: 3, width: 9, height: 8), with: .color(.black))
          recorder.fill(CGRect(x: 0, y: 50, width: 9, height: 9), with: .color(.black))
          canvas.draw(recorder.recording)
        }
      })
    #expect(svg.elements("use").count == 1)
    #expect(svg.animations.map(\.attribute) == ["x"])
    #expect(svg.elements("rect").count == 4)
  }

  @Test func gradientsClipsAndMasksAreAnimatedInTheirDefinitions() throws {
    let svg = try Self.read(
      Self.drawing { canvas, time in
        canvas.withSavedState {
          canvas.clip(to: Path(CGRect(x: 0, y: 0, width: 10 + 80 * time, height: 40)))
          canvas.fill(
            Path(CGRect(x: 0, y: 0, width: 90, height: 40)),
            with: .linearGradient(
              LinearGradient(
                Gradient([Color(red: time, green: 0, blue: 0), .white]), from: .zero,
                to: CGPoint(x: 50, y: 0))))
        }
        let mask = RecordingCanvas(context: canvas.context)
        mask.fill(
          Path(ellipseIn: CGRect(x: 40 * time, y: 50, width: 40, height: 40)),
          with: .color(.white))
        canvas.withGroup(GroupEffects(mask: Mask(mask.recording))) {
          canvas.fill(CGRect(x: 0, y: 50, width: 100, height: 50), with: .color(.systemBlue))
        }
      })
    #expect(svg.animations.map(\.attribute).sorted() == ["d", "stop-color", "width"])
    let stop = try #require(svg.animations(of: "stop-color").first)
    #expect(stop.values == ["#000000", "#ff0000"])
    #expect(svg.elements("mask").count == 1)
    #expect(svg.elements("clipPath").count == 1)
  }

  @Test func aShapeWithABlendModeIsOutsideOfGroups() throws {
    let svg = try Self.read(
      Self.drawing { canvas, time in
        canvas.fill(CGRect(x: 0, y: 0, width: 100, height: 100), with: .color(.yellow))
        canvas.withSavedState {
          canvas.clip(to: Path(CGRect(x: 10, y: 10, width: 80, height: 80)))
          canvas.fill(CGRect(x: 0, y: 0, width: 20, height: 20), with: .color(.black))
          canvas.fill(
            Path(CGRect(x: 50 * time, y: 0, width: 40, height: 40)), with: .color(.red),
            rule: .nonZero, compositing: Compositing(blendMode: .multiply))
        }
      })
    let root = try #require(svg.root)
    let mixing = root.children.filter { $0["style"] == "mix-blend-mode:multiply" }
    #expect(mixing.count == 1)
    #expect(mixing.first?.children.first?["clip-path"] != nil)
  }

  @Test func linksAndDestinationsAreWritten() throws {
    let svg = try Self.read(
      Self.drawing { canvas, time in
        canvas.withMarkedContent(.link(.destination("end"))) {
          canvas.fill(CGRect(x: 50 * time, y: 0, width: 5, height: 5), with: .color(.black))
        }
        canvas.withMarkedContent(.destination("end")) {
          canvas.fill(CGRect(x: 0, y: 90, width: 5, height: 5), with: .color(.black))
        }
      })
    #expect(svg.elements("a").first?["href"] == "#to-end")
    #expect(svg.elements.filter { $0["id"] == "to-end" }.count == 1)
  }

  @Test func aLinkToAMissingDestinationIsAnError() {
    let drawing = Self.drawing { canvas, _ in
      canvas.withMarkedContent(.link(.destination("nowhere"))) {
        canvas.fill(CGRect(x: 0, y: 0, width: 5, height: 5), with: .color(.black))
      }
    }
    #expect(WritingTests.code { _ = try drawing.data(as: .svg) } == .missingDestination)
  }

  @Test(
    "invalid frame rates, pauses and loop counts are refused",
    arguments: [
      (AnimationExportOptions.plain(frameRate: 0), EaselError.Code.invalidNumber),
      (AnimationExportOptions.plain(pauseAtEnd: .nan), .invalidNumber),
      (AnimationExportOptions.plain(loopCount: -1), .outOfRange),
      (AnimationExportOptions.plain(loopCount: .max), .outOfRange),
    ])
  func refused(_ options: AnimationExportOptions, _ expected: EaselError.Code) {
    #expect(
      WritingTests.code { _ = try Example.growth().data(as: .svg, options: options) } == expected)
  }

  @Test("invalid sizes are refused", arguments: [0, -1, Double.nan, .infinity, 1e9])
  func sizes(_ width: Double) {
    let drawing = AnimatedDrawing(size: CGSize(width: width, height: 10), duration: 1) { _, _ in
      Issue.record("nothing is drawn")
    }
    #expect(WritingTests.code { _ = try drawing.data(as: .svg) } == .invalidSize)
  }

  @Test func progressIsReportedForEachFrameAndTheEnd() throws {
    var told: [AnimationProgress] = []
    _ = try Example.growth().data(as: .svg, options: AnimationExportOptions.plain(frameRate: 10)) {
      told.append($0)
    }
    #expect(told.map(\.framesDone) == [1, 2, 3, 4, 5, 6])
    #expect(told.last?.fraction == 1)
  }

  @Test func aStrictPolicyThrowsAnErrorWithItsTimeAndLeavesNoFile() throws {
    let folder = try Folder()
    let drawing = Self.drawing { canvas, time in
      if time >= 0.5 { canvas.translate(x: .nan, y: 0) }
    }
    #expect {
      try drawing.write(to: folder.url.appendingPathComponent("a.svg"))
    } throws: {
      ($0 as? EaselError)?.message.hasSuffix("; drawn at 0.5 s") == true
    }
    #expect(try folder.names.isEmpty)
  }

  @Test func aLenientPolicyListsARepeatedFaultOnce() throws {
    let drawing = Self.drawing { canvas, _ in canvas.translate(x: .nan, y: 0) }
    let options = AnimationExportOptions.plain(rendering: RenderOptions(policy: .lenient))
    #expect(try drawing.rendered(as: .svg, options: options).diagnostics.count == 1)
  }

  @Test func aCancelledTaskStopsDrawing() async throws {
    let task = Task {
      var drawn = 0
      let drawing = Self.drawing { _, _ in
        drawn += 1
        if drawn == 3 { withUnsafeCurrentTask { $0?.cancel() } }
      }
      #expect(throws: CancellationError.self) { try drawing.data(as: .svg) }
      return drawn
    }
    #expect(await task.value == 3)
  }
}
