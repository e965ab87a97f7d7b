import EaselCanvas
import EaselChartViews
import EaselCharts
import EaselViews
import Foundation
import Testing

/// Post 4, part by part.
@Suite struct PagedBarChartTests {
  private func chart() -> PagedBarChartView {
    let view = PagedBarChartView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    view.items = [7, 1, 2, 6, 3, 9, 2, 3, 1, 5, 1, 1, 6].enumerated().map {
      .init("n\($0.offset)", value: $0.element)
    }
    view.layoutIfNeeded()
    return view
  }

  @Test func aPageHasFiveBars() {
    let view = chart()
    #expect(view.rows.map(\.bars.count) == [5, 5, 3])
    #expect(view.contentSize == CGSize(width: 1_125, height: 300))
    #expect(view.pageRects.count == 3)
  }

  @Test func theWidthOfTheLastPageFollowsItsNumberOfBars() {
    let view = chart()
    #expect(view.rows.map(\.frame.width) == [375, 375, 225])
  }

  @Test func heightsOfBarsAreProportionalToTheMaximum() {
    let bars = chart().bars
    let full: CGFloat = 300 - 60
    for (bar, value) in zip(bars, [7, 1, 2, 6, 3, 9, 2, 3, 1, 5, 1, 1, 6] as [CGFloat]) {
      #expect(abs(bar.bar.bounds.height - full * value / 9) < 1e-6)
    }
  }

  @Test func onlyTheBarOfTheMaximumIsOrange() {
    let colors = chart().bars.map(\.item.color)
    #expect(colors.indices.filter { colors[$0] == .systemOrange } == [5])
  }

  @Test func barsStandOnTheBaseLineWithTheirValuesOnThem() throws {
    let view = chart()
    let bar = view.bars[1]
    let bottom = bar.bar.convert(CGPoint(x: 0, y: bar.bar.bounds.maxY), to: view).y
    #expect(abs(bottom - 270) < 1e-6)
    #expect(abs(bar.valueLabel.frame.maxY - bar.bar.frame.minY) < 1e-6)
    #expect(bar.nameLabel.frame.height == 30)
  }

  @Test func barsAreTwentyPointsApart() {
    let row = chart().rows[0]
    #expect(row.bars[0].frame.minX == 20)
    for (one, two) in zip(row.bars, row.bars.dropFirst()) {
      #expect(abs(two.frame.minX - one.frame.maxX - 20) < 1e-6)
    }
  }

  @Test func longValuesShareASmallerFontSizeAndFit() {
    let view = chart()
    view.items = [12_400, 8, 990, 12_300, 7].map { .init("n", value: $0) }
    view.layoutIfNeeded()
    let sizes = view.bars.map(\.valueLabel.font.size)
    #expect(Set(sizes).count == 1)
    for bar in view.bars {
      #expect(bar.valueLabel.intrinsicContentSize.width <= bar.bounds.width)
      #expect(bar.nameLabel.font.size > sizes[0])
    }
  }

  @Test func longNamesShareASmallerFontSizeAndFit() {
    let view = PagedBarChartView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    view.items = ["ab", "cd", "ef", "gh", "ij", "longer"].map { .init($0, value: 1) }
    view.layoutIfNeeded()
    let sizes = Set(view.bars.map(\.nameLabel.font.size))
    #expect(sizes.count == 1)
    #expect((sizes.first ?? 20) < 20)
    #expect(view.bars[5].nameLabel.intrinsicContentSize.width <= view.bars[5].frame.width + 0.01)
    #expect(view.bars.map(\.valueLabel.font.size) == Array(repeating: 20, count: 6))
  }

  @Test func theBaseLineIsAPointWide() throws {
    let row = chart().rows[0]
    let line = try #require(
      row.layer.sublayers?.first { $0.backgroundColor == .darkGray })
    #expect(line.frame == CGRect(x: 0, y: 269.5, width: 375, height: 1))
  }

  @Test func imagesOfPagesNeedNoEarlierLayout() throws {
    let view = PagedBarChartView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    view.items = (1...13).map { .init("n\($0)", value: Double($0)) }
    let pages = try view.images()
    #expect(pages.count == 3)
    #expect(Set(pages).count == 3)
  }

  @Test func widthsOfPagesFollowTheWidthOfTheView() {
    let view = chart()
    view.frame.size.width = 600
    view.layoutIfNeeded()
    #expect(view.rows.map(\.frame.width) == [600, 600, 360])
    #expect(view.pageRects.count == 3)
  }

  @Test func barsGrowFromZero() {
    let view = chart()
    view.animationTimingFunction = TimingFunction(name: .linear)
    view.grow()
    view.render(on: RecordingCanvas(), at: 0.4)
    let bar = view.bars[0]
    let shown = bar.bar.layer.presentation()
    #expect(abs((shown?.bounds.height ?? 0) - bar.bar.bounds.height / 2) < 1e-6)
    #expect(abs((shown?.frame.maxY ?? 0) - bar.bar.frame.maxY) < 1e-6)
    let label = bar.valueLabel.layer.presentation()
    #expect(abs((label?.frame.maxY ?? 0) - (shown?.frame.minY ?? -1)) < 1e-6)
  }

  @Test func aSinglePageOfFewBarsHasTheFullWidth() {
    let view = PagedBarChartView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    view.items = [.init("a", value: 1), .init("b", value: .nan)]
    view.layoutIfNeeded()
    #expect(view.rows.map(\.frame.width) == [375])
    #expect(view.bars[1].bar.bounds.height == 0)
  }

  /// Counts how often it is drawn.
  private final class CountingView: View {
    private(set) var count = 0
    override var redrawsEveryFrame: Bool { true }
    override func draw(_ rect: CGRect, on canvas: any Canvas) { count += 1 }
  }

  /// Else the cost of many pages is the square of their number.
  @Test func aPageIsDrawnAtMostThreeTimesForAPDF() throws {
    let view = chart()
    view.barsPerPage = 1
    view.layoutIfNeeded()
    let counting = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.rows[6].addSubview(counting)
    let document = try view.data(as: .pdf)
    #expect(document.count > 0)
    #expect((1...3).contains(counting.count))
  }

  @Test func valuesThatCannotBeDrawnAreNotedOnTheirPage() throws {
    let view = PagedBarChartView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    view.items = (0..<13).map { .init("n\($0)", value: [0, 4, 5, 12].contains($0) ? -1 : 1) }
    let notes = try view.rendered(as: .pdf, options: RenderOptions(policy: .lenient)).diagnostics
      .filter { $0.code == .invalidData }
    #expect(notes.map(\.page) == [1, 1, 2, 3])
    #expect(zip(notes, ["n0", "n4", "n5", "n12"]).allSatisfy { $0.message.contains("“\($1)”") })
  }

  @Test func textsWithoutRoomAreNoted() throws {
    let view = PagedBarChartView(frame: CGRect(x: 0, y: 0, width: 120, height: 90))
    view.barsPerPage = 30
    view.items = (0..<30).map { .init("a long name \($0)", value: 123_456.75 + Double($0)) }
    let notes = try view.rendered(as: .pdf, options: RenderOptions(policy: .lenient)).diagnostics
    #expect(notes.contains { $0.code == .labelAdjusted })
    #expect(view.bars.contains { $0.valueLabel.isHidden })
    let shown = view.bars.filter { !$0.valueLabel.isHidden }.map { bar in
      bar.valueLabel.convert(bar.valueLabel.bounds, to: view)
    }
    for (one, two) in zip(shown, shown.dropFirst()) { #expect(one.maxX <= two.minX + 0.01) }
  }

  @Test func filesInAnotherLocaleHaveTheValuesOfThatLocale() throws {
    let view = PagedBarChartView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    view.items = [.init("a", value: 1234.5), .init("b", value: 700)]
    for (locale, text) in [("de_DE", "1.234,5"), ("fr_CH", "700")] {
      let options = RenderOptions(localeIdentifier: locale)
      let svg = String(decoding: try view.data(as: .svg, options: options), as: UTF8.self)
      #expect(svg.contains(text))
    }
  }
}
