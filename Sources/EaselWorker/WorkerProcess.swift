import EaselCanvas
import Foundation

/// A process with sockets as its standard input, output and error.
///
/// Sockets, and not pipes: Linux creates them with close-on-exec atomically. Writing to a process
/// that closed its end returns an error, where a pipe would raise a signal.
struct WorkerProcess {
  let id: pid_t
  /// The ends of the caller: one for writing, and two for reading.
  let input: Int32
  let output: Int32
  let errors: Int32

  /// Starts a program in a process group of its own, with default handling of all signals.
  init(_ path: String, _ arguments: [String], environment: [String: String]) throws {
    var ends: [Int32] = []
    var isStarted = false
    defer {
      for (index, end) in ends.enumerated() where !isStarted || index % 2 == 1 { close(end) }
    }
    for _ in 0..<3 {
      var pair: [Int32] = [-1, -1]
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else { throw Self.error(errno, path) }
      ends += pair
    }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // If the caller has no standard input, the sockets may have the numbers 0 … 2: the ends of the
    // worker are moved to higher numbers first.
    let raised = ends.indices.filter { $0 % 2 == 1 && ends[$0] <= STDERR_FILENO }
    for index in raised {
      let higher = fcntl(ends[index], F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
      guard higher >= 0 else { throw Self.error(errno, path) }
      close(ends[index])
      ends[index] = higher
    }
    for (number, end) in [ends[1], ends[3], ends[5]].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, end, Int32(number))
    }
    for descriptor in Self.inheritedDescriptors() {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (all, none) = (sigset_t(), sigset_t())
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))

    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var settings = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + settings { free(word) } }
    var id = pid_t()
    let status = posix_spawn(&id, path, &actions, &attributes, &words, &settings)
    guard status == 0 else { throw Self.error(status, path) }
    isStarted = true
    self.id = id
    (input, output, errors) = (ends[0], ends[2], ends[4])
  }

  /// The descriptors beyond the standard ones that a program would inherit, and must not.
  private static func inheritedDescriptors() -> [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return names.compactMap { Int32($0) }.filter { descriptor in
      let flags = fcntl(descriptor, F_GETFD)
      return descriptor > STDERR_FILENO && flags >= 0 && flags & FD_CLOEXEC == 0
    }
  }

  // MARK: End of the process

  /// The way in which a process ended.
  struct End {
    /// The status of `waitpid`; nil if the caller's program ignores the ends of its children.
    var status: Int32?
    /// The peak memory, in MiB.
    var memory: Int

    /// The signal that ended it.
    var signal: Int32? { status.map { $0 & 0x7F }.flatMap { $0 == 0 ? nil : $0 } }
    /// The exit code, if no signal ended it.
    var exitCode: Int32? { signal == nil ? status.map { $0 >> 8 & 0xFF } : nil }
  }

  /// Whether it has ended; afterwards ``collect()`` is still required.
  var hasEnded: Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT) != 0
      || information._sifields._sigchld.si_pid == id
  }

  /// Ends the process and its process group, if they still run, and collects the process.
  func collect() -> End {
    var information = siginfo_t()
    // An error means that it was already collected, and its number may belong to another process.
    if waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT) == 0 {
      kill(-id, SIGKILL)
    }
    var (status, usage) = (Int32(0), rusage())
    var collected: pid_t
    repeat { collected = wait4(id, &status, 0, &usage) } while collected < 0 && errno == EINTR
    return End(status: collected == id ? status : nil, memory: usage.ru_maxrss / 1024)
  }

  private static func error(_ code: Int32, _ path: String) -> EaselError {
    EaselError(
      .workerNotStarted, "cannot start “\(path)”: \(String(cString: strerror(code)))",
      operation: "RenderWorker.render", value: "errno \(code)")
  }
}
