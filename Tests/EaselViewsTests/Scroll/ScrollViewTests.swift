import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct ScrollViewTests {
  private func scroll(_ content: CGSize) -> ScrollView {
    let scroll = ScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    scroll.contentSize = content
    for (index, color) in [Color.red, .green, .blue].enumerated() {
      let view = View(frame: CGRect(x: CGFloat(index) * 100, y: 0, width: 100, height: 50))
      view.backgroundColor = color
      scroll.addSubview(view)
    }
    return scroll
  }

  /// A pixel's red, green, blue and alpha.
  private func hex(_ drawnImage: Image, x: Int, y: Int) -> String? {
    drawnImage.pixel(x: x, y: y).map {
      [$0.red, $0.green, $0.blue, $0.alpha].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        .joined()
    }
  }

  @Test(arguments: [
    (CGSize(width: 300, height: 50), 3), (CGSize(width: 300.00001, height: 50), 3),
    (CGSize(width: 250, height: 50), 3), (CGSize(width: 250, height: 60), 6),
    (CGSize.zero, 1), (CGSize(width: -1e300, height: 50), 1),
    (CGSize(width: CGFloat.infinity, height: 1), 1),
  ])
  func contentsAreCutIntoPages(_ size: CGSize, _ count: Int) {
    let pages = scroll(size).pageRects
    #expect(pages.count == count)
    #expect(pages.allSatisfy { $0.size == CGSize(width: 100, height: 50) })
  }

  @Test func pagesAreReadRowByRow() {
    let pages = scroll(CGSize(width: 200, height: 100)).pageRects.map(\.origin)
    #expect(
      pages == [
        .zero, CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50),
      ])
  }

  @Test func aDocumentHasAPageForEachPageOfTheScrollView() throws {
    let view = scroll(CGSize(width: 300, height: 50))
    let data = try view.data(as: .pdf)
    let text = try uncompressedPDF(data)
    #expect(text.ranges(of: /\/Type \/Page\b(?!s)/).count == 3)
    #expect(view.contentOffset == .zero)
  }

  @Test func eachPageShowsItsPartOfTheContents() throws {
    let pages = try scroll(CGSize(width: 300, height: 50)).images()
    let colors = pages.map { hex($0, x: 50, y: 25) }
    #expect(colors == ["ff0000ff", "00ff00ff", "0000ffff"])
  }

  @Test func aSingleImageShowsAllContents() throws {
    let drawnImage = try Image(data: try scroll(CGSize(width: 300, height: 50)).data(as: .png))
    #expect(drawnImage.width == 300 && drawnImage.height == 50)
    let colors = [50, 150, 250].map { hex(drawnImage, x: $0, y: 25) }
    #expect(colors == ["ff0000ff", "00ff00ff", "0000ffff"])
  }

  @Test func aScrollViewInAnotherViewShowsItsVisiblePartAndIsNoted() throws {
    let host = View(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    let view = scroll(CGSize(width: 300, height: 50))
    host.addSubview(view)
    view.contentOffset = CGPoint(x: 100, y: 0)
    let rendered = try host.rendered(as: .png)
    let drawnImage = try Image(data: rendered.output)
    #expect(hex(drawnImage, x: 60, y: 40) == "00ff00ff")
    #expect(hex(drawnImage, x: 5, y: 5) == "00000000")
    #expect(rendered.diagnostics.map(\.code) == [.contentClipped])
  }

  @Test func scrollRectToVisibleScrollsByTheLeastDistance() {
    let view = scroll(CGSize(width: 300, height: 50))
    view.scrollRectToVisible(CGRect(x: 150, y: 0, width: 20, height: 20), animated: false)
    #expect(view.contentOffset == CGPoint(x: 70, y: 0))
    view.scrollRectToVisible(CGRect(x: 10, y: 0, width: 20, height: 20), animated: false)
    #expect(view.contentOffset == CGPoint(x: 10, y: 0))
  }

  @Test func pagesAreWrittenAsNumberedPNGFiles() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ScrollViewTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try scroll(CGSize(width: 200, height: 50)).writePNGPages(to: folder, named: "page")
    #expect(files.map(\.lastPathComponent) == ["page-1.png", "page-2.png"])
    #expect(try hex(Image(data: Data(contentsOf: files[1])), x: 5, y: 5) == "00ff00ff")
  }

  @Test func aPageControlHasEvenDotsAndAPageInRange() {
    let dots = PageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    dots.numberOfPages = 3
    dots.currentPage = 9
    #expect(dots.currentPage == 2)
    #expect(dots.dotRects.map(\.midX) == [34, 50, 66])
    #expect(dots.dotRects.allSatisfy { $0.size == CGSize(width: 7, height: 7) })
    dots.numberOfPages = 1
    #expect(dots.currentPage == 0)
    dots.hidesForSinglePage = true
    #expect(dots.dotRects.isEmpty)
  }

  @Test func aSingleImageIsLaidOutForTheSizeOfTheView() throws {
    let view = PagesInLayout(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let drawnImage = try Image(data: view.data(as: .png))
    #expect(drawnImage.size == CGSize(width: 300, height: 50))
    #expect(view.pages.map(\.frame.minX) == [0, 100, 200])
    #expect(
      [50, 150, 250].map { hex(drawnImage, x: $0, y: 25) } == ["ff0000ff", "00ff00ff", "0000ffff"])
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func aSingleImageHasTheSameSizeAtAnyOffset() throws {
    let view = scroll(CGSize(width: 300, height: 50))
    view.contentOffset = CGPoint(x: 250, y: 40)
    #expect(try Image(data: view.data(as: .png)).size == CGSize(width: 300, height: 50))
  }

  @Test func aScrollViewWithoutASizeHasOnePageOfItsContents() throws {
    let view = ScrollView()
    view.contentSize = CGSize(width: 60, height: 40)
    #expect(view.pageRects == [CGRect(x: 0, y: 0, width: 60, height: 40)])
    #expect(try !view.data(as: .pdf).isEmpty)
  }

  @Test func aPageDrawsOnlyTheSubviewsOnIt() throws {
    let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let rows = (0..<40).map { Counted(frame: CGRect(x: 0, y: $0 * 50, width: 100, height: 50)) }
    for row in rows { view.addSubview(row) }
    view.contentSize = CGSize(width: 100, height: 2000)
    _ = try view.data(as: .pdf)
    // Neighbours touch the edge of the page.
    #expect(rows.allSatisfy { (1...3).contains($0.drawings) })
  }
}

/// Three pages that the layout places by the view's own size, as paging views do.
private final class PagesInLayout: ScrollView {
  let pages = [View(), View(), View()]

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, (page, color)) in zip(pages, [Color.red, .green, .blue]).enumerated() {
      page.backgroundColor = color
      if page.superview == nil { addSubview(page) }
      page.frame = CGRect(
        x: CGFloat(index) * bounds.width, y: 0, width: bounds.width, height: bounds.height)
    }
    contentSize = CGSize(width: 3 * bounds.width, height: bounds.height)
  }
}

private final class Counted: View {
  var drawings = 0

  override func draw(_ rect: CGRect) { drawings += 1 }
}
