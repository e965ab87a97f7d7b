import EaselCanvas
import Foundation

extension RenderWorker {
  /// Serves one job in a worker process: reads the job from the standard input, renders it, writes
  /// the answer to the standard output, and exits.
  ///
  /// A process that ``render(_:)`` started calls this before anything else. That call throws the
  /// errors of the closure: an `EaselError` unchanged, others as `workerFailed` with their
  /// description. Text that the closure prints goes to the standard error.
  ///
  /// - Parameters:
  ///   - job: The type of the job, which the caller encodes.
  ///   - limits: The limits of this process, which are applied before the job is read.
  ///   - render: The closure that renders the document. `Limits.untrusted` is recommended.
  public static func serve<Job: Decodable>(
    _ job: Job.Type, limits: WorkerLimits = WorkerLimits(),
    render: (Job) throws -> RenderResult<Data>
  ) -> Never {
    // Only the answer goes to the standard output: a stray `print` would damage it.
    let answer = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    var reply = WorkerReply()
    do {
      try limits.apply()
      let rendered = try render(readJob(job, upTo: limits.jobSize))
      reply.head.diagnostics = rendered.diagnostics
      reply.document = rendered.output
    } catch {
      reply.head.failure = diagnostic(error)
    }
    let isSent = (try? reply.encoded()).map { send($0, to: answer) } ?? false
    exit(isSent && reply.head.failure == nil ? EXIT_SUCCESS : EXIT_FAILURE)
  }

  private static func readJob<Job: Decodable>(_ type: Job.Type, upTo most: Int) throws -> Job {
    let data = try readInput(upTo: most)
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as EaselError {
      throw error
    } catch {
      throw EaselError(
        .inputFailed, "the job cannot be read: \(error)", operation: "RenderWorker.serve")
    }
  }

  private static func readInput(upTo most: Int) throws -> Data {
    var job = Data()
    while let more = try FileHandle.standardInput.read(upToCount: 64 * 1_024), !more.isEmpty {
      job += more
      guard job.count <= most else {
        throw EaselError(
          .limitExceeded, "a job may have \(most) bytes", operation: "RenderWorker.serve",
          value: "\(job.count)")
      }
    }
    return job
  }

  private static func diagnostic(_ error: any Error) -> Diagnostic {
    switch error {
    case let error as EaselError:
      Diagnostic(
        .error, error.code, error.message, operation: error.operation, subject: error.subject,
        viewPath: error.viewPath, page: error.page, value: error.value)
    default:
      Diagnostic(
        .error, .workerFailed, "the worker's rendering threw: \(error)",
        operation: "RenderWorker.serve")
    }
  }

  /// Writes all bytes; returns false if the other end is closed.
  private static func send(_ data: Data, to socket: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let count = Glibc.write(socket, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return true
    }
  }
}
