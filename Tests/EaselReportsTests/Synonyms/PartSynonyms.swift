import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

@testable import EaselReports

/// The checks of the table "Add a logo, key figures and codes".
enum PartSynonyms {
  static let table = CounterpartTable(
    guide: "reports.md", section: "Add a logo, key figures and codes")

  static let all = [
    Synonym("a logo or a letterhead", TemplateSynonyms.images),
    Synonym("a letterhead, or terms behind the report, from a PDF file", files),
    Synonym("a chart", charts),
    Synonym("an address for a window envelope", addresses),
    Synonym("labels and values, such as those of an account", labelsAndValues),
    Synonym("a key figure with its change and a sparkline", keyFigures),
    Synonym("a QR code, a payment code", payments),
    Synonym("a bar code", TemplateSynonyms.codes),
    Synonym("a watermark", watermarks),
    Synonym("a form that many pages share, such as a payslip", repeatedForms),
    Synonym("files, such as the rows as CSV", attachments),
    Synonym("passwords", TemplateSynonyms.informationAndPasswords),
    Synonym("author, subject, dates", TemplateSynonyms.informationAndPasswords),
  ]

  private static let mm: CGFloat = 72 / 25.4

  /// Further pages with a form take few bytes.
  @Sendable static func repeatedForms(_ measured: inout Measured) throws {
    func bytes(_ count: Int) throws -> Int {
      try Report("R", language: "en", pages: .test(300, 400)) {
        ForEach(0..<count) { _ in
          VStack {
            ForEach(0..<30) { Text("label \($0)").padding(2).border(Tint.black) }
          }
          .repeats().pageBreakBefore()
        }
      }.data().count
    }
    measured.holds(try (bytes(24) - bytes(4)) / 20 < 1_000, "bytes of a page")
  }

  /// A page of a file is behind the text of a page, and the pages of a file follow those of the report.
  @Sendable static func files(_ measured: inout Measured) throws {
    let file = try Report("F", language: "en", pages: .test(300, 400)) { Text("paper") }.data()
    let page = try EmbeddedPDF(data: file)
    let report = try Report("R", language: "en", pages: .test(300, 400)) {
      Text("letter").padding(.top, 40)
    } background: { _ in
      page
    }.appending(pdf: file)
    let words = try ReadReport(report).words()
    let papers = words.filter { $0.text == "paper" }.map(\.page)
    measured.holds(papers.count == 2 && papers[0] < papers[1], "the file is there on both pages")
    let letters = words.filter { $0.text == "letter" }.map(\.page)
    measured.holds(letters == [papers.first], "the letter is on the first page")
  }

  /// A chart has the height of its frame and the width of the text, and a figure adds a caption.
  @Sendable static func charts(_ measured: inout Measured) throws {
    let chart = Chart(0..<3, id: \.self) {
      BarMark(x: .value("Name", "name\($0)"), y: .value("V", $0 + 1))
    }
    let report = Report("R", language: "en", pages: .test(300, 400)) {
      Figure(caption: "Sales") { chart.frame(height: 160).id("chart") }
    }
    let frame = try report.layoutTree().pages[0].frame(of: "chart") ?? .null
    measured.equal(frame.size, CGSize(width: 300, height: 160), "size of the chart")
    let caption = try ReadReport(report).words().first { $0.text.hasSuffix("Sales") }
    measured.holds((caption?.box.minY ?? 0) >= frame.maxY, "the caption is below it")
  }

  /// An address is in the window of an envelope of DIN 5008, form B.
  @Sendable static func addresses(_ measured: inout Measured) throws {
    let report = Report(
      "Letter", language: "en", pages: .a4.margins(.leading, 25 * mm).margins(.top, 20 * mm)
    ) {
      AddressBlock("Ada Lovelace", "12 St James's Square", "London", returnLine: "Easel Ltd")
        .frame(width: 80 * mm, height: 45 * mm, alignment: .leading)
        .padding(.top, 25 * mm)
      Text("Dear Ms Lovelace,")
    }
    let words = try ReadReport(report).words()
    let address = words.prefix { $0.text != "Dear" }
    measured.holds(address.count >= 7, "the address is before the letter")
    // The field is 85 × 45 mm large, 20 mm from the left and 45 mm from the top.
    let window = CGRect(x: 20 * mm, y: 45 * mm, width: 85 * mm, height: 45 * mm)
    for word in address {
      measured.holds(window.contains(word.box), "\(word.text) in the window: \(word.box)")
    }
    measured.near(address.first?.box.minX ?? .nan, 25 * mm, by: 1, "5 mm from its left edge")
    let letter = words.first { $0.text == "Dear" }?.box ?? .null
    measured.holds(letter.minY >= window.maxY, "the letter is below the window")
  }

  /// A label is beside its value, and amounts end at one position.
  @Sendable static func labelsAndValues(_ measured: inout Measured) throws {
    let report = Report("R", language: "en") {
      KeyValues(["Account": "12-345678", "Months": "March"])
      KeyValues(["Net": "1.00", "Gross": "119.00"], values: .trailing)
    }
    let read = try ReadReport(report)
    func box(_ text: String) throws -> CGRect { try read.box(of: text) ?? .null }
    let (label, value) = (try box("Account"), try box("12-345678"))
    measured.near(label.midY, value.midY, by: 1, "one line")
    measured.holds(label.maxX < value.minX, "the value is beside its label")
    measured.near(value.minX, try box("March").minX, by: 1, "values begin at one position")
    measured.near(
      try box("1.00").maxX, try box("119.00").maxX, by: 1, "amounts end at one position")
  }

  /// A key figure has its value and its change, and a line of its series.
  @Sendable static func keyFigures(_ measured: inout Measured) throws {
    func strokes(_ block: some Block) -> Int {
      let recorder = RecordingCanvas()
      BlockRendering(block).node.place(ProposedSize(width: 200, height: nil))
        .draw(on: recorder, at: .zero)
      return recorder.recording.operations.count {
        if case .stroke = $0 { true } else { false }
      }
    }
    let euros = Decimal.FormatStyle.Currency(code: "EUR")
    let last = Decimal(100)
    let plain = KPI("Revenue", Decimal(112), previous: last, format: euros)
    let words = try TemplateSynonyms.words(Report("R", language: "en") { plain }).flatMap { $0 }
    measured.holds(words.contains("Revenue"), "the name")
    measured.holds(words.contains { $0.contains("112.00") }, "the value: \(words)")
    measured.holds(words.contains { $0.contains("12") && $0.contains("%") }, "the change: \(words)")
    let months: [Decimal] = [90, 95, 100, 112]
    let lined = KPI("Revenue", Decimal(112), previous: last, series: months, format: euros)
    measured.equal(strokes(lined) - strokes(plain), 1, "lines of the series")
  }

  /// A reader of codes reads the payment.
  @Sendable static func payments(_ measured: inout Measured) throws {
    try TemplateSynonyms.codes(&measured)
    #if QRCode
      let code = try QRCode.payment(
        name: "Easel Ltd", iban: "DE89370400440532013000", amount: 119)
      let lines = try CodeReader.text("qrcode", in: code).split(whereSeparator: \.isNewline)
      measured.equal(lines.first, "BCD", "the kind of code")
      for text in ["Easel Ltd", "DE89370400440532013000", "EUR119.00"] {
        measured.holds(lines.contains { $0 == text }, "\(text) in \(lines)")
      }
    #endif
  }

  /// A watermark is on each page, on its diagonal.
  @Sendable static func watermarks(_ measured: inout Measured) throws {
    func report(_ isDraft: Bool) -> Report {
      Report("R", language: "en") {
        Text("one")
        PageBreak()
        Text("two")
      } background: { _ in
        if isDraft { Watermark("Draft") }
      }
    }
    let (drafts, plain) = (try report(true).images(scale: 1), try report(false).images(scale: 1))
    measured.equal(drafts.count, 2, "pages")
    for (draft, page) in zip(drafts, plain) {
      var box = CGRect.null
      for y in stride(from: 0, to: Int(page.size.height), by: 2) {
        for x in stride(from: 0, to: Int(page.size.width), by: 2)
        where draft.pixel(x: x, y: y)?.green != page.pixel(x: x, y: y)?.green {
          box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
      measured.near(box.midX, page.size.width / 2, by: 20, "the middle of the width")
      measured.near(box.midY, page.size.height / 2, by: 20, "the middle of the height")
      measured.holds(box.width > 200 && box.height > 300, "it is along the diagonal: \(box)")
    }
  }

  /// A file is in the document with its name.
  @Sendable static func attachments(_ measured: inout Measured) throws {
    let report = Report("R", language: "en") { Text("one") }
      .attachment(Data("a,1\nb,2\n".utf8), name: "bookings.csv", type: "text/csv")
    let list = try Tool.output("pdfdetach", ["-list", "%"], document: report.data())
    measured.holds(list.hasPrefix("1 embedded file"), "one file: \(list)")
    measured.holds(list.contains("bookings.csv"), "its name")
    let objects = try Tool.uncompressed(report.data())
    measured.holds(objects.contains("a,1\nb,2\n"), "its bytes")
  }
}
