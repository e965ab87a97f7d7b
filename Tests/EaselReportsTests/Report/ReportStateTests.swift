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

private struct Rows: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// A row that shows the value that its content passes up.
private struct Labelled: Block {
  let number: Int
  @StateValue private var label = "unset"
  var body: some Block {
    Text("\(label) row \(number)").preference(key: Rows.self, value: number)
      .onPreferenceChange(Rows.self) { label = "\($0)" }
  }
}

/// What an action was called with.
private final class Values {
  var all: [Int] = []
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

  @Test("A block is drawn with the preference of its content, on every page")
  func preferences() throws {
    let report = try DrawnReport(
      Report("State", language: "en") {
        for number in 0..<120 { Labelled(number: number) }
      })
    let text = try report.text
    #expect(text.contains("0 row 0") && text.contains("119 row 119"))
    #expect(!text.contains("unset"))
    #expect(report.codes.isEmpty)
  }

  @Test("A preference of content that flows is passed up once it is complete")
  func flowing() throws {
    let values = Values()
    let report = try DrawnReport(
      Report("State", language: "en") {
        Group {
          ForEach(0..<200) { _ in Text("row").preference(key: Rows.self, value: 1) }
        }
        .onPreferenceChange(Rows.self) { values.all.append($0) }
      })
    #expect(values.all.last == 200)
    #expect(values.all.count <= 2)
    #expect(report.codes.isEmpty)
  }

  @Test("Actions in a GeometryReader run, and change the state of blocks in it")
  func readers() throws {
    let report = try DrawnReport(
      Report("State", language: "en") {
        ForEach(0..<60) { number in
          GeometryReader { _ in Settled(name: "row \(number)") }.frame(height: 20)
        }
      })
    let text = try report.text
    #expect(text.contains("row 59 set") && !text.contains("unset"))
    #expect(report.codes.isEmpty)
  }

  @Test("The faults of a block that is made again are those of its last state")
  func faults() throws {
    struct Fixed: Block {
      @StateValue private var width: CGFloat = -1
      var body: some Block { Text("word").frame(width: width).onAppear { width = 60 } }
    }
    let report = try DrawnReport(Report("State", language: "en") { Fixed() })
    #expect(report.codes.isEmpty)
  }

  @Test("Notes in cells that are made again are numbered without gaps")
  func cellNotes() throws {
    struct Noted: Block {
      let number: Int
      @StateValue private var isSet = false
      var body: some Block {
        VStack { Text("cell \(number)\(Footnote(isSet ? "set" : "unset"))") }
          .onAppear { isSet = true }
      }
    }
    let report = try DrawnReport(
      Report("State", language: "en") {
        Table(Array(1...3)) {
          TableColumn("Block") { number in Noted(number: number) }
        }
        Text("after\(Footnote("last"))")
      })
    let notes = try report.lines.suffix(4).map { $0.split(separator: " ").joined(separator: " ") }
    #expect(notes == ["1 set", "2 set", "3 set", "4 last"])
  }
}
