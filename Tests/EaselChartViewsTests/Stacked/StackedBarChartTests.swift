import EaselCanvas
import EaselChartViews
import EaselCharts
import EaselViews
import Foundation
import Testing

/// Post 1, part by part.
@Suite struct StackedBarChartTests {
  private func chart() -> StackedBarChartView {
    let view = StackedBarChartView(frame: CGRect(x: 0, y: 0, width: 375, height: 250))
    view.categories = (2...12).map(String.init)
    view.series = [
      .init("red", color: .systemRed), .init("white", color: .white),
    ]
    view.values = Array(repeating: [4, 6], count: 11)
    return view
  }

  @Test func layersStandOnOneAnother() throws {
    let view = chart()
    view.layoutIfNeeded()
    let bar = try #require(view.bars.first)
    #expect(bar.stack.map(\.tag) == [0, 1])
    #expect(bar.stack.map(\.anchorPoint) == Array(repeating: CGPoint(x: 0.5, y: 1), count: 2))
    #expect(bar.stack[0].frame.maxY == bar.bounds.maxY)
    #expect(abs(bar.stack[1].frame.maxY - bar.stack[0].frame.minY) < 1e-9)
    #expect(abs(bar.stack[1].bounds.height / bar.stack[0].bounds.height - 1.5) < 1e-9)
  }

  @Test func whiteSegmentsHaveABorder() throws {
    let view = chart()
    let bar = try #require(view.bars.first)
    #expect(bar.stack.map(\.borderWidth) == [0, 0.5])
    #expect(bar.stack[1].borderColor == .darkGray)
  }

  @Test func theAxisHasElevenLinesOfWhichTheLowestIsWider() {
    let view = chart()
    view.layoutIfNeeded()
    let lines = (view.layer.sublayers ?? []).compactMap { $0 as? ShapeLayer }
    #expect(lines.count == 11)
    #expect(lines.map(\.lineWidth) == [1] + Array(repeating: 0.5, count: 10))
    #expect(lines.dropFirst().allSatisfy { $0.strokeColor == .lightGray })
    let rects = lines.compactMap { $0.path?.boundingBox.minY }
    let steps = zip(rects, rects.dropFirst()).map { $0 - $1 }
    #expect(steps.allSatisfy { abs($0 - steps[0]) < 1e-9 })
  }

  @Test func everyFifthLineHasAValueCentredOnIt() {
    let view = chart()
    view.layoutIfNeeded()
    let lines = (view.layer.sublayers ?? []).compactMap { $0 as? ShapeLayer }
    let labels = view.subviews.compactMap { $0 as? Label }.filter {
      ["0", "5", "10"].contains($0.text ?? "") && $0.center.x < 25
    }
    #expect(labels.map(\.text) == ["0", "5", "10"])
    for (label, index) in zip(labels, [0, 5, 10]) {
      #expect(abs(label.center.y - (lines[index].path?.boundingBox.midY ?? 0)) < 1e-9)
    }
  }

  @Test(arguments: [(9, 1), (10, 1), (11, 2), (21, 5), (51, 10), (0.4, 0.05), (0, 1)])
  func theAxisHoldsTheHighestBar(_ highest: Double, _ unit: Double) {
    let view = chart()
    view.values = [[highest, 0]]
    #expect(abs(view.axisUnit - unit) < 1e-12)
  }

  @Test func spacingFollowsTheWidth() {
    let view = chart()
    view.layoutIfNeeded()
    let narrow = view.barsStackView.spacing
    view.frame.size.width = 768
    view.layoutIfNeeded()
    #expect(abs(narrow - 12) < 2)
    #expect(view.barsStackView.spacing > 2 * narrow)
  }

  @Test func aNewValueMakesItsBarGrowFromTheOldHeight() throws {
    let view = chart()
    view.unit = 2
    view.layoutIfNeeded()
    let part = view.bars[3].stack[1]
    let before = part.bounds.height
    view.add(6, to: 1, at: 3)
    #expect(abs(part.bounds.height - 2 * before) < 1e-9)
    view.render(on: RecordingCanvas(), at: 0.3)
    let shown = try #require(part.presentation())
    #expect(abs(shown.bounds.height - 1.5 * before) < 0.01)
    #expect(abs(shown.frame.maxY - part.frame.maxY) < 1e-9)
    #expect(view.bars[2].stack[1].animationKeys() == nil)
  }

  @Test func namesDoNotOverlap() {
    for size in [CGSize(width: 120, height: 300), CGSize(width: 200, height: 100)] {
      let view = chart()
      view.frame.size = size
      view.layoutIfNeeded()
      let names = view.subviews.compactMap { $0 as? Label }.filter {
        !$0.isHidden && $0.frame.minY > size.height - 20
      }.sorted { $0.frame.minX < $1.frame.minX }
      #expect(names.count > 1)
      for (one, two) in zip(names, names.dropFirst()) {
        #expect(one.frame.maxX < two.frame.minX)
      }
    }
  }

  @Test func namesAfterOneWiderThanTheChartAreHiddenAndNotMeasured() {
    let view = chart()
    view.categories = (0..<1_200).map { "\($0) " + String(repeating: "name", count: 40) }
    view.layoutIfNeeded()
    let names = view.subviews.compactMap { $0 as? Label }.filter {
      $0.text?.contains("name") == true
    }
    #expect(names.filter { !$0.isHidden }.map(\.text) == [view.categories.first])
    #expect(names.dropFirst().allSatisfy { $0.bounds.isEmpty })
  }

  @Test func aSmallChartHasNoLabels() {
    let view = chart()
    view.frame.size = CGSize(width: 80, height: 60)
    view.layoutIfNeeded()
    let labels = view.subviews.compactMap { $0 as? Label }
    #expect(labels.allSatisfy { $0.isHidden })
    #expect(view.barsStackView.frame.width > 60)
  }

  @Test func theDataSourceIsAskedForEachValue() {
    final class Source: StackedBarChartDataSource {
      func stackedBarChart(_ chart: StackedBarChartView, valueFor series: Int, at category: Int)
        -> Double
      { Double(category * 10 + series) }
    }
    let (view, source) = (chart(), Source())
    view.dataSource = source
    view.reloadData()
    #expect(view.values[4] == [40, 41])
  }

  @Test func additionsOfNaNOrToMissingSeriesAreIgnored() {
    let view = chart()
    let before = view.values
    view.add(1, to: 7, at: 0)
    view.add(1, to: 0, at: -1)
    view.add(.nan, to: 0, at: 0)
    #expect(view.values == before)
  }

  @Test(arguments: [1e308, .leastNonzeroMagnitude, .leastNormalMagnitude / 100])
  func extremeValuesAreLaidOut(_ value: Double) {
    let view = chart()
    view.values = [[value, value], [value]]
    for unit in [nil, 1e308] as [Double?] {
      view.unit = unit
      view.layoutIfNeeded()
      let canvas = RecordingCanvas()
      view.render(on: canvas)
      #expect(canvas.context.firstError == nil)
      #expect(view.bars.allSatisfy { $0.stack.allSatisfy { $0.bounds.height.isFinite } })
    }
  }

  @Test(arguments: ["en_US", "ar_EG"])
  func barsStandOverTheirNames(_ locale: String) {
    let view = chart()
    view.categories = ["a", "b", "c"]
    view.values = [[1, 0], [2, 0], [3, 0]]
    let root = View(frame: view.frame)
    root.addSubview(view)
    _ = root.recording(options: RenderOptions(localeIdentifier: locale))
    let names = view.subviews.compactMap { $0 as? Label }.filter {
      view.categories.contains($0.text ?? "")
    }
    #expect(names.count == 3)
    for (name, bar) in zip(names, view.bars) {
      #expect(abs(name.center.x - bar.convert(bar.bounds, to: view).midX) < 1)
    }
    let isMirrored = names[0].center.x > names[2].center.x
    #expect(isMirrored == (locale == "ar_EG"))
  }
}
