import EaselCanvas
import Foundation

/// A worker that renders jobs, `Codable` values of the caller, each in a new process whose crash
/// does not end the calling program.
///
/// Use it to draw content from untrusted sources. The worker may crash, run out of memory or never
/// end: the call then throws an error, and the program that started the worker continues. The
/// program and the worker may be one executable:
///
/// ```swift
/// struct Job: Codable { var title: String }
///
/// if CommandLine.arguments.contains("--worker") {
///   RenderWorker.serve(Job.self) { job in
///     let label = Label(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
///     label.text = job.title
///     return try label.rendered(as: .pdf, options: RenderOptions(limits: .untrusted))
///   }
/// }
/// let worker = RenderWorker(arguments: ["--worker"], deadline: 5)
/// let document = try await worker.render(Job(title: "売上")).output
/// ```
///
/// Each call starts a process, which takes some tens of milliseconds for a program with Foundation.
/// The process reads the fonts again. Calls may run in parallel; the caller limits their number.
/// Linux only.
public struct RenderWorker: Hashable, Sendable {
  /// The file of the program that is run as the worker; by default that of the current program.
  public var executable: URL
  /// The command-line arguments of the worker, without the name of the program; by default none.
  public var arguments: [String]
  /// The environment variables of the worker; by default ``commonEnvironment``.
  ///
  /// Other variables of the caller, which may contain secrets, are not passed on.
  public var environment: [String: String]
  /// The maximum time of a call, in seconds of the wall clock, including the start of the process;
  /// 30 by default.
  ///
  /// The worker is killed after it, and the call throws `workerTimedOut`.
  public var deadline: TimeInterval
  /// The maximum size of the worker's answer, which is the document and its diagnostics together,
  /// in bytes; 256 MiB by default.
  public var maximumReplyBytes: Int

  /// Creates a worker without starting a process; each call of ``render(_:)`` or ``write(_:to:)``
  /// starts one.
  ///
  /// - Parameters:
  ///   - executable: The program. The default is the current program.
  ///   - arguments: The command-line arguments. The default is none.
  ///   - environment: The environment variables. The default is ``commonEnvironment``.
  ///   - deadline: The maximum time of a call, in seconds. The default is 30.
  ///   - maximumReplyBytes: The maximum size of the answer, in bytes. The default is 256 MiB.
  public init(
    executable: URL = URL(fileURLWithPath: "/proc/self/exe"), arguments: [String] = [],
    environment: [String: String] = RenderWorker.commonEnvironment,
    deadline: TimeInterval = 30, maximumReplyBytes: Int = 256 * 1024 * 1024
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.deadline = deadline
    self.maximumReplyBytes = maximumReplyBytes
  }

  /// The environment variables of this process for paths, language, time zone, fonts and libraries.
  public static var commonEnvironment: [String: String] {
    let names: Set = [
      "PATH", "HOME", "TMPDIR", "LANG", "LC_ALL", "TZ", "LD_LIBRARY_PATH", "XDG_CACHE_HOME",
      "XDG_DATA_HOME", "FONTCONFIG_FILE", "FONTCONFIG_PATH",
    ]
    return ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
  }

  // MARK: Calling

  /// Sends a job, an `Encodable` value, to a new worker process, and returns the bytes of the
  /// document and its diagnostics.
  ///
  /// When the call returns or throws, the process and all others of its process group have ended.
  /// Cancellation of the task ends the process.
  ///
  /// - Parameter job: The job, which is sent as JSON.
  /// - Returns: The document and the diagnostics.
  /// - Throws: The `EaselError` of the worker's rendering; `workerFailed` for another error of it;
  ///   `workerNotStarted`; `workerCrashed` if the process crashed, was killed or failed, with the
  ///   signal or the exit status as value; `workerTimedOut`; `workerReplyInvalid`; `limitExceeded`
  ///   for an answer beyond ``maximumReplyBytes``; `invalidNumber` for a deadline that is not a
  ///   number. `EncodingError` for a job that cannot be encoded as JSON. `CancellationError` after
  ///   a cancellation.
  public func render(_ job: some Encodable) async throws -> RenderResult<Data> {
    let job = try JSONEncoder().encode(job)
    let conversation = Conversation()
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        // A separate thread: waiting would block a thread of the task pool.
        Thread.detachNewThread {
          continuation.resume(with: Result { try render(job, conversation) })
        }
      }
    } onCancel: {
      conversation.cancel()
    }
  }

  /// Sends a job to a new worker process, writes the document to a file, completely or not at all,
  /// and returns the diagnostics.
  ///
  /// - Parameters:
  ///   - job: The job, which is sent as JSON.
  ///   - url: The file.
  /// - Returns: The diagnostics.
  /// - Throws: Every error of ``render(_:)``, and `outputFailed`. After an error the file has its
  ///   previous content.
  @discardableResult
  public func write(_ job: some Encodable, to url: URL) async throws -> [Diagnostic] {
    let rendered = try await render(job)
    _ = try OutputSink.deliver(rendered.output, to: .file(url), synchronizes: false)
    return rendered.diagnostics
  }

  private func render(_ job: Data, _ conversation: Conversation) throws -> RenderResult<Data> {
    guard !deadline.isNaN else {
      throw EaselError(
        .invalidNumber, "the deadline is not a number; give it in seconds",
        operation: "RenderWorker.render", value: "\(deadline)")
    }
    var environment = environment
    // The backtracer of Swift would run beyond the limits of a crashed process.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let process = try WorkerProcess(executable.path, arguments, environment: environment)
    let result = conversation.hold(
      with: process, job: job, deadline: patience, maximumReplyBytes: maximumReplyBytes)
    guard case .reply(let reply) = result.ending else { throw failure(result) }
    if let failure = reply.head.failure { throw failure.error }
    var diagnostics = reply.head.diagnostics
    if !result.errors.isEmpty {
      diagnostics.append(
        Diagnostic(
          .note, .workerStandardError, "the worker wrote to its standard error: \(result.errors)",
          operation: "RenderWorker.render"))
    }
    return RenderResult(output: reply.document, diagnostics: diagnostics)
  }
}
