import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct ElectricityExamTests {
  @Test func `shares end at 100 per cent`() throws {
    let layout = ExamSupport.layout(try ElectricityExam(ExamSupport.data).shares)
    #expect(layout.texts(.leading) == ["0%", "25%", "50%", "75%", "100%"])
    let top = layout.lines(.area).map(\.bounds.minY).min() ?? 0
    #expect(isNear(top, layout.plot.minY))
  }

  @Test func `names stand at the right end in location of a legend`() throws {
    let layout = ExamSupport.layout(try ElectricityExam(ExamSupport.data).shares)
    #expect(layout.legends.isEmpty)
    let names = layout.panels[0].labels
    #expect(names.map(\.text.string) == ["Renewables", "Nuclear Energy", "Fossil Fuels"])
    #expect(names.allSatisfy { $0.frame.minX >= layout.plot.maxX })
  }

  @Test func `names have the colours of their layers, as far as text can be read in them`() throws {
    let layout = ExamSupport.layout(try ElectricityExam(ExamSupport.data).shares)
    let environment = EnvironmentValues()
    let style = ChartStyle(theme: .standard, environment: environment)
    let layers = Dictionary(uniqueKeysWithValues: layout.lines(.area).map { ($0.series, $0.fill) })
    for name in layout.panels[0].labels {
      let fill = try #require(layers[name.text.string])
      #expect(name.colors == [style.textColor(fill)])
    }
  }

  @Test func `in print layers have patterns`() throws {
    let layout = ExamSupport.layout(try ElectricityExam(ExamSupport.data).shares, .print)
    let fills = layout.lines(.area).compactMap(\.fill)
    let hatched = fills.filter { if case .hatch = $0 { true } else { false } }
    #expect(fills.count == 3 && hatched.count >= 2)
    #expect(fills[0] != fills[1] && fills[1] != fills[2] && fills[0] != fills[2])
  }

  @Test func `slopes name all ends whole, in the order of their values`() throws {
    let layout = ExamSupport.layout(try ElectricityExam(ExamSupport.data).slopes)
    let labels = layout.panels[0].labels.filter { $0.text.string != "GWh" }
    #expect(labels.count == 6)
    #expect(labels.overlaps == [])
    let left = labels.filter { $0.frame.midX < layout.plot.midX }.sorted {
      $0.frame.minY < $1.frame.minY
    }
    #expect(
      left.map { $0.text.string.split(separator: " ")[0] } == ["Fossil", "Nuclear", "Renewables"])
    #expect(
      labels.allSatisfy { $0.frame.minX >= layout.plot.minX && $0.frame.maxX <= layout.plot.maxX })
  }

  @Test func `values of slopes are whole where names are cut`() throws {
    let exam = try ElectricityExam(ExamSupport.data)
    let layout = ExamSupport.layout(exam.slopes, size: CGSize(width: 240, height: 150))
    let texts = layout.panels[0].labels.map(\.text.string)
    for value in ["35,361", "29,329", "3,853", "5,214", "1,437", "21,933"] {
      #expect(texts.contains { $0.hasSuffix(value) }, "\(texts)")
    }
    // The unit of the hidden axis stands once: with a value, else in the corner.
    for size in [CGSize(width: 480, height: 300), CGSize(width: 960, height: 600)] {
      let larger = ExamSupport.layout(exam.slopes, size: size)
      #expect(larger.labels.count { $0.text.string.hasSuffix("GWh") } == 1)
      #expect(larger.labels.overlaps == [])
    }
  }

  @Test func `nothing overlaps or is cut in any size, look and locale`() throws {
    let exam = try ElectricityExam(ExamSupport.data)
    #expect(ExamSupport.faults(exam.shares) == [])
    #expect(ExamSupport.faults(exam.slopes) == [])
  }
}
