import Foundation
import Testing

@testable import EaselCanvas

/// What becomes of tags in an SVG.
@Suite struct SVGRoleTests {
  private func svg(_ tag: MarkedContent.Tag) throws -> String {
    let document = try SVGDocument(size: CGSize(width: 100, height: 100))
    document.canvas.withMarkedContent(.tag(tag)) {
      document.canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 10), with: .color(.black))
    }
    return String(decoding: try document.finish().output, as: UTF8.self)
  }

  @Test func aHeadingHasItsLevel() throws {
    #expect(
      try svg(MarkedContent.Tag(.heading(2))).contains("<g role=\"heading\" aria-level=\"2\">"))
  }

  @Test func aTableIsLabeledByItsSummary() throws {
    #expect(
      try svg(MarkedContent.Tag(.table(summary: "a \"b\"")))
        .contains("<g role=\"table\" aria-label=\"a &quot;b&quot;\">"))
  }

  @Test func repeatedAttributesAreWrittenOnce() throws {
    let text = try svg(
      MarkedContent.Tag(
        .table(summary: "s"), language: "de", alternative: "a", actualText: "t", expansion: "e"))
    #expect(text.components(separatedBy: "aria-label=").count == 2)
    #expect(text.contains("aria-label=\"a\""))
  }
}
