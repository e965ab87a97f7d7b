import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct AxisResolverTests {
  // MARK: Numbers

  @Test func valueLabelsStandSixPointsFromThePlotAndEndTogether() throws {
    let layout = AxisProbe.layout(AxisProbe.bars(["a", "b"], [120, 990]))
    let axis = try #require(layout.axis(.leading))
    #expect(axis.texts == ["0", "200", "400", "600", "800", "1,000"])
    #expect(axis.labels.allSatisfy { abs($0.frame.maxX - (layout.plot.minX - 6)) < 0.01 })
  }

  @Test func eachValueExceptZeroHasTheUnit() throws {
    let layout = AxisProbe.layout(AxisProbe.bars(["a", "b"], [1e6, 9e6]))
    #expect(try #require(layout.axis(.leading)).texts == ["0", "2M", "4M", "6M", "8M", "10M"])
  }

  @Test func eachValueExceptZeroHasTheUnitInTheAppleTheme() throws {
    let layout = AxisProbe.layout(AxisProbe.bars(["a", "b"], [1e6, 9e6]), theme: .apple)
    let texts = try #require(layout.axis(.trailing)).texts
    #expect(texts.first == "0")
    #expect(texts.dropFirst().allSatisfy { $0.hasSuffix("M") })
  }

  @Test func valuesHaveGridLinesAndNoTicks() throws {
    let layout = AxisProbe.layout(AxisProbe.bars(["a", "b"], [3, 9]))
    let axis = try #require(layout.axis(.leading))
    #expect(axis.gridLines.count == axis.ticks.count)
    #expect(axis.gridLines.allSatisfy { $0.style.lineWidth == 0.5 })
    #expect(axis.tickLines.isEmpty)
    #expect(layout.axis(.bottom)?.gridLines.isEmpty == true)
    #expect(layout.axis(.bottom)?.tickLines.isEmpty == true)
  }

  @Test func theBaselineLiesAtZeroAlsoBelowBars() throws {
    let layout = AxisProbe.layout(AxisProbe.bars(["a", "b"], [-5, 5]))
    let axis = try #require(layout.axis(.leading))
    let zero = try #require(axis.ticks.first { $0.datum == .number(0) })
    #expect(axis.baseline?.start.y == zero.position)
    #expect(axis.baseline?.style.lineWidth == 0.75)
  }

  @Test func anAxisThatLeavesOutZeroHasNoBaseline() throws {
    let layout = AxisProbe.layout(AxisProbe.line([1000, 1001, 1002]))
    #expect(try #require(layout.axis(.leading)).baseline == nil)
  }

  @Test func valuesOfAListAreShownAndThoseBeyondAnExplicitDomainAreNot() throws {
    var set = AxisMarkSet()
    set.values = AxisMarkValues(
      .list([.number(0), .number(4), .number(1e9), .number(.nan), .category("x")]))
    var configuration = AxisProbe.configuration(y: set)
    configuration.y.domain = 0...10.0
    let layout = AxisProbe.layout(AxisProbe.bars(["a", "b"], [3, 9]), configuration)
    #expect(try #require(layout.axis(.leading)).ticks.map(\.datum) == [.number(0), .number(4)])
  }

  @Test func aStrideGivesItsMultiples() throws {
    var set = AxisMarkSet()
    set.values = .stride(by: 2.5)
    let layout = AxisProbe.layout(
      AxisProbe.bars(["a", "b"], [3, 9]), AxisProbe.configuration(y: set))
    #expect(try #require(layout.axis(.leading)).texts.prefix(4) == ["0", "2.5", "5.0", "7.5"])
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, 1e-300])
  func aStrideThatGivesNoValuesIsChosenByTheAxis(step: Double) throws {
    var set = AxisMarkSet()
    set.values = .stride(by: step)
    let layout = AxisProbe.layout(
      AxisProbe.bars(["a", "b"], [3, 9]), AxisProbe.configuration(y: set))
    let axis = try #require(layout.axis(.leading))
    #expect((2...12).contains(axis.ticks.count))
  }

  @Test func aFormatWritesTheValues() throws {
    var set = AxisMarkSet()
    set.format = { datum, _ in
      if case .number(let number) = datum { "\(Int(number)) €" } else { nil }
    }
    let layout = AxisProbe.layout(
      AxisProbe.bars(["a", "b"], [3, 9]), AxisProbe.configuration(y: set))
    #expect(try #require(layout.axis(.leading)).texts.first == "0 €")
  }

  @Test func valueAxesInArabicAreAtTheRightWithArabicDigits() throws {
    let layout = AxisProbe.layout(AxisProbe.bars(["a", "b"], [3, 9]), locale: "ar_EG")
    let axis = try #require(layout.axis(.leading))
    #expect(axis.texts.first == "٠")
    #expect(axis.labels.allSatisfy { $0.frame.minX >= layout.plot.maxX + 5.9 })
  }

  @Test func valuesAreAtTheTrailingEdgeInTheAppleTheme() throws {
    let layout = AxisProbe.layout(AxisProbe.bars(["a", "b"], [3, 9]), theme: .apple)
    let axis = try #require(layout.axis(.trailing))
    #expect(axis.labels.allSatisfy { $0.frame.minX > layout.plot.maxX })
    #expect(layout.axis(.bottom)?.gridLines.first?.style.dash == [2, 2])
  }

  // MARK: Content

  @Test func aContentClosureSetsTheLabelAndTickOfEachValue() throws {
    var set = AxisMarkSet()
    set.values = AxisMarkValues(.list([.number(0), .number(6)]))
    set.content = { value in
      var label = AxisLabelPart()
      label.content = .text(Text("No. \(value.index) of \(value.count)"))
      return [
        AxisPart(.label(label)),
        AxisPart(
          .tick(isCentered: nil, length: AxisTick.Length(form: .points(9)), stroke: nil)),
      ]
    }
    let layout = AxisProbe.layout(
      AxisProbe.bars(["a", "b"], [3, 9]), AxisProbe.configuration(y: set))
    let axis = try #require(layout.axis(.leading))
    #expect(axis.texts == ["No. 0 of 2", "No. 1 of 2"])
    #expect(axis.gridLines.isEmpty)
    #expect(axis.tickLines.map { $0.start.x - $0.end.x } == [9, 9])
  }

  @Test func blocksReplaceTheTextsOfLabels() throws {
    var set = AxisMarkSet()
    set.content = { _ in
      var label = AxisLabelPart()
      label.content = .block(AnyBlock(Rectangle().frame(width: 8, height: 8)))
      return [AxisPart(.label(label))]
    }
    let layout = AxisProbe.layout(
      AxisProbe.bars(["a", "b"], [3, 9]), AxisProbe.configuration(x: set))
    let axis = try #require(layout.axis(.bottom))
    #expect(
      axis.blocks.map(\.frame.size) == [CGSize(width: 8, height: 8), CGSize(width: 8, height: 8)])
    #expect(layout.plot.maxY <= 300 - 14)
  }

  // MARK: Dates

  @Test func theYearStandsOnceBelowTheMonths() throws {
    let layout = AxisProbe.layout(
      AxisProbe.line(from: AxisProbe.date(2023, 3, 4), count: 400, every: 86_400))
    let axis = try #require(layout.axis(.bottom))
    #expect((3...7).contains(axis.ticks.count))
    #expect(axis.contextLabels.map(\.text.string) == ["2023", "2024"])
    #expect(axis.tickLines.count == axis.ticks.count)
  }

  @Test func labelsAreInTheMiddleOfTheCalendarUnitsOfTheData() throws {
    let rows = (1...6).map { (month: AxisProbe.date(2024, $0, 1), y: Double($0)) }
    let list = Chart(rows) {
      BarMark(x: .value("Month", $0.month, unit: .month), y: .value("Y", $0.y))
    }.markList
    let layout = AxisProbe.layout(list)
    let axis = try #require(layout.axis(.bottom))
    #expect(axis.texts == ["January", "February", "March", "April", "May", "June"])
    #expect(axis.contextLabels.map(\.text.string) == ["2024"])
    for (tick, label) in zip(axis.ticks, axis.labels) {
      #expect(label.frame.midX > tick.position + 20)
    }
  }

  @Test func aStrideOfDatesGivesBeginningsOfUnits() throws {
    var set = AxisMarkSet()
    set.values = .stride(by: .month)
    let layout = AxisProbe.layout(
      AxisProbe.line(from: AxisProbe.date(2024, 1, 15), count: 100, every: 86_400),
      AxisProbe.configuration(x: set))
    let days = try #require(layout.axis(.bottom)).ticks.map(\.datum)
    #expect(days == [2, 3, 4].map { .date(AxisProbe.date(2024, $0, 1)) })
  }

  // MARK: Titles and notes

  @Test func numbersAgainstNumbersHaveTitlesThatAreNotTurned() throws {
    let layout = AxisProbe.layout(AxisProbe.line([4, 9, 2]))
    let (x, y) = (try #require(layout.axis(.bottom)), try #require(layout.axis(.leading)))
    #expect(x.title?.text.string == "X")
    #expect(y.title?.text.string == "Y")
    #expect(y.title?.rotation == 0)
    #expect((y.title?.frame.maxY ?? 300) < layout.plot.minY)
    #expect(layout.axes.flatMap(\.allLabels).allSatisfy { $0.bounds.minY >= -0.02 })
  }

  @Test func axesOfBarsHaveNoTitleUnlessOneIsSet() throws {
    let list = AxisProbe.bars(["a", "b"])
    #expect(AxisProbe.layout(list).axes.allSatisfy { $0.title == nil })
    var configuration = ChartConfiguration()
    configuration.y.title = AxisTitle(text: Text("Euro"))
    let axis = try #require(AxisProbe.layout(list, configuration).axis(.leading))
    #expect(axis.title?.text.string == "Euro")
  }

  @Test func labelsThatAreLeftOutAreCountedAndNamed() throws {
    let layout = AxisProbe.layout(
      AxisProbe.bars((0..<60).map { "Province \($0)" }), width: 200)
    let axis = try #require(layout.axis(.bottom))
    #expect(axis.hiddenLabelCount > 0)
    let note = try #require(
      layout.diagnostics.first { $0.code == .labelAdjusted && $0.severity == .warning })
    #expect(note.message.contains("left out"))
    #expect(note.value?.contains("Province") == true)
  }

  @Test func aHiddenAxisTakesNoRoom() {
    var configuration = ChartConfiguration()
    configuration.x.visibility = .hidden
    configuration.y.visibility = .hidden
    let layout = AxisProbe.layout(AxisProbe.bars(["a", "b"]), configuration)
    #expect(layout.axes.isEmpty)
    #expect(layout.plot == CGRect(x: 0, y: 0, width: 480, height: 300))
  }

  @Test func aVerySmallChartKeepsItsPlot() {
    let layout = AxisProbe.layout(
      AxisProbe.bars(["January", "February", "March"]), width: 80, height: 60)
    #expect(layout.plot.width >= 40)
    #expect(layout.plot.height >= 30)
  }
}
