import Foundation
import Synchronization

/// Prints unread diagnostics to standard error.
///
/// Equal diagnostics are printed once, with their count and their pages. By default printing is on
/// in debug builds and off in release builds. `EASEL_DIAGNOSTICS=1` in the environment turns it on,
/// and `EASEL_DIAGNOSTICS=0` turns it off.
package enum DiagnosticReport {
  /// Whether unread diagnostics are printed in this process.
  package static let isEnabled = isEnabled(
    by: ProcessInfo.processInfo.environment["EASEL_DIAGNOSTICS"])

  /// Whether a value of `EASEL_DIAGNOSTICS` turns printing on.
  ///
  /// For values except 0 and 1 the build decides.
  static func isEnabled(by value: String?) -> Bool {
    switch value {
    case "0": return false
    case "1": return true
    default:
      #if DEBUG
        return true
      #else
        return false
      #endif
    }
  }

  /// Prints diagnostics, if there are any and printing is on.
  package static func print(_ diagnostics: [Diagnostic]) {
    guard isEnabled, !diagnostics.isEmpty else { return }
    let isFirst = !hasPrinted.exchange(true, ordering: .relaxed)
    let text = text(of: diagnostics) + (isFirst ? hint : "")
    // One write, so that the lines of several threads do not mix.
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// Whether anything was printed already; the hint is only printed once.
  private static let hasPrinted = Atomic(false)

  /// The hint that explains how to read diagnostics and how to turn printing off.
  static let hint =
    "easel: read them where they are returned, as `diagnostics` of rendered(as:), render(as:to:) or "
    + "finish(); EASEL_DIAGNOSTICS=0 keeps them from being printed\n"

  /// Returns the lines to print.
  static func text(of diagnostics: [Diagnostic]) -> String {
    folded(diagnostics).map { line($0) + "\n" }.joined()
  }

  /// Diagnostics that differ only in their page or value.
  struct Fold {
    /// The first of the diagnostics.
    var first: Diagnostic
    var count = 0
    /// The pages in the order of the diagnostics, without repetitions.
    var pages: [Int] = []
  }

  private struct Key: Hashable {
    var severity: Diagnostic.Severity
    var code: EaselError.Code
    var message: String
    var operation: String?
    var subject: String?
    var viewPath: String?
  }

  /// Groups equal diagnostics, in the order of the first one of each group.
  static func folded(_ diagnostics: [Diagnostic]) -> [Fold] {
    var folds: [Fold] = []
    var positions: [Key: Int] = [:]
    for diagnostic in diagnostics {
      let key = Key(
        severity: diagnostic.severity, code: diagnostic.code, message: diagnostic.message,
        operation: diagnostic.operation, subject: diagnostic.subject,
        viewPath: diagnostic.viewPath)
      let position = positions[key, default: folds.count]
      if position == folds.count {
        positions[key] = position
        folds.append(Fold(first: diagnostic))
      }
      folds[position].count += 1
      if let page = diagnostic.page, folds[position].pages.last != page {
        folds[position].pages.append(page)
      }
    }
    return folds
  }

  private static func line(_ fold: Fold) -> String {
    var diagnostic = fold.first
    diagnostic.page = fold.pages.count == 1 ? fold.pages[0] : nil
    var line = "easel: \(diagnostic)"
    if fold.pages.count > 1 { line += " (on pages \(ranges(fold.pages)))" }
    if fold.count > 1 { line += " (\(fold.count) times)" }
    if let remedy = diagnostic.code.remedy { line += "\n         \(remedy)" }
    return line
  }

  /// Returns pages as text with ranges, such as "1–3, 5".
  private static func ranges(_ pages: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for page in pages {
      if let last = ranges.last, page == last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...page
      } else {
        ranges.append(page...page)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
      .joined(separator: ", ")
  }
}
