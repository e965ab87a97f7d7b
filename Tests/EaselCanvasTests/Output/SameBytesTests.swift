import Foundation
import Testing

@testable import EaselCanvas

/// The same input gives the same bytes, in any run and any task.
@Suite struct SameBytesTests {
  /// The document of a number: a PDF of some pages, a PNG or an SVG.
  static func document(_ number: Int) throws -> Data {
    switch number % 3 {
    case 0:
      let document = try PDFDocument(info: DocumentInfo(title: "Document \(number)"))
      for page in 0..<(1 + number % 2) {
        try document.page(size: Drawing.size) { Drawing.page(number + page, on: $0) }
      }
      return try document.finish().output
    case 1:
      let surface = try BitmapSurface(size: Drawing.size, scale: 2, background: .white)
      Drawing.page(number, on: surface.canvas)
      return try surface.finish().output
    default:
      let document = try SVGDocument(size: Drawing.size)
      Drawing.page(number, on: document.canvas)
      return try document.finish().output
    }
  }

  @Test func sixtyFourConcurrentTasksWriteTheSameBytesAsOne() async throws {
    let alone = try (0..<64).map { try Self.document($0) }
    let together = try await withThrowingTaskGroup(of: (Int, Data).self) { group in
      for number in 0..<64 { group.addTask { (number, try Self.document(number)) } }
      return try await group.reduce(into: [Int: Data]()) { $0[$1.0] = $1.1 }
    }
    for (number, data) in alone.enumerated() {
      #expect(together[number] == data, "document \(number)")
    }
    #expect(Set(alone).count == 64)
  }

  @Test func aLayoutDrawsTheSameBytesInOtherTasks() async throws {
    let text = TextLayout("Größe 売上 مبيعات 🚀", style: TextStyle(font: .system(size: 14)))
    @Sendable func drawnImage() throws -> Data {
      let surface = try BitmapSurface(size: CGSize(width: 200, height: 30))
      surface.canvas.draw(text, at: .zero)
      return try surface.finish().output
    }
    let here = try drawnImage()
    let there = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<8 { group.addTask { try drawnImage() } }
      return try await group.reduce(into: Set<Data>()) { $0.insert($1) }
    }
    #expect(there == [here])
  }
}
