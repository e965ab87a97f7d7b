import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

private func collect(_ content: some ChartContent) -> MarkList {
  var list = MarkList()
  content._collect(MarkScope(), into: &list)
  list.finish()
  return list
}

private struct Sale: Identifiable {
  var id: Int
  var month: String
  var amount: Double
  var region: String
}

private let sales = (0..<6).map {
  Sale(
    id: $0, month: ["Jan", "Feb", "Mar"][$0 / 2], amount: Double($0 * 10),
    region: $0 % 2 == 0 ? "North" : "South")
}

/// Content as columns.
@Suite struct MarkListTests {
  @Test func aLoopBecomesOneRun() {
    let list = collect(
      ForEach(sales) {
        BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount))
          .foregroundStyle(by: .value("Region", $0.region))
      })
    #expect(list.runs.count == 1)
    #expect(list.count == 6)
    #expect(list.runs[0][.y]?.values == [0, 10, 20, 30, 40, 50])
    #expect(list.runs[0][.x]?.label == "Month")
    #expect(list.runs[0][.foregroundStyle]?.kind == .category)
    #expect(list.traits.count == 1)
  }

  @Test func alternatingMarksBecomeOneRunEach() {
    let list = collect(
      ForEach(sales) {
        LineMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount))
        PointMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount))
      })
    #expect(list.runs.map(\.kind) == [.line, .point])
    #expect(list.runs.map(\.count) == [6, 6])
    #expect((0..<6).map { list.runs[0].ordinals[$0] } == [0, 2, 4, 6, 8, 10])
    #expect((0..<6).map { list.runs[1].ordinals[$0] } == [1, 3, 5, 7, 9, 11])
  }

  @Test func marksOfTwoLabelsAreTwoRuns() {
    let list = collect(
      ForEach(sales) {
        LineMark(x: .value("Month", $0.month), y: .value("Low", $0.amount))
        LineMark(x: .value("Month", $0.month), y: .value("High", $0.amount + 1))
      })
    #expect(list.runs.map { $0[.y]?.label } == ["Low", "High"])
  }

  @Test func theInnerModifierWins() {
    let list = collect(
      Plot {
        PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(Tint.red)
        PointMark(x: .value("x", 2), y: .value("y", 2))
      }
      .foregroundStyle(Tint.blue))
    #expect(list.traits.compactMap { $0.style as? Tint } == [.red, .blue])
  }

  @Test func opacityMultiplies() {
    let list = collect(
      Plot { PointMark(x: .value("x", 1), y: .value("y", 1)).opacity(0.5) }.opacity(0.5))
    #expect(list.traits.map(\.opacity) == [0.25])
  }

  @Test func aFixedColourReplacesOneByDataAroundIt() {
    let list = collect(
      Plot { PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(Tint.red) }
        .foregroundStyle(by: .value("kind", "a")))
    #expect(list.runs[0][.foregroundStyle] == nil)
  }

  @Test func aColourByDataReplacesAFixedOneAroundIt() {
    let list = collect(
      Plot {
        PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("kind", "a"))
      }
      .foregroundStyle(Tint.red))
    #expect(list.traits[0].style == nil)
    #expect(list.runs[0][.foregroundStyle]?.values == [0])
  }

  @Test func aMissingValueKeepsItsRow() {
    let values: [Double?] = [1, nil, 3]
    let list = collect(
      ForEach(0..<3) { LineMark(x: .value("x", $0), y: .value("y", values[$0])) })
    #expect(list.runs.count == 1)
    #expect(list.runs[0][.y]?.values[1].isNaN == true)
  }

  @Test func contentTooDeepIsLeftOutAndNoted() {
    struct Deep: ChartContent {
      var level: Int
      var body: AnyChartContent {
        level == 0
          ? AnyChartContent(PointMark(x: .value("x", 1), y: .value("y", 1)))
          : AnyChartContent(Deep(level: level - 1))
      }
    }
    let list = collect(Deep(level: 5_000))
    #expect(list.count == 0)
    #expect(list.diagnostics.map(\.code) == [.limitExceeded])
  }

  @Test func branchesAndOptionalsAreCollected() {
    @ChartContentBuilder func content(_ flag: Bool, _ value: Int?) -> some ChartContent {
      if flag {
        RuleMark(y: .value("y", 1))
      } else {
        PointMark(x: .value("x", 1), y: .value("y", 1))
      }
      if let value { RuleMark(x: .value("x", value)) }
      for index in 0..<3 { BarMark(x: .value("x", index), y: .value("y", 1)) }
    }
    #expect(collect(content(true, nil)).runs.map(\.kind) == [.rule, .bar])
    #expect(collect(content(false, 2)).runs.map(\.kind) == [.point, .rule, .bar])
  }

  @Test func marksBeyondTheLimitAreCutAndCounted() {
    var list = MarkList()
    var run = MarkRun(.point)
    run[.x] = Column(label: "x", kind: .number, values: Array(repeating: 1, count: 1_500_000))
    run[.y] = run[.x]
    list.append(run, rows: 1_500_000, in: MarkScope())
    list.append(run, rows: 1_500_000, in: MarkScope())
    list.finish()
    #expect(list.count == 2_000_000)
    #expect(list.runs.map { $0[.x]?.values.count } == [1_500_000, 500_000])
    #expect(list.diagnostics.first?.message.hasPrefix("1000000 marks") == true)
  }
}
