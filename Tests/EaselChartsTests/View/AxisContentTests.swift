import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// What the content of axes hands to the engine.
@Suite struct AxisContentTests {
  private func parts(_ content: some AxisMark, _ datum: ChartDatum = .number(5)) -> [AxisPart] {
    content.parts(at: AxisValue(index: 0, count: 3, datum: datum))
  }

  @Test func marksWithoutContentHaveTheDefaultParts() {
    let list = AxisMarkList(AxisMarks(position: .leading, values: [0, 50, 100]))
    #expect(list.sets.count == 1)
    #expect(list.sets[0].content == nil)
    guard case .list(let values) = list.sets[0].values.form else {
      Issue.record("no list of values")
      return
    }
    #expect(values == [.number(0), .number(50), .number(100)])
  }

  @Test func aClosureMakesThePartsOfEachValue() {
    let list = AxisMarkList(
      AxisMarks { value in
        AxisGridLine()
        if value.index == 0 { AxisTick() }
        AxisValueLabel()
      })
    let made = (0..<2).map {
      list.sets[0].content?(AxisValue(index: $0, count: 2, datum: .number(1))).count
    }
    #expect(made == [3, 2])
  }

  @Test func theInnerFontWinsAndOffsetsAdd() {
    let label = AxisValueLabel().font(.caption).font(.title).offset(x: 1).offset(x: 2, y: 3)
    let part = parts(label).first
    #expect(part?.font == .caption)
    #expect(part?.offset == CGSize(width: 3, height: 3))
    #expect(parts(AxisTick().offset(x: .nan, y: .infinity)).first?.offset == .zero)
  }

  @Test func anchorsAndOffsetsMoveBlockLabels() throws {
    func frames(
      _ anchor: UnitPoint?, _ offset: CGSize, _ direction: LayoutDirection = .leftToRight
    ) -> [CGRect] {
      let chart = Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        .chartYAxis(.hidden)
        .chartXAxis {
          AxisMarks(values: [2, 5]) { _ in
            AxisValueLabel(anchor: anchor) { Circle().frame(width: 8, height: 6) }
              .offset(offset)
          }
        }
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      let layout = chart.layout(in: CGSize(width: 200, height: 100), environment: environment)
      return layout.panels.flatMap(\.axes).flatMap(\.blocks).map(\.frame)
    }
    let centered = frames(nil, .zero)
    #expect(centered.count == 2)
    #expect(frames(.leading, .zero) == centered.map { $0.offsetBy(dx: 4, dy: 0) })
    #expect(
      frames(nil, CGSize(width: 3, height: 0)) == centered.map { $0.offsetBy(dx: 3, dy: 0) })
    #expect(
      frames(nil, CGSize(width: 3, height: 0), .rightToLeft)
        == frames(nil, .zero, .rightToLeft).map { $0.offsetBy(dx: -3, dy: 0) })
  }

  @Test func aFormatTakesTheLocaleOfTheEnvironment() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    let write = DatumFormat.writing(FloatingPointFormatStyle<Double>.number)
    #expect(write(.number(1234.5), environment) == "1.234,5")
    #expect(write(.category("a"), environment) == nil)
  }

  @Test func aFormatOfWholeNumbersWritesNoFractions() {
    let write = DatumFormat.writing(IntegerFormatStyle<Int>.number)
    let environment = EnvironmentValues()
    #expect(write(.number(2.5), environment) == nil)
    #expect(write(.number(.nan), environment) == nil)
    #expect(write(.number(1e300), environment) == nil)
    #expect(write(.number(2), environment) == "2")
  }

  @Test func anErasedTypeIsNotErasedTwice() {
    let erased = AnyAxisMark(AnyAxisMark(erasing: AxisTick()) as any AxisMark)
    #expect(parts(erased).count == 1)
  }
}
