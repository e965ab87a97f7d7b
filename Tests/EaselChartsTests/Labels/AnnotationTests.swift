import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite("Annotations")
struct AnnotationTests {
  private let size = CGSize(width: 20, height: 10)

  private var block: some Block { Color.black.frame(width: 20, height: 10) }

  private func bar(_ value: Double, _ position: AnnotationPosition = .automatic) -> ChartLayout {
    Chart {
      BarMark(x: .value("A", "x"), y: .value("V", value))
        .annotation(position: position) { block }
      BarMark(x: .value("A", "y"), y: .value("V", 100.0))
      BarMark(x: .value("A", "z"), y: .value("V", -100.0))
    }.layout()
  }

  private func frames(_ layout: ChartLayout) -> [CGRect] {
    layout.panels.first?.blocks.map(\.frame) ?? []
  }

  @Test("An automatic annotation is beyond the end of a bar")
  func automatic() throws {
    let up = bar(50)
    let frame = try #require(frames(up).first)
    #expect(abs(frame.maxY - (up.figures[0].bounds.minY - 4)) < 0.01)
    #expect(abs(frame.midX - up.figures[0].bounds.midX) < 0.01)
    let down = bar(-50)
    let below = try #require(frames(down).first)
    #expect(abs(below.minY - (down.figures[0].bounds.maxY + 4)) < 0.01)
  }

  @Test("Each position lies at its side of the mark")
  func positions() throws {
    let checks: [(AnnotationPosition, (CGRect, CGRect) -> Bool)] = [
      (.overlay, { abs($0.midX - $1.midX) < 0.1 && abs($0.midY - $1.midY) < 0.1 }),
      (.top, { $0.maxY <= $1.minY && abs($0.midX - $1.midX) < 0.1 }),
      (.bottom, { $0.minY >= $1.maxY && abs($0.midX - $1.midX) < 0.1 }),
      (.leading, { $0.maxX <= $1.minX && abs($0.midY - $1.midY) < 0.1 }),
      (.trailing, { $0.minX >= $1.maxX && abs($0.midY - $1.midY) < 0.1 }),
      (.topLeading, { $0.maxY <= $1.minY && abs($0.minX - $1.minX) < 0.1 }),
      (.topTrailing, { $0.maxY <= $1.minY && abs($0.maxX - $1.maxX) < 0.1 }),
      (.bottomLeading, { $0.minY >= $1.maxY && abs($0.minX - $1.minX) < 0.1 }),
      (.bottomTrailing, { $0.minY >= $1.maxY && abs($0.maxX - $1.maxX) < 0.1 }),
    ]
    for (position, holds) in checks {
      let layout = bar(50, position)
      let frame = try #require(frames(layout).first)
      #expect(holds(frame, layout.figures[0].bounds), "\(position.side)")
    }
  }

  @Test("The content of an annotation receives the size of its mark")
  func context() {
    var told: CGSize?
    let layout = Chart {
      BarMark(x: .value("A", "x"), y: .value("V", 5))
        .annotation { context -> Text in
          told = context.targetSize
          return Text("a")
        }
    }.layout()
    #expect(told == layout.figures[0].bounds.size)
  }

  @Test("A line's annotation stands above its point")
  func line() throws {
    let layout = Chart {
      LineMark(x: .value("X", 0), y: .value("Y", 0))
      LineMark(x: .value("X", 1), y: .value("Y", 5)).annotation { block }
      LineMark(x: .value("X", 2), y: .value("Y", 10))
    }.layout()
    let frame = try #require(frames(layout).first)
    #expect(abs(frame.midX - layout.plot.midX) < 1)
    #expect(abs(frame.maxY - (layout.plot.midY - 4)) < 1)
  }

  @Test("The annotation of a sector stands in its middle")
  func sector() throws {
    let layout = Chart {
      SectorMark(angle: .value("V", 1)).annotation { block }
      SectorMark(angle: .value("V", 1))
    }.layout(200, 200)
    let frame = try #require(frames(layout).first)
    #expect(abs(frame.midX - 150) < 3)
    #expect(abs(frame.midY - 100) < 3)
  }

  @Test("The plot shrinks for the annotation of a rule that ends at its edge")
  func rule() throws {
    let layout = Chart {
      PointMark(x: .value("X", 0), y: .value("Y", 0))
      RuleMark(x: .value("X", 5)).annotation { block }
    }.layout()
    let frame = try #require(frames(layout).first)
    #expect(frame.minY >= -0.01)
    #expect(frame.maxY <= layout.plot.minY)
  }

  @Test("An annotation that overflows is moved into the chart or plot, or stays, by its strategy")
  func overflow() throws {
    func frame(_ strategy: AnnotationOverflowResolution.Strategy) throws -> (CGRect, CGRect) {
      let layout = Chart {
        PointMark(x: .value("X", 0), y: .value("Y", 0))
        PointMark(x: .value("X", 10), y: .value("Y", 5))
          .annotation(position: .trailing, overflowResolution: .init(x: strategy, y: .disabled)) {
            Color.black.frame(width: 60, height: 10)
          }
      }.layout()
      return (try #require(frames(layout).first), layout.plot)
    }
    #expect(try frame(.automatic).0.maxX <= 480.01)
    let (fitted, plot) = try frame(.fit(to: .plot))
    #expect(fitted.maxX <= plot.maxX + 0.01)
    let (padded, whole) = try frame(.padScale)
    #expect(padded.maxX <= whole.maxX + 0.6)
    let (free, same) = try frame(.disabled)
    #expect(free.maxX > same.maxX)
  }

  @Test("Opacity, shadows and masks of groups are effects on their figures")
  func effects() {
    let layout = Chart {
      BarMark(x: .value("A", "x"), y: .value("V", 5)).shadow(radius: 3)
      BarMark(x: .value("A", "y"), y: .value("V", 5)).mask {
        RectangleMark(x: .value("A", "y"), yStart: .value("V", 0), yEnd: .value("V", 2))
      }
      BarMark(x: .value("A", "z"), y: .value("V", 5)).clipShape(Circle())
    }.layout()
    let groups = layout.panels.first?.groups ?? []
    #expect(groups.count == 3)
    #expect(groups.first?.effects.shadow?.blur == 3)
    #expect(groups.dropFirst().allSatisfy { $0.effects.mask != nil })
  }

  @Test("Blur is noted, since marks are drawn sharp")
  func blur() {
    let layout = Chart {
      BarMark(x: .value("A", "x"), y: .value("V", 5)).blur(radius: 3)
    }.layout()
    #expect(layout.diagnostics.contains { $0.operation == "blur(radius:)" })
  }
}
