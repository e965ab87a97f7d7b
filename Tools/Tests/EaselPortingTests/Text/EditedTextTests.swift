import Testing

@testable import EaselPorting

@Suite struct EditedTextTests {
  private func text(_ string: String, _ rounds: [SourceEdit]...) -> EditedText {
    var text = EditedText(Array(string.utf8))
    for edits in rounds { text.apply(edits) }
    return text
  }

  @Test func editsReplaceInsertAndRemove() {
    let edited = text(
      "abcdef", [SourceEdit(0..<1, "X"), SourceEdit(2..<2, "Y"), SourceEdit(3..<5)])
    #expect(String(decoding: edited.bytes, as: UTF8.self) == "XbYcf")
  }

  @Test func positionsLeadBackToTheOriginal() {
    let edited = text(
      "abcdef", [SourceEdit(1..<3)], [SourceEdit(2..<2, "XYZ")])
    #expect(String(decoding: edited.bytes, as: UTF8.self) == "adXYZef")
    #expect((0...7).map(edited.originalOffset(of:)) == [0, 3, 4, 4, 4, 4, 5, 6])
  }

  @Test func outermostEditsExcludeThoseWithin() {
    let edits = [SourceEdit(4..<5, "b"), SourceEdit(0..<8, "a"), SourceEdit(8..<8, "c")]
    #expect(SourceEdit.outermost(of: edits) == [edits[1], edits[2]])
  }

  @Test func linesEndAfterEachKindOfEnd() {
    let lines = LineTable(Array("a\r\nb\rc\n".utf8))
    #expect(lines.count == 3)
    #expect(lines.position(of: 5) == (3, 1))
    #expect(lines.position(of: 1) == (1, 2))
  }
}
