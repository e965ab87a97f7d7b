import EaselBlocks
import Foundation
import Testing

@testable import EaselCanvas
@testable import EaselCharts

/// Texts at data: their place, rotation, color and size.
struct TextMarkTests {
  private struct City {
    var name: String
    var rent: Double
    var income: Double
    var angle = Angle.zero
    var alignment = Alignment.center
    var size: CGFloat = 12
  }

  private let cities = [
    City(name: "Bern", rent: 1340, income: 78), City(name: "Genf", rent: 1620, income: 86),
    City(name: "Zürich", rent: 1810, income: 98),
  ]
  private let size = CGSize(width: 480, height: 300)

  private func texts(_ layout: ChartLayout) -> [ChartLabel] {
    layout.figures.compactMap { if case .text(let label) = $0.shape { label } else { nil } }
  }

  /// The points at the same data.
  private func points(_ layout: ChartLayout) -> [CGPoint] {
    layout.figures.flatMap { figure -> [CGPoint] in
      if case .symbols(_, let points) = figure.shape { points } else { [] }
    }
  }

  private func chart(
    _ alignment: Alignment = .center, angle: Angle = .zero, size: CGFloat? = nil
  ) -> some Block {
    Chart(cities, id: \.name) {
      PointMark(x: .value("Rent", $0.rent), y: .value("Income", $0.income))
      TextMark(
        text: .value("City", $0.name), x: .value("Rent", $0.rent), y: .value("Income", $0.income),
        angle: angle, alignment: alignment, size: size)
    }
  }

  @Test("the aligned part of the text is at its datum")
  func alignment() {
    for (alignment, x, y) in [
      (Alignment.center, 0.5, 0.5), (.leading, 0, 0.5), (.trailing, 1, 0.5), (.top, 0.5, 0),
      (.bottomTrailing, 1, 1),
    ] {
      let layout = chart(alignment).layout(in: size)
      for (label, point) in zip(texts(layout), points(layout)) {
        #expect(abs(label.frame.minX + label.frame.width * x - point.x) < 0.01)
        #expect(abs(label.frame.minY + label.frame.height * y - point.y) < 0.01)
      }
      #expect(texts(layout).map(\.text.string) == ["Bern", "Genf", "Zürich"])
    }
  }

  @Test("the leading edge is the right one in a language from right to left")
  func rightToLeft() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let layout = chart(.leading).layout(in: size, environment: environment)
    let (label, point) = try #require(zip(texts(layout), points(layout)).first { _ in true })
    #expect(abs(label.frame.maxX - point.x) < 0.01)
  }

  @Test("a text turns clockwise around its datum")
  func angle() {
    let layout = chart(.leading, angle: .degrees(90)).layout(in: size)
    for (label, point) in zip(texts(layout), points(layout)) {
      // Its beginning stays, and the text goes down from there.
      #expect(abs(label.bounds.minY - point.y) < 0.01)
      #expect(abs(label.bounds.midX - point.x) < 0.01)
      #expect(label.bounds.height > label.bounds.width)
    }
  }

  @Test("an offset moves the text, not its datum")
  func offset() {
    let plain = chart().layout(in: size)
    let moved = Chart(cities, id: \.name) {
      PointMark(x: .value("Rent", $0.rent), y: .value("Income", $0.income))
      TextMark($0.name, x: .value("Rent", $0.rent), y: .value("Income", $0.income))
        .offset(x: 3, y: -2)
    }.chartXScale(domain: 1000...2000).chartYScale(domain: 50...110).layout(in: size)
    for (label, point) in zip(texts(moved), points(moved)) {
      #expect(abs(label.frame.midX - point.x - 3) < 0.01)
      #expect(abs(label.frame.midY - point.y + 2) < 0.01)
    }
    #expect(texts(plain).count == 3)
  }

  @Test("a font size is one by value, by the label's default, or by data")
  func sizes() {
    #expect(texts(chart(size: 20).layout(in: size)).allSatisfy { $0.text.fontSizes.maximum == 20 })
    let usual = texts(chart().layout(in: size)).map(\.text.fontSizes.maximum)
    #expect(Set(usual).count == 1)
    let layout = Chart(cities, id: \.name) {
      TextMark($0.name, x: .value("Rent", $0.rent), y: .value("Income", $0.income))
        .symbolSize(by: .value("Rent", $0.rent))
    }.layout(in: size)
    let byData = texts(layout).map(\.text.fontSizes.maximum)
    #expect(byData == byData.sorted() && Set(byData).count == 3)
  }

  @Test("a text keeps its lines")
  func lines() throws {
    let layout = Chart(cities.prefix(1), id: \.name) {
      TextMark("\($0.name)\n\($0.rent)", x: .value("x", 1), y: .value("y", 1))
    }.layout(in: size)
    let label = try #require(texts(layout).first)
    #expect(label.text.lines.count == 2 && !label.text.isTruncated)
  }

  @Test("a color by data is readable on paper; a fixed one is kept")
  func colors() {
    let layout = Chart(cities, id: \.name) {
      TextMark($0.name, x: .value("Rent", $0.rent), y: .value("Income", $0.income))
        .foregroundStyle(by: .value("City", $0.name))
    }.layout(in: size)
    let colors = texts(layout).flatMap(\.colors)
    #expect(Set(colors).count == 3)
    #expect(colors.allSatisfy { $0.contrast(with: Color.white, for: .light) >= 4.5 })
    let white = Chart(cities, id: \.name) {
      TextMark($0.name, x: .value("Rent", $0.rent), y: .value("Income", $0.income))
        .foregroundStyle(.white)
    }.layout(in: size)
    #expect(texts(white).flatMap(\.colors).allSatisfy { $0 == .white })
  }

  @Test("a plot of a collection draws the same as a mark for each element")
  func plot() {
    let turned = cities.enumerated().map { index, city in
      City(
        name: city.name, rent: city.rent, income: city.income, angle: .degrees(Double(index) * 20),
        alignment: index == 0 ? .leading : .top, size: CGFloat(9 + index))
    }
    let marks = Chart(turned, id: \.name) {
      TextMark(
        text: .value("City", $0.name), x: .value("Rent", $0.rent), y: .value("Income", $0.income),
        angle: $0.angle, alignment: $0.alignment, size: $0.size)
    }
    let plot = Chart {
      TextPlot(
        turned, text: .value("City", \.name), x: .value("Rent", \.rent),
        y: .value("Income", \.income), angle: \.angle, alignment: \.alignment, size: .fixed(\.size))
    }
    #expect(texts(marks.layout(in: size)) == texts(plot.layout(in: size)))
    #expect(texts(marks.layout(in: size)).count == 3)
  }

  @Test("numbers are written in the locale, with one precision")
  func numbers() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    let layout = Chart([1.5, 2.25, 3]) {
      TextMark(text: .value("Value", $0), x: .value("x", $0), y: .value("y", $0))
    }.layout(in: size, environment: environment)
    #expect(texts(layout).map(\.text.string) == ["1,50", "2,25", "3,00"])
  }

  @Test("the text is a column of the data table")
  func dataTable() {
    #expect(chart().dataTable().columns == ["Rent", "Income", "City"])
  }

  @Test("texts at points make no chart of another kind, and no other legend")
  func references() {
    let text = chart().layout(in: size).alternativeText
    #expect(text.hasPrefix("Scatter plot"))
    let layout = Chart(cities, id: \.name) {
      PointMark(x: .value("Rent", $0.rent), y: .value("Income", $0.income))
        .foregroundStyle(by: .value("City", $0.name))
      TextMark($0.name, x: .value("Rent", $0.rent), y: .value("Income", $0.income))
        .foregroundStyle(by: .value("City", $0.name))
    }.layout(in: size)
    #expect(layout.legends.flatMap(\.keys).allSatisfy { $0.figures.allSatisfy(\.isSymbols) })
  }

  @Test("a text at the end of an inferred scale gets its room; one beyond a domain is counted")
  func space() {
    let layout = chart(.leading).layout(in: size)
    #expect(texts(layout).allSatisfy { $0.bounds.maxX <= layout.plot.maxX + 0.5 })
    let narrow = chart().chartXScale(domain: 1000...1700).layout(in: size)
    #expect(texts(narrow).map(\.text.string) == ["Bern", "Genf"])
    #expect(!narrow.notes.isEmpty)
  }

  @Test("a missing value leaves out its text and is reported")
  func missing() {
    let layout = Chart([City(name: "Bern", rent: .nan, income: 1), cities[0]], id: \.rent) {
      TextMark($0.name, x: .value("Rent", $0.rent), y: .value("Income", $0.income))
    }.layout(in: size)
    #expect(texts(layout).count == 1)
    #expect(layout.diagnostics.contains { $0.operation == "TextMark" })
  }

  @Test("a group's opacity and the order of declaration apply to texts")
  func order() {
    let chart = Chart(cities, id: \.name) {
      TextMark($0.name, x: .value("Rent", $0.rent), y: .value("Income", $0.income)).opacity(0.5)
      PointMark(x: .value("Rent", $0.rent), y: .value("Income", $0.income))
    }
    let figures = chart.layout(in: size).figures
    #expect(figures.first?.kind == .text)
    #expect(figures.filter { $0.kind == .text }.allSatisfy { $0.opacity == 0.5 })
  }
}
