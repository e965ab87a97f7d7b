import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Code 128")
struct Code128Tests {
  private func symbols(_ text: String) throws -> [Int] {
    try Code128Encoder.symbols(of: text, limit: 1_000)
  }

  @Test("Codes are as short as they can be, with the check symbol that belongs to them")
  func vectors() throws {
    // Set B throughout.
    #expect(try symbols("PJJ123C") == [104, 48, 42, 42, 17, 18, 19, 35, 55, 106])
    // Set C throughout.
    #expect(try symbols("123456") == [105, 12, 34, 56, 44, 106])
    // Set A for control characters.
    #expect(try symbols("\t\n").prefix(3) == [103, 73, 74])
    // A single one among small letters is shifted.
    #expect(try symbols("ab\tcd").prefix(7) == [104, 65, 66, 98, 73, 67, 68])
    // An odd digit is written before the pairs.
    #expect(try symbols("a12345").prefix(6) == [104, 65, 17, 99, 23, 45])
    #expect(try symbols("12345a").prefix(6) == [105, 12, 34, 100, 21, 65])
    // Two digits between letters stay; six do not.
    #expect(try symbols("a12b").count == 7)
    #expect(try symbols("a123456b").prefix(7) == [104, 65, 99, 12, 34, 56, 100])
  }

  @Test("No other encoding of a text is shorter")
  func optimal() throws {
    /// The fewest symbols from a set on, tried one after another.
    func fewest(_ bytes: ArraySlice<UInt8>, _ set: Int, changes: Int) -> Int {
      guard let byte = bytes.first else { return 0 }
      var best = Int.max / 2
      if set == 2 {
        if bytes.count > 1, bytes.prefix(2).allSatisfy({ (48...57).contains($0) }) {
          best = 1 + fewest(bytes.dropFirst(2), 2, changes: 0)
        }
      } else {
        let isOwn = set == 0 ? byte < 96 : byte >= 32
        best = (isOwn ? 1 : 2) + fewest(bytes.dropFirst(), set, changes: 0)
      }
      if changes == 0 {
        for other in 0..<3 where other != set {
          best = min(best, 1 + fewest(bytes, other, changes: 1))
        }
      }
      return best
    }
    var generator = CodeGenerator(seed: 128)
    for _ in 0..<60 {
      let text = generator.text(of: ["1", "2", "3", "a", "A", "\t"], count: 1...7)
      let minimum = (0..<3).map { fewest(Array(text.utf8)[...], $0, changes: 1) }.min()
      #expect(try symbols(text).count - 3 == minimum, "\(text)")
    }
  }

  @Test("Every symbol is unique and has 11 modules; the stop has 13")
  func widths() {
    let all = (0...106).map(Code128Encoder.widths(of:))
    #expect(Set(all).count == 107)
    for widths in all.dropLast() {
      #expect(widths.count == 6 && widths.reduce(0, +) == 11)
      // The bars of a symbol are even together.
      #expect((widths[0] + widths[2] + widths[4]) % 2 == 0)
      #expect(widths.allSatisfy { (1...4).contains($0) })
    }
    #expect(all[0] == [2, 1, 2, 2, 2, 2])
    #expect(all[105] == [2, 1, 1, 2, 3, 2])
    #expect(all[106] == [2, 3, 3, 1, 1, 1, 2])
  }

  @Test("A reader decodes the text")
  func decodes() throws {
    var generator = CodeGenerator(seed: 7)
    let alphabets: [[Character]] = [
      Array("0123456789"), Array("0123456789ab"), Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ-0123456789"),
      (32..<127 as Range<UInt8>).map { Character(UnicodeScalar($0)) },
      (14..<128 as Range<UInt8>).map { Character(UnicodeScalar($0)) },
    ]
    for alphabet in alphabets {
      for _ in 0..<6 {
        let text = generator.text(of: alphabet, count: 2...24)
        #expect(try CodeReader.text("code128", in: Code128(text), scale: 3) == text, "\(text)")
      }
    }
  }

  @Test("A reader decodes every symbol of the sets")
  func allSymbols() throws {
    for start in stride(from: UInt8(32), to: 127, by: 19) {
      let text = String((start..<min(start + 19, 127)).map { Character(UnicodeScalar($0)) })
      #expect(try CodeReader.text("code128", in: Code128(text), scale: 3) == text)
    }
    for start in stride(from: 0, to: 100, by: 20) {
      let text = (start..<start + 20).map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
      #expect(try CodeReader.text("code128", in: Code128(text), scale: 3) == text)
    }
  }

  @Test("A reader decodes the text at two pixels a module")
  func small() throws {
    let code = Code128("RE-2041-07", module: 1, barHeight: 12, showsText: false)
    #expect(try CodeReader.text("code128", in: code, scale: 2) == "RE-2041-07")
  }

  @Test("The width is that of the symbols and 10 modules at either side")
  func size() {
    func size(_ width: CGFloat?, text: Bool = false) -> CGSize {
      BlockRendering(Code128("123456", module: 1, barHeight: 30, showsText: text)).node
        .size(ProposedSize(width: width, height: nil))
    }
    // Start, three pairs, check: 11 modules each; the stop has 13.
    #expect(size(nil) == CGSize(width: 5 * 11 + 13 + 20, height: 30))
    #expect(size(500).width == 88)
    #expect(size(44).width == 44)
    #expect(size(nil, text: true) == CGSize(width: 88, height: 30 + 2 + 11))
  }

  @Test("Characters without a symbol and invalid lengths are noted")
  func faults() {
    func notes(_ block: some Block) -> [Diagnostic] { block.layoutTree().diagnostics }
    #expect(notes(Code128("abc")).isEmpty)
    #expect(notes(Code128("")).map(\.code) == [.invalidData])
    #expect(notes(Code128("Größe")).map(\.code) == [.invalidData])
    #expect(notes(Code128("Größe")).first?.value == "U+00F6")
    #expect(
      notes(Code128(String(repeating: "x", count: 200_000), showsText: false)).first?.code
        == .invalidData)
    #expect(notes(Code128("abc", module: .nan)).map(\.code) == [.invalidNumber])
    #expect(notes(Code128("abc", barHeight: 0)).map(\.code) == [.outOfRange])
    #expect(notes(Code128("abc", module: 0.5)).map(\.code) == [.outOfRange])
    #expect(
      Code128("abcdef", showsText: false).layoutTree(width: 30, height: 30).diagnostics
        .map(\.code) == [.outOfRange])
  }

  @Test("The alternative text is that of the code, or the given one")
  func words() {
    func labels(_ block: some Block) -> [String] {
      let recorder = RecordingCanvas()
      BlockRendering(block).node.place(.unspecified).draw(on: recorder, at: .zero)
      return recorder.recording.operations.compactMap {
        if case .beginMarkedContent(.figure(let label, _, _)) = $0 { label } else { nil }
      }
    }
    #expect(labels(Code128("abc")) == ["Barcode: abc"])
    #expect(labels(Code128("abc").accessibilityLabel("Parcel")) == ["Parcel"])
    #expect(labels(Code128("abc", showsText: false).accessibilityLabel("Parcel")) == ["Parcel"])
  }

  @Test("The text stays on the page of its bars")
  func keepsText() throws {
    // The bars fit above the edge, and the text does not.
    let report = Report("R", language: "en", pages: PageStyle.test(240, 180).margins(20)) {
      Rectangle().frame(height: 94).accessibilityHidden(true)
      Code128("RE-2041", barHeight: 40).accessibilityLabel("Number")
    }
    let read = try DrawnReport(report)
    #expect(read.diagnostics.isEmpty, "\(read.diagnostics)")
    #expect(try read.tree.all("Figure").count == 1)
  }
}
