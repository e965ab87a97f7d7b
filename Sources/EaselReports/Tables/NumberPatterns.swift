import Foundation
import Synchronization

/// A cache of the patterns of formats, shared by all reports of the process.
///
/// Finding a pattern formats some 150 to 500 numbers, which takes longer than a short report. It is
/// found when 150 numbers were written in the format, by whatever reports, so that it costs about as
/// much again as was written by then. The text of a number is the same with a pattern and without.
enum NumberPatterns {
  /// The knowledge about a format.
  private enum Knowledge {
    /// The number of numbers that were written in it.
    case uses(Int)
    /// Its pattern; nil for a format without one.
    case pattern(NumberPattern?)
  }

  private struct Known: @unchecked Sendable {
    // Proof: the keys are formats of Foundation (`NumberCells.fast`), values of types that
    // are Sendable, behind `AnyHashable`, which cannot declare it.
    var formats: [AnyHashable: Knowledge] = [:]
  }

  private static let known = Mutex(Known())
  /// The maximum number of cached formats; a report uses a handful.
  private static let most = 256

  /// Returns what is known of a format.
  private static func knowledge(of format: AnyHashable) -> Knowledge {
    known.withLock { $0.formats[format] } ?? .uses(0)
  }

  /// Changes what is known of a format.
  private static func change(_ format: AnyHashable, _ body: (Knowledge) -> Knowledge) {
    known.withLock {
      if $0.formats.count >= most, $0.formats[format] == nil { $0.formats = [:] }
      $0.formats[format] = body($0.formats[format] ?? .uses(0))
    }
  }

  /// The pattern of a format in one report, where it is looked up once.
  final class Use {
    private let format: AnyHashable
    private let write: (Decimal) -> String
    private var knowledge: Knowledge
    /// The number of numbers since the beginning.
    private var count = 0

    /// The number of numbers in a format after which its pattern is found.
    private static let mostWithout = 150

    /// Creates the use of a format.
    ///
    /// - Parameters:
    ///   - format: A format of Foundation that `NumberCells.fast` knows.
    ///   - locale: The locale of the format.
    ///   - write: Formats a number.
    init(_ format: some Hashable, _ locale: Locale, _ write: @escaping (Decimal) -> String) {
      self.format = AnyHashable(format)
      self.write = write
      knowledge = NumberPatterns.knowledge(of: self.format)
      // Such a format follows the locale of the process, which may have changed.
      if locale == .autoupdatingCurrent, case .pattern(let pattern?) = knowledge,
        !pattern.writesSame(as: write)
      {
        find()
      }
    }

    deinit {
      guard case .uses = knowledge, count > 0 else { return }
      // Other uses of the format may have been counted in the meantime.
      NumberPatterns.change(format) {
        if case .uses(let others) = $0 { .uses(others + count) } else { $0 }
      }
    }

    /// Returns the pattern for one more number; nil if there is none, or not yet.
    func next() -> NumberPattern? {
      switch knowledge {
      case .pattern(let pattern): return pattern
      case .uses(let others) where others + count < Self.mostWithout:
        count += 1
        return nil
      case .uses: return find()
      }
    }

    /// Finds the pattern of the format.
    @discardableResult
    func find() -> NumberPattern? {
      let pattern = NumberPattern(write)
      knowledge = .pattern(pattern)
      NumberPatterns.change(format) { _ in .pattern(pattern) }
      return pattern
    }
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
