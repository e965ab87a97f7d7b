import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

@Suite struct GanttTests {
  struct Work {
    var name: String
    var start: Date
    var end: Date
    var after: [String] = []
  }

  static func day(_ number: Double) -> Date {
    Date(timeIntervalSince1970: 1_767_225_600 + number * 86_400)
  }

  static let works = [
    Work(name: "Specify", start: day(0), end: day(10)),
    Work(name: "Design", start: day(8), end: day(24), after: ["Specify"]),
    Work(name: "Build", start: day(24), end: day(50), after: ["Design"]),
    Work(name: "Write", start: day(30), end: day(44), after: ["Specify"]),
    Work(name: "Release", start: day(52), end: day(52), after: ["Build", "Write"]),
  ]

  static func chart(_ works: [Work], today: Date? = nil) -> Chart<some ChartContent> {
    Chart {
      Gantt(
        works, y: { .value("Task", $0.name) }, start: { .value("From", $0.start) },
        end: { .value("To", $0.end) }, after: \.after, today: today)
    }
  }

  @Test func tasksStandInTheOrderOfTheDataWithMilestonesAmongThem() {
    let works = [
      Work(name: "Design", start: Self.day(0), end: Self.day(10)),
      Work(name: "Approved", start: Self.day(10), end: Self.day(10)),
      Work(name: "Build", start: Self.day(10), end: Self.day(30)),
    ]
    let chart = LaidOutChart(Self.chart(works))
    let rows = (chart.rects(.bar) + chart.rects(.point)).map(\.midY)
    #expect(rows.count == 3)
    #expect(rows[0] < rows[2] && rows[2] < rows[1])
  }

  @Test func barsLieOnTheirDates() {
    let chart = LaidOutChart(Self.chart(Self.works))
    for (bar, work) in zip(chart.rects(.bar), Self.works) {
      #expect(isNear(bar.minX, chart.x(work.start.timeIntervalSinceReferenceDate)))
      #expect(isNear(bar.maxX, chart.x(work.end.timeIntervalSinceReferenceDate)))
    }
    #expect(chart.rects(.bar).count == 4)
  }

  @Test func aTaskWithoutALengthIsAMilestone() {
    let chart = LaidOutChart(Self.chart(Self.works))
    let points = chart.rects(.point)
    #expect(points.count == 1)
    #expect(isNear(points[0].midX, chart.x(Self.day(52).timeIntervalSinceReferenceDate), by: 0.1))
  }

  @Test func aLineStandsAtToday() {
    let chart = LaidOutChart(Self.chart(Self.works, today: Self.day(28)))
    let location = chart.x(Self.day(28).timeIntervalSinceReferenceDate)
    let lines = chart.rects(.rule).filter { isNear($0.width, 0) && $0.height > 99 }
    #expect(lines.contains { isNear($0.minX, location) })
  }

  @Test func arrowsAreOrthogonalAndAvoidBarsWhereAWayIsFree() {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let rows = (0..<8).map { row in
        CGRect(
          x: CGFloat.random(in: 0...300, using: &generator), y: CGFloat(row) * 30,
          width: CGFloat.random(in: 10...120, using: &generator), height: 16)
      }
      let router = ArrowRouter(obstacles: rows)
      for (from, to) in [(0, 1), (0, 5), (6, 2)] {
        let way = router.route(from: rows[from], to: rows[to])
        #expect(way.first == CGPoint(x: rows[from].maxX, y: rows[from].midY))
        for (a, b) in zip(way, way.dropFirst()) { #expect(a.x == b.x || a.y == b.y) }
        // A way around the outermost bar is always free of the rows between.
        let others = rows.indices.filter { $0 != from && $0 != to }
        let hits = others.count { crosses(way, rows[$0]) }
        if abs(from - to) == 1 { #expect(hits == 0) }
      }
    }
  }

  private func crosses(_ way: [CGPoint], _ rect: CGRect) -> Bool {
    zip(way, way.dropFirst()).contains { a, b in
      CGRect(
        x: min(a.x, b.x), y: min(a.y, b.y), width: max(abs(a.x - b.x), 0.01),
        height: max(abs(a.y - b.y), 0.01)
      ).intersects(rect)
    }
  }

  @Test func eachDependencyHasAnArrow() {
    let chart = LaidOutChart(Self.chart(Self.works))
    // A line and a head for each.
    #expect(chart.rects(.rule).count == 2 * 5)
  }

  @Test func mirroredChartsHaveMirroredArrows() {
    let chart = LaidOutChart(Self.chart(Self.works))
    let mirrored = LaidOutChart(Self.chart(Self.works), isRightToLeft: true)
    let (bars, others) = (chart.rects(.bar), mirrored.rects(.bar))
    #expect(bars[0].minX < bars[1].minX && others[0].maxX > others[1].maxX)
    #expect(chart.rects(.rule).count == mirrored.rects(.rule).count)
  }

  @Test func tasksWithInvalidDatesOrDependenciesAreNoted() {
    let chart = LaidOutChart(
      Self.chart([
        Work(name: "A", start: Self.day(5), end: Self.day(1), after: ["A", "X"]),
        Work(name: "B", start: Date(timeIntervalSinceReferenceDate: .nan), end: Self.day(1)),
        Work(name: "C", start: Self.day(1), end: Date(timeIntervalSinceReferenceDate: .infinity)),
      ]))
    #expect(chart.rects(.bar).count == 1 && chart.isFinite)
    #expect(chart.notes("drawn with its dates exchanged (A)") && chart.notes("without both dates"))
    #expect(chart.notes("depends on itself") && chart.notes("depends on an unknown task"))
  }

  @Test func manyDependenciesTakeTheShortestWay() {
    let works = (0..<400).map { index in
      Work(
        name: "\(index)", start: Self.day(Double(index)), end: Self.day(Double(index) + 3),
        after: (0..<index).suffix(5).map { "\($0)" })
    }
    let chart = LaidOutChart(Self.chart(works))
    #expect(chart.rects(.bar).count == 400 && chart.isFinite)
    #expect(chart.rects(.rule).count == 2 * (395 * 5 + 10))
  }

  @Test func noTasksMakeAnEmptyChart() {
    #expect(LaidOutChart(Self.chart([], today: Self.day(1))).layout.figures.isEmpty)
  }
}
