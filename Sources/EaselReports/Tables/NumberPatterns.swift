import Foundation
import Synchronization

/// A cache of the patterns of formats, shared by all reports of the process.
///
/// Finding a pattern formats 500 numbers, which takes a quarter of the time of a short report.
enum NumberPatterns {
  private struct Known: @unchecked Sendable {
    // Proof: the keys are formats of Foundation (`NumberCells.hasPattern`), values of types that
    // are Sendable, behind `AnyHashable`, which cannot declare it.
    var patterns: [AnyHashable: NumberPattern?] = [:]
  }

  private static let known = Mutex(Known())
  /// The maximum number of cached formats; a report uses a handful.
  private static let most = 256

  /// Returns the pattern of a format; `nil` if it has none.
  ///
  /// - Parameters:
  ///   - format: A format for which `NumberCells.hasPattern` is true.
  ///   - write: Formats a number.
  static func pattern(
    of format: some Hashable, _ write: (Decimal) -> String
  ) -> NumberPattern? {
    let key = AnyHashable(format)
    let found = known.withLock { $0.patterns[key] }
    // A format may follow the locale of the process, which may have changed.
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
  /// Whether the pattern writes some sample numbers as the format does.
  fileprivate func writesSame(as write: (Decimal) -> String) -> Bool {
    let small = Decimal(sign: .minus, exponent: -2, significand: 1_234_567)
    return [small, 0, 1_000, 1_234_567_891].allSatisfy {
      guard let text = string($0) else { return true }
      return text == write($0)
    }
  }
}
