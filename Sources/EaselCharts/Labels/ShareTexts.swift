import EaselStatistics
import Foundation

/// The texts of shares, as percentages that add up to the whole.
struct ShareTexts {
  private let locale: Locale?

  /// Creates the texts in a locale; `nil` for plain texts.
  init(_ locale: Locale?) { self.locale = locale }

  /// Returns the number of decimals of percentages: 1 if a share is less than 1 %, otherwise none.
  static func decimals(of shares: [Double]) -> Int {
    shares.contains { $0 != 0 && abs($0) < 0.01 } ? 1 : 0
  }

  /// Returns the text of a rounded share, such as 12.5 for 12.5 %.
  func text(_ percent: Double, decimals: Int) -> String {
    var format = NumberFormat.percent(decimals)
    format.locale = locale
    return format.string(from: percent / 100)
  }

  /// Returns the texts of the shares of one whole.
  func texts(of shares: [Double]) -> [String] { texts(of: shares, in: [Array(shares.indices)]) }

  /// Returns the texts of shares, which add up to the rounded sum of each group.
  ///
  /// - Parameters:
  ///   - shares: The shares, such as 0.125.
  ///   - groups: The indices of the shares of each whole.
  ///   - decimals: The number of decimals of a percentage; `nil` depends on the shares.
  func texts(
    of shares: [Double], in groups: some Sequence<[Int]>, decimals: Int? = nil
  ) -> [String] {
    let decimals = decimals ?? Self.decimals(of: shares)
    var texts = shares.map { text($0 * 100, decimals: decimals) }
    for group in groups {
      let parts = group.map { abs(shares[$0]) }
      let total = parts.reduce(0, +) * 100
      let whole = abs(total - 100) < 1e-6 ? 100 : total
      guard let rounded = Statistics.roundedShares(of: parts, total: whole, decimals: decimals)
      else { continue }
      for (index, percent) in zip(group, rounded) {
        texts[index] = text(shares[index] < 0 ? -percent : percent, decimals: decimals)
      }
    }
    return texts
  }
}
