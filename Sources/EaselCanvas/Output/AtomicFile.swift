import Foundation
import Synchronization

/// A file that is written completely or not at all.
///
/// The bytes go to a temporary file without a name in the same folder. At the end it gets a hidden
/// temporary name and is then renamed to the target. Linux removes a file without a name
/// (`O_TMPFILE`) when its process ends, however it ends. On file systems without them (NFS), the
/// temporary file has its name from the beginning, and a process that is killed leaves it behind.
/// Temporary files of others are never removed: another process may still write to one.
final class AtomicFile {
  private let path: String
  private let temporaryPath: String
  private let synchronizes: Bool
  private var descriptor: Int32
  private var isNamed: Bool

  /// Creates the temporary file.
  ///
  /// Throws if the folder cannot be written or the target is a folder.
  init(_ url: URL, synchronizes: Bool) throws {
    // Foundation keeps a NUL as `%00` in the path, and the file would have that name. A percent
    // sign in a file name is `%25` in the URL.
    let path = url.path
    guard url.isFileURL, !path.isEmpty, !path.utf8.contains(0),
      !path.utf8.contains(UInt8(ascii: "%")) || !url.absoluteString.contains("%00")
    else {
      throw EaselError(
        .outputFailed, "“\(url)” is not the path of a file", operation: "write",
        value: url.absoluteString)
    }
    var status = stat()
    let exists = stat(path, &status) == 0
    let kind = status.st_mode & S_IFMT
    if exists, kind == S_IFDIR { throw Self.error(EISDIR, "write", path) }
    if exists, kind != S_IFREG {
      throw EaselError(
        .outputFailed,
        "“\(path)” is a device or a pipe; write to it through a sink closure instead",
        operation: "write", value: path)
    }
    self.path = path
    self.synchronizes = synchronizes
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = slash.map { path.utf8[path.utf8.index(after: $0)...] } ?? path.utf8[...]
    // A name may have 255 bytes. The prefix and suffix need some of them.
    let stem = String(decoding: name.prefix(200), as: UTF8.self)
    var temporary = ""
    temporary.reserveCapacity(folder.utf8.count + stem.utf8.count + 24)
    for part in [folder, "/.", stem, ".", String(Self.uniqueNumber(), radix: 36), ".tmp"] {
      temporary += part
    }
    temporaryPath = temporary
    // A new file gets the permissions that the umask allows. An existing one keeps its own.
    let mode = exists ? status.st_mode & 0o777 : 0o666
    if let nameless = Self.openNameless(in: folder, mode) {
      (descriptor, isNamed) = (nameless, false)
    } else {
      descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      isNamed = true
      guard descriptor >= 0 else { throw Self.error(errno, "create", path) }
    }
    if exists { _ = fchmod(descriptor, mode) }
  }

  deinit { abandon() }

  private static let seed = UInt64.random(in: 0...UInt64.max)
  private static let count = Atomic<UInt64>(0)

  /// Returns a number that no other temporary file has.
  ///
  /// It combines a random number of the process, a count of its files, and the time, because a
  /// process may be the copy of another.
  private static func uniqueNumber() -> UInt64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let time = UInt64(truncatingIfNeeded: now.tv_sec &* 1_000_000_000 &+ now.tv_nsec)
    return seed ^ count.add(1, ordering: .relaxed).newValue << 48 ^ time
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      #else
        let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
      #endif
      if count < 0 {
        if errno == EINTR { continue }
        throw Self.error(errno, "write", path)
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  /// Closes the temporary file and renames it to the target.
  func commit() throws {
    guard descriptor >= 0 else { return }
    if synchronizes, fsync(descriptor) != 0 {
      let code = errno
      abandon()
      throw Self.error(code, "flush", path)
    }
    if !isNamed, !name() {
      let code = errno
      abandon()
      throw Self.error(code, "name", path)
    }
    let closed = close(descriptor)
    descriptor = -1
    guard closed == 0, rename(temporaryPath, path) == 0 else {
      let code = errno
      unlink(temporaryPath)
      throw Self.error(code, closed == 0 ? "rename" : "close", path)
    }
  }

  /// Removes the temporary file; the target stays as it was.
  func abandon() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
    if isNamed { unlink(temporaryPath) }
  }

  // MARK: Files without a name

  /// Opens a file without a name, or returns `nil` if that is not supported or it could not be
  /// named.
  private static func openNameless(in folder: String, _ mode: mode_t) -> Int32? {
    #if os(Linux)
      // `O_TMPFILE`, a macro that Swift does not import: `__O_TMPFILE | O_DIRECTORY` in
      // asm-generic/fcntl.h.
      let nameless: Int32 = 0o20_000_000 | O_DIRECTORY
      guard canBeNamed else { return nil }
      let descriptor = open(folder, O_WRONLY | O_CLOEXEC | nameless, mode)
      return descriptor >= 0 ? descriptor : nil
    #else
      return nil
    #endif
  }

  /// Whether a file without a name can get one.
  ///
  /// It gets one by its link in /proc, which may be missing inside a chroot. The value is computed
  /// once.
  private static let canBeNamed = access("/proc/self/fd", F_OK) == 0

  /// Gives the file its temporary name.
  ///
  /// Returns `false` and sets `errno` if that fails.
  private func name() -> Bool {
    guard
      linkat(AT_FDCWD, Self.link(of: descriptor), AT_FDCWD, temporaryPath, AT_SYMLINK_FOLLOW) == 0
    else { return false }
    isNamed = true
    return true
  }

  private static func link(of descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  private static func error(_ code: Int32, _ operation: String, _ path: String) -> EaselError {
    EaselError(
      .outputFailed, "cannot \(operation) “\(path)”: \(String(cString: strerror(code)))",
      operation: "write", value: "errno \(code)")
  }
}
