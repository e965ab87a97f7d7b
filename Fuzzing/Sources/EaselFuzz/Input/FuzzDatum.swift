import EaselCharts
import Foundation

/// A kind of values that marks have, read from bytes.
protocol FuzzDatum: Plottable {
  static func read(_ input: inout FuzzInput) -> Self
}

extension Double: FuzzDatum {
  static func read(_ input: inout FuzzInput) -> Double { input.number() }
}

extension String: FuzzDatum {
  static func read(_ input: inout FuzzInput) -> String {
    input.rarely(48) ? input.string(atMost: 3) : input.choice(["A", "B", "C", "Berlin", "2024"])
  }
}

extension Date: FuzzDatum {
  static func read(_ input: inout FuzzInput) -> Date {
    switch input.index(below: 8) {
    case 0:
      input.choice([
        .distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: -63_114_076_800),
        Date(timeIntervalSinceReferenceDate: 252_424_080_000),
        Date(timeIntervalSinceReferenceDate: 1e15), Date(timeIntervalSinceReferenceDate: -1e15),
      ])
    case 1: Date(timeIntervalSinceReferenceDate: input.number())
    default: Date(timeIntervalSince1970: 1_700_000_000 + input.number() * 86_400)
    }
  }
}
