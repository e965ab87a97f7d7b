import EaselCanvas
import Foundation

/// A hidden folder within a target folder, whose files are moved there together at the end.
///
/// If it is discarded before, no file remains.
final class StagingFolder: Sendable {
  private let target: URL
  private let staging: URL
  /// The outermost folder that was created for the target.
  private let made: URL?

  /// Creates the hidden folder, and the target if it does not exist.
  init(_ target: URL) throws {
    guard target.isFileURL, target.path.hasPrefix("/"), !target.path.utf8.contains(0) else {
      throw Self.error("“\(target)” is not the path of a folder")
    }
    self.target = target
    let unique = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    staging = target.appendingPathComponent(".easel.\(unique).tmp", isDirectory: true)
    made = Self.missing(target)
    do {
      try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: true)
    } catch {
      if let made { try? FileManager.default.removeItem(at: made) }
      throw Self.error("cannot make files in “\(target.path)”: \(error.localizedDescription)")
    }
  }

  /// Removes the hidden folder, and the created folders if they are empty.
  func discard() {
    try? FileManager.default.removeItem(at: staging)
    // `rmdir` keeps a folder that is not empty.
    guard let made else { return }
    var folder = target
    while rmdir(folder.path) == 0, folder.path != made.path {
      folder.deleteLastPathComponent()
    }
  }

  /// Writes a file into the hidden folder.
  func write(_ data: Data, named name: String, synchronizes: Bool) throws {
    _ = try OutputSink.deliver(
      data, to: .file(staging.appendingPathComponent(name)), synchronizes: synchronizes)
  }

  /// Copies a file within the hidden folder.
  func copy(_ source: String, to name: String, synchronizes: Bool) throws {
    let data: Data
    do {
      data = try Data(contentsOf: staging.appendingPathComponent(source))
    } catch {
      throw Self.error("cannot read “\(source)” again: \(error.localizedDescription)")
    }
    try write(data, named: name, synchronizes: synchronizes)
  }

  /// Moves the files to the target and replaces files with equal names; either all are moved, or
  /// none.
  func commit(_ names: [String]) throws -> [URL] {
    let urls = names.map { target.appendingPathComponent($0) }
    for url in urls {
      var status = stat()
      guard stat(url.path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
        throw Self.error("“\(url.path)” is there already and is no file")
      }
    }
    let former = staging.appendingPathComponent("former", isDirectory: true)
    try? FileManager.default.createDirectory(at: former, withIntermediateDirectories: false)
    for (index, name) in names.enumerated() {
      let source = staging.appendingPathComponent(name)
      // A hard link to the existing file, from which it can be restored.
      link(urls[index].path, former.appendingPathComponent(name).path)
      guard rename(source.path, urls[index].path) == 0 else {
        let reason = String(cString: strerror(errno))
        for (name, url) in zip(names, urls[..<index]) {
          let before = former.appendingPathComponent(name)
          if rename(before.path, url.path) != 0 { unlink(url.path) }
        }
        throw Self.error("cannot rename “\(urls[index].path)”: \(reason)")
      }
    }
    return urls
  }

  private static func missing(_ folder: URL) -> URL? {
    var (first, folder) = (URL?.none, folder)
    var status = stat()
    while folder.path != "/", stat(folder.path, &status) != 0 {
      first = folder
      folder.deleteLastPathComponent()
    }
    return first
  }

  private static func error(_ message: String) -> EaselError {
    EaselError(.outputFailed, message, operation: "AnimatedDrawing.writePNGSequence")
  }
}
