import EaselCanvas
import EaselViews
import Foundation
import Testing

/// Arrangements against numbers that were computed by hand.
@Suite struct StackArrangementTests {
  /// A row of 300 × 100 points of views of some sizes.
  private func row(_ sizes: (CGFloat, CGFloat)...) -> StackView {
    let row = StackView(arrangedSubviews: sizes.map { Sized($0.0, $0.1) })
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    return row
  }

  private func xs(_ row: StackView) -> [CGFloat] {
    row.layoutIfNeeded()
    return row.arrangedSubviews.map(\.frame.minX)
  }

  private func widths(_ row: StackView) -> [CGFloat] {
    row.layoutIfNeeded()
    return row.arrangedSubviews.map(\.frame.width)
  }

  private func verticals(_ row: StackView) -> [[CGFloat]] {
    row.layoutIfNeeded()
    return row.arrangedSubviews.map { [$0.frame.minY, $0.frame.height] }
  }

  // MARK: Distributions

  @Test func fillStretchesTheViewThatHugsLeast() {
    let row = row((50, 10), (60, 10), (70, 10))
    row.spacing = 10
    #expect(widths(row) == [50, 60, 170])
    row.arrangedSubviews[0].setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
    #expect(widths(row) == [150, 60, 70])
    #expect(xs(row) == [0, 160, 230])
  }

  @Test func fillSqueezesTheViewThatResistsLeast() {
    let row = row((150, 10), (160, 10), (170, 10))
    #expect(widths(row) == [150, 150, 0])
    let first = row.arrangedSubviews[0]
    first.setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
    #expect(widths(row) == [0, 160, 140])
    row.arrangedSubviews[2].setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(widths(row) == [0, 130, 170])
  }

  @Test func fillKeepsLengthsThatConstraintsGive() {
    let row = row((50, 10), (60, 10), (70, 10))
    row.arrangedSubviews[2].widthAnchor.constraint(equalToConstant: 20).isActive = true
    #expect(widths(row) == [50, 230, 20])
    row.arrangedSubviews[1].widthAnchor.constraint(
      equalTo: row.arrangedSubviews[0].widthAnchor, multiplier: 3
    ).isActive = true
    #expect(widths(row) == [70, 210, 20])
  }

  @Test func aConstraintGivesAViewAShareOfTheStacksHeight() {
    let row = row((10, 10), (10, 10))
    row.alignment = .bottom
    row.arrangedSubviews[1].heightAnchor.constraint(
      equalTo: row.heightAnchor, multiplier: 0.75
    ).isActive = true
    #expect(verticals(row) == [[90, 10], [25, 75]])
  }

  @Test func equalLengthsSpareThoseThatAConstraintGives() {
    let row = row((50, 10), (60, 10), (70, 10))
    row.distribution = .fillEqually
    row.spacing = 15
    #expect(widths(row) == [90, 90, 90])
    row.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(widths(row) == [30, 120, 120])
  }

  @Test func fillProportionallyDividesTheLengthByIntrinsicSizes() {
    let row = row((10, 10), (20, 10), (30, 10))
    row.distribution = .fillProportionally
    row.spacing = 30
    #expect(widths(row) == [40, 80, 120])
    #expect(xs(row) == [0, 70, 180])
    let empty = self.row((0, 10), (0, 10))
    empty.distribution = .fillProportionally
    #expect(widths(empty) == [150, 150])
  }

  @Test func fillProportionallyUsesFramesAndNestedStacks() {
    let inner = StackView(arrangedSubviews: [Sized(20, 5), Sized(40, 5)])
    let plain = View(frame: CGRect(x: 0, y: 0, width: 40, height: 9))
    let row = StackView(arrangedSubviews: [plain, inner])
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    row.distribution = .fillProportionally
    #expect(widths(row) == [120, 180])
  }

  @Test func equalSpacingDistributesTheRestBetweenTheViews() {
    let row = row((50, 10), (60, 10), (70, 10))
    row.distribution = .equalSpacing
    row.spacing = 10
    #expect(widths(row) == [50, 60, 70])
    #expect(xs(row) == [0, 110, 230])
    row.spacing = 80
    // 300 - 2 × 80 leaves 140 of 180: the last view gives way.
    #expect(xs(row) == [0, 130, 270])
    #expect(widths(row) == [50, 60, 30])
  }

  @Test func equalCenteringPlacesCentresAtEqualDistances() {
    let row = row((20, 10), (60, 10), (100, 10))
    row.distribution = .equalCentering
    // Middles at 10 and 250, and so at 130.
    #expect(xs(row) == [0, 100, 200])
    row.spacing = 55
    // Then the second would be 40 from the third.
    #expect(xs(row) == [0, 85, 200])
  }

  @Test func aSingleViewFillsTheRow() {
    for distribution in StackView.Distribution.allCases {
      let row = row((20, 10))
      row.distribution = distribution
      #expect(widths(row) == [300])
    }
  }

  // MARK: Spacing

  @Test func customSpacingReplacesTheSpacingAfterAView() {
    let row = row((50, 10), (60, 10), (70, 10))
    row.spacing = 10
    row.setCustomSpacing(40, after: row.arrangedSubviews[0])
    #expect(row.customSpacing(after: row.arrangedSubviews[0]) == 40)
    #expect(xs(row) == [0, 90, 160])
    row.arrangedSubviews[1].isHidden = true
    row.layoutIfNeeded()
    #expect(row.arrangedSubviews[2].frame == CGRect(x: 90, y: 0, width: 210, height: 100))
    row.arrangedSubviews[1].isHidden = false
    row.setCustomSpacing(StackView.spacingUseSystem, after: row.arrangedSubviews[1])
    #expect(xs(row) == [0, 90, 158])
    row.setCustomSpacing(StackView.spacingUseDefault, after: row.arrangedSubviews[0])
    #expect(xs(row) == [0, 60, 128])
    row.setCustomSpacing(3, after: View())
    #expect(row.customSpacing(after: View()) == StackView.spacingUseDefault)
  }

  @Test func spacingThatIsNaNIsNoted() {
    let row = row((50, 10), (60, 10))
    row.spacing = .nan
    #expect(notes(row).map(\.code) == [.invalidNumber])
    #expect(row.arrangedSubviews[0].frame.minX == 0)
  }

  // MARK: Alignment

  @Test(arguments: [
    (StackView.Alignment.fill, [[0.0, 100], [0, 100]]), (.top, [[0, 10], [0, 40]]),
    (.center, [[45, 10], [30, 40]]), (.bottom, [[90, 10], [60, 40]]),
    // Without text the first baseline is the top edge, the last the bottom.
    (.firstBaseline, [[0, 10], [0, 40]]), (.lastBaseline, [[90, 10], [60, 40]]),
  ])
  func alignments(_ alignment: StackView.Alignment, _ expected: [[CGFloat]]) {
    let row = row((50, 10), (60, 40))
    row.alignment = alignment
    #expect(verticals(row) == expected)
  }

  @Test func aFixedHeightIsKeptWhereViewsFillTheRow() {
    let row = row((50, 10), (60, 40))
    row.arrangedSubviews[0].heightAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(verticals(row) == [[0, 30], [0, 100]])
    #expect(notes(row).isEmpty)
  }

  @Test func viewsTallerThanTheRowAreSqueezed() {
    for alignment in [StackView.Alignment.top, .center, .bottom] {
      let row = row((50, 150))
      row.alignment = alignment
      #expect(verticals(row) == [[0, 100]])
    }
  }

  @Test func columnsAlignViewsHorizontally() {
    let column = row((50, 10), (60, 40))
    column.axis = .vertical
    column.alignment = .trailing
    #expect(xs(column) == [250, 240])
    #expect(verticals(column) == [[0, 10], [10, 90]])
    column.alignment = .lastBaseline
    #expect(xs(column) == [250, 240])
    column.alignment = .firstBaseline
    #expect(xs(column) == [0, 0])
  }

  private func label(_ text: String, _ size: CGFloat) -> Label {
    let label = Label()
    label.text = text
    label.font = .system(size: size)
    return label
  }

  /// Where the text of a label stands, as it is drawn.
  private func baseline(_ label: Label, isFirst: Bool = true) -> CGFloat {
    let style = TextStyle(font: label.font)
    let layout = TextLayout(label.text ?? "", style: style, width: label.bounds.width)
    let line = isFirst ? layout.firstBaseline : layout.lastBaseline
    return label.frame.midY - layout.size.height / 2 + line
  }

  @Test(arguments: [StackView.Alignment.firstBaseline, .lastBaseline])
  func baselineAlignmentPutsTextsOnOneBaseline(_ alignment: StackView.Alignment) {
    let (large, small) = (label("Ag", 40), label("Ag", 12))
    let row = StackView(arrangedSubviews: [small, large])
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    row.alignment = alignment
    row.layoutIfNeeded()
    #expect(abs(baseline(large) - baseline(small)) < 1e-6)
    #expect(alignment == .firstBaseline ? large.frame.minY == 0 : large.frame.maxY == 100)
    #expect(small.frame.height == small.intrinsicContentSize.height)
  }

  @Test func spacingIsBetweenBaselinesOnRequest() {
    let (one, two) = (label("Ag", 20), label("Ag", 30))
    let column = StackView(arrangedSubviews: [one, two])
    column.axis = .vertical
    column.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    column.spacing = 50
    column.isBaselineRelativeArrangement = true
    column.layoutIfNeeded()
    #expect(abs(baseline(two) - baseline(one) - 50) < 1e-6)
  }

  @Test func theBaselineOfAStackIsThatOfAView() {
    let (large, small) = (label("Ag", 40), label("Ag", 12))
    let row = StackView(arrangedSubviews: [small, large])
    #expect(row.forFirstBaselineLayout === large)
    #expect(row.forLastBaselineLayout === large)
    row.axis = .vertical
    #expect(row.forFirstBaselineLayout === small)
    #expect(row.forLastBaselineLayout === large)
    #expect(StackView().forFirstBaselineLayout is StackView)
    let outer = StackView(arrangedSubviews: [label("Ag", 16), row])
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    outer.alignment = .firstBaseline
    outer.layoutIfNeeded()
    let mine = outer.arrangedSubviews[0] as? Label
    #expect(abs((mine.map { baseline($0) } ?? 0) - row.frame.minY - baseline(small)) < 1e-6)
  }

  // MARK: Trees

  @Test func layoutMarginsInsetTheArrangedViews() {
    let row = row((50, 10), (60, 10))
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = EdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    #expect(xs(row) == [20, 70])
    #expect(widths(row) == [50, 200])
    #expect(verticals(row) == [[1, 97], [1, 97]])
  }

  @Test func rowsRunFromRightToLeftInRightToLeftViews() {
    let row = row((50, 10), (60, 10))
    row.semanticContentAttribute = .forceRightToLeft
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    row.spacing = 10
    #expect(xs(row) == [220, 20])
    #expect(widths(row) == [50, 190])
    row.axis = .vertical
    row.alignment = .leading
    #expect(xs(row) == [220, 210])
  }

  @Test func nestedStacksAreArranged() {
    let inner = row((50, 10), (60, 20))
    inner.axis = .vertical
    inner.spacing = 5
    let outer = StackView(arrangedSubviews: [inner, Sized(40, 90)])
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    outer.alignment = .center
    outer.spacing = 8
    #expect(xs(outer) == [0, 68])
    #expect(widths(outer) == [60, 232])
    #expect(verticals(outer) == [[32.5, 35], [5, 90]])
    #expect(verticals(inner) == [[0, 10], [15, 20]])
    #expect(outer.intrinsicContentSize == CGSize(width: 108, height: 90))
  }

  @Test func aStackIsPlacedByConstraints() {
    let stack = StackView(arrangedSubviews: [Sized(50, 10), Sized(60, 20)])
    stack.translatesAutoresizingMaskIntoConstraints = false
    let below = Sized(5, 5)
    let page = page(stack, below)
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: page.topAnchor, constant: 30),
      stack.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      below.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 3),
      below.leadingAnchor.constraint(equalTo: stack.arrangedSubviews[1].leadingAnchor),
    ])
    page.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 95, y: 30, width: 110, height: 20))
    #expect(below.frame.origin == CGPoint(x: 145, y: 53))
  }

  @Test func aConstraintAgainstTheArrangementIsNamedWithIt() {
    let row = row((50, 10), (60, 10))
    row.accessibilityIdentifier = "row"
    let view = row.arrangedSubviews[1]
    view.accessibilityIdentifier = "b"
    view.leadingAnchor.constraint(equalTo: row.leadingAnchor).isActive = true
    row.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 50).isActive = true
    let note = notes(row).first
    #expect(note?.code == .constraintConflict)
    #expect(note?.message.contains("left out: the arrangement in StackView “row”") == true)
    #expect(note?.message.contains("Sized “b”.leading == StackView “row”.leading") == true)
  }

  @Test func viewsWithoutASizeOfTheirOwnKeepThatOfTheirFrame() {
    let views = [40.0, 30].map { View(frame: CGRect(x: 0, y: 0, width: $0, height: $0)) }
    let row = StackView(arrangedSubviews: views)
    #expect(row.intrinsicContentSize == CGSize(width: 70, height: 40))
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    #expect(widths(row) == [40, 260])
    row.distribution = .equalSpacing
    row.alignment = .center
    #expect(xs(row) == [0, 270])
    #expect(verticals(row) == [[30, 40], [35, 30]])
    views[1].frame.size = CGSize(width: 50, height: 20)
    #expect(widths(row) == [40, 50])
  }

  // MARK: Views that come and go

  @Test func arrangedViewsAreInsertedMovedAndRemoved() {
    let row = row((50, 10), (60, 10))
    let (first, second) = (row.arrangedSubviews[0], row.arrangedSubviews[1])
    let third = Sized(20, 10)
    row.insertArrangedSubview(third, at: 0)
    #expect(xs(row) == [0, 20, 70])
    row.insertArrangedSubview(second, at: -4)
    #expect(
      row.arrangedSubviews.map(ObjectIdentifier.init) == [second, third, first].map { .init($0) })
    row.removeArrangedSubview(third)
    #expect(third.superview === row)
    #expect(xs(row) == [0, 60])
    second.removeFromSuperview()
    #expect(row.arrangedSubviews.map(ObjectIdentifier.init) == [ObjectIdentifier(first)])
    #expect(widths(row) == [300])
    row.addArrangedSubview(row)
    #expect(row.arrangedSubviews.count == 1)
  }

  @Test func reorderingSubviewsKeepsTheArrangement() {
    let row = row((50, 10), (60, 10))
    row.bringSubviewToFront(row.arrangedSubviews[0])
    #expect(xs(row) == [0, 50])
  }

  @Test func hiddenArrangedViewsCollapse() {
    let row = row((50, 10), (60, 10), (70, 10))
    row.spacing = 10
    #expect(row.intrinsicContentSize.width == 200)
    row.arrangedSubviews[1].isHidden = true
    #expect(row.intrinsicContentSize.width == 130)
    row.layoutIfNeeded()
    #expect(row.arrangedSubviews[2].frame.minX == 60)
    for view in row.arrangedSubviews { view.isHidden = true }
    #expect(row.intrinsicContentSize == .zero)
  }
}
