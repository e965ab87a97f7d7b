import EaselCanvas

extension EaselError.Code {
  /// A worker process could not be started.
  public static let workerNotStarted = Self(rawValue: "workerNotStarted")
  /// A worker process ended without an answer: it crashed, or it was killed.
  public static let workerCrashed = Self(rawValue: "workerCrashed")
  /// A worker's rendering threw an error that is not Easel's.
  public static let workerFailed = Self(rawValue: "workerFailed")
  /// A worker process took longer than it may, by the clock or of the processor, and was ended.
  public static let workerTimedOut = Self(rawValue: "workerTimedOut")
  /// What a worker process answered is no document, or only a part of one.
  public static let workerReplyInvalid = Self(rawValue: "workerReplyInvalid")
  /// A worker process wrote to its standard error although it succeeded.
  public static let workerStandardError = Self(rawValue: "workerStandardError")
}
