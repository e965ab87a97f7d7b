import EaselCanvas
import EaselViews
import Foundation
import Testing

@testable import EaselAnimation

@Suite struct WritingTests {
  static func code(_ body: () throws -> Void) -> EaselError.Code? {
    do {
      try body()
      return nil
    } catch {
      return (error as? EaselError)?.code
    }
  }

  @Test(
    "invalid frame rates, pauses, loop counts and scales are refused",
    arguments: [
      (AnimationExportOptions.plain(frameRate: 0), EaselError.Code.invalidNumber),
      (AnimationExportOptions.plain(frameRate: -1), .invalidNumber),
      (AnimationExportOptions.plain(frameRate: .nan), .invalidNumber),
      (AnimationExportOptions.plain(frameRate: .infinity), .invalidNumber),
      (AnimationExportOptions.plain(pauseAtEnd: -1), .invalidNumber),
      (AnimationExportOptions.plain(pauseAtEnd: .nan), .invalidNumber),
      (AnimationExportOptions.plain(pauseAtEnd: .infinity), .invalidNumber),
      (AnimationExportOptions.plain(pauseAtEnd: 1e9), .limitExceeded),
      (AnimationExportOptions.plain(loopCount: -1), .outOfRange),
      (AnimationExportOptions.plain(loopCount: .max), .outOfRange),
      (AnimationExportOptions.plain(scale: 0), .invalidSize),
      (AnimationExportOptions.plain(scale: .nan), .invalidSize),
      (AnimationExportOptions.plain(scale: 1e9), .invalidSize),
    ])
  func options(_ options: AnimationExportOptions, _ expected: EaselError.Code) {
    #expect(Self.code { _ = try Example.growth().data(as: .apng, options: options) } == expected)
  }

  @Test(
    "invalid durations are refused",
    arguments: [
      (-1, EaselError.Code.invalidNumber), (Double.nan, .invalidNumber),
      (.infinity, .invalidNumber), (1e300, .limitExceeded), (1e6, .limitExceeded),
    ])
  func durations(_ duration: TimeInterval, _ expected: EaselError.Code) {
    #expect(Self.code { _ = try Example.still(duration).data(as: .apng) } == expected)
  }

  @Test("invalid sizes are refused", arguments: [0, -1, Double.nan, .infinity, 1e5])
  func sizes(_ width: Double) {
    let drawing = AnimatedDrawing(size: CGSize(width: width, height: 10), duration: 1) { _, _ in
      Issue.record("nothing is drawn")
    }
    #expect(Self.code { _ = try drawing.data(as: .apng) } == .invalidSize)
  }

  @Test func anAnimationWithTooManyPixelsInAllIsRefused() {
    var options = AnimationExportOptions.plain()
    options.rendering.limits.maximumAnimationPixels = 60 * 40 * 14
    #expect(
      Self.code { _ = try Example.growth().data(as: .apng, options: options) } == .limitExceeded)
    options.rendering.limits.maximumAnimationPixels += 60 * 40
    #expect(Self.code { _ = try Example.growth().data(as: .apng, options: options) } == nil)
  }

  @Test func timesAscendAndEqualTheContextsTime() throws {
    var times: [TimeInterval] = []
    let drawing = AnimatedDrawing(size: Example.size, duration: 0.5) { canvas, time in
      #expect(canvas.context.time == time)
      times.append(time)
    }
    _ = try drawing.data(as: .apng, options: AnimationExportOptions.plain(frameRate: 4))
    #expect(times == [0, 0.25, 0.5])
  }

  @Test func eachWriteStartsANewPassOfTheDrawing() throws {
    var passes = 0
    let drawing = AnimatedDrawing(size: Example.size, duration: 0.2) {
      passes += 1
      var last = -1.0
      return { canvas, time in
        #expect(time > last)
        last = time
        canvas.fill(CGRect(x: 0, y: 0, width: 9 + 9 * time, height: 9), with: .color(.black))
      }
    }
    #expect(try drawing.data(as: .apng) == drawing.data(as: .apng))
    #expect(passes == 2)
  }

  @Test func progressIsReportedForEachFrame() throws {
    var told: [AnimationProgress] = []
    _ = try Example.growth().data(as: .apng, options: AnimationExportOptions.plain(frameRate: 10)) {
      told.append($0)
    }
    #expect(told.map(\.framesDone) == [1, 2, 3, 4, 5])
    #expect(told.allSatisfy { $0.frameCount == 5 })
    #expect(told.last?.fraction == 1)
  }

  @Test func aStrictPolicyThrowsAnErrorWithItsTimeAndLeavesNoFile() throws {
    let folder = try Folder()
    let drawing = AnimatedDrawing(size: Example.size, duration: 1) { canvas, time in
      if time >= 0.5 { canvas.translate(x: .nan, y: 0) }
    }
    #expect {
      try drawing.write(to: folder.url.appendingPathComponent("a.png"))
    } throws: {
      ($0 as? EaselError)?.message.hasSuffix("; drawn at 0.5 s") == true
    }
    #expect(try folder.names.isEmpty)
  }

  @Test func aLenientPolicyListsARepeatedFaultOnce() throws {
    let drawing = AnimatedDrawing(size: Example.size, duration: 1) { canvas, _ in
      canvas.translate(x: .nan, y: 0)
    }
    let options = AnimationExportOptions.plain(rendering: RenderOptions(policy: .lenient))
    let rendered = try drawing.rendered(as: .apng, options: options)
    #expect(rendered.diagnostics.count == 1)
    #expect(!rendered.output.isEmpty)
  }

  @Test func anErrorOfTheDrawingIsThrownToTheCaller() throws {
    struct Mine: Error {}
    let drawing = AnimatedDrawing(size: Example.size, duration: 1) { _, time in
      if time > 0.5 { throw Mine() }
    }
    #expect(throws: Mine.self) { try drawing.data(as: .apng) }
  }

  @Test func aCancelledTaskStopsAndLeavesNoFile() async throws {
    let folder = try Folder()
    let file = folder.url.appendingPathComponent("a.png")
    let task = Task {
      var drawn = 0
      let drawing = AnimatedDrawing(size: Example.size, duration: 1) { _, _ in
        drawn += 1
        if drawn == 3 { withUnsafeCurrentTask { $0?.cancel() } }
      }
      #expect(throws: CancellationError.self) { try drawing.write(to: file) }
      return drawn
    }
    #expect(await task.value == 3)
    #expect(try folder.names.isEmpty)
  }

  @Test func anUnsupportedFileExtensionIsRefused() throws {
    let folder = try Folder()
    #expect(
      Self.code { try Example.still(0).write(to: folder.url.appendingPathComponent("a.mov")) }
        == .unsupportedFormat)
  }

  @Test(
    "a file extension selects the format",
    arguments: [
      ("png", AnimationFormat.apng), ("APNG", .apng), ("gif", .gif), ("webp", .webP(.lossless)),
      ("svg", .svg),
    ])
  func formats(name: String, format: AnimationFormat) {
    #expect(AnimationFormat(fileExtension: name) == format)
  }

  @Test func theErrorOfAFormatNotInTheBuildNamesItsTrait() {
    let error = AnimationFormat.gif.unsupported(trait: "GIF")
    #expect(error.code == .unsupportedFormat)
    #expect(error.message.contains("traits: [.defaults, \"GIF\"]"))
    #expect(error.message.contains("libgif-dev"))
  }

  @Test func defaultOptionsHaveAScaleOf2AndAPauseOf2Seconds() throws {
    let drawing = Example.growth()
    let options = AnimationExportOptions(frameRate: 30)
    let data = try drawing.data(as: .apng, options: options)
    #expect(try Image(data: data).width == Int(drawing.size.width * 2))
    #expect(options.pauseAtEnd == 2)
  }

  @Test func aFrameRateBeyondTheFormatsIsReduced() throws {
    let options = AnimationExportOptions.plain(frameRate: 240)
    let rendered = try Example.growth().rendered(as: .apng, options: options)
    #expect(rendered.diagnostics.map(\.code) == [.frameRateReduced])
    #expect(APNGReading(rendered.output).frameCount == 45)
  }

  @Test func aSinkGetsTheSameBytesAsData() throws {
    var bytes = Data()
    let rendered = try Example.growth().render(
      as: .apng, to: .sink { bytes.append(contentsOf: $0) }, options: .plain())
    #expect(rendered.output.isEmpty)
    #expect(try bytes == Example.growth().data(as: .apng))
  }

  @Test func clearedPixelsShowTheBackgroundColor() throws {
    let drawing = AnimatedDrawing(size: Example.size, duration: 0) { canvas, _ in
      canvas.fill(
        Path(CGRect(x: 0, y: 0, width: 30, height: 40)), with: .color(.black), rule: .nonZero,
        compositing: Compositing(blendMode: .clear))
    }
    let options = AnimationExportOptions.plain(backgroundColor: Color(red: 1, green: 0, blue: 0))
    let image = try Image(data: drawing.data(as: .apng, options: options))
    let pixel = try #require(image.pixel(x: 3, y: 3))
    #expect(pixel == (255, 0, 0, 255))
  }

  @Test func aStillAtATimeThatIsNotFiniteIsRefused() {
    #expect(Self.code { _ = try Example.growth().still(at: .nan) } == .invalidNumber)
  }

  @Test("a view sized by constraints gives the drawing its size")
  func constrainedView() throws {
    func view() -> View {
      let view = View()
      let inner = View()
      view.addSubview(inner)
      inner.backgroundColor = .red
      inner.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        inner.widthAnchor.constraint(equalToConstant: 30),
        inner.heightAnchor.constraint(equalToConstant: 20),
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        inner.topAnchor.constraint(equalTo: view.topAnchor),
        inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      return view
    }
    let drawing = try AnimatedDrawing { view() }
    #expect(drawing.size == CGSize(width: 30, height: 20))
  }

  @Test("a lenient policy notes a view's faults instead of throwing them")
  func lenientView() throws {
    func view() -> View {
      let view = View(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
      view.backgroundColor = .red
      view.link = .url("javascript:x")
      return view
    }
    #expect(Self.code { _ = try AnimatedDrawing { view() } } == .invalidLink)
    let drawing = try AnimatedDrawing(options: RenderOptions(policy: .lenient)) { view() }
    #expect(drawing.duration == 0)
  }

  @Test("a view that writes its animation reports progress")
  func progressOfAView() throws {
    let view = View(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .red
    View.animate(withDuration: 0.5) { view.alpha = 0 }
    let folder = try Folder()
    var done: [Int] = []
    try view.writeAnimation(
      to: folder.url.appendingPathComponent("a.png"),
      options: AnimationExportOptions.plain(frameRate: 10)
    ) { done.append($0.framesDone) }
    #expect(done == [1, 2, 3, 4, 5])
  }

  @Test("animations begun by a completion are left out with a warning, but not by AnimatedDrawing")
  func completions() throws {
    func view() -> View {
      let view = View(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      view.backgroundColor = .red
      View.animate(withDuration: 0.5) {
        view.alpha = 0.5
      } completion: { _ in
        View.animate(withDuration: 0.5) { view.alpha = 0 }
      }
      return view
    }
    let folder = try Folder()
    let url = folder.url.appendingPathComponent("a.png")
    let notes = try view().writeAnimation(
      to: url, options: AnimationExportOptions.plain(frameRate: 10))
    #expect(notes.map(\.code) == [.animationIgnored])
    #expect(try view().writeAnimation(to: url, duration: 1).isEmpty)
    #expect(try AnimatedDrawing { view() }.duration == 1)
  }
}
