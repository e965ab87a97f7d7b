import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct LayoutGuideTests {
  private func fill(_ view: View, _ guide: LayoutGuide) {
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func theMarginsGuideFollowsTheLayoutMargins() {
    let view = box()
    let page = page(view)
    fill(view, page.layoutMarginsGuide)
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
    page.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 196))
    #expect(page.layoutMarginsGuide.layoutFrame == view.frame)
    #expect(page.layoutMarginsGuide === page.layoutMarginsGuide)
  }

  @Test func theSafeAreaIsThePageWithoutItsMargins() {
    let view = box()
    let page = page(view)
    fill(view, page.safeAreaLayoutGuide)
    page.layoutIfNeeded()
    #expect(view.frame == page.bounds)
    page.safeAreaInsets = EdgeInsets(top: 20, left: 10, bottom: 30, right: 5)
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 285, height: 150))
    #expect(page.safeAreaLayoutGuide.layoutFrame == view.frame)
  }

  @Test func aSubviewHasTheSafeAreaInsetsThatOverlapIt() {
    let inner = View(frame: CGRect(x: 15, y: 5, width: 280, height: 100))
    let page = page(inner)
    #expect(inner.safeAreaInsets == .zero)
    page.safeAreaInsets = EdgeInsets(top: 20, left: 10, bottom: 30, right: 12)
    #expect(inner.safeAreaInsets == EdgeInsets(top: 15, left: 0, bottom: 0, right: 7))
    inner.safeAreaInsets = EdgeInsets(top: 1)
    #expect(inner.safeAreaInsets == EdgeInsets(top: 1))
  }

  @Test func directionalMarginsFollowTheLayoutDirection() {
    let view = View()
    view.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(
      view.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    view.directionalLayoutMargins = DirectionalEdgeInsets(leading: 9)
    #expect(view.layoutMargins == EdgeInsets(right: 9))
    #expect(DirectionalEdgeInsets.zero == DirectionalEdgeInsets())
  }

  @Test func marginsAreCountedFromTheSafeArea() {
    let view = box()
    let page = page(view)
    page.safeAreaInsets = EdgeInsets(top: 20, left: 10, bottom: 30, right: 5)
    fill(view, page.layoutMarginsGuide)
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 18, y: 28, width: 269, height: 134))
    #expect(page.layoutMarginsGuide.layoutFrame == view.frame)
    page.insetsLayoutMarginsFromSafeArea = false
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
    #expect(View().insetsLayoutMarginsFromSafeArea)
  }

  @Test func theSafeAreaGuideFollowsAViewPlacedByConstraints() {
    let (panel, view) = (box(), box())
    panel.addSubview(view)
    let page = page(panel)
    page.safeAreaInsets = EdgeInsets(top: 0, left: 20, bottom: 30, right: 0)
    LayoutConstraint.activate([
      panel.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 15),
      panel.widthAnchor.constraint(equalToConstant: 100),
      panel.topAnchor.constraint(equalTo: page.topAnchor),
      panel.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -10),
    ])
    fill(view, panel.safeAreaLayoutGuide)
    page.layoutIfNeeded()
    #expect(panel.safeAreaInsets == EdgeInsets(top: 0, left: 5, bottom: 20, right: 0))
    #expect(view.frame == CGRect(x: 5, y: 0, width: 95, height: 170))
  }

  @Test func theReadableContentGuideHasAGreatestWidth() {
    let view = box()
    let page = page(view)
    fill(view, page.readableContentGuide)
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
    page.bounds.size.width = 1000
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 164, y: 8, width: 672, height: 184))
    #expect(page.readableContentGuide.layoutFrame == view.frame)
  }

  @Test func theReadableContentGuideHasAFrameWithoutConstraints() {
    let page = View(frame: CGRect(x: 0, y: 0, width: 1000, height: 200))
    #expect(
      page.readableContentGuide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 184))
  }

  @Test func layoutGuidesTakePartInConstraints() {
    let (view, guide) = (Sized(10, 10), LayoutGuide())
    let inner = box()
    inner.addSubview(view)
    let page = page(inner)
    inner.addLayoutGuide(guide)
    #expect(inner.layoutGuides.map(ObjectIdentifier.init) == [ObjectIdentifier(guide)])
    LayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 50),
      inner.widthAnchor.constraint(equalToConstant: 200),
      guide.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.25),
      guide.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 4),
      guide.heightAnchor.constraint(equalToConstant: 12),
      guide.centerYAnchor.constraint(equalTo: page.centerYAnchor),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.centerXAnchor.constraint(greaterThanOrEqualTo: guide.centerXAnchor),
      inner.topAnchor.constraint(equalTo: page.topAnchor, constant: 10),
    ])
    page.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 4, y: 84, width: 50, height: 12))
    #expect(view.frame.minX == 54)
  }

  @Test func removingAGuideEndsItsConstraints() {
    let (view, guide) = (Sized(10, 10), LayoutGuide())
    let page = page(view)
    page.addLayoutGuide(guide)
    let constraint = view.leftAnchor.constraint(equalTo: guide.rightAnchor)
    constraint.isActive = true
    page.removeLayoutGuide(guide)
    #expect(!constraint.isActive)
    #expect(page.layoutGuides.isEmpty)
    #expect(guide.layoutFrame == .zero)
    let other = View()
    other.addLayoutGuide(guide)
    page.addLayoutGuide(guide)
    #expect(other.layoutGuides.isEmpty)
    #expect(guide.owningView === page)
    page.addLayoutGuide(page.layoutMarginsGuide)
    page.removeLayoutGuide(page.layoutMarginsGuide)
    #expect(page.layoutGuides.count == 1)
  }

  @Test func descriptionsOfConstraintsNameTheirGuides() {
    let guide = LayoutGuide()
    let page = page()
    page.addLayoutGuide(guide)
    func name(_ guide: LayoutGuide) -> String {
      guide.heightAnchor.constraint(equalTo: page.heightAnchor, constant: -1.5).description
    }
    #expect(name(guide) == "View “page”.LayoutGuide.height == View “page”.height - 1.5")
    guide.identifier = "gap"
    #expect(name(guide).hasPrefix("View “page”.LayoutGuide “gap”.height"))
    #expect(name(page.layoutMarginsGuide).hasPrefix("View “page”.layoutMarginsGuide.height"))
    #expect(name(page.safeAreaLayoutGuide).hasPrefix("View “page”.safeAreaLayoutGuide.height"))
    #expect(name(page.readableContentGuide).hasPrefix("View “page”.readableContentGuide.height"))
    let constraint = guide.widthAnchor.constraint(equalToConstant: 1)
    constraint.identifier = "fix"
    constraint.priority = .defaultLow
    #expect(constraint.description == "“fix”: View “page”.LayoutGuide “gap”.width == 1 @250")
  }

  @Test func constraintsOfAGuideHoldAfterTheGuideIsAdded() {
    let label = Sized(20, 10)
    let root = page(label)
    let gap = LayoutGuide()
    let width = gap.widthAnchor.constraint(equalToConstant: 40)
    let dropped = gap.widthAnchor.constraint(equalToConstant: 90)
    LayoutConstraint.activate([width, dropped])
    dropped.isActive = false
    gap.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: gap.trailingAnchor).isActive = true
    root.addLayoutGuide(gap)
    #expect(width.isActive)
    #expect(notes(root) == [])
    #expect(label.frame.minX == 40)
  }

  @Test func aGuideWithoutAViewIsNoted() {
    let root = page()
    LayoutGuide().leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    let gap = LayoutGuide()
    gap.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    #expect(notes(root).map(\.code) == [.invalidData])
  }

  @Test func marginsCountFromTheSafeAreaOfAViewAround() {
    let inner = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let root = page(inner)
    root.safeAreaInsets = EdgeInsets(top: 30)
    #expect(
      inner.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 38, width: 284, height: 154))
  }
}
