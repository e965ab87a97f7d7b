import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Key figures")
struct KPITests {
  private static let english = Locale(identifier: "en_US")

  private func words(
    _ value: Double, _ previous: Double?, rightToLeft: Bool = false
  ) -> [String] {
    BusinessDrawing(
      KPI("Sales", value, previous: previous, format: .number)
        .environment(\.locale, Self.english), rightToLeft: rightToLeft
    ).words
  }

  @Test("The change is in percent of the previous value, with its sign")
  func change() {
    #expect(words(107, 100) == ["Sales", "107", "+7.0%"])
    #expect(words(93, 100) == ["Sales", "93", "−7.0%"])
    #expect(words(100, 100) == ["Sales", "100", "0.0%"])
    // What rounds to nothing is no change.
    #expect(words(99.999, 100) == ["Sales", "99.999", "0.0%"])
    #expect(words(300, 100) == ["Sales", "300", "+200%"])
    #expect(words(-50, -100) == ["Sales", "−50", "+50.0%"])
    #expect(words(5, nil) == ["Sales", "5"])
  }

  @Test("Without a locale, digits are grouped as in charts")
  func grouping() {
    let drawn = BusinessDrawing(KPI("Sales", 184_220.0, format: .number))
    #expect(drawn.words == ["Sales", "184,220"])
  }

  @Test("If the previous value is 0, the change is the difference in the figure's format")
  func zero() {
    #expect(words(12, 0) == ["Sales", "12", "+12"])
    #expect(words(-12, 0) == ["Sales", "−12", "−12"])
    #expect(words(0, 0) == ["Sales", "0", "0"])
    #expect(words(12, 0, rightToLeft: true).last == "\u{200E}+12")
  }

  @Test("Whole and decimal numbers are figures too")
  func types() {
    let whole = KPI("n", 12, previous: 10, series: [1, 2], format: .number)
    #expect(BusinessDrawing(whole).words.first == "n")
    #expect(
      BusinessDrawing(KPI("n", UInt8(3), previous: UInt8(9), format: .number)).words.count == 3)
    let money = KPI("n", Decimal(12), previous: Decimal(10), format: .currency(code: "EUR"))
    #expect(
      BusinessDrawing(money.environment(\.locale, Self.english)).words == ["n", "€12.00", "+20.0%"])
  }

  @Test("The arrow points up or down, and there is none without a change")
  func arrow() {
    func tip(_ value: Double) -> Bool? {
      let drawn = BusinessDrawing(KPI("n", value, previous: 10, format: .number))
      guard let path = drawn.fills.first?.path else { return nil }
      let box = path.boundingBox
      return path.contains(CGPoint(x: box.minX + 1, y: box.maxY - 0.3))
    }
    #expect(tip(11) == true)
    #expect(tip(9) == false)
    #expect(tip(10) == nil)
  }

  @Test("The color says whether the change is welcome")
  func color() {
    func hue(_ value: Double, _ goal: KPI.Goal) -> String {
      let drawn = BusinessDrawing(KPI("n", value, previous: 10, format: .number, goal: goal))
      guard case .color(let color) = drawn.fills.first?.paint else { return "none" }
      let parts = color.components(for: .light)
      if abs(parts.red - parts.green) < 0.1 { return "grey" }
      return parts.red > parts.green ? "red" : "green"
    }
    #expect(hue(11, .higher) == "green")
    #expect(hue(9, .higher) == "red")
    #expect(hue(11, .lower) == "red")
    #expect(hue(9, .lower) == "green")
    #expect(hue(11, .none) == "grey")
  }

  @Test("Name, value and change are one paragraph, and the sparkline is an artifact")
  func structure() {
    let tags = BusinessDrawing(KPI("n", 2, previous: 1, series: [1, 2], format: .number)).tags
    #expect(tags.filter { $0.contains("paragraph") }.count == 1)
    #expect(tags.filter { $0.contains("artifact") }.count == 2)
    #expect(!tags.contains { $0.contains("figure") })
  }

  @Test("A value that is not finite is noted, and has no change")
  func faults() {
    for value in [Double.nan, .infinity, -.infinity] {
      let drawn = BusinessDrawing(KPI("n", value, previous: 1, format: .number))
      #expect(drawn.diagnostics.map(\.code) == [.invalidData])
      #expect(drawn.words == ["n"])
      let before = BusinessDrawing(KPI("n", 1, previous: value, format: .number))
      #expect(before.diagnostics.map(\.code) == [.invalidData])
    }
    #expect(BusinessDrawing(KPI("n", 1e308, previous: -1e308, format: .number)).words.count == 3)
    #expect(BusinessDrawing(KPI("n", 1e308, previous: 1e-308, format: .number)).words.count == 2)
    #expect(
      BusinessDrawing(KPI("n", Decimal.nan, previous: 1, format: .number)).diagnostics.map(\.code)
        == [.invalidData])
  }

  @Test("A sparkline needs two numbers, leaves gaps, and is within its frame")
  func course() {
    func strokes(_ series: [Double]) -> [Path] {
      BusinessDrawing(KPI("n", 1, series: series, format: .number)).strokes
    }
    #expect(strokes([]).isEmpty)
    #expect(strokes([1]).isEmpty)
    #expect(strokes([1, .nan]).isEmpty)
    #expect(strokes([1, 2, 3]).count == 1)
    func points(_ series: [Double]) -> [CGPoint?] {
      Sparkline(values: series).points(in: CGRect(x: 0, y: 0, width: 100, height: 20))
    }
    #expect(points([0, 10]) == [CGPoint(x: 0, y: 20), CGPoint(x: 100, y: 0)])
    #expect(points([5, 5]) == [CGPoint(x: 0, y: 10), CGPoint(x: 100, y: 10)])
    #expect(points([0, .nan, 10])[1] == nil)
    #expect(points([-1e308, 1e308]) == [CGPoint(x: 0, y: 20), CGPoint(x: 100, y: 0)])
    let many = points((0..<100_000).map { $0 == 50_000 ? 9 : 1 })
    #expect(many.count <= 1_000)
    #expect(many.contains { $0?.y == 0 })
  }
}
