import EaselUIKit
import Testing

/// Names that views from iOS declare for themselves, and that Easel has as well.
@Suite struct OwnNamesOfViewsTests {
  private final class Spinner: UIView {
    var link: CADisplayLink?
    var data: [Double] = []
    var recording = false
    var angle: CGFloat = 0

    func start() {
      link = CADisplayLink { [weak self] in self?.angle = $0.timestamp }
      link?.add(to: .main, forMode: .common)
    }

    func stop() {
      link?.invalidate()
      link = nil
    }
  }

  @Test func aViewDeclaresADisplayLinkByTheNameOfTheLinkOfViews() {
    let spinner = Spinner(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    spinner.start()
    #expect(spinner.link != nil && (spinner as UIView).link == nil)
    spinner.stop()
    #expect(spinner.link == nil)
  }

  @Test func suchAViewIsALinkAsWell() throws {
    let spinner = Spinner(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    spinner.backgroundColor = .red
    (spinner as UIView).link = .url("https://example.com/spinner")
    #expect(spinner.link == nil)
    let svg = String(decoding: try spinner.data(as: .svg), as: UTF8.self)
    #expect(svg.contains("https://example.com/spinner"))
  }

  @Test func aTapRecognizerMakesSuchAViewALink() throws {
    let spinner = Spinner(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.link = .destination("page")
    spinner.addGestureRecognizer(tap)
    #expect((spinner as UIView).link == .destination("page"))
  }
}
