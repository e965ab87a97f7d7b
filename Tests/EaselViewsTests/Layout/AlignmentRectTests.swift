import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct AlignmentRectTests {
  /// A view of 20 × 10 points with a frame for a shadow around them.
  private final class Shadowed: View {
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
    override var alignmentRectInsets: EdgeInsets {
      EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }

    init(name: String) {
      super.init(frame: .zero)
      accessibilityIdentifier = name
      translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func edgesAndCentresInConstraintsAreThoseOfTheAlignmentRectangle() {
    let (one, two) = (Shadowed(name: "one"), Shadowed(name: "two"))
    let page = page(one, two)
    LayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 10),
      one.topAnchor.constraint(equalTo: page.topAnchor, constant: 10),
      two.leftAnchor.constraint(equalTo: one.rightAnchor),
      two.centerYAnchor.constraint(equalTo: one.centerYAnchor),
      two.widthAnchor.constraint(equalToConstant: 30),
    ])
    page.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 8, y: 9, width: 26, height: 14))
    #expect(one.alignmentRect(forFrame: one.frame) == CGRect(x: 10, y: 10, width: 20, height: 10))
    #expect(two.alignmentRect(forFrame: two.frame) == CGRect(x: 30, y: 10, width: 30, height: 10))
    #expect(two.frame(forAlignmentRect: CGRect(x: 30, y: 10, width: 30, height: 10)) == two.frame)
  }

  @Test func stacksAlignViewsByTheirAlignmentRectangles() {
    let stack = StackView(arrangedSubviews: [Shadowed(name: "one"), Shadowed(name: "two")])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stack.spacing = 5
    stack.alignment = .top
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    let rects = stack.arrangedSubviews.map { $0.alignmentRect(forFrame: $0.frame) }
    #expect(
      rects == [
        CGRect(x: 0, y: 0, width: 47.5, height: 10), CGRect(x: 52.5, y: 0, width: 47.5, height: 10),
      ])
    #expect(stack.intrinsicContentSize == CGSize(width: 45, height: 10))
  }

  @Test func subviewsAreConstrainedToTheBoundsNotToTheAlignmentRectangle() {
    let (outer, inner) = (Shadowed(name: "outer"), box("inner"))
    let page = page(outer)
    outer.addSubview(inner)
    for edge in [LayoutConstraint.Attribute.left, .right, .top, .bottom] {
      LayoutConstraint(
        item: inner, attribute: edge, relatedBy: .equal, toItem: outer, attribute: edge
      ).isActive = true
    }
    outer.leftAnchor.constraint(equalTo: page.leftAnchor).isActive = true
    outer.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
    page.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 26, height: 14))
  }
}
