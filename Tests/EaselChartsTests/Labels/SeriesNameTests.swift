import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

@Suite("Names at the ends of lines")
struct SeriesNameTests {
  private let months = ["Jan", "Feb", "Mar", "Apr"]

  private func lines(_ rows: [LabelRow]) -> some ChartContent {
    ForEach(rows, id: \.name) {
      LineMark(x: .value("M", $0.name), y: .value("V", $0.value))
        .foregroundStyle(by: .value("S", $0.series))
    }
  }

  private func rows(_ count: Int, letters: Int = 1) -> [LabelRow] {
    LabelRow.rows(
      (0..<count).map { String(repeating: "n", count: letters) + "\($0)" }, months
    ) { Double($0 * 5 + $1) }
  }

  @Test("Two to six lines have their names at their ends, right of the plot")
  func automatic() {
    for count in 2...6 {
      let layout = Chart { lines(rows(count)) }.layout()
      #expect(Set(layout.plotTexts) == Set((0..<count).map { "n\($0)" }))
      for label in layout.panels.first?.labels ?? [] {
        #expect(label.frame.minX > layout.plot.maxX - layout.plot.width / 8 + 2)
        #expect(label.frame.maxX <= 480)
      }
    }
  }

  @Test("One line and seven lines have no names at their ends")
  func others() {
    #expect(Chart { lines(rows(1)) }.layout().plotTexts.isEmpty)
    #expect(Chart { lines(rows(7)) }.layout().plotTexts.isEmpty)
  }

  @Test("Names that would take more than 30 % of the width go into a legend, unless asked for")
  func long() {
    let chart = Chart { lines(rows(3, letters: 30)) }
    #expect(chart.layout().plotTexts.isEmpty)
    #expect(chart.layout { $0.seriesLabels = .end }.plotTexts.count == 3)
    #expect(Chart { lines(rows(3)) }.layout { $0.seriesLabels = .legend }.plotTexts.isEmpty)
  }

  @Test("A name has the colour of its line, dark enough to be read")
  func colour() {
    let layout = Chart { lines(rows(6)) }.layout()
    for label in layout.panels.first?.labels ?? [] {
      #expect(label.text.lines.count == 1)
    }
    let style = ChartStyle(theme: .standard, environment: EnvironmentValues())
    for color in style.palette {
      #expect(style.textColor(.color(color)).contrast(with: style.paper) >= 4.5)
    }
  }

  @Test("A line has a dot of five points at its end")
  func dot() throws {
    let layout = Chart { lines(rows(2)) }.layout()
    let dots = layout.panels.first?.dots ?? []
    #expect(dots.count == 2)
    #expect(dots.allSatisfy { abs($0.bounds.width - 5) < 0.01 })
  }

  @Test("Names moved apart have leader lines")
  func leaders() {
    let close = LabelRow.rows(["a", "b", "c"], months) { 100 + Double($0) * 0.1 + Double($1) }
    let layout = Chart { lines(close) }.layout()
    #expect(layout.overlaps.isEmpty)
    #expect(layout.panels.first?.leaders.isEmpty == false)
  }

  @Test("Layers of a stack have their names beside their ends")
  func layers() {
    let layout = Chart(rows(3), id: \.name) {
      AreaMark(x: .value("M", $0.name), y: .value("V", $0.value + 5))
        .foregroundStyle(by: .value("S", $0.series))
    }.layout()
    #expect(layout.plotTexts.count == 3)
    #expect(layout.overlaps.isEmpty)
  }

  @Test("Lines with a band in their colour have their names, and a light area's own line no dot")
  func bands() {
    let layout = Chart {
      ForEach(rows(2), id: \.name) {
        AreaMark(
          x: .value("M", $0.name), yStart: .value("V", $0.value - 1),
          yEnd: .value("V", $0.value + 1)
        )
        .foregroundStyle(by: .value("S", $0.series))
      }
      lines(rows(2))
    }.layout()
    #expect(Set(layout.plotTexts) == ["n0", "n1"])
    let area = Chart(rows(1), id: \.name) {
      AreaMark(x: .value("M", $0.name), y: .value("V", $0.value))
    }.layout()
    #expect(area.panels.first?.dots.isEmpty == true)
  }

  @Test("The last value of a single line is shown at its end on request")
  func lastValue() throws {
    let layout = Chart(rows(1), id: \.name) {
      LineMark(x: .value("M", $0.name), y: .value("V", $0.value))
    }.layout { $0.valueLabels = ValueLabelConfiguration(visibility: .visible) }
    #expect(layout.plotTexts == ["3"])
  }

  @Test("From right to left names stand at the left")
  func mirrored() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let layout = Chart { lines(rows(3)) }.layout(environment: environment)
    #expect(layout.plotTexts.count == 3)
    for label in layout.panels.first?.labels ?? [] {
      #expect(label.frame.maxX < layout.plot.minX + layout.plot.width / 8)
      #expect(label.frame.minX >= 0)
    }
  }

  @Test("No name overlaps another or leaves the chart in 300 seeded charts")
  func property() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let count = Int.random(in: 2...6, using: &random)
      let letters = Int.random(in: 1...20, using: &random)
      let names = (0..<count).map { LabelRow.name(letters, using: &random) + "\($0)" }
      var values: [Double] = []
      for _ in 0..<count * 4 { values.append(.random(in: -5...20, using: &random)) }
      let data = LabelRow.rows(names, months) { values[$0 * 4 + $1] }
      let layout = Chart { lines(data) }.layout(
        .random(in: 160...900, using: &random), .random(in: 120...600, using: &random))
      let labels = layout.panels.first?.labels ?? []
      #expect(labels.isEmpty || labels.count == count)
      #expect(layout.leaving.isEmpty)
      for (index, label) in labels.enumerated() {
        let box = label.frame.insetBy(dx: 0.3, dy: 0.3)
        #expect(labels.dropFirst(index + 1).allSatisfy { !$0.frame.intersects(box) })
        for figure in layout.figures { #expect(!figure.bounds.intersects(box)) }
      }
    }
  }
}
