import Foundation
import Synchronization

/// The patterns of formats that were met, for all reports of the process.
///
/// To find one takes a format 500 numbers, a quarter of the time of a short report.
enum NumberPatterns {
  private struct Known: @unchecked Sendable {
    // Proof: the keys are formats of Foundation's (`NumberCells.hasPattern`), values of types that are
    // Sendable, behind `AnyHashable`, which cannot say so.
    var patterns: [AnyHashable: NumberPattern?] = [:]
  }

  private static let known = Mutex(Known())
  /// A report has a handful of formats.
  private static let most = 256

  /// The pattern of a format; nil where it has none.
  ///
  /// - Parameters:
  ///   - format: The format, one of those with a pattern.
  ///   - write: What writes numbers in it.
  static func pattern(
    of format: some Hashable, _ write: (Decimal) -> String
  ) -> NumberPattern? {
    let key = AnyHashable(format)
    let found = known.withLock { $0.patterns[key] }
    // A format may follow the locale of the process, which may be another one now.
    if let found, found?.writesSame(as: write) ?? true { return found }
    let pattern = NumberPattern(write)
    known.withLock {
      if $0.patterns.count >= most { $0.patterns = [:] }
      $0.patterns[key] = .some(pattern)
    }
    return pattern
  }
}

extension NumberPattern {
  /// Whether some numbers are written as a format writes them.
  fileprivate func writesSame(as write: (Decimal) -> String) -> Bool {
    let small = Decimal(sign: .minus, exponent: -2, significand: 1_234_567)
    return [small, 0, 1_000, 1_234_567_891].allSatisfy {
      guard let text = string($0) else { return true }
      return text == write($0)
    }
  }
}
