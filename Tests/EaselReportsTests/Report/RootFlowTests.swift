import EaselBlocks
import EaselCanvas
import EaselReports
import Foundation
import Testing

@Suite("Blocks of a report outside of Pages")
struct RootFlowTests {
  @Test("Pages that follow blocks over several pages are not lost")
  func pagesBehindBlocks() throws {
    let report = Report("R", language: "en") {
      ForEach(0..<200) { Text("Line \($0)").id("line \($0)") }
      Pages(.a5) { Text("Inner").id("inner") }
      Text("Last").id("last")
    }
    let layout = try report.layoutTree()
    #expect(layout.pages.count > 5)
    #expect(layout.pages.filter { $0.frame(of: "line 199") != nil }.count == 1)
    #expect(layout.pages.suffix(2).map { $0.frame(of: "inner") != nil } == [true, false])
    #expect(layout.pages.last?.frame(of: "last") != nil)
  }

  @Test("A report ends at the greatest number of pages")
  func pageLimit() throws {
    var options = RenderOptions(policy: .lenient)
    options.limits.maximumPages = 2
    let text = String(repeating: "A long text goes on. ", count: 2_000)
    let report = Report("R", language: "en") {
      Text(verbatim: text)
      Pages(.a5) { Text("Inner") }
    }
    let layout = try report.layoutTree(options: options)
    #expect(layout.pages.count == 2)
    #expect(layout.diagnostics.map(\.code) == [.limitExceeded])
  }
}
