import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct ScrollDelegateTests {
  /// Writes down what it is told, and keeps a mark at the left edge of what is seen.
  private final class Follower: ScrollViewDelegate {
    var reported: [String] = []
    let mark = View(frame: CGRect(x: 0, y: 0, width: 20, height: 50))
    var zoomed: View?

    func scrollViewDidScroll(_ scrollView: ScrollView) {
      reported.append("scroll \(Int(scrollView.contentOffset.x))")
      mark.frame.origin = scrollView.contentOffset
    }
    func scrollViewDidZoom(_ scrollView: ScrollView) { reported.append("zoom") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { reported.append("end") }
    func viewForZooming(in scrollView: ScrollView) -> View? { zoomed }
  }

  private func scroll(_ delegate: Follower?) -> ScrollView {
    let scroll = ScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    scroll.contentSize = CGSize(width: 300, height: 50)
    scroll.backgroundColor = .white
    if let delegate {
      delegate.mark.backgroundColor = .red
      scroll.addSubview(delegate.mark)
      scroll.delegate = delegate
    }
    return scroll
  }

  private func reds(_ image: Image) -> [Int] {
    (0..<image.width / 10).filter { image.pixel(x: $0 * 10 + 5, y: 25)?.green == 0 }
  }

  @Test func theDelegateIsToldOfEachChangeOfTheOffset() {
    let delegate = Follower()
    let view = scroll(delegate)
    view.contentOffset.x = 40
    view.contentOffset.x = 40
    view.bounds.origin.x = 50
    view.frame.size.width = 120
    view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    #expect(delegate.reported == ["scroll 40", "scroll 50", "scroll 0"])
  }

  @Test func theDelegateIsToldOfTheEndOfAnAnimatedScroll() {
    let delegate = Follower()
    let view = scroll(delegate)
    view.setContentOffset(CGPoint(x: 60, y: 0), animated: true)
    #expect(delegate.reported == ["scroll 60"])
    View(frame: view.frame).addSubview(view)
    let host = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    host.addSubview(view)
    host.render(on: RecordingCanvas())
    #expect(delegate.reported.contains("end"))
  }

  @Test func aSubviewThatTheDelegateMovesWithTheOffsetIsOnEachPage() throws {
    let delegate = Follower()
    let view = scroll(delegate)
    #expect(try view.images().map(reds) == [[0, 1], [0, 1], [0, 1]])
    #expect(view.contentOffset == .zero)
    #expect(delegate.mark.frame.origin == .zero)
  }

  @Test func oneImageIsMadeOfPagesWhenTheDelegateMovesASubview() throws {
    let delegate = Follower()
    let followed = try Image(data: scroll(delegate).data(as: .png))
    #expect(reds(followed) == [0, 1, 10, 11, 20, 21])
    #expect(followed.size == CGSize(width: 300, height: 50))
  }

  @Test(arguments: [RenderFormat.png, .pdf, .svg])
  func theViewportAloneIsWhatAScreenWouldShow(_ format: RenderFormat) throws {
    let view = scroll(nil)
    let mark = View(frame: CGRect(x: 130, y: 0, width: 20, height: 50))
    mark.backgroundColor = .red
    view.addSubview(mark)
    view.contentOffset.x = 120
    view.rendersViewportOnly = true
    let rendered = try view.rendered(as: format)
    #expect(rendered.diagnostics == [])
    #expect(view.contentOffset.x == 120)
    if format == .png {
      let image = try Image(data: rendered.output)
      #expect(image.size == CGSize(width: 100, height: 50))
      #expect(reds(image) == [1, 2])
    } else if format == .pdf {
      let text = try uncompressedPDF(rendered.output)
      #expect(text.ranges(of: /\/Type \/Page\b(?!s)/).count == 1)
      #expect(try view.images().map(reds) == [[1, 2]])
    }
  }

  @Test func theZoomedViewGrowsWithTheContents() {
    let delegate = Follower()
    let view = scroll(delegate)
    let drawnImage = View(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.addSubview(drawnImage)
    view.zoomScale = 2
    #expect(view.zoomScale == 1)
    delegate.zoomed = drawnImage
    view.maximumZoomScale = 3
    view.zoomScale = 2
    #expect(drawnImage.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(view.contentSize == CGSize(width: 200, height: 100))
    view.setZoomScale(9, animated: false)
    #expect(view.zoomScale == 3)
    view.zoomScale = .nan
    #expect(view.zoomScale == 3)
    #expect(delegate.reported == ["zoom", "zoom"])
  }
}
