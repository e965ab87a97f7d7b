import EaselBlocks
import EaselCanvas
import EaselViews
import Foundation
import Testing

@testable import EaselReports

@Suite("Paper of pages")
struct PageStyleTests {
  /// The pages of a report on some paper, a box on each.
  private func pages(
    _ style: PageStyle, _ count: Int = 2, language: String = "en"
  ) throws -> [ReportLayout.Page] {
    try Report("R", language: language) {
      Pages(style) {
        ForEach(0..<count) { FlowBox(name: "\($0)", height: 10).pageBreakBefore() }
      }
    }.layoutTree().pages
  }

  @Test(
    "A page is as large as its paper",
    arguments: [
      (PageStyle.a4, CGSize(width: 210, height: 297)),
      (.a3, CGSize(width: 297, height: 420)), (.a5, CGSize(width: 148, height: 210)),
      (.letter, CGSize(width: 215.9, height: 279.4)),
      (.legal, CGSize(width: 215.9, height: 355.6)),
    ])
  func sizes(_ style: PageStyle, _ millimetres: CGSize) throws {
    let size = try #require(pages(style, 1).first).size
    #expect(abs(size.width - millimetres.width / 25.4 * 72) < 0.05)
    #expect(abs(size.height - millimetres.height / 25.4 * 72) < 0.05)
  }

  @Test("Landscape paper is wider than high, also if applied twice")
  func landscape() throws {
    for style in [PageStyle.a4.landscape(), PageStyle.a4.landscape().landscape()] {
      let size = try #require(pages(style, 1).first).size
      #expect(size == CGSize(width: 841.89, height: 595.28))
    }
  }

  @Test("Contents begin and end at the margins")
  func margins() throws {
    let style = PageStyle(CGSize(width: 300, height: 400))
      .margins(.horizontal, 40).margins(.top, 50).margins(.bottom, 60)
    for page in try pages(style) {
      #expect(page.content == CGRect(x: 40, y: 50, width: 220, height: 290))
      let number = page.number - 1
      #expect(page.frame(of: "\(number)")?.origin == CGPoint(x: 40, y: 50))
    }
  }

  @Test("Edges that are not named have the theme's margins")
  func standard() throws {
    var theme = Theme.plain
    theme.spacing.pageMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let page = try Report("R", theme: theme) {
      Pages(PageStyle(CGSize(width: 100, height: 100)).margins(.leading, 20)) {
        FlowBox(name: "a", height: 10)
      }
    }.layoutTree().pages[0]
    #expect(page.content == CGRect(x: 20, y: 1, width: 76, height: 96))
  }

  @Test("The inner margin is beside the fold: left of right pages, right of left ones")
  func mirrored() throws {
    let style = PageStyle(CGSize(width: 300, height: 300)).margins(inner: 70, outer: 30)
    let pages = try pages(style, 3)
    #expect(pages.map(\.content.minX) == [70, 30, 70])
    #expect(pages.map(\.content.maxX) == [270, 230, 270])
  }

  @Test("A book that is read from right to left begins on the left, with the fold at its right")
  func mirroredRightToLeft() throws {
    let style = PageStyle(CGSize(width: 300, height: 300)).margins(inner: 70, outer: 30)
    let pages = try pages(style, 2, language: "ar")
    #expect(pages.map(\.content.minX) == [30, 70])
  }

  @Test("The leading margin is the right one in right-to-left reports")
  func rightToLeft() throws {
    let style = PageStyle(CGSize(width: 300, height: 300))
      .margins(.leading, 80).margins(.trailing, 20)
    let pages = try pages(style, 1, language: "he")
    #expect(pages[0].content.minX == 20)
    #expect(pages[0].frame(of: "0")?.maxX == 220)
  }

  @Test("Bleed is added around the page, and the TrimBox is the page without it")
  func bleed() throws {
    let report = Report("R") {
      Pages(PageStyle(CGSize(width: 300, height: 400)).margins(20).bleed(9)) {
        FlowBox(name: "a", height: 10)
      }
    }
    let page = try report.layoutTree().pages[0]
    #expect(page.size == CGSize(width: 318, height: 418))
    #expect(page.content == CGRect(x: 29, y: 29, width: 260, height: 360))
    let boxes = try Tool.output("pdfinfo", ["-box", "%"], document: ReadReport(report).data)
      .split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    func box(_ name: String) -> [Double] {
      boxes.first { $0.first == name }.map { $0.suffix(4).compactMap(Double.init) } ?? []
    }
    #expect(box("MediaBox:") == [0, 0, 318, 418])
    #expect(box("TrimBox:") == [9, 9, 309, 409])
    #expect(box("BleedBox:") == [0, 0, 318, 418])
  }

  @Test(
    "Margins and sizes that leave no space are refused",
    arguments: [
      PageStyle.a4.margins(400), .a4.margins(.nan), .a4.margins(.infinity),
      PageStyle(CGSize(width: -1, height: 10)), PageStyle(CGSize(width: CGFloat.nan, height: 9)),
      PageStyle(.zero), .a4.margins(1e308),
    ])
  func refused(_ style: PageStyle) throws {
    let error = #expect(throws: EaselError.self) { try pages(style, 1) }
    #expect(error?.code == .invalidSize)
  }

  @Test("An invalid bleed is ignored", arguments: [-5, CGFloat.nan, .infinity])
  func wrongBleed(_ length: CGFloat) throws {
    let page = try #require(pages(PageStyle.test().bleed(length), 1).first)
    #expect(page.size == CGSize(width: 200, height: 200))
  }

  @Test("Dark pages have dark paper, blank ones too")
  func dark() throws {
    let report = Report("R") {
      Pages(.test()) {
        FlowBox(name: "a", height: 10)
        FlowBox(name: "b", height: 10).pageBreakBefore(to: .right)
      }
    }
    let dark = try ReadReport(report, options: RenderOptions(appearance: .dark)).corners()
    #expect(dark.count == 3 && dark.allSatisfy { $0 < 100 })
    #expect(try ReadReport(report).corners() == [255, 255, 255])
  }
}
