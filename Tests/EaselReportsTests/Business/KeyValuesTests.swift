import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Labels and values")
struct KeyValuesTests {
  @Test("A label and its value share a baseline, the values one column")
  func columns() throws {
    let drawn = BusinessDrawing(KeyValues(["No.": "2041", "Customer": "77"]))
    #expect(drawn.words == ["No.", "2041", "Customer", "77"])
    try #require(drawn.lines.count == 4)
    #expect(abs(drawn.lines[0].baseline - drawn.lines[1].baseline) < 0.001)
    #expect(abs(drawn.lines[2].baseline - drawn.lines[3].baseline) < 0.001)
    #expect(abs(drawn.lines[0].x - drawn.lines[2].x) < 0.001)
    #expect(abs(drawn.lines[1].x - drawn.lines[3].x) < 0.001)
  }

  @Test("In right-to-left layouts the labels are at the right")
  func mirrored() throws {
    let lines = BusinessDrawing(KeyValues(["No.": "2041"]), rightToLeft: true).lines
    try #require(lines.count == 2)
    #expect(lines[0].x > lines[1].x)
  }

  @Test("Pairs come from literals, arrays and elements, in their order")
  func sources() {
    struct Fact {
      var name: String
      var text: String
    }
    #expect(BusinessDrawing(KeyValues([("b", "1"), ("a", "2")])).words == ["b", "1", "a", "2"])
    #expect(BusinessDrawing(KeyValues(["b": "1", "b": "2"])).words == ["b", "1", "b", "2"])
    #expect(
      BusinessDrawing(KeyValues([Fact(name: "x", text: "y")], label: \.name, value: \.text)).words
        == ["x", "y"])
    let total = Text(0.5, format: .percent.locale(Locale(identifier: "en_US")))
    #expect(BusinessDrawing(KeyValues(["Share": total])).words == ["Share", "50%"])
    #expect(BusinessDrawing(KeyValues([("Share", total)])).words == ["Share", "50%"])
    #expect(BusinessDrawing(KeyValues([:] as KeyValuePairs<String, String>)).words.isEmpty)
  }

  @Test("Trailing values end at the same edge")
  func trailing() throws {
    let lines = BusinessDrawing(KeyValues(["a": "1", "b": "100"], values: .trailing)).lines
    try #require(lines.count == 4)
    #expect(lines[1].x > lines[3].x + 5)
  }

  @Test("A long value breaks in its column")
  func long() throws {
    let lines = BusinessDrawing(
      KeyValues(["Label": String(repeating: "many words ", count: 12)]), width: 150
    ).lines
    try #require(lines.count > 3)
    #expect(lines[1].x == lines[2].x && lines[1].x > lines[0].x)
    #expect(lines[0].baseline == lines[1].baseline)
  }
}
