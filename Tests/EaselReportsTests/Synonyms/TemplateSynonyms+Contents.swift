import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

@testable import EaselReports

extension TemplateSynonyms {
  /// A reference has the number of its page, contents and outline list the sections.
  @Sendable static func references(_ measured: inout Measured) throws {
    let report = Report("R", language: "en") {
      Contents()
      Section("Apples") { Text("see-\(PageReference("pears"))") }
      PageBreak()
      Section("Pears") { Text("two") }.id("pears")
    }
    let read = try ReadReport(report)
    let pages = try words(report)
    measured.equal(pages.count, 3, "pages")
    measured.holds(pages[1].contains("see-3"), "the reference: \(pages[1])")
    let contents = try read.pages()[0].split(separator: "\n").map {
      $0.split(whereSeparator: { $0 == " " || $0 == "." }).map(String.init)
    }
    measured.holds(contents.contains { $0.first == "Apples" && $0.last == "2" }, "entry of page 2")
    measured.holds(contents.contains { $0.first == "Pears" && $0.last == "3" }, "entry of page 3")
    let outlines = try read.json("outlines") as? [[String: Any]] ?? []
    let titles = outlines.compactMap { $0["title"] as? String }
    measured.holds(
      titles.contains("Apples") && titles.contains("Pears"), "the outline: \(titles)")
  }

  /// Space, lines and lists have the lengths and marks that are asked for.
  @Sendable static func flow(_ measured: inout Measured) throws {
    func top(_ padding: CGFloat) -> CGFloat? {
      VStack(spacing: 0) {
        Text("one")
        Text("two").padding(.top, padding).id("two")
      }
      .layoutTree(width: 200).size.height
    }
    measured.near((top(12) ?? .nan) - (top(0) ?? .nan), 12, "12 points of space")
    let line = VStack(spacing: 0) { Divider().id("line") }.layoutTree(width: 200)
    measured.near(line.frame(of: "line")?.width ?? .nan, 200, "a line is as wide as the text")
    measured.holds((line.frame(of: "line")?.height ?? 9) <= 2, "and thin")
    let lists = Report("R", language: "en") {
      Bullets { Text("Rice") }
      Numbered {
        Text("Beans")
        Text("Peas")
      }
    }
    measured.equal(
      try words(lists), [["•", "Rice", "1.", "Beans", "2.", "Peas"]], "marks of lists")
    let report = Report("R", language: "en", pages: .test(200, 300)) {
      Text("one")
      Spacer()
      Color.red.frame(width: 50, height: 20).id("last")
    }
    let page = try report.layoutTree().pages[0]
    measured.near(
      page.frame(of: "last")?.maxY ?? .nan, page.content.maxY, by: 0.5,
      "a spacer takes the remaining space")
  }

  private static let words = "Die Donaudampfschifffahrtsgesellschaft veröffentlicht Jahresberichte "

  /// Justified lines end at the edge, and words are broken by the rules of their language.
  @Sendable static func justifiedText(_ measured: inout Measured) throws {
    let source = (0..<40).map { "word\($0 * 37 % 101)" }.joined(separator: " ")
    func ends(_ alignment: LineAlignment) throws -> [CGFloat] {
      let report = Report("R", language: "en", pages: .test(200, 400)) {
        Text(verbatim: source).multilineTextAlignment(alignment)
      }
      let lines = Dictionary(grouping: try ReadReport(report).words()) { $0.box.minY.rounded() }
      return lines.sorted { $0.key < $1.key }.dropLast()
        .map { $0.value.map(\.box.maxX).max() ?? .nan }
    }
    let (justified, ragged) = (try ends(.justified), try ends(.leading))
    measured.holds(justified.count > 3, "there are several lines")
    measured.holds(justified.allSatisfy { abs($0 - 200) < 1.5 }, "justified lines: \(justified)")
    measured.holds(!ragged.allSatisfy { abs($0 - 200) < 1.5 }, "others are ragged")
    #if Hyphenation
      func lines(_ hyphenation: Hyphenation) throws -> Int {
        let report = Report("R", language: "de", pages: .test(120, 400)) {
          Text(verbatim: words + words).hyphenation(hyphenation)
        }
        return try ReadReport(report).words().count {
          $0.text.hasSuffix("-") || $0.text.hasSuffix("\u{AD}")
        }
      }
      measured.holds(try lines(.on) > 0, "words end in hyphens")
      measured.equal(try lines(.off), 0, "hyphens without hyphenation")
    #endif
  }

  /// Two columns side by side, read one after the other.
  @Sendable static func columns(_ measured: inout Measured) throws {
    let source = (0..<80).map { "w\($0)" }.joined(separator: " ")
    let report = Report("R", language: "en", pages: .test(300, 400)) {
      Columns(2) { Text(verbatim: source) }
    }
    let found = try ReadReport(report).words()
    measured.equal(found.count, 80, "words")
    guard let first = found.first(where: { $0.text == "w0" }),
      let last = found.first(where: { $0.text == "w79" })
    else { return measured.holds(false, "both ends are there") }
    measured.holds(first.box.minX < 20 && last.box.minX > 150, "the end is in the second column")
    let left = found.filter { $0.box.minX < 150 }
    measured.holds(left.allSatisfy { $0.box.maxX <= 142 }, "the first column ends before the gap")
    measured.holds((25...55).contains(left.count), "the columns are balanced: \(left.count)")
  }

  /// An image of a file has the width of its frame, and an SVG file stays a drawing.
  @Sendable static func images(_ measured: inout Measured) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (url, drawing) = (folder.appending(path: "logo.png"), folder.appending(path: "logo.svg"))
    try Color.red.frame(width: 40, height: 20).write(to: url, scale: 1)
    try Data(
      "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='4'><rect width='8' height='4'/></svg>"
        .utf8
    ).write(to: drawing)
    let image = try Image(contentsOf: url).resizable().scaledToFit().frame(width: 80)
    measured.equal(image.layoutTree().size, CGSize(width: 80, height: 40), "size of the image")
    func list(_ block: some Block) throws -> Int {
      let report = Report("R", language: "en") { block.accessibilityLabel("Logo") }
      return try Tool.output("pdfimages", ["-list", "%"], document: report.data())
        .split(separator: "\n").dropFirst(2).count
    }
    measured.equal(try list(image), 1, "images of the PDF")
    let vector = try VectorImage(contentsOf: drawing).resizable().scaledToFit().frame(width: 80)
    measured.equal(vector.layoutTree().size, CGSize(width: 80, height: 40), "size of the drawing")
    measured.equal(try list(vector), 0, "images of the PDF with an SVG file")
  }

  /// A chart is text and paths.
  @Sendable static func charts(_ measured: inout Measured) throws {
    let report = Report("R", language: "en") {
      Chart(0..<3, id: \.self) { BarMark(x: .value("Name", "name\($0)"), y: .value("V", $0 + 1)) }
        .frame(height: 160)
    }
    let data = try report.data()
    let images = try Tool.output("pdfimages", ["-list", "%"], document: data)
      .split(separator: "\n").dropFirst(2).count
    measured.equal(images, 0, "images of a chart")
    let found = try ReadReport(data: data).words().map(\.text)
    measured.holds(["name0", "name1", "name2"].allSatisfy(found.contains), "its names are text")
  }

  /// A reader of codes reads them.
  @Sendable static func codes(_ measured: inout Measured) throws {
    measured.equal(try CodeReader.text("code128", in: Code128("A-17").padding(20)), "A-17", "bars")
    #if QRCode
      measured.equal(
        try CodeReader.text("qrcode", in: QRCode("https://example.org")), "https://example.org",
        "a QR code")
    #endif
  }
}
