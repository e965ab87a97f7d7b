import Foundation
import Testing

@testable import EaselCanvas

/// The fault cases of the area `thr`: values cross threads, and look the same in each.
@Suite("Faults of threads")
struct ThreadFaultTests {
  private static let size = CGSize(width: 240, height: 180)

  @Test("thr-06: one recording is drawn the same in eight threads at once")
  func recording() async throws {
    let canvas = RecordingCanvas(size: Self.size)
    Drawing.page(3, on: canvas)
    let recording = canvas.recording
    let drawnImages = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let surface = try BitmapSurface(size: Self.size)
          surface.canvas.draw(recording)
          return try surface.finish().output
        }
      }
      return try await group.reduce(into: Set<Data>()) { $0.insert($1) }
    }
    #expect(drawnImages.count == 1)
  }

  @Test("thr-09: a document is drawn the same after its task changes threads")
  func tasks() async throws {
    @Sendable func document() async throws -> Data {
      let document = try PDFDocument()
      for page in 0..<5 {
        let layout = TextLayout("Größe 売上 مبيعات \(page)", width: 60)
        for _ in 0..<10 { await Task.yield() }
        try document.page(size: Self.size) { $0.draw(layout, at: .zero) }
      }
      return try document.finish().output
    }
    let alone = try await document()
    let all = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<16 { group.addTask { try await document() } }
      return try await group.reduce(into: Set<Data>()) { $0.insert($1) }
    }
    #expect(all == [alone])
  }

  /// A thread that ends lets go of its fonts while others add some to theirs.
  @Test func threadsThatEndConcurrentlyReleaseTheirFonts() async {
    let sizes = await withTaskGroup(of: CGSize.self) { group in
      for _ in 0..<24 {
        group.addTask {
          await withCheckedContinuation { done in
            Thread {
              let size = TextLayout("Größe 売上 مبيعات हिन्दी 😀").size
              done.resume(returning: size)
            }.start()
          }
        }
      }
      return await group.reduce(into: Set<String>()) { $0.insert("\($1)") }
    }
    #expect(sizes.count == 1)
  }

  /// cairo keeps ten files of fonts open, and closes one that no thread has locked to open another.
  @Test func threadsWithMoreThanTenFontsKeepTheFilesThatTheyUse() async {
    let texts = [
      "Größe", "日本語", "Ελληνικά", "ગુજરાતી", "한국어", "עברית", "العربية", "ไทย", "தமிழ்", "বাংলা",
      "ქართული", "Հայերեն", "አማርኛ", "ಕನ್ನಡ", "සිංහල", "ລາວ", "မြန်မာ", "ខ្មែរ", "🙂",
      "a\u{378}",
    ]
    let sizes = await withTaskGroup(of: [[String]].self) { group in
      for worker in 0..<4 {
        group.addTask {
          var sizes: [[String]] = []
          for round in 0..<50 {
            sizes += await withCheckedContinuation { done in
              Thread {
                let start = worker * 5 + round * 7
                done.resume(
                  returning: (start..<start + 6).map { index in
                    let (text, size) = (texts[index % texts.count], 8 + index % 9)
                    let weight = size < 12 ? Font.Weight.bold : .regular
                    let font = Font.system(size: CGFloat(size), weight: weight)
                    let layout = TextLayout(text, style: TextStyle(font: font))
                    return ["\(text) \(size)", "\(layout.size)"]
                  })
              }.start()
            }
          }
          return sizes
        }
      }
      return await group.reduce(into: Set<[String]>()) { $0.formUnion($1) }
    }
    #expect(sizes.count == Set(sizes.map { $0[0] }).count, "a text has another size in a thread")
  }
}
