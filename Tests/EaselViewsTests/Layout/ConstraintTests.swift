import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct ConstraintTests {
  // MARK: Priorities

  @Test func theConstraintOfHigherPriorityWins() {
    let view = box()
    let page = page(view)
    let low = view.widthAnchor.constraint(equalToConstant: 40)
    low.priority = .defaultLow
    let high = view.widthAnchor.constraint(equalToConstant: 90)
    high.priority = .defaultHigh
    LayoutConstraint.activate([low, high])
    page.layoutIfNeeded()
    #expect(view.frame.width == 90)
    low.priority = LayoutPriority(751)
    page.layoutIfNeeded()
    #expect(view.frame.width == 40)
    #expect(notes(page).isEmpty)
  }

  @Test func manyOfLowPriorityDoNotOutvoteOneOfHigh() {
    let view = box()
    let page = page(view)
    for index in 0..<50 {
      let constraint = view.widthAnchor.constraint(equalToConstant: CGFloat(index))
      constraint.priority = LayoutPriority(499)
      constraint.isActive = true
    }
    let one = view.widthAnchor.constraint(equalToConstant: 100)
    one.priority = LayoutPriority(500)
    one.isActive = true
    page.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test func ofEqualPriorityTheSumOfTheErrorsIsLeast() {
    let view = box()
    let page = page(view)
    for width in [10.0, 20, 70] {
      let constraint = view.widthAnchor.constraint(equalToConstant: width)
      constraint.priority = .defaultLow
      constraint.isActive = true
    }
    page.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  @Test func huggingAndCompressionResistanceSetTheWidths() {
    let (a, b) = (Sized(100, 20), Sized(100, 20))
    let page = page(a, b)
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: page.trailingAnchor),
    ])
    b.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    page.layoutIfNeeded()
    #expect([a, b].map(\.frame.width) == [200, 100])
    a.preferredSize.width = 250
    b.setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
    page.layoutIfNeeded()
    #expect([a, b].map(\.frame.width) == [250, 50])
    #expect(b.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(b.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(b.contentCompressionResistancePriority(for: .horizontal).rawValue == 749)
    #expect(a.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(View().contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test func aPriorityBeyondTheScaleIsTheNearest() {
    let view = box()
    let page = page(view)
    let low = view.widthAnchor.constraint(equalToConstant: 40)
    low.priority = LayoutPriority(rawValue: -5)
    let high = view.widthAnchor.constraint(equalToConstant: 90)
    high.priority = LayoutPriority(2000)
    LayoutConstraint.activate([low, high])
    page.layoutIfNeeded()
    #expect(view.frame.width == 90)
    #expect(LayoutPriority.defaultLow < .required)
  }

  // MARK: Conflicts

  @Test func theLastOfContradictingConstraintsIsLeftOutAndAllAreNamed() {
    let view = box("title")
    let page = page(view)
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
    ])
    page.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 40, height: 10))
    let notes = notes(page)
    #expect(notes.count == 1)
    #expect(notes.first?.code == .constraintConflict)
    #expect(notes.first?.severity == .warning)
    #expect(notes.first?.value == "View “title”.width >= 60")
    #expect(
      notes.first?.message.contains(
        "these constraints contradict each other: View “title”.width == 40; "
          + "View “title”.width >= 60; left out: View “title”.width >= 60") == true)
    #expect(notes.first?.viewPath == "page/title")
  }

  @Test func onlyTheConflictingConstraintsAreNamed() {
    let (a, b) = (box("a"), box("b"))
    let page = page(a, b)
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      a.topAnchor.constraint(equalTo: page.topAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.widthAnchor.constraint(equalToConstant: 70),
      a.widthAnchor.constraint(equalToConstant: 50),
      b.heightAnchor.constraint(equalToConstant: 50),
      b.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -100),
    ])
    let note = notes(page).first
    #expect(note?.value == "View “b”.trailing == View “page”.trailing - 100")
    #expect(note?.message.contains("View “b”.leading == View “a”.trailing") == true)
    #expect(note?.message.contains("View “page” 300.0 × 200.0") == true)
    #expect(note?.message.contains("top") == false)
    #expect(note?.message.contains("height") == false)
    #expect(b.frame.minX == 50)
  }

  @Test func aConstraintOfLowerPriorityYieldsWithoutANote() {
    let view = box()
    let page = page(view)
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let wide = view.widthAnchor.constraint(equalToConstant: 60)
    wide.priority = LayoutPriority(999)
    wide.isActive = true
    #expect(notes(page).isEmpty)
    #expect(view.frame.width == 40)
  }

  @Test func aFrameIsKeptForAViewThatTranslatesItsAutoresizingMask() {
    let view = View(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
    let follower = Sized(10, 10)
    let page = page(view, follower)
    follower.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 3).isActive = true
    page.layoutIfNeeded()
    #expect(follower.frame.minX == 78)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(notes(page).map(\.code) == [.constraintConflict])
    #expect(view.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
  }

  @Test func sizesAreNotNegative() {
    let view = box("a")
    let page = page(view)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 100),
      view.rightAnchor.constraint(equalTo: page.leftAnchor, constant: 50),
    ])
    #expect(notes(page).first?.value == "View “a”.right == View “page”.left + 50")
    #expect(view.frame.width == 0)
    #expect(view.frame.minX == 100)
  }

  @Test func repeatedConstraintsAreNoConflict() {
    let view = box()
    let page = page(view)
    for _ in 0..<3 {
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 40).isActive = true
    }
    #expect(notes(page).isEmpty)
    #expect(view.frame.width == 40)
  }

  // MARK: Faults

  @Test(arguments: [CGFloat.nan, .infinity])
  func aConstantThatIsNotFiniteIsRefused(_ number: CGFloat) {
    let view = Sized(40, 10, name: "a")
    let page = page(view)
    view.widthAnchor.constraint(equalToConstant: number).isActive = true
    let note = notes(page).first
    #expect(note?.code == .invalidNumber)
    #expect(note?.severity == .error)
    #expect(view.frame.width == 40)
    #expect(throws: EaselError.self) { try page.data(as: .pdf) }
  }

  @Test func attributesOfDifferentKindsAreRefused() {
    let view = box("a")
    let page = page(view)
    LayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: page, attribute: .left
    ).isActive = true
    LayoutConstraint(
      item: view, attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute
    ).isActive = true
    #expect(notes(page).map(\.code) == [.invalidData, .invalidData])
  }

  @Test func constraintsBetweenTwoTreesAreRefused() {
    let (view, stranger) = (box("a"), box("b"))
    let page = page(view)
    let constraint = view.widthAnchor.constraint(equalTo: stranger.widthAnchor)
    constraint.isActive = true
    let edge = view.leftAnchor.constraint(equalTo: stranger.leftAnchor)
    edge.isActive = true
    #expect(notes(page).map(\.code) == [.invalidData, .invalidData])
    page.addSubview(stranger)
    #expect(notes(page).isEmpty)
  }

  @Test func itemsOfOtherTypesAreRefused() {
    final class Stranger: LayoutItem {}
    let (view, stranger) = (box("a"), Stranger())
    let page = page(view)
    let constraint = LayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: stranger, attribute: .width)
    constraint.isActive = true
    #expect(notes(page).map(\.code) == [.invalidData])
    let alone = LayoutConstraint(
      item: stranger, attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute)
    alone.isActive = true
    #expect(!alone.isActive)
  }

  @Test func aFrameThatIsNaNIsRefused() {
    let (view, other) = (Sized(10, 10), View(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    let page = page(view, other)
    other.center.x = .nan
    view.leftAnchor.constraint(equalTo: other.rightAnchor).isActive = true
    #expect(notes(page).contains { $0.code == .invalidNumber })
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  // MARK: Life

  @Test func constraintsAreHeldByTheNearestViewAround() {
    let (a, b, inner) = (box(), box(), box())
    let page = page(a, b)
    a.addSubview(inner)
    let across = inner.leftAnchor.constraint(equalTo: b.leftAnchor)
    let within = inner.leftAnchor.constraint(equalTo: a.leftAnchor)
    let alone = inner.widthAnchor.constraint(equalToConstant: 3)
    #expect(!alone.isActive)
    LayoutConstraint.activate([across, within, alone])
    #expect(page.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(across)])
    #expect(a.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(within)])
    #expect(inner.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(alone)])
    LayoutConstraint.deactivate([across, within, alone])
    #expect(page.constraints.isEmpty && a.constraints.isEmpty && inner.constraints.isEmpty)
  }

  @Test func addingAConstraintActivatesItAndRemovingDeactivatesIt() {
    let view = box()
    let page = page(view)
    let (width, left) = (
      view.widthAnchor.constraint(equalToConstant: 40),
      view.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 9)
    )
    page.addConstraints([width, left])
    page.addConstraint(left)
    #expect(page.constraints.count == 2)
    #expect(width.isActive)
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 9, y: 0, width: 40, height: 0))
    view.removeConstraint(left)
    #expect(left.isActive)
    page.removeConstraints([width, left])
    #expect(page.constraints.isEmpty)
    #expect(!left.isActive)
  }

  @Test func removingAViewDeactivatesItsConstraintsToOtherViews() {
    let (view, inner) = (box(), box())
    view.addSubview(inner)
    let page = page(view)
    let outside = inner.leftAnchor.constraint(equalTo: page.leftAnchor)
    let inside = inner.leftAnchor.constraint(equalTo: view.leftAnchor)
    LayoutConstraint.activate([outside, inside])
    page.insertSubview(View(), at: 0)
    page.bringSubviewToFront(view)
    page.insertSubview(view, belowSubview: page.subviews[0])
    page.insertSubview(view, aboveSubview: page.subviews[0])
    #expect(outside.isActive)
    view.removeFromSuperview()
    #expect(!outside.isActive)
    #expect(inside.isActive)
  }

  @Test func aReleasedHolderLeavesItsConstraintsInactive() {
    let view = box()
    var holder: View? = View()
    holder?.addSubview(view)
    let constraint = view.widthAnchor.constraint(equalToConstant: 3)
    holder?.addConstraint(constraint)
    #expect(constraint.isActive)
    holder = nil
    #expect(!constraint.isActive)
  }

  @Test func anEdgeAndAConstantAreAPositionInTheSuperview() {
    let view = Sized(10, 10)
    let page = page(view)
    LayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      constant: 25
    ).isActive = true
    page.layoutIfNeeded()
    #expect(view.frame.minX == 25)
  }

  @Test func aConstraintToAReleasedItemIsIgnored() {
    let view = Sized(10, 10)
    let page = page(view)
    var guide: LayoutGuide? = LayoutGuide()
    if let guide { page.addLayoutGuide(guide) }
    let constraint = guide.map { view.leftAnchor.constraint(equalTo: $0.leftAnchor, constant: 5) }
    guide.map { page.removeLayoutGuide($0) }
    guide = nil
    constraint?.isActive = true
    #expect(notes(page).isEmpty)
    #expect(constraint?.description.contains("a released item.left") == true)
  }

  @Test func changesOfConstantsSizesAndBoundsAreLaidOutAgain() {
    let view = Sized(40, 10)
    let page = page(view)
    let left = view.leftAnchor.constraint(equalTo: page.centerXAnchor)
    left.isActive = true
    page.layoutIfNeeded()
    left.constant = 7
    page.layoutIfNeeded()
    #expect(view.frame.minX == 157)
    page.bounds.size.width = 100
    page.layoutIfNeeded()
    #expect(view.frame.minX == 57)
    view.preferredSize.width = 20
    page.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  @Test func framesThatAParentSetsInItsLayoutAreFollowed() {
    final class Parent: View {
      let moved = View()
      override func layoutSubviews() {
        moved.frame = CGRect(x: 40, y: 0, width: bounds.width / 4, height: 10)
      }
    }
    let (parent, follower) = (Parent(), Sized(10, 10))
    let page = page(parent)
    page.addSubview(follower)
    parent.addSubview(parent.moved)
    parent.frame = CGRect(x: 10, y: 0, width: 100, height: 10)
    follower.leftAnchor.constraint(equalTo: parent.moved.rightAnchor).isActive = true
    page.layoutIfNeeded()
    #expect(follower.frame.minX == 75)
  }

  @Test func viewsThatSetTheFramesOfTheirStacksAreLaidOutAtMostTwice() {
    final class Cell: View {
      let stack = StackView(arrangedSubviews: [Sized(10, 10), Sized(20, 10)])
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        if stack.superview == nil { addSubview(stack) }
        stack.frame = bounds
      }
    }
    let cells = (0..<40).map { Cell(frame: CGRect(x: 0, y: 0, width: CGFloat(50 + $0), height: 9)) }
    let page = page()
    for cell in cells { page.addSubview(cell) }
    page.layoutIfNeeded()
    for cell in cells {
      #expect(cell.stack.arrangedSubviews[1].frame.width == cell.bounds.width - 10)
      #expect(cell.layouts <= 2)
    }
  }

  @Test func aViewIsLaidOutAgainAfterTheFramesThatItReadsChange() {
    final class Underline: View {
      let word = Sized(30, 10)
      let line = View()
      override func layoutSubviews() {
        line.frame = CGRect(x: word.frame.minX, y: 12, width: word.frame.width, height: 1)
      }
    }
    let view = Underline(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.addSubview(view.word)
    view.addSubview(view.line)
    view.word.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    view.layoutIfNeeded()
    view.word.preferredSize.width = 50
    view.layoutIfNeeded()
    #expect(view.line.frame == CGRect(x: 50, y: 12, width: 50, height: 1))
  }

  @Test func aLayoutThatNeverSettlesEnds() {
    final class Restless: View {
      let inner = Sized(10, 10)
      var width: LayoutConstraint?
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        width?.constant += 1
      }
    }
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.addSubview(view.inner)
    view.width = view.inner.widthAnchor.constraint(equalToConstant: 10)
    view.width?.isActive = true
    view.layoutIfNeeded()
    #expect(view.layouts < 40)
  }

  @Test func constraintsKeepTheTransformOfAView() {
    let view = Sized(40, 10)
    let page = page(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 100).isActive = true
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 80, y: -5, width: 80, height: 20))
  }

  @Test func constraintsAreUpdatedBeforeTheyAreSolved() {
    final class Updating: View {
      var updates = 0
      var width: LayoutConstraint?
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        updates += 1
        if width == nil { width = widthAnchor.constraint(equalToConstant: 0) }
        width?.constant = CGFloat(10 * updates)
        width?.isActive = true
      }
    }
    let view = Updating()
    view.translatesAutoresizingMaskIntoConstraints = false
    let page = page(view)
    page.layoutIfNeeded()
    #expect(view.frame.width == 10)
    #expect(!view.needsUpdateConstraints())
    page.layoutIfNeeded()
    #expect(view.updates == 1)
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    page.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  @Test func constraintsMadeOnAwakeningCount() {
    final class Awakening: View {
      let inner = Sized(30, 10)
      var widthInLayout: CGFloat = 0
      override func awakeFromNib() {
        addSubview(inner)
        inner.rightAnchor.constraint(equalTo: rightAnchor).isActive = true
      }
      override func layoutSubviews() { widthInLayout = inner.frame.width }
    }
    let view = Awakening(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    page(view).layoutIfNeeded()
    #expect(view.inner.frame.minX == 70)
    #expect(view.widthInLayout == 30)
  }

  @Test func textBreaksAtTheWidthThatItGets() {
    let label = Label()
    label.numberOfLines = 0
    label.text = String(repeating: "net generation ", count: 12)
    label.translatesAutoresizingMaskIntoConstraints = false
    let below = Sized(10, 10)
    let page = page(label, below)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.firstBaselineAnchor.constraint(greaterThanOrEqualTo: label.lastBaselineAnchor),
    ])
    page.layoutIfNeeded()
    let height = label.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(height > 60)
    #expect(label.frame == CGRect(x: 0, y: 0, width: 300, height: height))
    #expect(below.frame.minY == height)
    label.preferredMaxLayoutWidth = 150
    #expect(label.intrinsicContentSize.height > height)
  }

  @Test func aChainOfAHundredConstrainedViewsIsLaidOut() {
    let views = (0..<100).map { _ in Sized(2, 5) }
    let page = page()
    for view in views { page.addSubview(view) }
    for (before, after) in zip(views, views.dropFirst()) {
      after.leftAnchor.constraint(equalTo: before.rightAnchor, constant: 1).isActive = true
      after.heightAnchor.constraint(equalTo: before.heightAnchor).isActive = true
    }
    page.layoutIfNeeded()
    #expect(views[99].frame == CGRect(x: 297, y: 0, width: 2, height: 5))
    #expect(views[40].frame.minX == 120)
  }

  @Test func theSecondAttributeIsIgnoredWithoutASecondItem() {
    let a = Sized(20, 10)
    let root = page(a)
    for attribute in [LayoutConstraint.Attribute.left, .width] {
      LayoutConstraint(
        item: a, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: attribute,
        constant: 33
      ).isActive = true
    }
    #expect(notes(root) == [])
    #expect(a.frame == CGRect(x: 33, y: 0, width: 33, height: 10))
  }
}
