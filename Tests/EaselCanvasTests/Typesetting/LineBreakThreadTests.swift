import Foundation
import Synchronization
import Testing

@testable import EaselCanvas

/// Line breaks do not depend on what other threads set at the same time, or on what was set before.
@Suite struct LineBreakThreadTests {
  /// A word that is broken between its letters, in widths around that of its first part.
  private static func lines(_ word: String) -> [[String]] {
    let style = TextStyle(font: .system(size: 9.5), lineBreakMode: .byWordWrapping)
    return stride(from: 16.0, to: 24, by: 0.25).map { width in
      let layout = TextLayout(word, style: style, width: width)
      return layout.lines.map { String(layout.string[$0.range]) }
    }
  }

  private static let words = ["स्वास्थ्य", "कार्याल", "उत्तर", "Äffchen", "وطنية", "สวัสดี"]

  @Test func linesAreTheSameInAllThreads() {
    for _ in 0..<4 {
      let found = Mutex<[[[[String]]]]>([])
      let group = DispatchGroup()
      for _ in 0..<8 {
        group.enter()
        // Each thread has fonts of its own.
        let thread = Thread {
          let lines = Self.words.map(Self.lines)
          found.withLock { $0.append(lines) }
          group.leave()
        }
        thread.start()
      }
      group.wait()
      let all = found.withLock { $0 }
      #expect(all.count == 8)
      for other in all.dropFirst() { #expect(other == all[0]) }
    }
  }

  @Test(arguments: words) func linesAreTheSameInAnyOrder(_ word: String) async {
    let alone = await Self.inThread { Self.lines(word) }
    let last = await Self.inThread {
      Self.words.map(Self.lines)[Self.words.firstIndex(of: word) ?? 0]
    }
    let first = await Self.inThread { Self.words.reversed().map(Self.lines) }
    #expect(last == alone)
    #expect(first.reversed()[Self.words.firstIndex(of: word) ?? 0] == alone)
  }

  private static func inThread<Value: Sendable>(
    _ body: @escaping @Sendable () -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: body()) }.start()
    }
  }
}
