import EaselCanvas
import EaselViews
import Foundation
import Testing

/// Expectations are those of Apple's Auto Layout Guide, “Working with Scroll Views”.
@Suite struct ScrollConstraintTests {
  private let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let content = box("content")

  init() { scroll.addSubview(content) }

  private func pin(to item: some Pinnable) {
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: item.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: item.trailingAnchor),
      content.topAnchor.constraint(equalTo: item.topAnchor),
      content.bottomAnchor.constraint(equalTo: item.bottomAnchor),
    ])
  }

  private func setSize() {
    content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    content.heightAnchor.constraint(equalToConstant: 220).isActive = true
  }

  @Test func edgesOfAScrollViewAreThoseOfTheContentsForItsSubviews() {
    pin(to: scroll)
    setSize()
    #expect(notes(scroll).filter { $0.severity != .note } == [])
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 220))
    #expect(scroll.contentSize == CGSize(width: 100, height: 220))
    #expect(scroll.pageRects.count == 5)
  }

  @Test func theContentLayoutGuideSetsTheContentSize() {
    pin(to: scroll.contentLayoutGuide)
    content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
    content.heightAnchor.constraint(equalToConstant: 220).isActive = true
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 220))
    #expect(
      scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 220))
    #expect(scroll.frameLayoutGuide.layoutFrame == scroll.bounds)
  }

  @Test(arguments: [false, true])
  func marginsOfAScrollViewAreThoseOfTheContentsForItsSubviews(_ usesGuide: Bool) {
    scroll.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    if usesGuide {
      pin(to: scroll.layoutMarginsGuide)
    } else {
      for attribute in [
        LayoutConstraint.Attribute.leading, .trailing, .top, .bottom,
      ] {
        let margins: [LayoutConstraint.Attribute: LayoutConstraint.Attribute] = [
          .leading: .leadingMargin, .trailing: .trailingMargin, .top: .topMargin,
          .bottom: .bottomMargin,
        ]
        LayoutConstraint(
          item: content, attribute: attribute, relatedBy: .equal, toItem: scroll,
          attribute: margins[attribute] ?? attribute
        ).isActive = true
      }
    }
    content.widthAnchor.constraint(equalToConstant: 50).isActive = true
    content.heightAnchor.constraint(equalToConstant: 70).isActive = true
    scroll.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 2, y: 1, width: 50, height: 70))
    #expect(scroll.contentSize == CGSize(width: 56, height: 74))
  }

  @Test func scrollingKeepsTheFramesOfViewsConstrainedToTheContents() {
    pin(to: scroll)
    setSize()
    scroll.layoutIfNeeded()
    scroll.contentOffset = CGPoint(x: 0, y: 60)
    scroll.setNeedsLayout()
    scroll.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 220))
    #expect(scroll.contentSize == CGSize(width: 100, height: 220))
  }

  @Test func aViewConstrainedToTheFrameGuideStaysVisibleWhenScrolling() {
    let badge = Sized(10, 10)
    scroll.addSubview(badge)
    badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 3).isActive =
      true
    badge.centerXAnchor.constraint(equalTo: scroll.centerXAnchor).isActive = true
    scroll.layoutIfNeeded()
    #expect(badge.frame.origin == CGPoint(x: 45, y: 3))
    scroll.contentOffset = CGPoint(x: 0, y: 60)
    scroll.layoutIfNeeded()
    #expect(badge.frame.origin == CGPoint(x: 45, y: 63))
  }

  @Test func aContentSizeThatConstraintsDoNotSetIsKept() {
    scroll.contentSize = CGSize(width: 400, height: 300)
    content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor).isActive = true
    content.topAnchor.constraint(equalTo: scroll.topAnchor).isActive = true
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 400, height: 300))
  }

  @Test func aTallStackInAScrollViewIsDividedIntoPages() throws {
    let stack = StackView(arrangedSubviews: (0..<10).map { _ in Sized(20, 20) })
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
    #expect(try scroll.images().count == 4)
    #expect(try Image(data: scroll.data(as: .png)).size == CGSize(width: 100, height: 200))
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test func edgesOfAScrollViewAreThoseOfItsFrameForOtherViews() {
    let root = page(scroll)
    scroll.frame.origin = CGPoint(x: 30, y: 40)
    let label = Sized(10, 10)
    root.addSubview(label)
    pin(to: scroll)
    setSize()
    label.topAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: scroll.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.origin == CGPoint(x: 30, y: 90))
  }
}

private protocol Pinnable {
  var leadingAnchor: LayoutXAxisAnchor { get }
  var trailingAnchor: LayoutXAxisAnchor { get }
  var topAnchor: LayoutYAxisAnchor { get }
  var bottomAnchor: LayoutYAxisAnchor { get }
}

extension View: Pinnable {}
extension LayoutGuide: Pinnable {}
