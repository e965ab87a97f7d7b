import Foundation
import Testing

@testable import EaselCanvas

/// The HTML canvas' pixel cases on a ``GraphicsContext``.
struct CanvasCaseTests {
  @Test("at least 97 % of the expressible cases pass on a bitmap")
  func bitmap() throws {
    let tally = CanvasCaseTally(
      try CanvasCase.all().map { ($0, try CanvasCaseResult.onBitmap($0)) })
    #expect(tally.passed.count + tally.failed.count + tally.inexpressible.count == 135)
    #expect(tally.inexpressible.map(\.id) == ["2d.text.draw.fill.unaffected"])
    #expect(Double(tally.passed.count) >= 0.97 * Double(tally.expressible))
    #expect(tally.failed.map(\.id) == [])
  }

  @Test("95 % of the cases look the same as SVG rendered by librsvg")
  func svg() throws {
    let tally = CanvasCaseTally(
      try CanvasCase.all().map { ($0, try CanvasCaseResult.throughSVG($0)) })
    #expect(Double(tally.passed.count) >= 0.95 * Double(tally.expressible))
    // Nothing but HTML's fonts and the blend modes that SVG has not may be left out.
    #expect(tally.inexpressible.count <= 8)
  }

  @Test("the table in docs/tables/canvas-cases.md is that of the cases")
  func table() throws {
    let cases = try CanvasCase.all()
    let bitmap = CanvasCaseTally(try cases.map { ($0, try CanvasCaseResult.onBitmap($0)) })
    let svg = CanvasCaseTally(try cases.map { ($0, try CanvasCaseResult.throughSVG($0)) })
    let table = CanvasCaseTable(bitmap: bitmap, svg: svg).markdown
    let url = CanvasCase.fixtures
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "docs/tables/canvas-cases.md")
    if ProcessInfo.processInfo.environment["EASEL_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try table.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == table)
  }
}
