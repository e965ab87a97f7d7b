import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct AxisEdgeTests {
  private let plot = CGRect(x: 60, y: 20, width: 300, height: 200)

  @Test func aSecondAxisStandsAtTheTrailingEdgeWithoutAGrid() throws {
    let environment = EnvironmentValues()
    let scale = ResolvedScale(
      kind: .number, position: PositionScale(lower: 0, upper: 10, start: 0, end: 1))
    var resolver = AxisResolver(
      .vertical, id: ChartAxisID("share"), scale: scale, configuration: AxisConfiguration(),
      style: ChartStyle(theme: .standard, environment: environment),
      blocks: ChartBlocks(environment: environment))
    resolver.isFinal = true
    let placed = scale.placed(from: plot.maxY, to: plot.minY, nil)
    let axis = try #require(
      resolver.layouts(
        plot: plot, scale: placed, bounds: CGRect(x: 0, y: 0, width: 420, height: 260)
      ).first)
    #expect(axis.edge == .trailing)
    #expect(axis.gridLines.isEmpty)
    #expect(axis.baseline == nil)
    #expect(!axis.labels.isEmpty)
    #expect(axis.labels.allSatisfy { abs($0.frame.minX - (plot.maxX + 6)) < 0.01 })
  }

  @Test func logarithmicAxesHaveALabelAtEachTick() throws {
    var configuration = ChartConfiguration()
    configuration.y.type = .log
    let layout = AxisProbe.layout(AxisProbe.line([1, 30, 5_000, 90_000]), configuration)
    let axis = try #require(layout.axis(.leading))
    #expect(axis.texts.first == "1")
    #expect(axis.texts.contains("1,000"))
    #expect(axis.ticks.count == axis.labels.count)
    #expect(axis.tickLines.allSatisfy { $0.style.lineWidth == 0.5 })
  }

  @Test func insetLabelsTakeNoSpaceBesideThePlot() throws {
    var set = AxisMarkSet()
    set.preset = .inset
    let layout = AxisProbe.layout(
      AxisProbe.bars(["a", "b"], [3, 9]), AxisProbe.configuration(y: set))
    #expect(layout.plot.minX == 0)
    for label in try #require(layout.axis(.leading)).labels {
      #expect(label.frame.minX >= layout.plot.minX)
    }
  }

  @Test func severalSetsOfAxisMarksAreAtTheirEdges() {
    var (first, second) = (AxisMarkSet(), AxisMarkSet())
    first.position = .leading
    second.position = .trailing
    var configuration = AxisProbe.configuration(y: first)
    configuration.y.marks?.sets.append(second)
    let layout = AxisProbe.layout(AxisProbe.bars(["a", "b"], [3, 9]), configuration)
    #expect(layout.axes.map(\.edge) == [.bottom, .leading, .trailing])
    #expect(layout.plot.maxX < 480)
    // The line at zero is drawn once.
    #expect(layout.axes.compactMap(\.baseline).count == 1)
  }

  @Test func thousandsOfNamesAreThinnedAndTheHiddenOnesCounted() throws {
    let layout = AxisProbe.layout(AxisProbe.bars((0..<3_000).map { "Name \($0)" }))
    let axis = try #require(layout.axis(.bottom))
    #expect(axis.labels.count > 2)
    #expect(axis.labels.count + axis.hiddenLabelCount == 3_000)
    #expect(axis.labels.first?.text.string == "Name 0")
    #expect(axis.labels.last?.text.string == "Name 2999")
  }

  @Test(arguments: [CGSize(width: 1, height: 1), CGSize(width: 20, height: 400)])
  func chartsWithoutSpaceHaveNoLabelOutside(size: CGSize) {
    let layout = AxisProbe.layout(
      AxisProbe.bars(["January", "February"]), width: size.width, height: size.height)
    for label in layout.axes.flatMap(\.allLabels) {
      #expect(label.bounds.maxX <= size.width + 0.1 && label.bounds.minX >= -0.1)
    }
  }
}
