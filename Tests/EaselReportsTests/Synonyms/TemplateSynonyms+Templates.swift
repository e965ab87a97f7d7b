import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

@testable import EaselReports

extension TemplateSynonyms {
  /// The words of each page, as poppler finds them.
  static func words(_ report: Report) throws -> [[String]] {
    let words = try ReadReport(report).words()
    let count = words.map(\.page).max() ?? 0
    return (0..<count).map { page in
      words.filter { $0.page == page + 1 }.map {
        $0.text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      }
    }
  }

  /// A loop, a condition and a number in a format; nothing is escaped or read as markup.
  @Sendable static func loopsAndConditions(_ measured: inout Measured) throws {
    let names = ["*one*", "<b>two</b>", "{{three}}"]
    func report(_ hasNote: Bool) -> Report {
      Report("R", language: "en") {
        ForEach(names, id: \.self) { Text("\($0)") }
        if hasNote { Text("Note") }
        Text(3.14159, format: .number.precision(.fractionLength(2)))
      }
    }
    measured.equal(try words(report(true)), [names + ["Note", "3.14"]], "words with the note")
    measured.equal(try words(report(false)), [names + ["3.14"]], "words without the note")
  }

  private struct Greeting: Block {
    let name: String
    var body: some Block { Text("Dear \(name)") }
  }

  private static func framed(@BlockBuilder _ content: () -> some Block) -> Report {
    Report("R", language: "en", content: content) { _ in
      Text("Header")
    } footer: { _ in
      Text("Footer")
    }
  }

  /// A block of one's own is a part, and a function gives different contents the same frame.
  @Sendable static func partsAndFrames(_ measured: inout Measured) throws {
    for name in ["Ada", "Grace"] {
      let found = try words(framed { Greeting(name: name) })
      measured.equal(found.count, 1, "pages")
      measured.equal(
        Set(found.first ?? []), ["Header", "Dear", name, "Footer"], "words for \(name)")
    }
  }

  /// Bytes and files are the same, with and without `await`.
  @Sendable static func bytesAndFiles(_ measured: inout Measured) async throws {
    func report() -> Report { Report("R", language: "en") { Text("Hello") } }
    func bytes() throws -> Data { try report().data() }
    let data = try bytes()
    measured.holds(data.starts(with: Data("%PDF-".utf8)), "bytes of a PDF")
    let awaited = try await report().data()
    measured.holds(awaited == data, "bytes with await")
    let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "a.pdf")
    try await report().write(to: url)
    measured.holds(try Data(contentsOf: url) == data, "bytes of the file")
  }

  private struct Warning: BlockModifier {
    func body(content: Content) -> some Block {
      content.foregroundStyle(Color(red: 1, green: 0, blue: 0)).bold()
    }
  }

  /// A modifier is a class, a theme has the fonts, and files of fonts are registered.
  @Sendable static func styles(_ measured: inout Measured) throws {
    func fonts(_ report: Report) throws -> Set<String> {
      let lines = try Tool.output("pdffonts", ["%"], document: report.data())
        .split(separator: "\n").dropFirst(2)
      return Set(
        lines.compactMap { $0.split(separator: " ").first?.split(separator: "+").last }
          .map(String.init))
    }
    let plain = try fonts(Report("R", language: "en") { Text("Hello") })
    measured.holds(plain.allSatisfy { $0.hasPrefix("Roboto") }, "the default font: \(plain)")
    let serif = Theme.plain.fontFamily("Noto Serif")
    let themed = try fonts(Report("R", language: "en", theme: serif) { Text("Hello") })
    measured.holds(
      !themed.isEmpty && themed.allSatisfy { $0.hasPrefix("NotoSerif") }, "of a theme: \(themed)")
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/fonts/Compact.otf").standardized
    try FontLibrary.register(file)
    let registered = try fonts(
      Report("R", language: "en") { Text("A").font(.custom("Easel Compact", size: 12)) })
    measured.holds(
      registered.contains { $0.hasPrefix("EaselCompact") }, "of a file: \(registered)")
    let red = Report("R", language: "en") { Text("Hello").modifier(Warning()) }
    let objects = try Tool.uncompressed(red.data())
    measured.holds(objects.contains("1 0 0 rg"), "the color of a modifier")
    measured.holds(
      try fonts(red).contains { $0.contains("Bold") }, "the weight of a modifier")
  }
}
