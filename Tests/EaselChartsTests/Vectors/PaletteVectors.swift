import EaselCanvas
import Foundation

@testable import EaselCharts

/// Palettes by their names, as lists or names of colours.
enum PaletteVectors {
  static func outcome() throws -> VectorFile.Outcome {
    let file = try JSONDecoder().decode(
      [String: JSONValue].self, from: Fixtures.data("vectors/palettes.json"))
    var outcome = VectorFile.Outcome()
    for (name, value) in file.sorted(by: { $0.key < $1.key }) where name != "source" {
      outcome.total += 1
      let wanted = colors(of: value).map { Color(hex: $0) }
      if let palette = palettes[name], wanted == palette.map({ $0 }) {
        outcome.passed += 1
      } else {
        outcome.failures.append("\(name): wanted \(wanted)")
      }
    }
    return outcome
  }

  private static let palettes: [String: [Color]] = [
    "tableau10": Palettes.tableau10, "observable10": Palettes.observable10,
    "category10": Palettes.category10, "dark2": Palettes.dark2,
    "okabe_ito_R": Palettes.okabeIto,
  ]

  /// The colours of a list, or those of an object in R's order.
  private static func colors(of value: JSONValue) -> [String] {
    if case .object(let colors) = value {
      return okabeItoOrder.compactMap { colors[$0]?.string }
    }
    return (value.array ?? []).compactMap(\.string)
  }

  private static let okabeItoOrder = [
    "black", "orange", "skyblue", "bluishgreen", "yellow", "blue", "vermillion", "reddishpurple",
    "gray",
  ]
}
