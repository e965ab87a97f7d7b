import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct EarthquakeExamTests {
  @Test func `days have their weekday in the time zone of the data`() throws {
    let layout = ExamSupport.layout(try EarthquakeExam(ExamSupport.data).points)
    #expect(layout.texts(.bottom).contains("Thu 1"))
  }

  @Test func `depth grows downwards`() throws {
    let layout = ExamSupport.layout(try EarthquakeExam(ExamSupport.data).points)
    let ticks = try #require(layout.axes.first { $0.edge == .leading }?.ticks)
    let positions = ticks.map(\.position)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `symbols of many points are translucent`() throws {
    let layout = ExamSupport.layout(
      try EarthquakeExam(ExamSupport.data).points, size: CGSize(width: 240, height: 200))
    let crowd = layout.lines(.point).dropLast(2)
    #expect(crowd.allSatisfy { $0.opacity < 1 })
  }

  @Test func `numbers that are nearly all above zero have one hue`() throws {
    let layout = ExamSupport.layout(try EarthquakeExam(ExamSupport.data).points)
    #expect(layout.legends.count == 1)
    #expect(layout.legends[0].ramp != nil)
  }

  @Test func `the count of magnitudes has a logarithmic axis`() throws {
    let layout = ExamSupport.layout(try EarthquakeExam(ExamSupport.data).magnitudes)
    #expect(layout.texts(.leading) == ["1", "10", "100", "1,000"])
    let bars = layout.lines(.bar).map(\.bounds)
    #expect(bars.allSatisfy { isNear($0.maxY, layout.plot.maxY) })
    // One earthquake has a height, too; none is no bar.
    #expect(bars.allSatisfy { $0.height > layout.plot.height * 0.03 })
  }

  @Test func `the two strongest earthquakes are named beside their points`() throws {
    let layout = ExamSupport.layout(try EarthquakeExam(ExamSupport.data).points)
    let names = layout.panels[0].blocks.map(\.frame).sorted { $0.midX < $1.midX }
    #expect(names.count == 2)
    guard case .symbols(_, let points)? = layout.lines(.point).last?.shape else {
      Issue.record("no points")
      return
    }
    #expect(points.count == 2)
    for (name, point) in zip(names, points.sorted { $0.x < $1.x }) {
      #expect(name.insetBy(dx: -20, dy: -20).contains(point))
      #expect(!name.contains(point))
    }
  }

  @Test func `names at points cover no other point and overlap no label of an axis`() throws {
    for size in ExamSupport.sizes {
      let layout = ExamSupport.layout(try EarthquakeExam(ExamSupport.data).points, size: size)
      let names = layout.panels[0].blocks.map(\.frame)
      let labels = layout.axes.flatMap { $0.labels.map(\.bounds) }
      #expect(!names.contains { name in labels.contains { $0.intersects(name) } })
      let points = layout.lines(.point).flatMap { figure -> [CGPoint] in
        if case .symbols(_, let points) = figure.shape { points } else { [] }
      }
      #expect(!names.contains { name in points.contains { name.contains($0) } })
    }
  }

  @Test func `points of the weakest earthquakes contrast with white`() throws {
    let layout = ExamSupport.layout(try EarthquakeExam(ExamSupport.data).points)
    for figure in layout.lines(.point) {
      guard case .color(let color)? = figure.fill else { continue }
      #expect(color.contrast(with: .white) >= 1.5)
    }
  }

  @Test func `plots side by side have one height`() throws {
    let plots = ExamSupport.layouts(of: try EarthquakeExam(ExamSupport.data).both).map(\.plot)
    #expect(plots.count == 2)
    #expect(isNear(plots[0].minY, plots[1].minY) && isNear(plots[0].maxY, plots[1].maxY))
  }

  @Test func `nothing overlaps or is cut in any size, look and locale`() throws {
    let exam = try EarthquakeExam(ExamSupport.data)
    #expect(ExamSupport.faults(exam.points) == [])
    #expect(ExamSupport.faults(exam.magnitudes) == [])
  }
}
