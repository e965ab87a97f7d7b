import Foundation

/// A logarithmic scale from one tick to another.
struct LogScale {
  /// Where values are written: powers of ten, or also twice and five times those.
  let ticks: [Double]

  /// Makes a scale around values; those not above 0 do not count.
  ///
  /// Without decades alone, it also begins and ends at twice or five times a power of ten.
  init(_ values: [Double], decadesAlone: Bool = true) {
    let values = values.filter { $0 > 0 }
    let (least, greatest) = (values.min() ?? 1, values.max() ?? 10)
    let decades = Int(log10(least).rounded(.down))...Int(log10(greatest).rounded(.up))
    let all = decades.flatMap { decade in
      (decadesAlone ? [1] : [1, 2, 5]).map { $0 * pow(10, Double(decade)) }
    }
    let first = all.lastIndex { $0 <= least } ?? 0
    let last = all.firstIndex { $0 >= greatest } ?? all.count - 1
    ticks = Array(all[first...max(last, first)])
  }

  private var ends: (low: Double, high: Double) {
    (log10(ticks.first ?? 1), log10(ticks.last ?? 10))
  }

  /// A value's place, 0 at the first tick and 1 at the last.
  func share(_ value: Double) -> CGFloat {
    ends.high > ends.low ? CGFloat((log10(value) - ends.low) / (ends.high - ends.low)) : 0
  }

  /// How a tick is written: 0.1, 1, 20, 500, 1 k, 10 M.
  static func text(_ value: Double) -> String {
    var (rest, unit) = (value, 0)
    while rest > 999, unit < 4 { (rest, unit) = (rest / 1_000, unit + 1) }
    let number = rest >= 1 ? "\(Int(rest.rounded()))" : "\(rest)"
    return number + ["", " k", " M", " G", " T"][unit]
  }
}
