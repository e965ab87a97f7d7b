import Foundation

/// Formats seconds with at most three decimal places.
enum Seconds {
  private static let maximumDecimals = 3
  /// The limit beyond which a number cannot represent milliseconds.
  private static let maximum = 1e12

  /// Returns the number of decimal places that all times need, at most three.
  static func decimals(of times: [TimeInterval]) -> Int {
    (0..<maximumDecimals).first { decimals in
      times.allSatisfy {
        let scaled = $0 * pow(10, Double(decimals))
        return abs(scaled - scaled.rounded()) * pow(10, Double(maximumDecimals - decimals)) < 0.5
      }
    } ?? maximumDecimals
  }

  /// Returns a number with a number of decimal places.
  static func text(_ time: TimeInterval, decimals: Int) -> String {
    guard abs(time) < maximum else { return "\(time)" }
    let unit = Int(pow(10, Double(decimals)))
    let whole = Int((abs(time) * Double(unit)).rounded())
    let sign = time < 0 && whole > 0 ? "\u{2212}" : ""
    guard decimals > 0 else { return "\(sign)\(whole)" }
    let digits = String(whole % unit)
    let zeros = String(repeating: "0", count: decimals - digits.count)
    return "\(sign)\(whole / unit).\(zeros)\(digits)"
  }
}
