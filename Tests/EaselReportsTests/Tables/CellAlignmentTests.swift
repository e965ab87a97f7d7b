import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Vertical alignment of cells")
struct CellAlignmentTests {
  private func boxes(
    _ alignment: VerticalAlignment?, column: VerticalAlignment? = nil
  ) throws -> (text: CGRect, block: CGRect, rule: CGRect, number: CGRect) {
    var table = Table([5]) {
      column.map { TableColumn("A", value: \.self).verticalAlignment($0) }
        ?? TableColumn("A", value: \.self)
      TableColumn("B") { _ in Text("block") }
      TableColumn("C") { _ in Text("first\nsecond\nlast") }
      TableColumn("D") { _ in Text("large").font(.system(size: 24)) }
    }
    if let alignment { table = table.verticalAlignment(alignment) }
    let report = Report("R", language: "en", pages: .test(400, 300).margins(20)) { table }
    let read = try ReadReport(report)
    func box(_ text: String) throws -> CGRect { try #require(try read.box(of: text)) }
    return (try box("block"), try box("first").union(box("last")), try box("large"), try box("5"))
  }

  @Test("Without an alignment cells are at the top")
  func standard() throws {
    let found = try boxes(nil)
    #expect(abs(found.text.minY - found.block.minY) < 0.1)
    #expect(abs(found.number.minY - found.block.minY) < 0.1)
  }

  @Test("Cells are centered and at the bottom")
  func others() throws {
    let center = try boxes(.center)
    #expect(abs(center.text.midY - center.block.midY) < 0.2)
    #expect(abs(center.number.midY - center.block.midY) < 0.2)
    let bottom = try boxes(.bottom)
    #expect(abs(bottom.text.maxY - bottom.block.maxY) < 0.2)
    #expect(abs(bottom.number.maxY - bottom.block.maxY) < 0.2)
    let top = try boxes(.top)
    #expect(abs(top.text.minY - top.block.minY) < 0.1)
  }

  @Test("A column has its own alignment")
  func column() throws {
    let found = try boxes(.top, column: .bottom)
    #expect(abs(found.text.minY - found.block.minY) < 0.1)
    #expect(abs(found.number.maxY - found.block.maxY) < 0.2)
  }

  @Test("First baselines are aligned in different sizes, and the row is high enough")
  func baselines() throws {
    let found = try boxes(.firstTextBaseline)
    // The boxes of words are as high as their fonts, with a fifth of it below the baseline.
    func baseline(_ box: CGRect, _ size: CGFloat) -> CGFloat { box.maxY - size * 0.21 }
    #expect(abs(found.text.maxY - found.number.maxY) < 0.2)
    #expect(found.rule.minY < found.text.minY - 5)
    #expect(found.block.maxY > found.text.maxY)
  }
}
