import EaselCanvas
import EaselViews
import Foundation
import Testing

private final class PreferredSizeView: View {
  var preferredSize = CGSize.zero
  override var intrinsicContentSize: CGSize { preferredSize }
}

@Suite struct StackViewTests {
  private func stack(_ sizes: [CGSize], in size: CGSize) -> StackView {
    let stack = StackView(
      arrangedSubviews: sizes.map {
        let view = PreferredSizeView()
        view.preferredSize = $0
        return view
      })
    stack.frame = CGRect(origin: .zero, size: size)
    return stack
  }

  private func frames(_ stack: StackView) -> [CGRect] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  @Test func fillEquallyGivesViewsEqualWidths() {
    let row = stack(
      [CGSize(width: 5, height: 10), CGSize(width: 50, height: 20)],
      in: CGSize(width: 100, height: 40))
    row.distribution = .fillEqually
    row.alignment = .bottom
    row.spacing = 20
    #expect(
      frames(row) == [
        CGRect(x: 0, y: 30, width: 40, height: 10), CGRect(x: 60, y: 20, width: 40, height: 20),
      ])
  }

  @Test func marginsCountOnlyWhenAskedFor() {
    let row = stack([CGSize(width: 5, height: 10)], in: CGSize(width: 100, height: 40))
    row.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    #expect(frames(row) == [CGRect(x: 0, y: 0, width: 100, height: 40)])
    row.isLayoutMarginsRelativeArrangement = true
    #expect(frames(row) == [CGRect(x: 20, y: 0, width: 60, height: 40)])
  }

  @Test func marginsAreZeroUntilTheyAreSet() {
    let row = stack([CGSize(width: 5, height: 10)], in: CGSize(width: 100, height: 40))
    row.isLayoutMarginsRelativeArrangement = true
    #expect(frames(row) == [CGRect(x: 0, y: 0, width: 100, height: 40)])
    row.layoutMargins.left = 20
    #expect(frames(row) == [CGRect(x: 20, y: 0, width: 80, height: 40)])
    #expect(View().layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func hiddenViewsTakeNoSpace() {
    let column = stack(
      Array(repeating: CGSize(width: 5, height: 10), count: 3), in: CGSize(width: 30, height: 50))
    column.axis = .vertical
    column.distribution = .fillEqually
    column.spacing = 10
    column.layoutIfNeeded()
    column.arrangedSubviews[1].isHidden = true
    let result = frames(column)
    #expect(result[0] == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(result[2] == CGRect(x: 0, y: 30, width: 30, height: 20))
  }

  @Test func equalSpacingGivesViewsEqualGaps() {
    let row = stack(
      Array(repeating: CGSize(width: 10, height: 10), count: 3), in: CGSize(width: 70, height: 10))
    row.distribution = .equalSpacing
    #expect(frames(row).map(\.minX) == [0, 30, 60])
  }

  @Test func theIntrinsicSizeIncludesSpacingAndMargins() {
    let row = stack(
      [CGSize(width: 5, height: 10), CGSize(width: 50, height: 20)], in: .zero)
    row.spacing = 3
    #expect(row.intrinsicContentSize == CGSize(width: 58, height: 20))
    row.distribution = .fillEqually
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    #expect(row.intrinsicContentSize == CGSize(width: 119, height: 36))
  }

  @Test func nestedRowsFollowChangesOfTheirViews() {
    let label = Label()
    label.text = "a"
    let inner = StackView(arrangedSubviews: [label])
    let outer = StackView(arrangedSubviews: [inner, View()])
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
    outer.layoutIfNeeded()
    label.text = "a longer text"
    outer.layoutIfNeeded()
    #expect(inner.frame.width == label.intrinsicContentSize.width)
    inner.spacing = 5
    inner.addArrangedSubview(Label())
    outer.layoutIfNeeded()
    #expect(inner.frame.width == label.intrinsicContentSize.width + 5)
    inner.arrangedSubviews[1].isHidden = true
    outer.layoutIfNeeded()
    #expect(inner.frame.width == label.intrinsicContentSize.width)
  }
}
