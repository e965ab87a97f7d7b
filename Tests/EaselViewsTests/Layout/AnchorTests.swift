import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct AnchorTests {
  @Test func edgeAnchorsSetAFrame() {
    let view = box()
    let page = page(view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -30),
      view.topAnchor.constraint(equalTo: page.topAnchor, constant: 20),
      view.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -40),
    ])
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 260, height: 140))
  }

  @Test func centreAndSizeAnchorsSetAFrame() {
    let view = box()
    let page = page(view)
    LayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: page.centerYAnchor, constant: 5),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 1),
    ])
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 125, y: 92, width: 50, height: 26))
  }

  @Test func leftAndRightAnchorsSetAFrame() {
    let view = box()
    let page = page(view)
    LayoutConstraint.activate([
      view.rightAnchor.constraint(equalTo: page.rightAnchor),
      view.leftAnchor.constraint(equalTo: page.centerXAnchor),
    ])
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 150, y: 0, width: 150, height: 0))
  }

  @Test func adjacentViewsShareAWidthBySystemSpacing() {
    let (a, b, c) = (box(), box(), box())
    let page = page(a, b, c)
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      c.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 2),
      c.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor),
      c.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2),
    ])
    page.layoutIfNeeded()
    #expect([a, b, c].map(\.frame.minX) == [0, 77, 162])
    #expect([a, b, c].map(\.frame.width) == [69, 69, 138])
  }

  @Test func inequalitiesOfAnchorsHold() {
    let (a, b) = (Sized(500, 10), Sized(20, 10))
    let page = page(a, b)
    LayoutConstraint.activate([
      a.widthAnchor.constraint(lessThanOrEqualTo: page.widthAnchor, multiplier: 0.5),
      a.trailingAnchor.constraint(lessThanOrEqualTo: page.trailingAnchor),
      b.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
      b.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
    ])
    page.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 150, height: 10))
    #expect(b.frame == CGRect(x: 0, y: 18, width: 60, height: 10))
  }

  @Test func eachFunctionForInequalitiesMakesItsRelation() {
    let (a, b) = (box("a"), box("b"))
    let made = [
      a.widthAnchor.constraint(lessThanOrEqualToConstant: 1),
      a.widthAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 2, constant: -3),
      a.leftAnchor.constraint(greaterThanOrEqualTo: b.rightAnchor, constant: 4),
      a.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: b.leadingAnchor, multiplier: 1),
      a.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: b.leadingAnchor, multiplier: 1),
      a.topAnchor.constraint(equalToSystemSpacingBelow: b.topAnchor, multiplier: 0.5),
      a.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.topAnchor, multiplier: 1),
    ]
    #expect(
      made.map(\.description) == [
        "View “a”.width <= 1", "View “a”.width >= View “b”.height * 2 - 3",
        "View “a”.left >= View “b”.right + 4", "View “a”.leading >= View “b”.leading + 8",
        "View “a”.leading <= View “b”.leading + 8", "View “a”.top == View “b”.top + 4",
        "View “a”.top <= View “b”.top + 8",
      ])
    #expect(a.widthAnchor.name == "View “a”.width")
  }

  @Test func baselineAnchorsAlignText() {
    let (large, small) = (Label(), Label())
    for label in [large, small] {
      label.text = "Ag"
      label.translatesAutoresizingMaskIntoConstraints = false
    }
    large.font = .system(size: 40)
    let plain = Sized(10, 10)
    let page = page(large, small, plain)
    LayoutConstraint.activate([
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      plain.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
      large.heightAnchor.constraint(equalToConstant: 90),
    ])
    page.layoutIfNeeded()
    let baseline = plain.frame.maxY
    // Both texts stand on it, as drawn: in the middle of their labels.
    for (label, size) in [(large, 40.0), (small, 17)] {
      let text = TextLayout("Ag", style: TextStyle(font: .system(size: size)))
      let drawn = label.frame.midY - text.size.height / 2 + text.firstBaseline
      #expect(abs(drawn - baseline) < 1e-6)
    }
  }

  @Test func anchorsConnectViewsAcrossNestedViews() {
    let (outer, inner) = (box(), Sized(30, 10))
    outer.addSubview(inner)
    let fixed = View(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    fixed.bounds.origin.x = 7
    let far = Sized(5, 5)
    fixed.addSubview(far)
    let page = page(outer, fixed)
    LayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 10),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
      outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 5),
      far.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 70),
    ])
    page.layoutIfNeeded()
    #expect(outer.frame.minX == 10)
    #expect(outer.frame.width == 40)
    #expect(inner.frame.minX == 5)
    #expect(far.convert(CGPoint.zero, to: page).x == 115)
  }

  @Test func textFromRightToLeftMirrorsLeadingAndTrailing() {
    let view = Sized(40, 10)
    let page = page(view)
    page.semanticContentAttribute = .forceRightToLeft
    let constraint = view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 12)
    constraint.isActive = true
    page.layoutIfNeeded()
    #expect(view.frame.maxX == 288)
    page.semanticContentAttribute = .forceLeftToRight
    page.layoutIfNeeded()
    #expect(view.frame.minX == 12)
  }

  @Test func trailingMarginsAreMirroredToo() {
    let view = Sized(40, 10)
    let page = page(view)
    page.layoutMargins = EdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    page.semanticContentAttribute = .forceRightToLeft
    let trailing = LayoutConstraint(
      item: view, attribute: .trailing, relatedBy: .equal, toItem: page,
      attribute: .trailingMargin)
    trailing.isActive = true
    page.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    trailing.isActive = false
    LayoutConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: page, attribute: .leadingMargin
    ).isActive = true
    page.layoutIfNeeded()
    #expect(view.frame.maxX == 270)
  }

  @Test(arguments: [
    (LayoutConstraint.Attribute.leftMargin, 20.0), (.rightMargin, 270), (.leadingMargin, 20),
    (.trailingMargin, 270), (.centerXWithinMargins, 145), (.topMargin, 1), (.bottomMargin, 198),
    (.centerYWithinMargins, 99.5),
  ])
  func marginsAreAttributes(_ attribute: LayoutConstraint.Attribute, _ expected: CGFloat) {
    let view = Sized(40, 10)
    let page = page(view)
    page.layoutMargins = EdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    let isVertical = [.topMargin, .bottomMargin, .centerYWithinMargins].contains(attribute)
    LayoutConstraint(
      item: view, attribute: isVertical ? .top : .left, relatedBy: .equal, toItem: page,
      attribute: attribute
    ).isActive = true
    page.layoutIfNeeded()
    #expect((isVertical ? view.frame.minY : view.frame.minX) == expected)
  }

  @Test func leadingAnchorsMayBeTiedToCentresFromRightToLeft() {
    let (a, b) = (Sized(20, 10), Sized(20, 10))
    let root = page(a, b)
    root.semanticContentAttribute = .forceRightToLeft
    a.leadingAnchor.constraint(equalTo: root.centerXAnchor, constant: 8).isActive = true
    b.centerXAnchor.constraint(equalTo: root.leadingAnchor, constant: 30).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.maxX == 142)
    #expect(b.frame.midX == 270)
  }
}
