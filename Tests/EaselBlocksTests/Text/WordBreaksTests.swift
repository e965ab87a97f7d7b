import EaselCanvas
import EaselViews
import Foundation
import Testing

@testable import EaselBlocks

@Suite("Breaks of words")
struct WordBreaksTests {
  /// Breaks behind each `x` of a stretch, and remembers nothing.
  private struct BehindX: WordBreaks {
    func breaks(
      in text: String, _ stretches: [(bytes: Range<Int>, language: Locale.Language)],
      note: (Diagnostic) -> Void
    ) -> [Int] {
      let bytes = Array(text.utf8)
      return stretches.flatMap { stretch in
        stretch.bytes.dropLast().filter { bytes[$0] == UInt8(ascii: "x") }.map { $0 + 1 }
      }
    }
  }

  private func environment(_ alignment: LineAlignment = .justified) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.wordBreaks = BehindX()
    environment.multilineTextAlignment = alignment
    return environment
  }

  private func resolved(_ text: Text) -> ResolvedText {
    let session = BlockSession(limits: Limits())
    let inputs = NodeInputs(session: session, environment: environment())
    var resolved = ResolvedText(text, in: inputs.environment)
    resolved.breakWords(BehindX(), inputs)
    return resolved
  }

  /// The stretches of a text with the same looks.
  private func stretches(_ text: Text) -> [String] {
    let resolved = resolved(text)
    let bytes = Array(resolved.string.utf8)
    return (resolved.details?.runs ?? []).map {
      String(decoding: bytes[$0.bytes], as: UTF8.self)
    }
  }

  @Test("A soft hyphen stands at each break")
  func hyphens() {
    #expect(resolved(Text(verbatim: "axb cxxd äx")).string == "ax\u{AD}b cx\u{AD}x\u{AD}d äx")
  }

  @Test("Styled runs keep their characters, and a hyphen between two is in the first")
  func runs() {
    #expect(
      stretches(Text("äxb**cxdx**exf[lxk](https://example.com)")) == [
        "äx\u{AD}b", "cx\u{AD}dx\u{AD}", "ex\u{AD}f", "lx\u{AD}k",
      ])
    #expect(stretches(Text("a**b**c")) == ["a", "b", "c"])
  }

  @Test("Code in a text and a text in characters of equal width are not broken")
  func code() {
    #expect(stretches(Text("axb `axb` axb")) == ["ax\u{AD}b ", "axb", " ax\u{AD}b"])
    var environment = environment()
    environment.fontChanges.design = .monospaced
    let inputs = NodeInputs(session: BlockSession(limits: Limits()), environment: environment)
    var resolved = ResolvedText(Text(verbatim: "axb"), in: environment)
    resolved.breakWords(BehindX(), inputs)
    #expect(resolved.string == "axb")
  }

  @Test("Byte ranges of inline elements include the soft hyphens")
  func elements() throws {
    struct Mark: InlineElement {
      func text(in environment: EnvironmentValues) -> Text { Text(verbatim: "mxn") }
    }
    let resolved = resolved(Text(verbatim: "axb ") + Text(element: Mark()) + Text(verbatim: "cxd"))
    let element = try #require(resolved.details?.elements.first)
    let bytes = Array(resolved.string.utf8)
    #expect(String(decoding: bytes[element.bytes], as: UTF8.self) == "mx\u{AD}n")
  }

  @Test("Only justified texts break, unless all are to")
  func justified() {
    var values = environment(.leading).text
    #expect(values.activeWordBreaks == nil)
    values.alignment = .justified
    #expect(values.activeWordBreaks != nil)
    values.alignment = .leading
    values.breaksOnlyJustifiedWords = false
    #expect(values.activeWordBreaks != nil)
    values.wordBreaks = nil
    #expect(values.activeWordBreaks == nil)
  }

  @Test("Diagnostics of a truncated text have no soft hyphens")
  func diagnostics() {
    let text = Text(verbatim: String(repeating: "mxn", count: 40)).lineLimit(1).alignment(
      .justified
    )
    .environment(\.wordBreaks, BehindX())
    let diagnostics = text.layoutTree(width: 50, height: 20).diagnostics
    #expect(diagnostics.map(\.code) == [.textTruncated])
    #expect(
      !diagnostics.contains {
        $0.message.contains("\u{AD}") || $0.value?.contains("\u{AD}") == true
      })
  }

  @Test("The words of a label have no soft hyphens")
  func labels() {
    #expect(Text("axb").string(in: environment()) == "axb")
  }
}
