import CCairo
import Foundation
import Testing

@testable import EaselCanvas

/// The canvas cases through cairo's PDF: a second opinion on Easel's own.
struct CairoCaseTests {
  @Test(
    "95 % of the cases look the same as PDF by Easel and by cairo, and the others have a reason")
  func pages() throws {
    let table = try CairoCaseTable()
    for tally in [table.own, table.cairo] {
      #expect(Double(tally.passed.count) >= 0.95 * Double(tally.expressible))
      #expect(tally.inexpressible.map(\.id) == ["2d.text.draw.fill.unaffected"])
    }
    // Of later versions the reasons may be gone.
    guard cairo_version() < 11_700 else { return }
    #expect(Set(table.own.failed.map(\.id)) == Set(CairoCaseTable.ownReasons.keys))
    #expect(Set(table.cairo.failed.map(\.id)) == Set(CairoCaseTable.cairoReasons.keys))
    let url = CanvasCase.fixtures
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "docs/tables/cairo-cases.md")
    if ProcessInfo.processInfo.environment["EASEL_RECORD"] == "1" {
      try table.markdown.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == table.markdown)
  }
}
