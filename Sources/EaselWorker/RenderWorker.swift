import EaselCanvas
import Foundation

/// Renders in a process of its own, whose death is an error of the call.
///
/// What people whom you do not know have written, a worker draws: it may crash, run out of memory or
/// never end, and the program that started it goes on. Program and worker may be one executable:
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
/// A call starts a process, some tens of milliseconds for a program with Foundation, and fonts are read
/// anew. Calls may run side by side; how many do is the caller's choice. Linux only.
public struct RenderWorker: Hashable, Sendable {
  /// The program; by default the one that runs.
  public var executable: URL
  /// What it is started with.
  public var arguments: [String]
  /// Its environment: by default ``commonEnvironment``, without what else the caller's has, which may
  /// be secrets.
  public var environment: [String: String]
  /// The seconds that a call may take by the clock, the start of the process included.
  public var deadline: TimeInterval
  /// The longest answer, in bytes: the document and what was noted.
  public var maximumReplyBytes: Int

  /// Describes a worker; nothing is started yet.
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

  /// What programs need of this process' environment: paths, language, time zone, and the places of
  /// fonts and libraries.
  public static var commonEnvironment: [String: String] {
    let names: Set = [
      "PATH", "HOME", "TMPDIR", "LANG", "LC_ALL", "TZ", "LD_LIBRARY_PATH", "XDG_CACHE_HOME",
      "XDG_DATA_HOME", "FONTCONFIG_FILE", "FONTCONFIG_PATH",
    ]
    return ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
  }

  // MARK: Calling

  /// Has a worker do a job, and returns the document and what was noted.
  ///
  /// The process has ended when the call returns or throws, and those of its process group with it. A
  /// task that is cancelled ends it.
  ///
  /// - Throws: `EaselError`: what the worker's rendering threw; `workerNotStarted`; `workerCrashed`
  ///   when it crashed or was killed, with the signal as value; `workerTimedOut`;
  ///   `workerReplyInvalid`; `limitExceeded` for an answer beyond ``maximumReplyBytes``.
  ///   `CancellationError` after a cancellation.
  public func render(_ job: some Encodable) async throws -> RenderResult<Data> {
    let job = try JSONEncoder().encode(job)
    let conversation = Conversation()
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        // A thread of its own: waiting would take one from the tasks.
        Thread.detachNewThread {
          continuation.resume(with: Result { try render(job, conversation) })
        }
      }
    } onCancel: {
      conversation.cancel()
    }
  }

  /// Has a worker do a job and writes its document to a file, whole or not at all.
  ///
  /// - Returns: What was noted.
  /// - Throws: As ``render(_:)``, and `outputFailed`; the file then holds what it held before.
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
    // The backtracer would outlive the limits of a process that crashed.
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
