import EaselCanvas
import EaselViews
import Foundation
import Testing

/// What constraints leave open, and those that lead to another tree.
@Suite struct AmbiguityTests {
  /// What is said to be open of which view.
  private func open(_ view: View) -> [String] {
    let canvas = RecordingCanvas()
    view.render(on: canvas)
    return canvas.context.diagnostics.filter { $0.code == .ambiguousLayout }.map {
      "\($0.viewPath ?? ""): \($0.value ?? "")"
    }
  }

  private func pin(_ view: View, to page: View, _ edges: [LayoutConstraint.Attribute]) {
    for edge in edges {
      LayoutConstraint(
        item: view, attribute: edge, relatedBy: .equal, toItem: page, attribute: edge
      ).isActive = true
    }
  }

  @Test func aViewWithoutConstraintsIsAmbiguousInPositionAndSize() {
    let page = page(box("a"))
    #expect(open(page) == ["page/a: horizontal position, width, vertical position, height"])
    let canvas = RecordingCanvas()
    page.render(on: canvas)
    #expect(canvas.context.diagnostics.first?.severity == .warning)
    #expect(canvas.context.diagnostics.first?.message.contains("of View “a”, ") == true)
  }

  @Test func onlyTheAmbiguousDimensionIsNamed() {
    let view = box("a")
    let page = page(view)
    pin(view, to: page, [.left, .right, .top])
    #expect(open(page) == ["page/a: height"])
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(open(page) == [])
  }

  @Test func anIntrinsicSizeIsNotAmbiguous() {
    let view = Sized(10, 20, name: "a")
    let page = page(view)
    pin(view, to: page, [.left])
    #expect(open(page) == ["page/a: vertical position"])
    pin(view, to: page, [.centerY])
    #expect(open(page) == [])
  }

  @Test func inequalitiesResolveAmbiguityOnlyWhenTheyAllowASingleValue() {
    let view = box("a")
    let page = page(view)
    pin(view, to: page, [.left, .top, .bottom])
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
    #expect(open(page) == ["page/a: width"])
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 30).isActive = true
    #expect(open(page) == [])
  }

  @Test func aConstraintOfLowPriorityResolvesAmbiguity() {
    let view = box("a")
    let page = page(view)
    pin(view, to: page, [.left, .top, .bottom])
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    width.priority = LayoutPriority(1)
    width.isActive = true
    #expect(open(page) == [])
  }

  @Test func viewsThatDependOnEachOtherAreAmbiguousTogether() {
    let (one, two) = (box("one"), box("two"))
    let page = page(one, two)
    for view in [one, two] { pin(view, to: page, [.top, .bottom]) }
    pin(one, to: page, [.left])
    pin(two, to: page, [.right])
    two.leftAnchor.constraint(equalTo: one.rightAnchor).isActive = true
    #expect(open(page) == ["page/one: width", "page/two: horizontal position, width"])
    one.widthAnchor.constraint(equalTo: two.widthAnchor).isActive = true
    #expect(open(page) == [])
  }

  @Test func viewsInAStackAreNotAmbiguous() {
    let stack = StackView(arrangedSubviews: [Sized(10, 10), Sized(20, 20), Sized(5, 5)])
    stack.arrangedSubviews[1].isHidden = true
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    for distribution in StackView.Distribution.allCases {
      for alignment in StackView.Alignment.allCases {
        (stack.distribution, stack.alignment) = (distribution, alignment)
        #expect(open(stack) == [], "\(distribution) \(alignment)")
      }
    }
  }

  @Test func viewsInNestedStacksAndViewsConstrainedToThemAreNotAmbiguous() {
    let rows = (0..<3).map { _ in
      let row = StackView(arrangedSubviews: [Sized(10, 10), Sized(10, 10)])
      row.distribution = .fillEqually
      return row
    }
    let column = StackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    let mark = Sized(5, 5, name: "mark")
    let page = page(column, mark)
    pin(column, to: page, [.left, .right, .top, .bottom])
    mark.leftAnchor.constraint(equalTo: page.leftAnchor).isActive = true
    mark.topAnchor.constraint(equalTo: rows[0].bottomAnchor).isActive = true
    #expect(open(page) == [])
    // The stack's own place is not decided by what it holds.
    for constraint in page.constraints where constraint.firstItem === column {
      constraint.isActive =
        constraint.firstAttribute == .top || constraint.firstAttribute == .bottom
    }
    #expect(open(page) == ["page/StackView: horizontal position"])
  }

  @Test func theOutermostViewIsNotAmbiguous() {
    let view = box("a")
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    view.heightAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(open(view) == [])
  }

  // MARK: Two trees

  private func strays(_ view: View) -> [Diagnostic] {
    let canvas = RecordingCanvas()
    view.render(on: canvas)
    return canvas.context.diagnostics.filter { $0.code == .invalidData }
  }

  @Test func aViewThatWasNeverAddedIsNotedInTheTreeOfItsConstraint() {
    let label = Label()
    label.translatesAutoresizingMaskIntoConstraints = false
    let page = page()
    pin(label, to: page, [.left, .top])
    let noted = strays(page)
    #expect(noted.count == 2)
    #expect(noted.first?.message.contains("addSubview") == true)
    #expect(noted.first?.severity == .error)
    page.addSubview(label)
    #expect(strays(page).isEmpty)
    #expect(label.frame.origin == .zero)
  }

  @Test func aViewThatWasNeverAddedIsNotedEvenAfterItsRelease() {
    let page = page()
    do {
      let label = box("label")
      pin(label, to: page, [.left])
    }
    let noted = strays(page)
    #expect(noted.map(\.viewPath) == ["page"])
    #expect(noted.first?.message.contains("label") == true)
  }

  @Test func aDeactivatedConstraintToAViewOutsideIsNotNoted() {
    let (label, page) = (box("label"), page())
    let edge = label.leftAnchor.constraint(equalTo: page.leftAnchor)
    edge.isActive = true
    edge.isActive = false
    #expect(strays(page).isEmpty)
  }

  @Test func aConstraintBetweenTwoTreesIsNotedOnceInEach() {
    let (label, page) = (box("label"), page())
    let other = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.addSubview(label)
    pin(label, to: page, [.left])
    #expect(strays(other).count == 1)
    #expect(strays(page).count == 1)
  }
}
