import EaselCanvas
import Foundation
import Testing

@testable import EaselWorker

/// Workers that do their job, and workers that end in every other way.
@Suite("Workers")
struct RenderWorkerTests {
  struct Job: Codable {
    var act: String
    var text = "Größe 売上"
    var path: String?
  }

  /// `EaselTestProcess` lies beside the program of the tests.
  static let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "EaselTestProcess")

  static func worker(
    _ arguments: [String] = ["serve"], deadline: TimeInterval = 60,
    maximumReplyBytes: Int = 4 * 1024 * 1024
  ) -> RenderWorker {
    var worker = RenderWorker(
      executable: executable, arguments: arguments, deadline: deadline,
      maximumReplyBytes: maximumReplyBytes)
    // Coverage and sanitizers do in a worker what they do here: a report of leaks is a remark.
    for name in ["LLVM_PROFILE_FILE", "ASAN_OPTIONS"] {
      worker.environment[name] = ProcessInfo.processInfo.environment[name]
    }
    // One with a limit on files would write a piece of its coverage, which no report can be made of.
    if arguments.count > 1 { worker.environment["LLVM_PROFILE_FILE"] = "/dev/null" }
    return worker
  }

  /// The error of a worker with a job.
  private func failure(_ worker: RenderWorker, _ job: Job) async throws -> EaselError {
    try await #require(throws: EaselError.self) { _ = try await worker.render(job) }
  }

  // MARK: Sound work

  @Test("a worker's document equals one drawn in the program itself")
  func sound() async throws {
    let rendered = try await Self.worker().render(Job(act: "draw"))
    let document = try SVGDocument(size: CGSize(width: 200, height: 40), text: .text)
    document.canvas.draw(TextLayout("Größe 売上"), at: .zero)
    #expect(rendered.output == (try document.finish().output))
    #expect(rendered.diagnostics.isEmpty)
  }

  @Test("output that a rendering prints stays out of the document and is noted")
  func stray() async throws {
    let rendered = try await Self.worker().render(Job(act: "print"))
    #expect(rendered.output.starts(with: Data("<?xml".utf8)))
    #expect(rendered.diagnostics.map(\.code) == [.workerStandardError])
    #expect(rendered.diagnostics.first?.message.contains("a stray line") == true)
  }

  @Test("four megabytes on standard error do not block a worker, and their end is kept")
  func flood() async throws {
    let rendered = try await Self.worker().render(Job(act: "flood"))
    #expect(rendered.output.starts(with: Data("<?xml".utf8)))
    #expect((rendered.diagnostics.first?.message.utf8.count ?? 0) < 10_000)
  }

  @Test("the greatest limit on a reply's length is accepted")
  func longestReply() async throws {
    let rendered = try await Self.worker(maximumReplyBytes: .max).render(Job(act: "draw"))
    #expect(rendered.output.starts(with: Data("<?xml".utf8)))
  }

  @Test("a job of a megabyte reaches the worker complete")
  func largeJob() async throws {
    let job = Job(act: "there is none" + String(repeating: "…", count: 300_000))
    let error = try await failure(Self.worker(), job)
    #expect(error.code == .invalidData)
    #expect(error.message == "there is no act “\(job.act)”")
  }

  @Test("thirty workers run at once")
  func manyAtOnce() async throws {
    let documents = try await withThrowingTaskGroup(of: Data.self) { group in
      for index in 0..<30 {
        group.addTask {
          try await Self.worker().render(Job(act: "draw", text: "\(index)")).output
        }
      }
      return try await group.reduce(into: Set<Data>()) { $0.insert($1) }
    }
    #expect(documents.count == 30)
  }

  // MARK: Refusals

  @Test("an error thrown by the worker's rendering is thrown to the caller, with its code")
  func refused() async throws {
    #expect(try await failure(Self.worker(), Job(act: "refuse")).code == .invalidNumber)
    let error = try await failure(Self.worker(), Job(act: "throw"))
    #expect(error.code == .workerFailed)
    #expect(error.message.contains("CocoaError"))
  }

  @Test("a decoding error of the rendering is no error of the job")
  func decodingErrorOfRendering() async throws {
    let error = try await failure(Self.worker(), Job(act: "decode", text: "{}"))
    #expect(error.code == .workerFailed)
  }

  @Test("a job that cannot be read is an error")
  func unreadableJob() async throws {
    let error = try await #require(throws: EaselError.self) {
      _ = try await Self.worker().render(["act": 1])
    }
    #expect(error.code == .inputFailed)
  }

  @Test("a job that is too large is an error")
  func oversizedJob() async throws {
    let job = Job(act: "draw", text: String(repeating: "a", count: 3 * 1024 * 1024))
    #expect(try await failure(Self.worker(), job).code == .limitExceeded)
  }

  @Test("a reply that is too large is an error")
  func oversizedReply() async throws {
    let error = try await failure(Self.worker(), Job(act: "large"))
    #expect(error.code == .limitExceeded)
    #expect(error.value == "4194304")
  }

  @Test("a file larger than the limit is an error, and no file is left")
  func oversizedFile() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "easel-worker-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "a.svg").path
    let error = try await failure(
      Self.worker(["serve", "65536"]), Job(act: "file", path: path))
    #expect(error.code == .outputFailed)
    #expect(error.value == "errno \(EFBIG)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  // MARK: Deaths

  @Test("a worker that allocates without limit ends, and its caller gets an error")
  func memory() async throws {
    let error = try await failure(Self.worker(), Job(act: "memory"))
    #expect(error.code == .workerCrashed)
    // Most allocators abort; those of sanitizers end the process by themselves.
    #expect(error.value?.hasPrefix("SIG") == true || error.value?.hasPrefix("status") == true)
  }

  @Test("an endless loop ends at the limit on processor time")
  func processorTime() async throws {
    let error = try await failure(Self.worker(), Job(act: "loop"))
    #expect(error.code == .workerTimedOut)
    #expect(error.value == "SIGXCPU")
  }

  @Test("a worker that only waits is ended at the caller's deadline")
  func deadline() async throws {
    let error = try await failure(
      Self.worker(deadline: 0.3), Job(act: "wait"))
    #expect(error.code == .workerTimedOut)
    #expect(error.message.contains("0.3 s"))
  }

  @Test("deadlines and time limits that are NaN are refused")
  func timesThatAreNotANumber() async throws {
    let error = try await failure(Self.worker(deadline: .nan), Job(act: "draw"))
    #expect(error.code == .invalidNumber)
    for path in [\WorkerLimits.time, \WorkerLimits.processorTime] {
      var limits = WorkerLimits()
      limits[keyPath: path] = .nan
      #expect { try limits.apply() } throws: { ($0 as? EaselError)?.code == .outOfRange }
    }
  }

  @Test("a trap is an error with its signal and the end of standard error")
  func trap() async throws {
    let error = try await failure(Self.worker(), Job(act: "trap"))
    #expect(error.code == .workerCrashed)
    #expect(["SIGILL", "SIGTRAP"].contains(error.value))
    #expect(error.message.contains("Index out of range"))
  }

  @Test("a worker that is killed is an error")
  func killed() async throws {
    let error = try await failure(Self.worker(), Job(act: "kill"))
    #expect(error.code == .workerCrashed)
    #expect(error.value == "SIGKILL")
  }

  @Test("a worker that exits without a reply is an error")
  func exited() async throws {
    let error = try await failure(Self.worker(), Job(act: "exit"))
    #expect(error.code == .workerCrashed)
    #expect(error.value == "status 3")
  }

  // MARK: Programs that are no workers

  @Test(
    "output that is no reply is an error",
    arguments: ["garbage", "EASEL-REPLY 1 9\n", "EASEL-REPLY 1 2 0\n{}!", "EASEL-REPLY 1 2 0\n[]"])
  func garbage(_ text: String) async throws {
    let error = try await failure(Self.worker(["print", text]), Job(act: "draw"))
    #expect(error.code == .workerReplyInvalid)
    #expect(error.message.contains("begins with “\(text.prefix(12))"))
  }

  @Test(
    "an incomplete reply is an error",
    arguments: ["", "EASEL", "EASEL-REPLY 1 2 900\n{}<?xml"])
  func truncated(_ text: String) async throws {
    let error = try await failure(Self.worker(["print", text]), Job(act: "draw"))
    #expect(error.code == .workerReplyInvalid)
  }

  @Test("a worker that closes its output but keeps running is ended at the deadline")
  func mute() async throws {
    let error = try await failure(
      Self.worker(["mute"], deadline: 0.3), Job(act: "draw"))
    #expect(error.code == .workerTimedOut)
  }

  @Test("a missing executable is an error")
  func missing() async throws {
    var worker = Self.worker()
    worker.executable = URL(fileURLWithPath: "/no/such/worker")
    let error = try await failure(worker, Job(act: "draw"))
    #expect(error.code == .workerNotStarted)
    #expect(error.message.contains("/no/such/worker"))
  }

  // MARK: What is around a call

  @Test("processes started by a worker end with it")
  func descendants() async throws {
    var worker = Self.worker(["-c", "sleep 60 & echo $!; wait"])
    worker.executable = URL(fileURLWithPath: "/bin/sh")
    let error = try await failure(worker, Job(act: "draw"))
    // The number of the process that it started is no answer.
    #expect(error.code == .workerReplyInvalid)
    let id = try #require(error.message.split { !$0.isNumber }.first.flatMap { pid_t($0) })
    // Who takes up orphans collects it at some time; until then it is a zombie.
    for _ in 0..<1_000 where Self.isRunning(id) { usleep(10_000) }
    #expect(!Self.isRunning(id))
  }

  private static func isRunning(_ id: pid_t) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
    return status.map { !$0.contains(") Z ") } ?? false
  }

  @Test(
    "no process and no descriptor is left after a reply or a crash", arguments: ["draw", "trap"])
  func nothingLeft(_ act: String) async throws {
    let process = try WorkerProcess(
      Self.executable.path, ["serve"], environment: Self.worker().environment)
    let job = try JSONEncoder().encode(Job(act: act))
    _ = Conversation().hold(
      with: process, job: job, deadline: .seconds(60), maximumReplyBytes: 1_000_000)
    var status: Int32 = 0
    #expect(waitpid(process.id, &status, WNOHANG) == -1)
    #expect(errno == ECHILD)
    // Others open files at the same time, so that the numbers may be in use again: not as sockets
    // whose other ends were these.
    for socket in [process.input, process.output, process.errors] {
      #expect(send(socket, "x", 1, Int32(MSG_DONTWAIT | MSG_NOSIGNAL)) == -1)
    }
  }

  @Test("a task that is cancelled ends its worker")
  func cancelled() async throws {
    let task = Task { try await Self.worker().render(Job(act: "wait")) }
    try await Task.sleep(for: .milliseconds(100))
    task.cancel()
    await #expect(throws: CancellationError.self) { _ = try await task.value }
  }

  @Test("a document is written whole, and a failed job leaves the old one")
  func written() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "easel-worker-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.svg")
    #expect(try await Self.worker().write(Job(act: "draw"), to: file).isEmpty)
    let first = try Data(contentsOf: file)
    #expect(first.starts(with: Data("<?xml".utf8)))
    await #expect(throws: EaselError.self) {
      try await Self.worker().write(Job(act: "trap"), to: file)
    }
    #expect(try Data(contentsOf: file) == first)
  }

  @Test("only common environment variables are passed to workers")
  func environment() {
    setenv("EASEL_TEST_SECRET", "x", 1)
    defer { unsetenv("EASEL_TEST_SECRET") }
    #expect(RenderWorker.commonEnvironment["EASEL_TEST_SECRET"] == nil)
    #expect(RenderWorker.commonEnvironment["PATH"] == ProcessInfo.processInfo.environment["PATH"])
  }
}
