import EaselSwiftUI
import Testing

@Suite("ImageRenderer")
struct ImageRendererTests {
  @Test("draws transparent images at a scale, in the proposed size")
  func images() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 10).padding(5))
    renderer.scale = 3
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 20, height: 20))
    #expect(image.width == 60)
    #expect(image.pixel(x: 0, y: 0)?.alpha == 0)
    #expect(image.pixel(x: 30, y: 30)?.red == 255)
    renderer.isOpaque = true
    #expect(renderer.uiImage?.pixel(x: 0, y: 0)?.alpha == 255)
    let wide = ImageRenderer(content: Color.red)
    wide.proposedSize = ProposedViewSize(width: 40, height: 8)
    #expect(wide.cgImage?.width == 40)
  }

  @Test("draws a chart that is alone without a margin, as on iOS")
  func charts() throws {
    let chart = Chart { BarMark(x: .value("Day", "Mon"), y: .value("Sum", 1)) }
      .chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 60, height: 40)
    let image = try #require(ImageRenderer(content: chart).uiImage)
    #expect(image.pixel(x: 30, y: 1)?.alpha == 255)
    #expect(image.pixel(x: 30, y: 38)?.alpha == 255)
  }

  @Test("says why there is no image")
  func empty() {
    let renderer = ImageRenderer(content: EmptyView())
    #expect(renderer.uiImage == nil)
    #expect(renderer.diagnostics.map(\.code) == [.invalidSize])
  }

  @Test("passes the size and a drawing function to a closure")
  func closure() throws {
    var sizes: [CGSize] = []
    let renderer = ImageRenderer(content: Color.blue.frame(width: 30, height: 12))
    let document = try SVGDocument(size: CGSize(width: 30, height: 12))
    renderer.render { size, draw in
      sizes.append(size)
      draw(CGContext(document.canvas))
    }
    #expect(sizes == [CGSize(width: 30, height: 12)])
    #expect(String(decoding: try document.finish().output, as: UTF8.self).contains("#0088ff"))
  }

  @Test("writes what has no effect in an image into one note")
  func inert() throws {
    let view = VStack {
      Text("a").onTapGesture {}
      Text("b").onTapGesture {}.sheet(isPresented: .constant(true)) { Text("c") }
    }
    let notes = try view.notes()
    #expect(notes.count == 1)
    #expect(notes.first?.severity == .note)
    #expect(notes.first?.message.contains("onTapGesture (2 times)") == true)
    #expect(notes.first?.message.contains("sheet") == true)
  }

  @Test("keeps no memory from one rendering to the next")
  func renderings() throws {
    let counter = LiveCounter()
    do {
      let renderer = ImageRenderer(content: Counted(counter: counter))
      _ = try renderer.pngData()
      let alive = counter.count
      #expect(alive > 0)
      for _ in 0..<50 { _ = try renderer.pngData() }
      #expect(counter.count == alive)
    }
    #expect(counter.count == 0)
  }

  private final class LiveCounter { var count = 0 }

  private final class Model: ObservableObject {
    let counter: LiveCounter
    init(_ counter: LiveCounter) {
      self.counter = counter
      counter.count += 1
    }
    deinit { counter.count -= 1 }
  }

  /// A view whose model, made in each rendering, is counted as long as it is alive.
  private struct Counted: View {
    let counter: LiveCounter
    @StateObject private var model: Model
    init(counter: LiveCounter) {
      self.counter = counter
      _model = StateObject(wrappedValue: Model(counter))
    }
    var body: some View { Text("\(model.counter.count)").onAppear {} }
  }
}
