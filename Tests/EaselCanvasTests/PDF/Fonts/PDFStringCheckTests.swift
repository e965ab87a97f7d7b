import Foundation
import Testing

@testable import EaselCanvas

/// The strings of content streams contain codes of their fonts, and nothing else.
@Suite struct PDFStringCheckTests {
  /// The font F7 has three codes of two bytes, and F8 all codes of one byte.
  private let check = PDFStringCheck(fonts: [
    7: .init(count: 3, isWide: true), 8: .init(count: 255, isWide: false),
  ])

  private func fault(_ stream: String) -> String? { check.fault(in: Array(stream.utf8)) }

  @Test func anOperatorInAStringIsAFault() throws {
    #expect(fault("BT\n/F7 9 Tf\n1 0 0 1 0 0 Tm\n[(\0\u{1}\0\u{2})-20(\0\u{3})]TJ\nET\n") == nil)
    let found = try #require(fault("BT\n/F7 9 Tf\n[(\0\u{1}\0\u{2}1 .23 .19 rg\n)]TJ\nET\n"))
    #expect(found.contains(".19 rg"))
    #expect(found.contains("F7"))
  }

  @Test(arguments: ["1 g\n", "/G12 gs\n", "q\n", "Q\n", "EMC\n", "0 0 1 rg\n", "ET\nBT\n", "\n"])
  func operatorsOfAnyLengthAreFaults(_ operation: String) {
    #expect(fault("/F7 9 Tf\n[(\0\u{1}\(operation))]TJ\n") != nil)
  }

  @Test func aCodeThatTheFontLacksIsAFault() {
    #expect(fault("/F7 9 Tf [(\0\u{3})]TJ ") == nil)
    #expect(fault("/F7 9 Tf [(\0\u{4})]TJ ") != nil)
    #expect(fault("/F7 9 Tf [(\0\0)]TJ ") != nil)
    #expect(fault("[(\0\u{1})]TJ ") != nil)
  }

  @Test func restoringTheStateRestoresTheFont() {
    #expect(fault("/F7 9 Tf q /F8 9 Tf [(abc)]TJ Q [(\0\u{1})]TJ ") == nil)
    #expect(fault("/F7 9 Tf q /F8 9 Tf Q [(abc)]TJ ") != nil)
  }

  @Test func actualTextIsNotAShownString() {
    #expect(
      fault("/Span << /ActualText (rg\\)) /MCID 3 >> BDC /F8 9 Tf [(\\)\\\\a)]TJ EMC\n") == nil)
  }

  /// Each change of color or opacity within a line is an operator of its own.
  @Test func colorsThatChangeWithinALineAreSetBetweenStrings() throws {
    var text = AttributedString("Balance ")
    for (words, color) in [
      ("overdrawn", Color(red: 1, green: 0, blue: 0)), (" since", .black),
      (" May", Color(red: 0, green: 0, blue: 1).withAlphaComponent(0.5)), (" 2026", .black),
    ] {
      var part = AttributedString(words)
      part[EaselAttributes.ColorKey.self] = color
      text += part
    }
    for conformance: Set<PDFConformance> in [[], [.ua1, .a3a]] {
      let document = try PDFDocument(
        info: DocumentInfo(title: "T", language: "en"), conformance: conformance)
      try document.page(size: CGSize(width: 300, height: 40)) {
        $0.draw(TextLayout(text, style: TextStyle()), at: CGPoint(x: 10, y: 10))
      }
      let lines = try Tool.uncompressed(document.finish().output)
        .split(separator: "\n").map(String.init)
      #expect(
        lines.filter { $0.hasSuffix(" rg") || $0.hasSuffix(" g") } == [
          "1 0 0 rg", "0 g", "0 0 1 rg", "0 g",
        ])
      #expect(lines.filter { $0.hasSuffix(" gs") }.count == 2)
    }
  }
}
