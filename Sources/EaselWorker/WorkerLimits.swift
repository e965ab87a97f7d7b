import EaselCanvas
import Foundation

/// The limits of a worker process on memory, time and files.
///
/// The operating system enforces all of them but ``jobSize``, on all code of the process. A worker
/// that exceeds its memory or time ends, and the call that started it throws an error.
public struct WorkerLimits: Hashable, Sendable {
  /// The maximum address space of the worker process, in bytes; 1 GiB by default.
  ///
  /// It includes the program and its libraries, which take about 350 MiB.
  public var addressSpace = 1024 * 1024 * 1024
  /// The maximum processor time of all threads of the worker together, in seconds; 10 by default.
  ///
  /// The system counts whole seconds; the value is rounded up.
  public var processorTime: TimeInterval = 10
  /// The maximum run time of the worker by the wall clock, in seconds, rounded up; 60 by default.
  ///
  /// After this time a signal ends the worker, even if the process that started it no longer
  /// exists.
  public var time: TimeInterval = 60
  /// The maximum size of each file that the worker writes, in bytes; 256 MiB by default.
  public var fileSize = 256 * 1024 * 1024
  /// The maximum number of open files, pipes and sockets of the worker; 64 by default.
  public var openFiles = 64
  /// The maximum size of the job that the worker reads, in bytes of JSON; 16 MiB by default.
  ///
  /// A larger job throws `limitExceeded`.
  public var jobSize = 16 * 1024 * 1024

  /// Creates the default limits, within which a report of several hundred pages can be rendered.
  public init() {}

  /// Applies the limits to this process, except ``jobSize``; a later call cannot raise memory, file
  /// size or open files again.
  ///
  /// ``RenderWorker/serve(_:limits:render:)`` calls this before it reads anything. It also disables
  /// core files, since they would contain the content of the job.
  ///
  /// - Throws: `EaselError` with the code `outOfRange` for a limit that is not a number or that the
  ///   system rejects.
  public func apply() throws {
    // Checked before any limit is set, since limits cannot be raised again.
    let processorSeconds = try Self.wholeSeconds(processorTime, "processorTime")
    let seconds = try Self.wholeSeconds(time, "time")
    try Self.set(RLIMIT_CORE, "core", to: 0)
    try Self.set(RLIMIT_AS, "addressSpace", to: addressSpace)
    // One second later the process is killed even if it handles the signal.
    try Self.set(RLIMIT_CPU, "processorTime", to: processorSeconds, hard: processorSeconds + 1)
    try Self.set(RLIMIT_FSIZE, "fileSize", to: fileSize)
    try Self.set(RLIMIT_NOFILE, "openFiles", to: openFiles)
    alarm(UInt32(clamping: max(seconds, 1)))
  }

  /// Returns a time in whole seconds, at most a century.
  private static func wholeSeconds(_ time: TimeInterval, _ name: String) throws -> Int {
    guard !time.isNaN else {
      throw EaselError(
        .outOfRange, "the limit \(name) is not a number; give it in seconds",
        operation: "WorkerLimits.apply", value: "\(time)")
    }
    return Int(min(max(time, 0), 100 * 365 * 86_400).rounded(.up))
  }

  private static func set(
    _ resource: __rlimit_resource, _ name: String, to value: Int, hard: Int? = nil
  ) throws {
    let number = __rlimit_resource_t(resource.rawValue)
    var limit = rlimit()
    getrlimit(number, &limit)
    // A lower limit that is already in force is kept.
    limit.rlim_max = min(limit.rlim_max, rlim_t(clamping: max(hard ?? value, 0)))
    limit.rlim_cur = min(limit.rlim_max, rlim_t(clamping: max(value, 0)))
    guard setrlimit(number, &limit) == 0 else {
      throw EaselError(
        .outOfRange, "the limit \(name) cannot be \(value): \(String(cString: strerror(errno)))",
        operation: "WorkerLimits.apply", value: "\(value)")
    }
  }
}
