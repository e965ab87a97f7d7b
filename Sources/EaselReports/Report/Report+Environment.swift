import EaselBlocks
import Foundation

extension Report {
  /// Sets an environment value for all blocks of the report.
  ///
  /// ```swift
  /// report.environment(\.timeZone, .current)
  /// ```
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> Report {
    with { $0.environmentChanges.append { $0[keyPath: path] = value } }
  }

  /// Numbers the headings of the sections: 1, 1.1, 1.1.1.
  ///
  /// - Parameter depth: The deepest level with a number; 0 for none.
  public func numberedSections(depth: Int = 3) -> Report {
    environment(\.numberedSectionLevels, depth)
  }

  /// Sets the words that the report writes by itself.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - language: The code of the language that they are for, such as `pt`; nil takes them for any.
  public func words(_ words: ReportWords, for language: String? = nil) -> Report {
    with { $0.environmentChanges.append { $0.addedWords[language ?? ""] = words } }
  }
}
