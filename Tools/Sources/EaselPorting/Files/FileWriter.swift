import Foundation

/// The writing of a file as a whole: a reader sees the old bytes or the new ones.
enum FileWriter {
  /// Replaces a file, and keeps its permissions.
  ///
  /// A symbolic link stays, and its target is replaced.
  static func replace(_ path: String, with bytes: [UInt8]) throws {
    let target = URL(filePath: path).resolvingSymlinksInPath()
    let manager = FileManager.default
    let permissions = try manager.attributesOfItem(atPath: target.path)[.posixPermissions]
    // A file without the permission to write is not replaced, although its folder would allow it.
    guard manager.isWritableFile(atPath: target.path) else {
      throw CocoaError(.fileWriteNoPermission)
    }
    let name = ".\(target.lastPathComponent).\(UUID().uuidString)"
    let temporary = target.deletingLastPathComponent().appending(path: name)
    do {
      try Data(bytes).write(to: temporary, options: .withoutOverwriting)
      if let permissions {
        try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: temporary.path)
      }
      guard rename(temporary.path, target.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? manager.removeItem(at: temporary)
      throw error
    }
  }
}
