import EaselBlocks
import EaselCanvas

/// A value that a modifier was given and cannot use.
package struct ChartFault {
  /// What is wrong, and what is done instead.
  package var message: String
  /// The value.
  package var datum: ChartDatum

  /// The warning, with the value as an environment writes it.
  func diagnostic(in environment: EnvironmentValues) -> Diagnostic {
    Diagnostic(
      .warning, .invalidData, message, operation: "Chart", value: datum.described(in: environment))
  }
}
