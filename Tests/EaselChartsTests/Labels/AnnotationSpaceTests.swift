import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

/// Annotations that have no space at their own position.
@Suite struct AnnotationSpaceTests {
  private struct Bubble {
    var name: String
    var x: Double
    var y: Double
    var size: Double
  }

  private func bubbles(_ seed: UInt64, _ count: Int = 12) -> [Bubble] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      Bubble(
        name: LabelRow.name(.random(in: 3...22, using: &random), using: &random),
        x: .random(in: 20...50, using: &random), y: .random(in: 50...60, using: &random),
        size: .random(in: 5...1400, using: &random))
    }
  }

  private func frames(_ layout: ChartLayout) -> [CGRect] {
    layout.panels.flatMap { $0.blocks.map(\.frame) }
  }

  private func message(_ layout: ChartLayout, _ severity: Diagnostic.Severity) -> Diagnostic? {
    layout.diagnostics.first { $0.operation == "annotation" && $0.severity == severity }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func namesOfBubblesCoverNeitherEachOtherNorSymbols(_ seed: UInt64) {
    let layout = Chart(bubbles(seed), id: \.name) { bubble in
      PointMark(x: .value("Income", bubble.x), y: .value("Age", bubble.y))
        .symbolSize(by: .value("People", bubble.size))
        .annotation(position: .top) { Text(bubble.name) }
    }.layout()
    let boxes = frames(layout).map { $0.insetBy(dx: 0.3, dy: 0.3) }
    var overlaps = 0
    for (index, box) in boxes.enumerated() {
      overlaps += boxes.dropFirst(index + 1).count { $0.intersects(box) }
      overlaps += layout.axes.flatMap(\.allLabels).count { $0.bounds.intersects(box) }
      for figure in layout.figures {
        guard case .symbols(let path, let points) = figure.shape else { continue }
        let radius = path.boundingBox.width / 2
        overlaps += points.count { point in
          hypot(
            max(box.minX - point.x, 0, point.x - box.maxX),
            max(box.minY - point.y, 0, point.y - box.maxY)) < radius - 1
        }
      }
    }
    #expect(overlaps == 0)
    let hidden = Int(message(layout, .warning)?.value ?? "0") ?? 0
    #expect(boxes.count + hidden == 12)
  }

  @Test func anAnnotationWithoutSpaceIsReportedAndCounted() throws {
    let layout = Chart(0..<30, id: \.self) { index in
      PointMark(x: .value("X", Double(index % 2)), y: .value("Y", Double(index % 3)))
        .annotation { Text("Name \(index)") }
    }.layout(160, 150)
    let note = try #require(message(layout, .warning))
    #expect(note.message.contains("“Name"))
    let text = try #require(layout.notes.first?.text.string)
    let count = try #require(note.value)
    #expect(text.contains(count))
  }

  @Test func anAnnotationThatDisablesOverflowStaysWhereItIs() {
    let layout = Chart(0..<3, id: \.self) { index in
      PointMark(x: .value("X", 0), y: .value("Y", 0))
        .annotation(
          position: .top, overflowResolution: .init(x: .disabled, y: .disabled)
        ) { Text("Name \(index)") }
    }.layout()
    let boxes = frames(layout)
    #expect(boxes.count == 3)
    #expect(Set(boxes.map(\.minY)).count == 1)
    #expect(message(layout, .warning) == nil)
  }

  @Test func anAnnotationOnAnotherSideIsNoted() throws {
    let layout = Chart {
      PointMark(x: .value("X", 0), y: .value("Y", 0))
      PointMark(x: .value("X", 10), y: .value("Y", 10))
      ForEach(0..<2) { index in
        PointMark(x: .value("X", 5 + Double(index) * 0.01), y: .value("Y", 5))
          .annotation(position: .top) { Text("Name \(index)") }
      }
    }.layout()
    #expect(frames(layout).count == 2)
    #expect(try #require(message(layout, .note)).message.contains("“Name 1”"))
  }

  @Test func aNameInsideItsBarHasAReadableColor() throws {
    let layout = Chart {
      BarMark(xStart: .value("From", 0), xEnd: .value("To", 100), y: .value("House", "A"))
        .annotation(position: .overlay) { Text("George") }
    }.layout()
    let panel = try #require(layout.panels.first)
    let block = try #require(panel.blocks.first)
    #expect(layout.figures[0].bounds.contains(block.frame))
    let own = Chart {
      BarMark(xStart: .value("From", 0), xEnd: .value("To", 100), y: .value("House", "A"))
        .annotation(position: .overlay) { Text("George").foregroundStyle(Color.white) }
    }.layout()
    let other = try #require(own.panels.first?.blocks.first)
    #expect(block.fragment.onlyTextLayout == other.fragment.onlyTextLayout)
  }

  @Test func aNameThatIsWiderThanItsBarIsOutsideOfBars() {
    let ends: [Double] = [0, 4, 60, 64, 100]
    let layout = Chart(0..<4, id: \.self) { index in
      BarMark(
        xStart: .value("From", ends[index]), xEnd: .value("To", ends[index + 1]),
        y: .value("House", "A")
      )
      .annotation(position: .overlay) { Text("George \(index)") }
    }.layout()
    let bars = layout.figures.filter { $0.kind == .bar }.map(\.bounds)
    let boxes = frames(layout).map { $0.insetBy(dx: 0.6, dy: 2) }
    #expect(boxes.count == 4)
    let misplaced = boxes.count { box in
      bars.contains { $0.intersects(box) && !$0.insetBy(dx: -0.5, dy: -0.5).encloses(box) }
    }
    #expect(misplaced == 0)
  }

  @Test func theBackgroundOfAnAnnotationCoversNoBar() {
    let loads: [Double] = [40, 62, 30, 75, 55]
    let layout = Chart {
      ForEach(0..<5) { BarMark(x: .value("Month", "M\($0)"), y: .value("Load", loads[$0])) }
      RuleMark(y: .value("Load", 58)).annotation(position: .top) { Text("Capacity") }
    }.layout(300, 200)
    let papers = layout.panels.flatMap(\.backdrops).map(\.bounds)
    let boxes = frames(layout) + papers
    #expect(frames(layout).count == 1)
    let hits = layout.bars.count { bar in
      boxes.contains { $0.insetBy(dx: 1.2, dy: 0.5).intersects(bar.bounds) }
    }
    #expect(hits == 0)
  }

  @Test func anAnnotationAfterAHorizontalRuleIsBeyondItsEnd() throws {
    let layout = Chart {
      ForEach(0..<4) { BarMark(x: .value("Month", "M\($0)"), y: .value("Load", 10 + $0)) }
      RuleMark(y: .value("Load", 9)).annotation(position: .trailing) { Text("Capacity") }
    }.layout(300, 200)
    let box = try #require(frames(layout).first)
    let rule = try #require(layout.rules.first)
    #expect(box.minX >= rule.bounds.maxX)
    #expect(abs(box.midY - rule.bounds.midY) < 0.5)
    #expect(box.maxX <= 300.01)
  }

  @Test func anAnnotationAfterARuleIsAboveItBesideATrailingAxis() throws {
    let layout = Chart {
      ForEach(0..<4) { LineMark(x: .value("Month", $0), y: .value("Load", 10 + $0)) }
      RuleMark(y: .value("Load", 5)).annotation(position: .trailing) { Text("Capacity") }
    }.chartYAxis { AxisMarks(position: .trailing) }.layout(in: CGSize(width: 300, height: 200))
    let box = try #require(frames(layout).first)
    let rule = try #require(layout.rules.first)
    #expect(box.maxX <= layout.plot.maxX + 0.5)
    #expect(box.maxY <= rule.bounds.midY)
  }

  @Test func namesOfVerticalRulesDoNotOverlap() {
    let layout = Chart {
      ForEach(0..<8) { LineMark(x: .value("Month", $0), y: .value("Load", 10 + $0)) }
      ForEach(0..<3) { index in
        RuleMark(x: .value("Month", 4 + Double(index) * 0.2))
          .annotation(position: .top) { Text("Event \(index)") }
      }
    }.layout()
    let boxes = frames(layout).map { $0.insetBy(dx: 0.3, dy: 0.3) }
    #expect(boxes.count == 3)
    for (index, box) in boxes.enumerated() {
      #expect(!boxes.dropFirst(index + 1).contains { $0.intersects(box) })
    }
  }

  @Test func aRingAroundAPointStaysOnIt() throws {
    let layout = Chart {
      PointMark(x: .value("X", 5), y: .value("Y", 5))
        .annotation(position: .overlay) {
          Circle().stroke(.red).frame(width: 20, height: 20)
        }
      PointMark(x: .value("X", 0), y: .value("Y", 0))
      PointMark(x: .value("X", 10), y: .value("Y", 10))
    }.layout()
    let box = try #require(frames(layout).first)
    guard case .symbols(_, let points) = layout.figures[0].shape else { return }
    #expect(points.contains { hypot($0.x - box.midX, $0.y - box.midY) < 0.5 })
  }

  @Test func anAnnotationOfASymbolThatIsABlockIsDrawn() {
    let layout = Chart {
      PointMark(x: .value("X", 5), y: .value("Y", 5))
        .symbol { Color.black.frame(width: 8, height: 8) }
        .annotation { Text("Name") }
    }.layout()
    #expect(frames(layout).count == 2)
  }

  @Test func anAnnotationWithoutSpaceBesideItsPointIsConnectedToItByALine() throws {
    let layout = Chart {
      ForEach(0..<25) { index in
        PointMark(
          x: .value("X", 4 + Double(index % 5) / 4), y: .value("Y", 4 + Double(index / 5) / 4))
      }
      PointMark(x: .value("X", 0), y: .value("Y", 0))
      PointMark(x: .value("X", 10), y: .value("Y", 10))
      PointMark(x: .value("X", 4.5), y: .value("Y", 4.5)).foregroundStyle(.red)
        .annotation { Text("The point in the middle") }
    }.layout()
    let box = try #require(frames(layout).first)
    let line = try #require(layout.panels[0].leaders.first)
    #expect(box.insetBy(dx: -3, dy: -3).contains(line.end))
    let symbols = layout.panels[0].figures.flatMap { figure -> [CGPoint] in
      if case .symbols(_, let points) = figure.shape { points } else { [] }
    }
    #expect(!symbols.contains { box.contains($0) })
    #expect(message(layout, .note)?.value == "1")
    #expect(message(layout, .warning) == nil)
  }
}
