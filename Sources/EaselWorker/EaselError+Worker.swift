import EaselCanvas

extension EaselError.Code {
  /// The code for a worker process that could not be started.
  public static let workerNotStarted = Self(rawValue: "workerNotStarted")
  /// The code for a worker process that crashed, was killed or exited with a failure, without an
  /// answer.
  public static let workerCrashed = Self(rawValue: "workerCrashed")
  /// The code for an error, other than an `EaselError`, that the rendering closure of a worker
  /// process throws.
  public static let workerFailed = Self(rawValue: "workerFailed")
  /// The code for a worker process that was ended at its deadline or at a limit on its time.
  public static let workerTimedOut = Self(rawValue: "workerTimedOut")
  /// The code for an answer of a worker process that is not a complete document.
  public static let workerReplyInvalid = Self(rawValue: "workerReplyInvalid")
  /// The code of the note that a worker process succeeded but wrote text to its standard error.
  public static let workerStandardError = Self(rawValue: "workerStandardError")
}
