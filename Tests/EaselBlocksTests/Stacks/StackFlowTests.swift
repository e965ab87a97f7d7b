import EaselCanvas
import EaselViews
import Foundation
import Testing

@testable import EaselBlocks

@Suite("Stacks over pages")
struct StackFlowTests {
  /// The frames of the named blocks on each page.
  private func pages(
    _ block: some Block, width: CGFloat = 100, height: CGFloat = 100
  ) -> (pages: [[String: CGRect]], diagnostics: [Diagnostic]) {
    let rendering = BlockRendering(block)
    var flow = PageFlow(rendering, size: CGSize(width: width, height: height))
    var pages: [[String: CGRect]] = []
    while let fragment = flow.next() {
      var frames: [String: CGRect] = [:]
      func walk(_ fragment: Fragment, _ origin: CGPoint) {
        if let id = fragment.id { frames["\(id)"] = CGRect(origin: origin, size: fragment.size) }
        for child in fragment.children {
          walk(child.fragment, CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y))
        }
      }
      walk(fragment, .zero)
      pages.append(frames)
    }
    return (pages, rendering.session.diagnostics)
  }

  @Test("Blocks fill a page, and the next one moves to the next page")
  func fills() {
    let result = pages(
      VStack(alignment: .leading, spacing: 0) {
        ForEach(["a", "b", "c"], id: \.self) { Box(height: 40).id($0) }
      })
    #expect(result.pages.map { $0.mapValues(\.minY) } == [["a": 0, "b": 40], ["c": 0]])
    #expect(result.diagnostics.isEmpty)
  }

  @Test("Spacing that does not fit is dropped at the break")
  func spacing() {
    let result = pages(
      VStack(spacing: 20) {
        Box(height: 90).id("a")
        Box(height: 30).id("b")
      })
    #expect(result.pages.map { $0.mapValues(\.minY) } == [["a": 0], ["b": 0]])
  }

  @Test("Stacks nest, and break within")
  func nested() {
    let result = pages(
      VStack(spacing: 0) {
        Box(height: 30).id("a")
        VStack(spacing: 5) {
          Box(height: 30).id("b")
          VStack(spacing: 5) {
            Box(height: 30).id("c")
            Box(height: 30).id("d")
          }
        }
      })
    #expect(
      result.pages.map { $0.mapValues(\.minY) } == [["a": 0, "b": 30, "c": 65], ["d": 0]])
  }

  @Test("A flexible block taller than a page shrinks to it")
  func shrinks() {
    let result = pages(
      VStack(spacing: 0) {
        Box(height: 30).id("a")
        Box(height: 150, minimum: 20).id("tall")
        Box(height: 30).id("b")
      })
    #expect(result.pages.count == 3)
    #expect(result.pages[1]["tall"]?.height == 100)
    #expect(result.diagnostics.map(\.code) == [.layoutShrunk])
  }

  @Test("A block taller than any page is alone on its page, and is noted")
  func overflows() {
    let result = pages(
      VStack(spacing: 0) {
        Box(height: 30).id("a")
        Box(height: 150).id("tall")
        Box(height: 30).id("b")
      })
    #expect(result.pages.map { Set($0.keys) } == [["a"], ["tall"], ["b"]])
    #expect(result.diagnostics.map(\.code) == [.layoutOverflow])
    #expect(result.diagnostics.first?.page == 2)
  }

  @Test("A block wider than the page is noted")
  func tooWide() {
    func codes(_ block: some Block) -> [EaselError.Code] { pages(block).diagnostics.map(\.code) }
    let wide = Rectangle().frame(width: 2000, height: 20)
    let result = pages(VStack { wide })
    #expect(result.diagnostics.map(\.code) == [.layoutOverflow])
    #expect(result.diagnostics.first?.message.contains("2000.0 × 20.0") == true)
    #expect(codes(VStack { VStack { wide }.padding(5) }) == [.layoutOverflow])
    #expect(
      codes(VStack { HStack { ForEach(0..<9) { _ in Box(width: 20) } } }) == [.layoutOverflow])
    #expect(codes(wide) == [.layoutOverflow])
  }

  @Test("A block clipped, framed or offset over the sides of a page is not noted")
  func wideOnPurpose() {
    let result = pages(
      VStack(alignment: .leading) {
        Rectangle().frame(width: 200, height: 9).frame(width: 50).clipped()
        Box(width: 10).offset(x: -20)
        VStack { Box(width: 20) }.offset(x: 90)
        Rectangle().frame(height: 9).padding(.horizontal, -20)
        Box().overlay { Box(width: 200) }
        VStack { Box(width: 60) }.frame(width: 50)
      })
    #expect(result.diagnostics.isEmpty)
  }

  @Test("Spacers share the rest of the last page")
  func spacers() {
    let result = pages(
      VStack(spacing: 0) {
        Spacer(minLength: 0)
        Box(height: 40).id("a")
        Spacer(minLength: 0)
      })
    #expect(result.pages == [["a": CGRect(x: 45, y: 30, width: 10, height: 40)]])
  }

  @Test("A row does not break when a fresh page can hold it")
  func row() {
    let result = pages(
      VStack(spacing: 0) {
        Box(height: 60).id("a")
        HStack(spacing: 0) {
          Box(height: 50).id("l")
          Box(height: 20).id("r")
        }
      })
    #expect(result.pages.map { Set($0.keys) } == [["a"], ["l", "r"]])
  }

  @Test("The columns of a row taller than a page break at once")
  func brokenRow() {
    let result = pages(
      HStack(alignment: .top, spacing: 0) {
        VStack(spacing: 0) { ForEach(0..<3) { Box(height: 60).id("l\($0)") } }
        VStack(spacing: 0) { ForEach(0..<2) { Box(height: 60).id("r\($0)") } }
      })
    #expect(
      result.pages.map { Set($0.keys) } == [["l0", "r0"], ["l1", "r1"], ["l2"]])
    #expect(result.pages[2]["l2"]?.minX == result.pages[0]["l0"]?.minX)
  }

  @Test("Blocks without a height make no page of their own", arguments: [0, 8])
  func emptyStart(_ spacing: CGFloat) {
    let result = pages(
      VStack(spacing: spacing) {
        Box(height: 0).id("nothing")
        Box(height: 150).id("tall")
        Box(height: 30).id("b")
      })
    #expect(result.pages.map { Set($0.keys) } == [["nothing", "tall"], ["b"]])
    #expect(result.pages.first?["tall"]?.minY == 0)
    #expect(result.diagnostics.map(\.code) == [.layoutOverflow])
  }

  @Test("A padded row moves if a fresh page holds both, and breaks otherwise")
  func paddedRow() {
    func flow(_ height: CGFloat) -> [[String: CGFloat]] {
      pages(
        VStack(spacing: 0) {
          Box(height: 40).id("a")
          HStack(alignment: .top, spacing: 0) {
            VStack(spacing: 0) {
              Box(height: 40).id("b")
              Box(height: height).id("c")
            }
          }.padding(.top, 20)
        }
      ).pages.map { $0.mapValues(\.minY) }
    }
    #expect(flow(40) == [["a": 0], ["b": 20, "c": 60]])
    #expect(flow(50) == [["a": 0, "b": 60], ["c": 0]])
  }

  @Test("Rules beside columns that break are as high as the columns on each page")
  func rules() {
    let result = pages(
      HStack(alignment: .top, spacing: 0) {
        Rectangle().frame(width: 4).id("bar")
        VStack(spacing: 0) { ForEach(0..<3) { Box(height: 60).id("l\($0)") } }
        Divider().id("rule")
        VStack(spacing: 0) { Box(height: 80).id("r") }
        Rectangle().frame(width: 4, height: 20).id("fixed")
      })
    #expect(
      result.pages.map { $0.mapValues(\.height) } == [
        ["bar": 80, "l0": 60, "rule": 80, "r": 80, "fixed": 20],
        ["bar": 60, "l1": 60, "rule": 60], ["bar": 60, "l2": 60, "rule": 60],
      ])
    #expect(Set(result.pages.map { $0["bar"]?.minX }).count == 1)
    #expect(result.diagnostics.isEmpty)
  }

  @Test("Padding is at the first and the last end only, not at page breaks")
  func padding() {
    let result = pages(
      VStack(spacing: 0) { ForEach(0..<3) { Box(height: 45).id("\($0)") } }.padding(10))
    #expect(
      result.pages.map { $0.mapValues(\.minY) } == [["0": 10, "1": 55], ["2": 0]])
  }

  @Test("A frame of a fixed height does not break, and one of a fixed width does")
  func frames() {
    func column() -> some Block {
      VStack(spacing: 0) { ForEach(0..<4) { Box(height: 40).id("\($0)") } }
    }
    let whole = pages(
      VStack(spacing: 0) {
        Box(height: 30).id("a")
        Box(height: 10).frame(height: 80).id("b")
      })
    #expect(whole.pages.map { $0.mapValues(\.height) } == [["a": 30], ["b": 80]])
    let narrow = pages(column().frame(width: 50, alignment: .trailing))
    #expect(
      narrow.pages.map { $0.mapValues(\.minX) } == [["0": 40, "1": 40], ["2": 40, "3": 40]])
    let wide = pages(column().frame(maxWidth: .infinity, alignment: .trailing))
    #expect(wide.pages.map { $0.mapValues(\.minX) } == [["0": 90, "1": 90], ["2": 90, "3": 90]])
  }

  @Test("Alignment guides that a block sets apply on pages as in other output")
  func guides() {
    func content() -> some Block {
      Box(width: 40, height: 40).id("main").alignmentGuide(.leading) { _ in 7 }
        .alignmentGuide(.bottom) { _ in 30 }
    }
    func check(_ block: some Block, _ id: String, _ frame: CGRect) {
      let tree = block.layoutTree(width: 100)
      #expect(tree.frame(of: id) == frame)
      #expect(pages(block).pages.map { $0[id] } == [frame])
    }
    check(
      content().overlay(alignment: .bottomLeading) { Box().id("layer") }, "layer",
      CGRect(x: 7, y: 20, width: 10, height: 10))
    check(
      content().frame(maxWidth: .infinity, alignment: .leading), "main",
      CGRect(x: -7, y: 0, width: 40, height: 40))
    let mask = content().mask(alignment: .bottomLeading) { Rectangle().frame(width: 5, height: 5) }
    let rendering = BlockRendering(VStack(alignment: .trailing) { mask })
    var flow = PageFlow(rendering, size: CGSize(width: 40, height: 100))
    let canvas = RecordingCanvas()
    flow.next()?.draw(on: canvas, at: .zero)
    let boxes = canvas.recording.operations.compactMap { operation -> CGRect? in
      guard case .beginGroup(let effects) = operation else { return nil }
      return effects.mask?.recording.bounds
    }
    #expect(boxes == [CGRect(x: 7, y: 25, width: 5, height: 5)])
  }

  @Test("A block is as wide on each page as the page")
  func widths() {
    let result = pages(
      VStack(alignment: .trailing, spacing: 0) {
        Box(width: 20, height: 80).id("a")
        Box(width: 60, height: 80).id("b")
      })
    #expect(result.pages.map { $0.mapValues(\.maxX) } == [["a": 100], ["b": 100]])
  }

  @Test("A document has as many pages as the block takes")
  func document() throws {
    let result = try VStack { ForEach(0..<30) { _ in Box(width: 50, height: 100) } }
      .rendered(
        as: .pdf, pageSize: CGSize(width: 200, height: 300),
        margins: DirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20))
    #expect(try Tool.uncompressed(result.output).contains("/Count 15"))
    #expect(throws: EaselError.self) {
      try Box().data(as: .png, pageSize: CGSize(width: 200, height: 300))
    }
  }
}
