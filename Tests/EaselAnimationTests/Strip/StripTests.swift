import EaselCanvas
import Foundation
import Testing

@testable import EaselAnimation

@Suite struct StripTests {
  @Test func stillsArePlacedRowByRow() throws {
    var strip = try Example.growth().strip(columns: 2, count: 3)
    strip.captionStyle = nil
    strip.spacing = 10
    #expect(strip.times == [0, 0.25, 0.5])
    #expect(strip.size == CGSize(width: 150, height: 110))
    #expect(
      strip.stillFrames == [
        CGRect(x: 10, y: 10, width: 60, height: 40), CGRect(x: 80, y: 10, width: 60, height: 40),
        CGRect(x: 10, y: 60, width: 60, height: 40),
      ])
  }

  @Test func stillScaleSetsTheSizeOfStills() throws {
    var strip = try Example.growth().strip(columns: 5, count: 1)
    strip.captionStyle = nil
    strip.stillScale = 0.5
    #expect(strip.times == [0.5])
    #expect(strip.size == CGSize(width: 54, height: 44))
  }

  @Test func eachStillShowsTheDrawingAtItsTime() throws {
    let drawing = Example.growth()
    var strip = try drawing.strip(columns: 2, times: [0.5, 0.1])
    strip.captionStyle = nil
    strip.borderColor = nil
    let surface = try BitmapSurface(size: strip.size)
    try strip.draw(on: surface.canvas)
    let page = surface.image
    for (frame, time) in zip(strip.stillFrames, [0.1, 0.5]) {
      let still = try drawing.still(at: time).output
      for point in [CGPoint(x: 10, y: 30), CGPoint(x: 10, y: 12), CGPoint(x: 15, y: 17)] {
        let (x, y) = (Int(frame.minX + point.x), Int(frame.minY + point.y))
        let seen = try #require(page.pixel(x: x, y: y))
        #expect(try #require(still.pixel(x: Int(point.x), y: Int(point.y))) == seen)
      }
    }
  }

  @Test func captionsGiveTheTimeInSeconds() throws {
    #expect(
      try Example.growth(2).strip(columns: 3, count: 5).captions
        == ["0.0 s", "0.5 s", "1.0 s", "1.5 s", "2.0 s"])
    #expect(
      try Example.growth(1).strip(columns: 3, count: 4).captions
        == ["0.000 s", "0.333 s", "0.667 s", "1.000 s"])
    #expect(try Example.growth(2).strip(columns: 3, times: [-1, 2]).captions == ["−1 s", "2 s"])
    #expect(Seconds.text(1e20, decimals: 0) == "1e+20")
  }

  @Test func captionsCanBeSetByTheCaller() throws {
    var strip = try Example.growth().strip(columns: 1, times: [0.25])
    strip.caption = { "after \(Int($0 * 1000)) ms" }
    let recorder = RecordingCanvas()
    try strip.draw(on: recorder)
    let texts = recorder.recording.operations.compactMap { operation -> String? in
      if case .text(let layout, _, _) = operation { layout.string } else { nil }
    }
    #expect(texts == ["after 250 ms"])
  }

  @Test func stateLeftOpenByAStillEndsWithIt() throws {
    let drawing = AnimatedDrawing(size: Example.size, duration: 1) { canvas, time in
      #expect(canvas.context.time == time)
      #expect(canvas.transform == .identity)
      canvas.save()
      canvas.translate(x: 5, y: 5)
    }
    var options = RenderOptions(policy: .lenient)
    options.time = 7
    let surface = try BitmapSurface(size: CGSize(width: 300, height: 100), options: options)
    try drawing.strip(columns: 3, count: 3).draw(on: surface.canvas)
    #expect(surface.context.time == 7)
    #expect(surface.canvas.transform == CGAffineTransform(scaleX: 1, y: 1))
    #expect(surface.context.diagnostics.allSatisfy { $0.code == .unbalancedState })
  }

  @Test("a strip is written as a page of each format", arguments: ["pdf", "png", "svg"])
  func files(format: String) throws {
    let folder = try Folder()
    let file = folder.url.appendingPathComponent("strip.\(format)")
    var strip = try Example.growth().strip(columns: 3, count: 6)
    strip.backgroundColor = .white
    #expect(try strip.write(to: file, scale: 2).isEmpty)
    let data = try Data(contentsOf: file)
    switch format {
    case "pdf":
      let text = try Tool.output("pdftotext", [file.path, "-"], input: Data())
      #expect(text.contains("0.5 s"))
    case "png": #expect(try Image(data: data).width == Int((strip.size.width * 2).rounded(.up)))
    default: #expect(String(decoding: data, as: UTF8.self).contains("<svg"))
    }
  }

  @Test func anUnsupportedFileExtensionIsRefused() throws {
    let strip = try Example.growth().strip(columns: 1, count: 1)
    #expect(
      WritingTests.code { try strip.write(to: URL(fileURLWithPath: "/nowhere/a.gif")) }
        == .unsupportedFormat)
  }

  @Test(
    "invalid columns and times are refused",
    arguments: [
      (0, [0], EaselError.Code.outOfRange), (1, [], .invalidNumber), (1, [.nan], .invalidNumber),
    ])
  func faults(columns: Int, times: [TimeInterval], code: EaselError.Code) {
    #expect(
      WritingTests.code { _ = try Example.growth().strip(columns: columns, times: times) }
        == code)
  }

  @Test(
    "invalid counts of stills are refused",
    arguments: [(-1, EaselError.Code.limitExceeded), (0, .invalidNumber)])
  func counts(count: Int, code: EaselError.Code) {
    #expect(
      WritingTests.code { _ = try Example.growth().strip(columns: 1, count: count) } == code)
  }

  @Test("only the first still has destinations, so that each has one place")
  func destinations() throws {
    let drawing = AnimatedDrawing(size: Example.size, duration: 1) { canvas, _ in
      canvas.withMarkedContent(.destination("bars", area: nil)) {
        canvas.fill(CGRect(x: 5, y: 5, width: 20, height: 20), with: .color(.red))
      }
    }
    let folder = try Folder()
    for name in ["a.pdf", "a.svg"] {
      let diagnostics = try drawing.strip(columns: 2, count: 4)
        .write(to: folder.url.appendingPathComponent(name))
      #expect(diagnostics == [])
    }
    let svg = try String(
      contentsOf: folder.url.appendingPathComponent("a.svg"), encoding: .utf8)
    #expect(svg.components(separatedBy: "id=\"to-bars\"").count == 2)
  }
}
