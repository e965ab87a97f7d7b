import Foundation

/// A file that appears whole or not at all: bytes go to a hidden neighbour, which takes the
/// target's name at the end.
final class AtomicFile {
  private let url: URL
  private let temporaryPath: String
  private let synchronizes: Bool
  private var descriptor: Int32

  /// Makes the neighbour; throws when the folder cannot be written or the target is a folder.
  init(_ url: URL, synchronizes: Bool) throws {
    // Foundation keeps a NUL as `%00` in the path, and the file would have that name; a percent sign
    // of a name itself is `%25` in the URL.
    guard url.isFileURL, !url.path.isEmpty, !url.path.utf8.contains(0),
      !url.absoluteString.contains("%00")
    else {
      throw EaselError(
        .outputFailed, "“\(url)” is not the path of a file", operation: "write",
        value: url.absoluteString)
    }
    var status = stat()
    let exists = stat(url.path, &status) == 0
    let kind = status.st_mode & S_IFMT
    if exists, kind == S_IFDIR { throw Self.error(EISDIR, "write", url) }
    if exists, kind != S_IFREG {
      throw EaselError(
        .outputFailed,
        "“\(url.path)” is a device or a pipe; write to it through a sink closure instead",
        operation: "write", value: url.path)
    }
    self.url = url
    self.synchronizes = synchronizes
    let folder = url.deletingLastPathComponent().path
    // 240 bytes leave room for the affixes: a name may have 255.
    let stem = String(decoding: url.lastPathComponent.utf8.prefix(200), as: UTF8.self)
    let unique = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    temporaryPath = folder + "/." + stem + "." + unique + ".tmp"
    // A new file gets what the umask leaves; an old one keeps its permissions.
    let mode = exists ? status.st_mode & 0o777 : 0o666
    descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw Self.error(errno, "create", url) }
    if exists { _ = fchmod(descriptor, mode) }
  }

  deinit { abandon() }

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
        throw Self.error(errno, "write", url)
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  /// Closes the neighbour and gives it the target's name.
  func commit() throws {
    guard descriptor >= 0 else { return }
    if synchronizes, fsync(descriptor) != 0 {
      let code = errno
      abandon()
      throw Self.error(code, "flush", url)
    }
    let closed = close(descriptor)
    descriptor = -1
    guard closed == 0, rename(temporaryPath, url.path) == 0 else {
      let code = errno
      unlink(temporaryPath)
      throw Self.error(code, closed == 0 ? "rename" : "close", url)
    }
  }

  /// Removes the neighbour; the target stays as it was.
  func abandon() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
    unlink(temporaryPath)
  }

  private static func error(_ code: Int32, _ operation: String, _ url: URL) -> EaselError {
    EaselError(
      .outputFailed, "cannot \(operation) “\(url.path)”: \(String(cString: strerror(code)))",
      operation: "write", value: "errno \(code)")
  }
}
