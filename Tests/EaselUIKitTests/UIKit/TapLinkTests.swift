import EaselUIKit
import Testing

@Suite struct TapLinkTests {
  @Test("a tap recogniser's link becomes its view's; one without changes nothing")
  func link() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let tap = UITapGestureRecognizer()
    tap.link = .url("https://example.com")
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.addGestureRecognizer(UIPanGestureRecognizer())
    #expect(view.link == .url("https://example.com"))
  }
}
