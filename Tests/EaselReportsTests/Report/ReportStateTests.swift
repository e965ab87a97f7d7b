import EaselBlocks
import EaselCanvas
import EaselReports
import Foundation
import Testing

/// A block whose words an action sets.
private struct Settled: Block {
  let name: String
  @StateValue private var isSet = false
  var body: some Block { Text(isSet ? "\(name) set" : "\(name) unset").onAppear { isSet = true } }
}

/// A block that is several blocks of the flow, of which the second sets the state of all.
private struct Several: Block {
  @StateValue private var count = 1
  var body: some Block {
    Text("first \(count)")
    Text("second \(count)").onAppear { count = 2 }
  }
}

@Suite("State in reports")
struct ReportStateTests {
  @Test("A block is drawn in the state that its action sets, on every page")
  func settled() throws {
    let report = try DrawnReport(
      Report("State", language: "en") {
        for number in 0..<120 { Settled(name: "row \(number)") }
      })
    let text = try report.text
    #expect(text.contains("row 0 set") && text.contains("row 119 set"))
    #expect(!text.contains("unset"))
    #expect(report.codes.isEmpty)
  }

  @Test("State of a block that is placed already is not drawn, and noted")
  func outer() throws {
    let report = try DrawnReport(Report("State", language: "en") { Several() })
    let text = try report.text
    #expect(text.contains("first 1") && text.contains("second 1"))
    #expect(report.codes == [.unstableState])
  }

  @Test("Cells of tables are drawn in the state that their actions set")
  func cells() throws {
    let report = try DrawnReport(
      Report("State", language: "en") {
        Table(Array(1...300)) {
          TableColumn("Block") { number in Settled(name: "cell \(number)") }
        }
      })
    let text = try report.text
    #expect(text.contains("cell 1 set") && text.contains("cell 300 set"))
    #expect(!text.contains("unset"))
    #expect(report.codes.isEmpty)
  }

  @Test("Numbers of sections and notes count a block once that is made again")
  func numbers() throws {
    struct Noted: Block {
      @StateValue private var isSet = false
      var body: some Block {
        VStack {
          Text("word\(Footnote(isSet ? "set" : "unset"))")
        }
        .onAppear { isSet = true }
      }
    }
    let report = try DrawnReport(
      Report("State", language: "en") {
        Noted()
        Noted()
      })
    let text = try report.text
    #expect(text.contains("1 set") && text.contains("2 set"))
    #expect(!text.contains("unset") && !text.contains("3 set") && !text.contains("4 set"))
  }

  @Test("Actions in page footers do not run, and are counted in one warning")
  func footers() throws {
    let report = try DrawnReport(
      Report("State", language: "en") {
        Text("page")
      } footer: { _ in
        Settled(name: "footer")
      })
    #expect(report.codes == [.unstableState])
  }
}
