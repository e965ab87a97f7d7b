import EaselBlocks
import EaselCanvas
import EaselReports
import Foundation

/// A number in a format and a locale, in every position of a report where users put numbers.
///
/// Each position is marked by a word: `textx` and `formatx` for texts, `kpix` for a key figure,
/// `cellx` for a cell and `sumx` for a sum.
package struct GeneratedNumber {
  package var report: Report
  package var value: Double
  package var source: String

  private struct Row {
    var name = "cellx"
    var value: Double
  }

  /// Values at which formats change: signs, zeros, ties, magnitudes, and what is no number.
  private static let edges: [Double] = [
    0, -0.0, 0.5, -0.5, 1.005, 2.675, -2.675, 0.004, -0.004, -0.0049, 0.995, -0.995, 1, -1, 999.995,
    -999.999, 1_000, -1_000, 1e6, -1e6, 1e9, 1e12, .nan, .infinity, -.infinity, 1e-300, -1e-300,
    1e-7, -1e-7, .pi,
  ]

  private static let locales = [
    "en_US", "de_DE", "de_CH", "fr_FR", "sv_SE", "ja_JP", "pl_PL", "pt_BR", "en_IN", "nb_NO",
  ]

  /// - Parameter isPlanted: Whether a text shows a number that has lost its format, to test that
  ///   this is found.
  package init(isPlanted: Bool = false, _ random: inout SeededGenerator) {
    if random.isOnce(in: 2) {
      value = random.pick(Self.edges)
    } else {
      let magnitude = pow(10, Double(random.number(-9...11)))
      value = Double.random(in: -1...1, using: &random) * magnitude
    }
    let name = random.pick(Self.locales)
    let locale = Locale(identifier: name)
    let digits = random.below(4)
    switch random.below(4) {
    case 0:
      source = "\(value).formatted(.number.precision(.fractionLength(\(digits)))), \(name)"
      report = Self.report(
        isPlanted,
        value, FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(digits)))
    case 1:
      let code = random.pick(["EUR", "USD", "JPY"])
      source = "\(value).formatted(.currency(code: \"\(code)\")), \(name)"
      report = Self.report(
        isPlanted,
        value, FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale))
    case 2:
      source = "\(value).formatted(.percent.precision(.fractionLength(\(digits)))), \(name)"
      report = Self.report(
        isPlanted,
        value,
        FloatingPointFormatStyle<Double>.Percent(locale: locale).precision(
          .fractionLength(digits)))
    default:
      source = "\(value).formatted(.number.sign(strategy: .always())), \(name)"
      report = Self.report(
        isPlanted,
        value,
        FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0...digits))
          .sign(strategy: .always()))
    }
  }

  private static func report<Format: FormatStyle>(
    _ isPlanted: Bool, _ value: Double, _ format: Format
  ) -> Report
  where Format.FormatInput == Double, Format.FormatOutput == String {
    Report("Numbers", language: "en") {
      if isPlanted {
        Text(verbatim: "textx -0")
      } else {
        Text("textx \(value, format: format)")
      }
      Text("formatx ") + Text(value, format: format)
      KPI("kpix", value, format: format)
      Table([Row(value: value)]) {
        TableColumn("Name", value: \.name)
        TableColumn("Value", value: \.value, format: format)
      }
      .running(\.value)
      .pageFooter { page in TotalRow("sumx", page.carried, format: format) }
    }
  }
}
