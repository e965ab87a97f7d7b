import EaselBlocks
import EaselCanvas
import EaselViews
import Foundation
import Testing

/// A square in a color, and no text: its bytes do not depend on fonts.
private struct Square: Block {
  var color = Color.red
  var side: CGFloat = 20
  var body: some Block {
    Drawing { canvas, size in
      canvas.fill(CGRect(origin: .zero, size: size), with: .color(color))
    }
    .frame(width: side, height: side)
  }
}

@Suite("Output of blocks")
struct OutputTests {
  @Test("A block is written at its ideal size, with two pixels to a point")
  func ideal() throws {
    let image = try Image(data: Square().data(as: .png))
    #expect((image.width, image.height) == (40, 40))
    let svg = String(decoding: try Square().data(as: .svg), as: UTF8.self)
    #expect(svg.contains("viewBox=\"0 0 20 20\""))
  }

  @Test("A width or a size given to the output is proposed to the block")
  func proposed() throws {
    let wide = Square().frame(maxWidth: .infinity)
    #expect(try wide.image(width: 100).size == CGSize(width: 100, height: 20))
    let both = Square().frame(maxWidth: .infinity, maxHeight: .infinity)
    #expect(try both.image(width: 100, height: 50, scale: 1).size == CGSize(width: 100, height: 50))
  }

  @Test("An image has the theme's paper behind it, an SVG is transparent")
  func paper() throws {
    let block = Square(side: 4).padding(3)
    #expect(try block.image(scale: 1).pixel(x: 0, y: 0)?.red == 255)
    let dark = try block.image(scale: 1, options: RenderOptions(appearance: .dark))
    #expect(dark.pixel(x: 0, y: 0).map { $0.red < 64 && $0.alpha == 255 } == true)
    let svg = String(decoding: try block.data(as: .svg), as: UTF8.self)
    #expect(
      svg.components(separatedBy: "<rect").count + svg.components(separatedBy: "<path").count == 3)
  }

  @Test("The paper fills the last pixels of an image whose size is no whole number of them")
  func paperOfFractions() throws {
    let block = Square(side: 4.3)
    let image = try block.image(scale: 1)
    #expect(image.pixel(x: 4, y: 4)?.alpha == 255)
    let file = try Image(data: block.data(as: .png, scale: 1.5))
    #expect(file.pixel(x: file.width - 1, y: file.height - 1)?.alpha == 255)
  }

  @Test("A block without a size is an error that says what to do")
  func noSize() {
    let error = #expect(throws: EaselError.self) { try EmptyBlock().data(as: .pdf) }
    #expect(error?.code == .invalidSize)
    #expect(error?.message.contains(".frame(") == true)
  }

  @Test("A name with another extension is an error")
  func otherExtension() {
    let error = #expect(throws: EaselError.self) {
      try Square().write(to: URL(filePath: "/tmp/square.xyz"))
    }
    #expect(error?.code == .unsupportedFormat)
  }

  @Test("A fault is noted once, with the path of blocks, file and line")
  func path() throws {
    let block = VStack {
      HStack { Square().frame(width: -4) }
      HStack { Square().frame(width: -4) }
    }
    let result = try block.rendered(as: .svg, options: RenderOptions(policy: .lenient))
    #expect(result.diagnostics.map(\.code) == [.invalidSize, .invalidSize])
    let path = try #require(result.diagnostics.first?.viewPath)
    #expect(path.contains("VStack (OutputTests.swift:"))
    #expect(path.contains("› HStack (OutputTests.swift:"))
    #expect(throws: EaselError.self) { try block.data(as: .svg) }
  }

  @Test(
    "The same block gives the same bytes in every task and order", arguments: RenderFormat.allCases)
  func sameBytes(_ format: RenderFormat) async throws {
    let make: @Sendable () throws -> Data = {
      try VStack {
        ForEach(0..<5) { Square(color: .systemBlue, side: CGFloat(4 + $0)) }
        HStack { ForEach(0..<3) { _ in Square() } }
      }.padding().data(as: format)
    }
    let first = try make()
    _ = try Square(color: .green).data(as: format)
    let all = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<8 { group.addTask { try make() } }
      return try await group.reduce(into: [Data]()) { $0.append($1) }
    }
    #expect(all.allSatisfy { $0 == first })
  }

  @Test("A block is drawn into a rectangle of a canvas")
  func inRectangle() {
    let canvas = RecordingCanvas()
    Square().draw(on: canvas, in: CGRect(x: 30, y: 40, width: 100, height: 100))
    #expect(canvas.recording.bounds == CGRect(x: 30, y: 40, width: 20, height: 20))
  }

  @Test("A block drawn within a drawing has the environment around it")
  func nested() {
    struct Probe: Block {
      let seen: (Appearance, String) -> Void
      @EnvironmentValue(\.appearance) var appearance
      @EnvironmentValue(\.locale) var locale
      var body: some Block {
        let _ = seen(appearance, locale.identifier)
        Box()
      }
    }
    var found: [String] = []
    let canvas = RecordingCanvas()
    Drawing { canvas, size in
      Probe { found.append("\($0) \($1)") }.draw(on: canvas, in: CGRect(origin: .zero, size: size))
    }
    .environment(\.appearance, .dark).environment(\.locale, Locale(identifier: "fr_FR"))
    .draw(on: canvas, in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(found == ["dark fr_FR"])
  }

  @Test("A PDF whose outermost appearance is dark has dark paper")
  func darkPaper() throws {
    let options = RenderOptions(policy: .lenient)
    let dark = try Square().environment(\.appearance, .dark).data(as: .pdf, options: options)
    let light = try Square().data(as: .pdf, options: options)
    #expect(dark.count > light.count)
  }

  @Test("Margins that leave no space are an error")
  func margins() {
    let margins = DirectionalEdgeInsets(top: 0, leading: 80, bottom: 0, trailing: 80)
    #expect(throws: EaselError.self) {
      try Square().data(as: .pdf, pageSize: CGSize(width: 100, height: 100), margins: margins)
    }
  }
}
