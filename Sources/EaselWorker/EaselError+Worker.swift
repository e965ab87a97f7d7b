import EaselCanvas

extension EaselError.Code {
  /// The code for a worker process that could not be started.
  public static let workerNotStarted = Self(rawValue: "workerNotStarted")
  /// The code for a worker process that ended without an answer: it crashed, or it was killed.
  public static let workerCrashed = Self(rawValue: "workerCrashed")
  /// The code for an error of a worker's rendering that is not an `EaselError`.
  public static let workerFailed = Self(rawValue: "workerFailed")
  /// The code for a worker process that exceeded its time or its processor time, and was ended.
  public static let workerTimedOut = Self(rawValue: "workerTimedOut")
  /// The code for an answer of a worker process that is not a complete document.
  public static let workerReplyInvalid = Self(rawValue: "workerReplyInvalid")
  /// The code for a worker process that wrote to its standard error although it succeeded.
  public static let workerStandardError = Self(rawValue: "workerStandardError")
}
