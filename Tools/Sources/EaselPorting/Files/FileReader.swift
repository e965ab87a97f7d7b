import Foundation

/// The reading of files and of standard input.
enum FileReader {
  /// A file that cannot be read.
  struct Fault: Error {
    /// The text for a person.
    var message: String
  }

  /// Returns the bytes of a file, but not those behind the limit of size; one byte more tells that it is
  /// larger.
  static func bytes(at path: String) throws(Fault) -> [UInt8] {
    // A pipe or a device may never end: only files are read.
    let type =
      try? FileManager.default.attributesOfItem(
        atPath: URL(filePath: path).resolvingSymlinksInPath().path)[.type] as? FileAttributeType
    guard type == .typeRegular else {
      throw Fault(message: "this is no file; name a Swift file or a folder")
    }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw Fault(message: "the file cannot be read; check its permissions")
    }
    defer { try? handle.close() }
    return try bytes(of: handle)
  }

  /// Returns the bytes of a handle up to the limit of size.
  static func bytes(of handle: FileHandle) throws(Fault) -> [UInt8] {
    var result: [UInt8] = []
    do {
      while result.count <= PortingLimits.maximumBytes,
        let data = try handle.read(upToCount: 1 << 20), !data.isEmpty
      {
        result += data
      }
    } catch {
      throw Fault(message: "the file cannot be read: \(error.localizedDescription)")
    }
    return result
  }
}
