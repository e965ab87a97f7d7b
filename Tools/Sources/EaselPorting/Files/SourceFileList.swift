import Foundation

/// The files that arguments name: each file, and all Swift files of each folder.
struct SourceFileList {
  /// The paths of the files, each once.
  private(set) var paths: [String] = []
  /// The arguments and folders that cannot be read, with their faults.
  private(set) var faults: [(path: String, message: String)] = []
  private var known: Set<String> = []

  /// Finds the files that arguments name, those of a folder in the order of their names.
  init(_ arguments: [String]) {
    for argument in arguments {
      switch Self.kind(of: argument) {
      case .folder: addFolder(argument)
      case .file: add(argument)
      case .none: faults.append((argument, "there is no such file or folder"))
      }
    }
  }

  private enum Kind { case file, folder }

  /// Returns the kind of an existing file; symbolic links are followed.
  private static func kind(of path: String) -> Kind? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue ? .folder : .file
  }

  private mutating func add(_ path: String) {
    let resolved = URL(filePath: path).resolvingSymlinksInPath().path
    if known.insert(resolved).inserted { paths.append(path) }
  }

  /// Adds the Swift files of a folder.
  ///
  /// Links to folders are not followed, so that no loop of them is
  /// endless; hidden folders, among them `.build`, have no sources of the user.
  private mutating func addFolder(_ folder: String) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      faults.append((folder, "the folder cannot be read; check its permissions"))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      let type =
        try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      if type == .typeDirectory {
        addFolder(path)
      } else if name.hasSuffix(".swift"), Self.kind(of: path) == .file {
        add(path)
      }
    }
  }
}
