import EaselCanvas
import Foundation

/// What a worker process may take of the machine.
///
/// The system enforces these limits, whatever the code does that meets one: a worker that wants more
/// memory or time than this ends, and its caller gets an error.
public struct WorkerLimits: Hashable, Sendable {
  /// Bytes of address space, those of the program and its libraries included, about 350 MiB.
  public var addressSpace = 1024 * 1024 * 1024
  /// Seconds of the processor, all threads together; the system counts whole ones, rounded up.
  public var processorTime: TimeInterval = 10
  /// Seconds by the clock, rounded up, after which the worker ends itself even when its caller is
  /// gone.
  public var time: TimeInterval = 60
  /// Bytes of each file that it writes.
  public var fileSize = 256 * 1024 * 1024
  /// Files, pipes and sockets that it has open.
  public var openFiles = 64
  /// Bytes of the job that it reads.
  public var jobSize = 16 * 1024 * 1024

  /// Makes limits that a report of some hundred pages stays within.
  public init() {}

  /// Gives them to this process, for good: they can be lowered afterwards, not raised.
  ///
  /// ``RenderWorker/serve(_:limits:render:)`` does this before it reads anything. No core file is
  /// written any more either, since it would hold what the job held.
  ///
  /// - Throws: `EaselError` of code `outOfRange` for a limit that the system refuses.
  public func apply() throws {
    // Checked before anything is set for good.
    let processorSeconds = try Self.wholeSeconds(processorTime, "processorTime")
    let seconds = try Self.wholeSeconds(time, "time")
    try Self.set(RLIMIT_CORE, "core", to: 0)
    try Self.set(RLIMIT_AS, "addressSpace", to: addressSpace)
    // A second later the process is killed even if it handles the signal.
    try Self.set(RLIMIT_CPU, "processorTime", to: processorSeconds, hard: processorSeconds + 1)
    try Self.set(RLIMIT_FSIZE, "fileSize", to: fileSize)
    try Self.set(RLIMIT_NOFILE, "openFiles", to: openFiles)
    alarm(UInt32(clamping: max(seconds, 1)))
  }

  /// A time in the unit of the system's limits; what is longer than a century counts as one.
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
    // Who may have less already keeps that.
    limit.rlim_max = min(limit.rlim_max, rlim_t(clamping: max(hard ?? value, 0)))
    limit.rlim_cur = min(limit.rlim_max, rlim_t(clamping: max(value, 0)))
    guard setrlimit(number, &limit) == 0 else {
      throw EaselError(
        .outOfRange, "the limit \(name) cannot be \(value): \(String(cString: strerror(errno)))",
        operation: "WorkerLimits.apply", value: "\(value)")
    }
  }
}
