import EaselBlocks
import EaselCanvas

/// A value of a modifier that cannot be used.
package struct ChartFault {
  /// The description of the fault and of its consequence.
  package var message: String
  /// The value.
  package var datum: ChartDatum

  /// Returns a warning that contains the value as the environment formats it.
  func diagnostic(in environment: EnvironmentValues) -> Diagnostic {
    Diagnostic(
      .warning, .invalidData, message, operation: "Chart", value: datum.described(in: environment))
  }
}
