import Foundation
import Testing

@testable import EaselCharts

@Suite struct PowerOfTenTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (10, "10"), (25, "25"), (100, "10²"), (1e-9, "10⁻⁹"),
    (2e-9, "2×10⁻⁹"), (-1.5e12, "−1.5×10¹²"), (-1e6, "−10⁶"), (9.9999e5, "10⁶"),
    (Double.leastNonzeroMagnitude, "4.94×10⁻³²⁴"),
  ])
  func `a power has raised digits and a coefficient unless it is one`(
    _ value: Double, _ text: String
  ) {
    let format = NumberFormat(notation: .powerOfTen, precision: .significantUpTo(3))
    #expect(format.string(from: value) == text)
  }

  @Test func `a fixed precision writes each coefficient`() {
    let format = NumberFormat(notation: .powerOfTen, precision: .decimals(1), suffix: " m")
    #expect(format.string(from: 1e6) == "1.0×10⁶ m")
  }

  @Test func `a locale writes the coefficient`() {
    var format = NumberFormat(notation: .powerOfTen, precision: .significantUpTo(3))
    format.locale = Locale(identifier: "de_DE")
    #expect(format.string(from: -2.5e-9) == "−2,5×10⁻⁹")
    format.locale = Locale(identifier: "ar_EG")
    #expect(format.string(from: 2.5e-9) == "\u{2066}٢٫٥×١٠⁻⁹\u{2069}")
  }
}
