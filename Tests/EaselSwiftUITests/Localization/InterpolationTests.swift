import EaselSwiftUI
import Foundation
import Testing

@Suite("Interpolations as SwiftUI localizes them")
struct InterpolationTests {
  @Test("Whole numbers are grouped")
  func wholeNumbers() throws {
    #expect(try words(Text("\(1000) \(UInt8(7))")) == ["1,000 7"])
    #expect(try words(Text("\(1_234_567)"), "de_DE") == ["1.234.567"])
  }

  @Test("Floating-point numbers have six fraction digits")
  func floatingPoint() throws {
    #expect(try words(Text("\(76.0)%")) == ["76.000000%"])
    #expect(try words(Text("\(Float(1.5)) \(CGFloat(2))")) == ["1.500000 2.000000"])
    #expect(try words(Text("\(1234.5)"), "de_DE") == ["1.234,500000"])
  }

  @Test("A number alone is written as one among words")
  func alone() throws {
    #expect(try words(Text("\(0.5)")) == ["0.500000"])
    #expect(try words(Text("*\(0.5)*")) == ["0.500000"])
  }

  @Test("NaN is left out, with a warning")
  func notANumber() throws {
    let result = try rendering(Text("a\(Double.nan)b"))
    #expect(result.words == ["ab"])
    #expect(result.diagnostics.map(\.code) == [.invalidData])
  }

  @Test("Specifiers set digits and width, with the locale's separators")
  func specifiers() throws {
    #expect(try words(Text("\(3.14159, specifier: "%.2f")")) == ["3.14"])
    #expect(try words(Text("\(1234.5, specifier: "%.2f")"), "de_DE") == ["1.234,50"])
    #expect(try words(Text("\(7, specifier: "%lld") \(7, specifier: "%d")")) == ["7 7"])
    #expect(try words(Text("\(255, specifier: "%02X") \(7, specifier: "%03d")")) == ["FF 007"])
    #expect(try words(Text("\("a", specifier: "%@")!")) == ["a!"])
  }

  @Test("Characters around a specifier are kept")
  func around() throws {
    #expect(try words(Text("\(45.6, specifier: "about %.0f%%")")) == ["about 46%"])
    #expect(try words(Text("\(1, specifier: "none")")) == ["none"])
  }

  @Test("A specifier of another kind converts the value")
  func converted() throws {
    #expect(try words(Text("\(3, specifier: "%.1f") \(3.9, specifier: "%d")")) == ["3.0 3"])
    #expect(try words(Text("\("x", specifier: "%d")")) == ["0"])
  }

  @Test("Negative numbers have a minus sign, and zero has none")
  func signs() throws {
    #expect(try words(Text("\(-3) \(-3, specifier: "%d")")) == ["\u{2212}3 \u{2212}3"])
    #expect(try words(Text("\(-0.2, specifier: "%.0f")")) == ["0"])
  }

  @Test("Literals are equal if their characters and values are")
  func equality() {
    #expect(("a \(1)" as LocalizedStringKey) == "a \(1)")
    #expect(("a \(1)" as LocalizedStringKey) != "a \(2)")
    #expect(("a \(1)" as LocalizedStringKey) != "a \(UInt8(1))")
    #expect(LocalizedStringKey("a") == "a")
    #expect(("\(Text("x"))" as LocalizedStringKey) == "\(Text("x"))")
  }

  @Test("Formatters write values")
  func formatters() throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    #expect(try words(Text(NSNumber(value: 1234.5), formatter: formatter)) == ["1,234.5"])
    #expect(try words(Text("\(1234.5, formatter: formatter)!")) == ["1,234.5!"])
  }
}
