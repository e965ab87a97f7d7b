import EaselBlocks
import Foundation

extension Report {
  /// Sets an environment value for all blocks of the report.
  ///
  /// ```swift
  /// let report = Report("March", language: "en") { Text("Hello") }
  ///   .environment(\.timeZone, .current)
  /// ```
  ///
  /// - Parameters:
  ///   - path: The key path of the value.
  ///   - value: The value.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> Report {
    with { $0.environmentChanges.append { $0[keyPath: path] = value } }
  }

  /// Numbers the section headings of the report down to a level, 3 by default: 1, 1.1, 1.1.1.
  ///
  /// Sections have no numbers without this modifier.
  ///
  /// - Parameter depth: The deepest level with a number; 0 for no numbers. The default is 3.
  public func numberedSections(depth: Int = 3) -> Report {
    environment(\.numberedSectionLevels, depth)
  }
}
