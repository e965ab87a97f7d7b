import Foundation

/// Seconds as text, to the millisecond at most.
enum Seconds {
  private static let mostDecimals = 3
  /// Beyond it a number's milliseconds are no whole number that can be told from the next.
  private static let greatest = 1e12

  /// How many decimals tell all of them.
  static func decimals(of times: [TimeInterval]) -> Int {
    (0..<mostDecimals).first { decimals in
      times.allSatisfy {
        let scaled = $0 * pow(10, Double(decimals))
        return abs(scaled - scaled.rounded()) * pow(10, Double(mostDecimals - decimals)) < 0.5
      }
    } ?? mostDecimals
  }

  /// A number with so many decimals.
  static func text(_ time: TimeInterval, decimals: Int) -> String {
    guard abs(time) < greatest else { return "\(time)" }
    let unit = Int(pow(10, Double(decimals)))
    let whole = Int((abs(time) * Double(unit)).rounded())
    let sign = time < 0 && whole > 0 ? "\u{2212}" : ""
    guard decimals > 0 else { return "\(sign)\(whole)" }
    let digits = String(whole % unit)
    let zeros = String(repeating: "0", count: decimals - digits.count)
    return "\(sign)\(whole / unit).\(zeros)\(digits)"
  }
}
