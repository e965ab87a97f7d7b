import Foundation
import Testing

/// Processes that are killed while they write; what they wrote to is looked at afterwards.
@Suite("Killed writers")
struct KillTests {
  /// When a process is killed.
  private enum Moment: CaseIterable {
    /// At any moment of its first two calls.
    case any
    /// As soon as it has a file open.
    case opening
    /// Up to the length of a call after that.
    case afterOpening
  }

  /// What was found after kills.
  private struct Tally {
    var kills = 0
    /// Kills of which the call that writes had begun and not returned.
    var during = 0
    /// Kills after the file that is being written was seen open.
    var open = 0
    /// Documents found: that of the call that was killed, or the one before.
    var old = 0
    var new = 0
  }

  /// Together 200.
  private static let kills = ["pdf": 68, "png": 66, "svg": 66]

  private static func withFolder<R>(_ body: (URL) throws -> R) throws -> R {
    let folder = FileManager.default.temporaryDirectory.appending(path: "easel-kill-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// Both documents of a format, as another process writes them.
  private static func documents(_ format: String) throws -> [Data] {
    try withFolder { folder in
      let process = try ChildProcess(["documents", folder.path])
      #expect(process.wait().status == 0)
      return try (0...1).map { try Data(contentsOf: folder.appending(path: "\($0).\(format)")) }
    }
  }

  @Test("two processes write the same bytes", arguments: kills.keys.sorted())
  func sameBytes(_ format: String) throws {
    let documents = try Self.documents(format)
    #expect(try Self.documents(format) == documents)
    #expect(documents[0] != documents[1])
  }

  @Test(
    "io-08: after SIGKILL at any moment the target is the old document or the new one",
    arguments: kills.sorted { $0.key < $1.key })
  func killed(_ format: String, _ count: Int) throws {
    let documents = try Self.documents(format)
    var numbers = FaultNumbers(seed: count)
    let tally = try Self.withFolder { folder in
      let file = folder.appending(path: "report.\(format)")
      var tally = Tally()
      let duration = try Self.duration(format, file)
      while tally.during < count, tally.kills < 2 * count {
        try documents[1].write(to: file)
        let moment = Moment.allCases[tally.kills % Moment.allCases.count]
        try Self.kill(
          format, file, documents, moment, Double(numbers.next()) * duration, &tally)
      }
      try Self.expectNoPieces(in: folder, documents)
      return tally
    }
    #expect(tally.during == count)
    #expect(tally.open >= tally.kills / 4)
    print(
      """
      \(format): \(tally.kills) kills, \(tally.during) during a write, \(tally.open) with its file \
      seen open; \(tally.old) times the old document, \(tally.new) times the new one
      """)
  }

  /// How long a call takes at present, in seconds; none of the checks depends on it.
  private static func duration(_ format: String, _ file: URL) throws -> TimeInterval {
    let process = try ChildProcess(["write", format, file.path])
    defer {
      Glibc.kill(process.id, SIGKILL)
      _ = process.wait()
    }
    var events = process.read()
    let start = Date()
    while !events.contains(UInt8(ascii: "d")) {
      let more = process.read()
      if more.isEmpty { break }
      events += more
    }
    return min(Date().timeIntervalSince(start), 0.5)
  }

  /// Starts a process that writes again and again, and kills it.
  private static func kill(
    _ format: String, _ file: URL, _ documents: [Data], _ moment: Moment, _ delay: TimeInterval,
    _ tally: inout Tally
  ) throws {
    let process = try ChildProcess(["write", format, file.path])
    var events = process.read()
    let folder = file.deletingLastPathComponent().path
    if moment == .any { usleep(useconds_t(delay * 2_000_000)) }
    var isOpen = process.hasOpenFile(in: folder)
    // A call may pass unseen, and the next is waited for; so many looks are about a second.
    var looks = moment == .any ? 0 : 50_000
    while !isOpen, looks > 0 {
      isOpen = process.hasOpenFile(in: folder)
      looks -= 1
    }
    if moment == .afterOpening { usleep(useconds_t(delay * 1_000_000)) }
    Glibc.kill(process.id, SIGKILL)
    let (status, rest) = process.wait()
    events += rest
    try #require(status & 0x7F == SIGKILL, "it ended otherwise: \(status)")

    tally.kills += 1
    if isOpen { tally.open += 1 }
    let begun = events.count { $0 == UInt8(ascii: "b") }
    // The first call writes document 0, the next one 1, and so on.
    let (new, old) = (documents[(begun + 1) % 2], documents[begun % 2])
    let found = try Data(contentsOf: file)
    if found == new { tally.new += 1 } else { tally.old += 1 }
    if events.last == UInt8(ascii: "b") {
      tally.during += 1
      #expect(found == new || found == old, "a piece of \(found.count) bytes")
    } else {
      #expect(found == new, "the call had returned")
    }
  }

  /// What is left beside the target is complete: its writer was killed between its two names.
  ///
  /// Where a file system has no files without a name, pieces stay behind, hidden.
  private static func expectNoPieces(in folder: URL, _ documents: [Data]) throws {
    // `O_TMPFILE`, which Swift does not import.
    let nameless = open(folder.path, O_WRONLY | 0o20_000_000 | O_DIRECTORY, 0o600)
    defer { if nameless >= 0 { close(nameless) } }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let found = try Data(contentsOf: folder.appending(path: name))
      let isHidden = name.hasPrefix(".") && name.hasSuffix(".tmp")
      #expect(documents.contains(found) || nameless < 0 && isHidden, "a piece: \(name)")
    }
  }
}
