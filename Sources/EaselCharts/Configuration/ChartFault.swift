import EaselBlocks
import EaselCanvas

/// A value of a modifier that cannot be used.
struct ChartFault {
  /// The description of the fault and of its consequence.
  var message: String
  /// The value.
  var datum: ChartDatum
  var code = EaselError.Code.invalidData

  /// Returns a warning that contains the value as the environment formats it.
  func diagnostic(in environment: EnvironmentValues) -> Diagnostic {
    Diagnostic(
      .warning, code, message, operation: "Chart", value: datum.described(in: environment))
  }
}
