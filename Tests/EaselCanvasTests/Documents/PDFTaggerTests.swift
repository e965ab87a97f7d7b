import Foundation
import Testing

@testable import EaselCanvas

/// The parts that put figures into a PDF, and what they do with what is not as they know it.
@Suite("Tags of PDF documents")
struct PDFTaggerTests {
  private static let figure = PDFFigures.Figure(
    words: "one", box: CGRect(x: 0, y: 0, width: 1, height: 1))

  private static func marked(_ text: String, _ isShown: [Bool] = [true]) -> (String, Int) {
    let content = PDFMarkedContent(Array(text.utf8), isShown: isShown)
    return (String(decoding: content.bytes, as: UTF8.self), content.items.count)
  }

  /// Runs bytes through a tagger as a page with a figure and the end of a document.
  private static func output(
    page: String, end: String
  ) throws -> (text: String, notes: [Diagnostic]) {
    let sink = try OutputSink(.data, synchronizes: false)
    let tagger = PDFTagger(sink)
    let context = RenderContext()
    func write(_ text: String) { _ = Array(text.utf8).withUnsafeBytes { tagger.write($0) } }
    tagger.beginPage([figure])
    write(page)
    tagger.endPage([figure])
    tagger.beginEnd()
    write(end)
    tagger.finish(language: nil, in: context)
    return (String(decoding: try sink.finish(), as: UTF8.self), context.diagnostics)
  }

  @Test func whatPaintsNothingIsNoText() {
    #expect(
      Self.marked("q\n/Figure << /MCID 0 >> BDC\n1 1 re f\nEMC\nQ\n")
        == ("q\n/Figure << /MCID 0 >> BDC\n1 1 re f\nEMC\nQ\n", 1))
  }

  @Test func stringsHoldNoOperators() {
    let (text, count) = Self.marked("(f \\) EMC (Tj)) <66> [(x)] << /A (S) >>\n", [])
    #expect(text == "(f \\) EMC (Tj)) <66> [(x)] << /A (S) >>\n")
    #expect(count == 0)
  }

  @Test func marksOfLettersStayInTheirText() {
    let (text, count) = Self.marked(
      "BT /Span << /ActualText <FEFF> >> BDC\n(x)Tj\nEMC ET\n/Artifact BMC EMC\n", [])
    #expect(
      text == "/P << /MCID 0 >> BDC\nBT /Span << /ActualText <FEFF> >> BDC\n(x)Tj\nEMC ET\n"
        + "/Artifact BMC EMC\nEMC\n")
    #expect(count == 1)
  }

  @Test func aFigureThatIsNoneBecomesText() {
    #expect(
      Self.marked("f\n/Figure << /MCID 0 >> BDC\nS\nEMC\nB\n", [false])
        == ("/P << /MCID 0 >> BDC\nf\nS\nB\nEMC\n", 1))
  }

  @Test func figuresThatHaveNoMarkComeLast() {
    #expect(
      Self.marked("/x Do", [true, true])
        == (
          "/P << /MCID 0 >> BDC\n/x Do\nEMC\n/Figure << /MCID 1 >> BDC\nEMC\n"
            + "/Figure << /MCID 2 >> BDC\nEMC\n", 3
        ))
  }

  @Test(
    "damaged contents are cut without a crash",
    arguments: [
      "", "EMC", "EMC EMC", "BDC", "(", "(\\", "<", "<<", "<6", "/", "/Figure << /MCID 0 >> BDC",
      "/Figure << /MCID 0 >> BDC f EMC/Figure << /MCID 1 >> BDC", "/Figure << /MCID 0 >> BDCEMC",
    ])
  func damaged(_ text: String) {
    #expect(Self.marked(text).1 <= 3)
  }

  @Test func whatWasCompressedComesBack() throws {
    let flat = [UInt8](repeating: 7, count: 1_000_000)
    for bytes in [flat, [], (0..<100_000).map { UInt8(truncatingIfNeeded: $0 / 1_000) }] {
      let small = try bytes.withUnsafeBytes(Deflater(.usual).compressed)
      #expect(Inflater.expanded(small) == bytes)
    }
    #expect(Inflater.expanded([1, 2, 3]) == nil)
  }

  @Test func pagesOfAnotherFormPassAsTheyAreWithAWarning() throws {
    for page in [
      "page", "1 0 obj\n<< /Type /Page % 1\n   /Contents 2 0 R\n>>\nendobj\n",
      "1 0 obj\n<< /Type /Page % 1\n   /Contents 2 0 R\n>>\nendobj\n2 0 obj\n<< /Length 3 0 R\n"
        + ">>\nstream\nx\nendstream\nendobj\n3 0 obj\n   1\nendobj\n",
    ] {
      let result = try Self.output(page: page, end: "end")
      #expect(result.text == page + "end")
      #expect(result.notes.map(\.severity) == [.warning])
    }
  }

  @Test(
    "an end of another form is none",
    arguments: [
      "", "startxref\n", "startxref\n0\n", "xref\n0 1\nstartxref\n0\n%%EOF\n",
      "xref\n0 99999999\nstartxref\n0\n%%EOF\n", "12345678901234567890startxref\n7\n%%EOF",
      "xref\n0 1\n0000000000 65535 f \ntrailer\n<<\n>>\nstartxref\n99\n%%EOF\n",
    ])
  func ending(_ text: String) { #expect(PDFEnding(Data(text.utf8), at: 0) == nil) }

  @Test func numbersOfPointsAreShort() {
    #expect([1, 0.125, -2.5, 100.004].map { PDFText.points($0) } == ["1", "0.13", "-2.5", "100"])
  }
}
