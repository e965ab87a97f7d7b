import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct FittingSizeTests {
  private func card() -> (card: View, content: Sized) {
    let (card, content) = (View(), Sized(50, 20))
    card.addSubview(content)
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 10),
      card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 5),
    ])
    return (card, content)
  }

  @Test func theFittingSizeIsThatOfTheContents() {
    let (card, _) = card()
    #expect(
      card.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == CGSize(width: 70, height: 30))
    // Hugging counts for more than the wish to be large.
    #expect(
      card.systemLayoutSizeFitting(View.layoutFittingExpandedSize) == CGSize(width: 70, height: 30))
    #expect(card.frame == .zero)
  }

  @Test func eachAxisHasItsOwnFittingPriority() {
    let (card, _) = card()
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: 30))
  }

  @Test func aViewWithoutConstraintsHasItsOwnSizeOrTheAskedOne() {
    let view = View()
    #expect(
      view.systemLayoutSizeFitting(CGSize(width: 3, height: 4)) == CGSize(width: 3, height: 4))
    #expect(Sized(30, 40).systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 40))
  }

  @Test func aRootViewTakesTheSizeOfItsConstraints() {
    let (card, content) = card()
    card.translatesAutoresizingMaskIntoConstraints = false
    card.frame.origin = CGPoint(x: 3, y: 4)
    card.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 3, y: 4, width: 70, height: 30))
    content.preferredSize.width = 20
    card.layoutIfNeeded()
    #expect(card.frame.size == CGSize(width: 40, height: 30))
  }

  @Test func aViewWithoutSizeIsRenderedAsItsConstraintsSay() throws {
    let (card, _) = card()
    let svg = String(decoding: try card.data(as: .svg), as: UTF8.self)
    #expect(svg.contains("width=\"70"))
    #expect(card.bounds.size == CGSize(width: 70, height: 30))
  }

  @Test func measuringASubviewKeepsConstraintsFromOutsideOfIt() {
    let still = View(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    let part = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    part.addSubview(still)
    part.addSubview(Sized(5, 5))
    still.safeAreaInsets = .zero
    let label = Sized(20, 10)
    let root = page(part, label)
    label.leadingAnchor.constraint(equalTo: still.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    _ = part.systemLayoutSizeFitting(.zero)
    still.frame.origin.x = 50
    root.layoutIfNeeded()
    #expect(label.frame.minX == 60)
  }

  @Test func measuringNestedStacksAsksForSizesABoundedNumberOfTimes() {
    let innermost = AskedView()
    var view: View = innermost
    for _ in 0..<12 {
      let stack = StackView(arrangedSubviews: [view, Sized(5, 5)])
      stack.distribution = .fillProportionally
      stack.alignment = .firstBaseline
      view = stack
    }
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    view.layoutIfNeeded()
    // Twice the depth squared would be plenty; before, it was a power of the depth.
    #expect(innermost.questions < 1000)
  }
}

/// A view that counts how often it was asked for its size.
private final class AskedView: View {
  var questions = 0
  override var intrinsicContentSize: CGSize {
    questions += 1
    return CGSize(width: 10, height: 10)
  }
}
