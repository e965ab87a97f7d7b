import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Blocks at the bottom of the page")
struct PageBottomTests {
  /// A page of 400 × 300 points with margins of 50.
  private let paper = PageStyle(CGSize(width: 400, height: 300)).margins(50)

  private func pages(
    _ style: PageStyle? = nil, footer: Bool = false, @BlockBuilder content: () -> some Block
  ) throws -> [ReportLayout.Page] {
    try layout(style, footer: footer, content: content).pages
  }

  private func layout(
    _ style: PageStyle? = nil, footer: Bool = false, @BlockBuilder content: () -> some Block
  ) throws -> ReportLayout {
    try Report("Bottom", language: "en", pages: style ?? paper) {
      content()
    } footer: { _ in
      if footer { Rectangle().frame(width: 10, height: 20) }
    }
    .layoutTree()
  }

  private func box(_ height: CGFloat, _ id: String) -> some Block {
    Rectangle().frame(height: height).id(id)
  }

  @Test("The block is as wide as the paper and ends at its lower edge")
  func frame() throws {
    let pages = try pages {
      box(30, "text")
      box(100, "slip").atPageBottom()
    }
    #expect(pages.count == 1)
    #expect(pages.first?.frame(of: "slip") == CGRect(x: 0, y: 200, width: 400, height: 100))
    #expect(pages.first?.frame(of: "text") == CGRect(x: 50, y: 50, width: 300, height: 30))
  }

  @Test("The bleed is outside of the page")
  func bleed() throws {
    let pages = try pages(paper.bleed(10)) { box(100, "slip").atPageBottom() }
    #expect(pages.first?.frame(of: "slip") == CGRect(x: 10, y: 210, width: 400, height: 100))
  }

  @Test("A block that does not fit below the content is on the next page")
  func nextPage() throws {
    // 200 points of content less 50 of the block above the margin, and 7 between both.
    for (height, count) in [(143.0, 1), (144.0, 2)] {
      let pages = try pages {
        box(height, "text")
        box(100, "slip").atPageBottom().padding(0)
      }
      #expect(pages.count == count, "\(height)")
      #expect(pages.last?.frame(of: "slip")?.maxY == 300)
    }
  }

  @Test("A block that is too high for the space above it is on the next page")
  func tooHigh() throws {
    let pages = try pages {
      box(100, "slip").atPageBottom()
      box(180, "first")
    }
    #expect(pages.count == 2)
    #expect(pages.last?.frame(of: "first") == CGRect(x: 50, y: 50, width: 300, height: 180))
  }

  @Test("Following blocks continue above it, and on the next page")
  func following() throws {
    let pages = try pages {
      box(100, "slip").atPageBottom()
      box(100, "first")
      box(100, "second")
    }
    #expect(pages.count == 2)
    #expect(pages.first?.frame(of: "first")?.minY == 50)
    #expect(pages.last?.frame(of: "second")?.minY == 50)
  }

  @Test("Several blocks are below one another")
  func several() throws {
    let pages = try pages {
      ForEach(0..<5) { box(100, "slip\($0)").atPageBottom() }
    }
    #expect(pages.count == 3)
    #expect(pages[0].frame(of: "slip0")?.minY == 100)
    #expect(pages[0].frame(of: "slip1")?.minY == 200)
    #expect(pages[1].frame(of: "slip2")?.minY == 100)
    #expect(pages[2].frame(of: "slip4")?.minY == 200)
  }

  @Test("A spacer takes the height above it")
  func spacer() throws {
    let pages = try pages {
      Spacer()
      box(30, "text")
      box(100, "slip").atPageBottom()
    }
    #expect(pages.first?.frame(of: "text")?.maxY ?? 0 <= 200)
    #expect(pages.first?.frame(of: "text")?.maxY ?? 0 > 180)
  }

  @Test("The footer is between the content and the block")
  func footer() throws {
    let report = Report("Bottom", language: "en", pages: paper) {
      box(30, "text")
      Rectangle().fill(Tint.red).frame(height: 100).atPageBottom()
    } footer: { _ in
      Text("Foot")
    }
    let drawn = try DrawnReport(report)
    #expect(drawn.codes.isEmpty)
    #expect(try drawn.text.contains("Foot"))
    let canvases = try report.layoutTree().pages
    #expect(canvases.count == 1)
    // Below the text: 7 points to the next block, 14 points, the footer of 20, 14 points, the block.
    for (height, count) in [(95.0, 1), (96, 2)] {
      let pages = try pages(footer: true) {
        box(height, "text")
        box(100, "slip").atPageBottom()
      }
      #expect(pages.count == count, "\(pages.first?.content ?? .zero)")
    }
  }

  @Test("Footnotes are above it")
  func footnotes() throws {
    let report = Report("Bottom", language: "en", pages: paper) {
      Text("Word\(Footnote("Note")).")
      Rectangle().frame(height: 100).accessibilityLabel("slip").atPageBottom()
    }
    let pages = try report.layoutTree().pages
    #expect(pages.count == 1)
    let frames = pages.first?.items.map(\.frame) ?? []
    #expect(frames.count == 3)
    #expect(frames.dropFirst().first?.maxY ?? 999 <= 200)
    #expect(frames.last?.minY == 200)
  }

  @Test("A block that is larger than the page is noted and drawn")
  func overflow() throws {
    let layout = try layout {
      box(30, "text")
      box(400, "slip").atPageBottom()
      box(30, "end")
    }
    #expect(layout.diagnostics.map(\.code) == [.layoutOverflow])
    #expect(layout.pages.map { $0.frame(of: "slip") != nil } == [false, true, false])
    let wide = try self.layout { Rectangle().frame(width: 500, height: 10).atPageBottom() }
    #expect(wide.diagnostics.map(\.code) == [.layoutOverflow])
  }

  @Test("In a row the block stays where it is")
  func row() throws {
    let pages = try pages {
      HStack(spacing: 0) {
        box(30, "slip").atPageBottom()
        box(400, "tall")
      }
    }
    #expect(pages.first?.frame(of: "slip")?.minY ?? 0 < 200)
  }

  @Test("A bill is at the lower edge of A4, in the order of the structure")
  func bill() throws {
    let report = Report("Rechnung", language: "de") {
      Text("Rechnung")
      try? SampleBill.full().separation(.none)
    }
    let drawn = try DrawnReport(report)
    let words = try drawn.words
    let order = ["Rechnung", "Empfangsschein", "Annahmestelle", "Zahlteil", "Auftrag"]
    #expect(words.filter { order.contains($0) }.prefix(4) == order.prefix(4)[...])
    #expect(try drawn.structure.contains { $0.contains("Figure") })
    let errors = drawn.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors)")
  }
}
