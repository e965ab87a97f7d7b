import Foundation
import Testing

@testable import EaselCanvas

/// How the objects of a PDF file are stored.
@Suite struct PDFFileTests {
  /// A document of pages that each have a text, a destination and a figure.
  private func document(pages: Int) throws -> Data {
    let document = try PDFDocument()
    for page in 0..<pages {
      try document.page(size: CGSize(width: 200, height: 100)) { canvas in
        canvas.withMarkedContent(.destination("page-\(page)")) {
          canvas.draw(TextLayout("Page \(page)"), at: CGPoint(x: 10, y: 10))
        }
        canvas.withMarkedContent(.figure(label: "Box \(page)")) {
          canvas.fill(CGRect(x: 10, y: 40, width: 50, height: 50), with: .color(.red))
        }
      }
    }
    return try document.finish().output
  }

  @Test func theHeaderIsThatOfPDF17() throws {
    #expect(try document(pages: 1).starts(with: Data("%PDF-1.7\n".utf8)))
  }

  @Test func objectsWithoutAStreamAreCompressedTogether() throws {
    let data = try document(pages: 40)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("/Type /ObjStm"))
    #expect(text.contains("/Type /XRef"))
    #expect(!text.contains("/Type /Page "))
    #expect(!text.contains("\nxref\n"))
    _ = try Tool.qpdf(["--check"], data)
  }

  @Test func structureElementsAndPagesAreInSeparateObjectStreams() throws {
    let data = try document(pages: 300)
    // Lines such as “12/0: compressed; stream = 3, index = 4”.
    let table = try Tool.qpdf(["--show-xref"], data)
    var streams: [Int: Int] = [:]
    for line in table.split(separator: "\n") {
      let numbers = line.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
      if line.contains("compressed"), numbers.count > 3 { streams[numbers[0]] = numbers[2] }
    }
    let listing = try Tool.qpdf(["--json=2", "--json-key=qpdf"], data)
    let json = try JSONSerialization.jsonObject(with: Data(listing.utf8)) as? [String: Any]
    let parts = try #require(json?["qpdf"] as? [[String: Any]])
    var (pages, elements): (Set<Int>, Set<Int>) = ([], [])
    for (key, object) in try #require(parts.last) {
      guard let number = Int(key.split(whereSeparator: { !$0.isNumber }).first ?? ""),
        let value = (object as? [String: Any])?["value"] as? [String: Any],
        let stream = streams[number]
      else { continue }
      if value["/Type"] as? String == "/Page" { pages.insert(stream) }
      if value["/S"] != nil, value["/P"] != nil { elements.insert(stream) }
    }
    #expect(pages.count > 1)
    #expect(elements.count > 1)
    #expect(pages.isDisjoint(with: elements))
  }

  @Test func theFileIdentifierDependsOnTheBytes() throws {
    func identifier(_ data: Data) throws -> [Substring] {
      let text = String(decoding: data, as: UTF8.self)
      let array = try #require(text.components(separatedBy: "/ID [").last)
      return array.prefix { $0 != "]" }.split(separator: "<")
    }
    let (one, two) = (try document(pages: 1), try document(pages: 2))
    let (first, second) = (try identifier(one), try identifier(two))
    #expect(first.count == 2 && first[0] == first[1])
    #expect(first[0].count == 33)
    #expect(first[0] != second[0])
    #expect(try identifier(document(pages: 1)) == first)
  }

  @Test func anyChangedOrMissingByteChangesTheFingerprint() {
    let bytes = (0..<100).map { UInt8(truncatingIfNeeded: $0 * 37) }
    func fingerprint(_ bytes: [UInt8]) -> [UInt8] {
      var result = PDFFingerprint()
      bytes.withUnsafeBytes { result.add($0) }
      return result.bytes
    }
    var all: Set<[UInt8]> = [
      fingerprint(bytes), fingerprint(bytes + [0]), fingerprint([0] + bytes),
    ]
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1
      all.insert(fingerprint(changed))
      all.insert(fingerprint(Array(bytes.prefix(index))))
    }
    #expect(all.count == 3 + 2 * bytes.count)
    #expect(all.allSatisfy { $0.count == 16 })
  }

  @Test(arguments: [1, 31, 32, 33, 1_024, 1_025, 2_100])
  func theTreeOfPagesIsBalanced(pages: Int) throws {
    let sink = try OutputSink(.data, synchronizes: false)
    let file = PDFFile(sink)
    var tree = PDFPageTree()
    for _ in 0..<pages {
      let page = file.reserve()
      let parent = tree.add(page, file).parent
      file.write(page) { writer in
        writer.raw("<< /Type /Page /MediaBox [0 0 9 9] /Parent ")
        writer.reference(parent)
        writer.raw(">>")
      }
    }
    let root = tree.write(to: file)
    let catalog = file.add { writer in
      writer.raw("<< /Type /Catalog /Pages ")
      writer.reference(root)
      writer.raw(">>")
    }
    file.finish(catalog: catalog, info: file.add { $0.raw("<< >>") })
    let data = try sink.finish()
    #expect(try Tool.qpdf(["--show-npages"], data) == "\(pages)\n")
    let nodes = try Tool.uncompressed(data).components(separatedBy: "/Type /Pages").count - 1
    var (level, expected) = ((pages + 31) / 32, 0)
    while level > 1 {
      expected += level
      level = (level + 31) / 32
    }
    #expect(nodes == expected + 1)
  }

  @Test func manyDestinationNamesAreATreeOfSeveralLeaves() throws {
    let data = try document(pages: 200)
    let text = try Tool.uncompressed(data)
    #expect(text.components(separatedBy: "/Limits").count - 1 >= 4)
    let names = try Tool.output("pdfinfo", ["-dests", "-"], input: data)
    for page in [0, 7, 100, 199] { #expect(names.contains("\"page-\(page)\"")) }
  }

  @Test func pagesWithoutTransparencyHaveNoTransparencyGroup() throws {
    func group(_ draw: (any Canvas) -> Void) throws -> Bool {
      let document = try PDFDocument()
      try document.page(size: CGSize(width: 100, height: 100), draw)
      return try Tool.uncompressed(try document.finish().output).contains("/S /Transparency")
    }
    let box = CGRect(x: 10, y: 10, width: 50, height: 50)
    #expect(
      try !group {
        $0.fill(box, with: .color(.red))
        $0.draw(TextLayout("Text"), at: .zero)
      })
    let translucent = Color.red.withAlphaComponent(0.5)
    #expect(try group { $0.fill(box, with: .color(translucent)) })
    #expect(
      try group {
        $0.fill(
          Path(box), with: .color(.red), rule: .nonZero,
          compositing: Compositing(blendMode: .multiply))
      })
    let gradient = Gradient([.red, translucent])
    #expect(
      try group {
        $0.fill(
          box,
          with: .linearGradient(
            LinearGradient(gradient, from: .zero, to: CGPoint(x: 60, y: 0))))
      })
    let image = try Image(
      rgba: [255, 0, 0, 128, 0, 255, 0, 255, 0, 0, 255, 255, 9, 9, 9, 9], width: 2, height: 2)
    #expect(try group { $0.draw(image, in: box) })
  }

  @Test func printableASCIIIsWrittenUnchanged() {
    func string(_ text: String) -> String {
      var writer = PDFWriter()
      writer.string(text)
      return String(decoding: writer.bytes, as: UTF8.self)
    }
    #expect(string("March 2025") == "(March 2025)")
    #expect(string("a(b)\\c") == "(a\\(b\\)\\\\c)")
    #expect(string("März") == "<FEFF004D00E40072007A>")
    #expect(string("a\nb") == "<FEFF0061000A0062>")
    #expect(string("") == "()")
  }

  @Test func offsetsBeyondTenGigabytesAreWrittenInFull() throws {
    let passed = 12_345_678_901
    var bytes = Data()
    let sink = try OutputSink(.sink { bytes.append(contentsOf: $0) }, synchronizes: false)
    let file = PDFFile(sink, passed: passed)
    let stream = file.reserve()
    file.write(stream, PDFFile.Stream([1, 2, 3], nil))
    file.finish(catalog: file.add { $0.raw("<< >>") }, info: file.add { $0.raw("<< >>") })
    #expect(file.failure == nil)
    _ = try sink.finish()
    let text = String(decoding: bytes, as: UTF8.self)
    let end = text.components(separatedBy: "startxref\n").last ?? ""
    #expect(try #require(Int(end.prefix(while: \.isNumber))) > passed)
    #expect(text.contains("/W [1 5 2]"))
  }

  @Test func aFileBeyondATerabyteIsAnError() throws {
    let sink = try OutputSink(.data, synchronizes: false)
    let file = PDFFile(sink, passed: PDFCrossReferences.largestOffset)
    file.finish(catalog: file.add { $0.raw("<< >>") }, info: file.add { $0.raw("<< >>") })
    #expect((file.failure as? EaselError)?.code == .limitExceeded)
  }

  @Test func crossReferencesOfManyObjectsAreCompact() throws {
    var table = PDFCrossReferences()
    for stream in 0..<1_000 {
      let number = table.reserve()
      for position in 0..<200 { table.set(table.reserve(), inStream: number, at: position) }
      table.set(number, offset: stream * 5_000)
    }
    #expect(table.count == 201_001)
    let rows = try table.rows(end: 5_000_000)
    #expect(rows.stream.bytes.count < 30_000)
    #expect(rows.offsetWidth == 3)
  }
}
