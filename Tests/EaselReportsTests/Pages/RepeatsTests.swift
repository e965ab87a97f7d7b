import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Blocks that repeat")
struct RepeatsTests {
  /// The boxes and labels of a form.
  private static var form: some Block {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(0..<16) { row in
        HStack {
          Text("Label \(row)").frame(width: 80, alignment: .leading)
          Rectangle().stroke(.black).frame(width: 60, height: 12)
        }
      }
    }
  }

  private static func report(
    _ count: Int, repeats: Bool = true, tagged: Bool = true
  ) -> Report {
    Report("Payslips", language: "en", pages: .test(300, 400).margins(30)) {
      ForEach(0..<count) { index in
        ZStack(alignment: .topTrailing) {
          if repeats { form.repeats() } else { form }
          Text("Value \(index)")
        }
        .pageBreakBefore()
      }
    }
  }

  @Test("Many pages share one drawing, and each is small")
  func size() throws {
    let short = try Self.report(20).data().count
    let long = try Self.report(120).data().count
    let plain = try Self.report(120, repeats: false).data().count
    #expect(Double(long - short) / 100 < 1_500)
    #expect(long < plain * 3 / 4)
  }

  @Test("A PDF has one form, with tags and without", arguments: [true, false])
  func forms(isTagged: Bool) throws {
    let data = try Self.report(20).data(options: RenderOptions(isTagged: isTagged))
    #expect(try Tool.uncompressed(data).components(separatedBy: "/Subtype /Form").count == 2)
  }

  @Test("A text in another language is drawn on each page, in a span of its language")
  func languages() throws {
    let report = Report("Languages", language: "en", pages: .test(300, 400).margins(30)) {
      ForEach(0..<4) { _ in
        ZStack {
          VStack {
            Self.form
            Text("Guten Tag").environment(\.locale, Locale(identifier: "de"))
          }.repeats()
        }.pageBreakBefore()
      }
    }
    let text = try Tool.uncompressed(report.data())
    #expect(text.components(separatedBy: "/Lang (de)").count == 5)
    #expect(!text.contains("/Subtype /Form"))
  }

  @Test("The pages look and read as without it")
  func content() throws {
    let (shared, plain) = (Self.report(4), Self.report(4, repeats: false))
    let (first, second) = (try ReadReport(shared), try ReadReport(plain))
    let texts = { (read: ReadReport) in
      try read.words().map { "\($0.page) \($0.text) \($0.box.minX) \($0.box.minY)" }.sorted()
    }
    #expect(try texts(first) == texts(second))
    let images = (try shared.images(scale: 1), try plain.images(scale: 1))
    #expect(images.0.count == 4)
    for (one, other) in zip(images.0, images.1) {
      let differs = (0..<Int(one.size.height)).contains { y in
        (0..<Int(one.size.width)).contains { x in
          one.pixel(x: x, y: y).map { "\($0)" } != other.pixel(x: x, y: y).map { "\($0)" }
        }
      }
      #expect(!differs)
    }
  }

  @Test("A form is one paragraph on each page")
  func structure() throws {
    let paragraphs = try ReadReport(Self.report(3)).structure().filter { $0.contains("Label 0") }
    #expect(paragraphs.count == 3)
    #expect(paragraphs.allSatisfy { $0.contains("Label 14 Label 15") })
  }

  @Test("A block with a link is written each time, with a warning")
  func links() throws {
    let report = Report("Links", language: "en", pages: .test(300, 400).margins(30)) {
      ForEach(0..<3) { _ in
        Text("Easel").link("https://example.org").repeats().pageBreakBefore()
      }
    }
    let read = try DrawnReport(report, options: RenderOptions(policy: .lenient))
    #expect(
      read.diagnostics.contains { $0.code == .unsupportedOption && $0.operation == "repeats" })
  }

  /// The pages of a form with a part that is hidden, in a report that claims PDF/UA.
  private static func hiding(_ hidden: some Block, pages: Int = 3) throws -> ReadReport {
    try ReadReport(
      Report("Payslips", language: "en", pages: .test(300, 500).margins(30)) {
        ForEach(0..<pages) { _ in
          VStack {
            form
            hidden
            Text("Below").padding(4).border(Tint.black)
          }
          .repeats().pageBreakBefore()
        }
      }.conformance([.ua1]))
  }

  @Test("Hidden text in a form is read on no page")
  func hiddenText() throws {
    let read = try Self.hiding(Text("cut here").accessibilityHidden(true))
    let structure = try read.structure()
    #expect(!structure.contains { $0.contains("cut") })
    #expect(structure.filter { $0.contains("Label 0") }.count == 3)
    #expect(structure.filter { $0.contains("Below") }.count == 3)
    #expect(try read.words().filter { $0.text == "cut" }.map(\.page) == [1, 2, 3])
  }

  @Test("Beside hidden text the drawing is shared")
  func sharingBesideHiddenText() throws {
    let read = try Self.hiding(Text("cut here").accessibilityHidden(true), pages: 20)
    #expect(
      try Tool.uncompressed(read.data).components(separatedBy: "/Subtype /Form").count == 2)
  }

  @Test("A hidden image in a form is an artifact on each page")
  func hiddenImage() throws {
    let surface = try BitmapSurface(size: CGSize(width: 4, height: 4), scale: 1)
    surface.canvas.fill(CGRect(x: 0, y: 0, width: 4, height: 4), with: .color(.red))
    let image = try surface.finishImage().output
    let read = try Self.hiding(image.accessibilityHidden(true))
    let text = try Tool.uncompressed(read.data)
    let pages = text.components(separatedBy: "/Artifact BMC").dropFirst().map {
      $0.components(separatedBy: "EMC")[0]
    }
    #expect(pages.filter { $0.contains(" Do") }.count == 3)
  }

  @Test("Hidden text below a transform and a clip stays where it is")
  func hiddenTextInTransform() throws {
    let block = VStack {
      Self.form
      HStack {
        Text("before")
        Text("cut here").accessibilityHidden(true)
        Text("after")
      }.frame(width: 200, height: 20).clipped().rotationEffect(.degrees(8))
    }
    let style = PageStyle.test(300, 500).margins(30)
    let shared = Report("Payslips", language: "en", pages: style) {
      ForEach(0..<2) { _ in block.repeats().pageBreakBefore() }
    }
    let plain = Report("Payslips", language: "en", pages: style) {
      ForEach(0..<2) { _ in block.pageBreakBefore() }
    }
    let places = { (report: Report) in
      try ReadReport(report).words().map {
        "\($0.page) \($0.text) \($0.box.minX) \($0.box.minY)"
      }.sorted()
    }
    #expect(try places(shared) == places(plain))
  }

  @Test("Hidden text in an effect is written each time, with a warning")
  func hiddenTextInGroup() throws {
    let report = Report("Payslips", language: "en", pages: .test(300, 400).margins(30)) {
      HStack {
        Text("seen")
        Text("cut here").accessibilityHidden(true)
      }.opacity(0.5).repeats()
    }
    let read = try DrawnReport(report, options: RenderOptions(policy: .lenient))
    #expect(read.codes.contains(.unsupportedOption))
    #expect(try !read.words.contains("cut"))
  }

  @Test("A block with a value that is known later is drawn on each page, with its value")
  func lateValues() throws {
    let report = Report("Late", language: "en", pages: .test(300, 400).margins(30)) {
      ForEach(0..<3) { _ in
        Text("See page \(PageReference("end"))").repeats().pageBreakBefore()
      }
      Text("The end").id("end").pageBreakBefore()
    }
    let read = try ReadReport(report)
    #expect(Set(read.diagnostics.map(\.code)) == [.unsupportedOption])
    #expect(try read.words().count { $0.text == "4" } == 3)
  }
}
