import Foundation

/// A process that a test starts, ends and looks at; its standard output, or its standard error, comes
/// through a pipe.
struct ChildProcess {
  struct Failure: Error { var message: String }

  let id: pid_t
  private let output: Int32

  /// Starts `EaselTestProcess`, which lies beside the program of the tests.
  ///
  /// - Parameters:
  ///   - environment: Variables that it has besides ours; nil for one that it has not.
  ///   - stream: What comes through the pipe.
  init(
    _ arguments: [String], environment: [String: String?] = [:],
    reading stream: Int32 = STDOUT_FILENO
  ) throws {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let path = tests.deletingLastPathComponent().appending(path: "EaselTestProcess").path
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(message: "no pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], stream)
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let variables = ProcessInfo.processInfo.environment
      .merging(environment.compactMapValues { $0 }) { $1 }
      .filter { environment[$0.key] != .some(nil) }
    var settings = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for setting in settings { free(setting) } }
    var id = pid_t()
    let status = posix_spawn(&id, path, &actions, nil, &words, &settings)
    guard status == 0 else {
      close(ends[0])
      throw Failure(message: "cannot start \(path): \(String(cString: strerror(status)))")
    }
    self.id = id
    output = ends[0]
  }

  /// The next bytes that the process wrote; none when it closed its output.
  func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = Glibc.read(output, &bytes, bytes.count)
    return Array(bytes.prefix(max(count, 0)))
  }

  /// Whether the process has a file in a folder open, one without a name included.
  func hasOpenFile(in folder: String) -> Bool {
    // New descriptors take the lowest numbers; looking at these few takes some microseconds.
    (3..<10).contains { number in
      var path = [CChar](repeating: 0, count: 1_024)
      guard readlink("/proc/\(id)/fd/\(number)", &path, path.count - 1) > 0 else { return false }
      return strncmp(path, folder, strlen(folder)) == 0
    }
  }

  /// Waits until the process has ended; returns its status as `waitpid` gives it, and what was not
  /// read of its output.
  func wait() -> (status: Int32, rest: [UInt8]) {
    var rest: [UInt8] = []
    while true {
      let bytes = read()
      if bytes.isEmpty { break }
      rest += bytes
    }
    var status: Int32 = 0
    waitpid(id, &status, 0)
    close(output)
    return (status, rest)
  }
}
