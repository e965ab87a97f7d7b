import EaselBlocks
import Foundation
import Synchronization

@testable import EaselReports

/// A folder of its own for a test, which is removed with the value.
final class BatchCase: Sendable {
  /// The folder of the documents, which does not exist at first.
  let folder: URL
  private let parent: URL

  init() {
    parent = FileManager.default.temporaryDirectory.appending(path: "easel-batch-\(UUID())")
    folder = parent.appending(path: "documents", directoryHint: .isDirectory)
  }

  deinit { try? FileManager.default.removeItem(at: parent) }

  /// The names of all files in the folder, also of hidden ones.
  var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  /// The contents of all files in the folder by their names.
  var contents: [String: Data] {
    get throws {
      try files.reduce(into: [:]) { try $0[$1] = Data(contentsOf: folder.appending(path: $1)) }
    }
  }

  func file(_ name: String) -> URL { folder.appending(path: name) }

  /// Writes a file before the batch.
  func put(_ text: String, _ name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file(name))
  }

  /// A report of a page that shows a number.
  @Sendable static func report(_ number: Int) -> Report {
    Report("Document \(number)", language: "en", pages: .test(200, 200)) {
      Text("Number \(number)")
    }
  }

  /// A report of pages, each with a warning: the number of a row is NaN.
  @Sendable static func reportWithWarnings(_ number: Int) -> Report {
    Report("Document \(number)", language: "en", pages: .test(200, 200)) {
      ForEach(0..<(number % 3)) { page in
        Table([Double.nan]) { TableColumn("\(number).\(page)", value: \.self) }.pageBreakBefore()
      }
    }
  }
}

/// The error of a test's closure.
struct BatchError: Error, Equatable {
  var number: Int
}

/// A number of running tasks, with its maximum so far.
final class RunningCount: Sendable {
  private let counts = Mutex((now: 0, maximum: 0))

  var maximum: Int { counts.withLock { $0.maximum } }

  func begin() {
    counts.withLock {
      $0.now += 1
      $0.maximum = max($0.maximum, $0.now)
    }
  }

  func end() { counts.withLock { $0.now -= 1 } }
}
