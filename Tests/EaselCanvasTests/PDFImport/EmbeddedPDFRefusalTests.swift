import Foundation
import Testing

@testable import EaselCanvas

/// Files whose pages are not drawn, each with its reason.
@Suite struct EmbeddedPDFRefusalTests {
  static func error(
    _ data: Data, page: Int = 1, limits: Limits = Limits()
  ) -> EaselError? {
    do {
      _ = try EmbeddedPDF(data: data, name: "in.pdf", page: page, limits: limits)
      return nil
    } catch { return error as? EaselError }
  }

  @Test(arguments: [
    (catalog: "/OpenAction << /S /JavaScript /JS (app.alert) >>", page: "", reason: "JavaScript"),
    (catalog: "/Names << /JavaScript << /Names [(a) 6 0 R] >> >>", page: "", reason: "JavaScript"),
    (catalog: "/OpenAction << /S /Launch /F (calc) >>", page: "", reason: "starts a program"),
    (catalog: "", page: "/AA << /O << /S /GoTo /D [3 0 R /Fit] >> >>", reason: "/AA"),
    (catalog: "/AcroForm << /Fields [] /XFA 6 0 R >>", page: "", reason: "XFA"),
    (
      catalog: "", page: "/Annots [<< /Subtype /Widget /A << /S /SubmitForm >> >>]",
      reason: "sends a form"
    ),
    (
      catalog: "/OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >>", page: "",
      reason: "layers"
    ),
    (catalog: "", page: "/MediaBox [0 0 0 0]", reason: "size"),
  ]) func aFileWithActionsIsRefused(_ catalog: String, _ page: String, _ reason: String) throws {
    var source = WrittenPDF(page: page, catalog: catalog)
    if page.hasPrefix("/MediaBox") {
      source[3] = source[3]?.replacingOccurrences(of: "/MediaBox [0 0 200 100]", with: "")
    }
    source[6] = "<< /Type /OCG /Name (x) >>"
    let error = try #require(Self.error(source.data))
    #expect(error.code == .invalidPDF)
    #expect(error.message.contains("in.pdf") && error.message.contains(reason))
  }

  @Test(arguments: [
    "/D << /BaseState /OFF >>", "/D << /OFF 8 0 R >>",
    "/D << /AS [<< /Event /Print /Category [/Print] /OCGs [6 0 R] >>] >>",
    "/D << /AS [9 0 R] >>",
  ]) func layersThatMayBeHiddenAreRefused(_ entries: String) {
    var source = WrittenPDF(catalog: "/OCProperties << /OCGs [6 0 R] \(entries) >>")
    source[6] = "<< /Type /OCG /Usage << /Print << /PrintState /OFF >> /Zoom << /min 2 >> >> >>"
    source[8] = "[6 0 R]"
    source[9] = "<< /Event /View /Category [/View /Zoom] /OCGs [6 0 R] >>"
    #expect(Self.error(source.data)?.message.contains("hidden layers") == true)
  }

  @Test(arguments: [
    ("/OCGs 6 0 R", false), ("/OCGs [6 0 R] /P /AllOn", false), ("/P /AllOff", false),
    ("/OCGs [6 0 R] /P /AllOff", true), ("/OCGs 6 0 R /P /AnyOff", true),
    ("/VE [/Not 6 0 R] /OCGs [6 0 R]", true), ("/VE [/Not [/Not 6 0 R]]", false),
    ("/VE [/And 6 0 R [/Not 6 0 R]]", true), ("/VE [/Or 6 0 R [/Not 6 0 R]]", false),
    ("/VE 8 0 R", true),
  ]) func membershipsThatHideAreRefused(_ entries: String, _ isHidden: Bool) {
    var source = WrittenPDF(
      catalog: "/OCProperties << /OCGs [6 0 R] /D << /ON [6 0 R] >> >>",
      resources: "/Properties << /M 7 0 R >>", content: "/OC /M BDC 10 10 60 20 re f EMC")
    source[6] = "<< /Type /OCG /Name (x) >>"
    source[7] = "<< /Type /OCMD \(entries) >>"
    source[8] = "[/Not 8 0 R]"
    #expect((Self.error(source.data) != nil) == isHidden)
  }

  @Test(arguments: ["[4 0 R [4 0 R]]", "[4 0 R 99 0 R]", "[4 0 R 5 0 R]", "5 0 R", "(text)"])
  func contentsThatMissAPartAreRefused(_ contents: String) {
    var source = WrittenPDF()
    source[3] = source[3]?.replacingOccurrences(
      of: "/Contents 4 0 R", with: "/Contents \(contents)")
    #expect(Self.error(source.data)?.message.contains("contents of page 1") == true)
  }

  @Test func contentsInAnotherFileAreRefused() {
    var source = WrittenPDF()
    source.setStream(4, "", "/F (other.bin)")
    #expect(Self.error(source.data)?.message.contains("another file") == true)
  }

  /// The digits of a content of two rectangles, encoded by each filter with an end.
  static let encoded = [
    (
      "/LZWDecode",
      "800c4403081880e467100c6090a100da0832821c8ca20334161706840c46b048708067048fc1a2666808"
    ),
    ("/RunLengthDecode", "1831203020302072672031302031302036302032302072652066" + "ff2080"),
  ]

  @Test(arguments: encoded) func contentsThatWereCutAreRefused(_ filter: String, _ digits: String) {
    for count in stride(from: digits.count, through: 0, by: -2) {
      let binary = PDFFilterEnd.isThere(
        in: Self.bytes(digits.prefix(count)), filter, .dictionary([]))
      #expect(binary == (count == digits.count))
      var source = WrittenPDF()
      source.setStream(4, String(digits.prefix(count)), "/Filter [/ASCIIHexDecode \(filter)]")
      #expect(Self.error(source.data) != nil)
    }
  }

  private static func bytes(_ digits: some StringProtocol) -> [UInt8] {
    Array(digits).indices.dropLast().filter { $0 % 2 == 0 }.compactMap { index in
      UInt8(String(Array(digits)[index...index + 1]), radix: 16)
    }
  }

  @Test func aSizeBeyondTheObjectsIsNoDamage() {
    let text = String(decoding: WrittenPDF().data, as: UTF8.self)
    for (size, isSound) in [(6, true), (9, true), (3, false)] {
      let other = text.replacingOccurrences(of: "/Size 6", with: "/Size \(size)")
      #expect((Self.error(Data(other.utf8)) == nil) == isSound)
    }
  }

  @Test(arguments: ["null", "99 0 R"]) func aPageMayHaveNoContents(_ contents: String) {
    var source = WrittenPDF()
    source[3] = source[3]?.replacingOccurrences(
      of: "/Contents 4 0 R", with: "/Contents \(contents)")
    #expect(Self.error(source.data) == nil)
  }

  /// Layers whose expressions would be followed 2³⁰ times, or whose uses 10⁹ times.
  @Test(arguments: [false, true]) func layersTakeNoUnboundedTime(_ areUses: Bool) {
    var source = WrittenPDF(catalog: areUses ? "/OCProperties << /D << /AS 8 0 R >> >>" : "")
    source[6] = "<< /Type /OCG /Usage << /View << /ViewState /ON >> >> >>"
    source[7] = areUses ? "<< /Category 9 0 R /OCGs 9 0 R >>" : "<< /Type /OCMD /VE 10 0 R >>"
    if areUses {
      for (number, item) in [(8, "7 0 R "), (9, "6 0 R ")] {
        source[number] = "[\(String(repeating: item, count: 1_000))]"
      }
    } else {
      for number in 10..<40 { source[number] = "[/And \(number + 1) 0 R \(number + 1) 0 R]" }
      source[40] = "<< /Type /OCG >>"
    }
    let data = source.data
    #expect(Self.error(data)?.code == .limitExceeded)
    #expect(Self.seconds(data) < 10)
  }

  @Test(arguments: ["", "Hello", "%PDF-1.7\n", "\u{89}PNG"])
  func aFileThatIsNoPDFIsRefused(_ text: String) {
    #expect(Self.error(Data(text.utf8))?.code == .invalidPDF)
  }

  @Test func anEncryptedFileIsRefused() throws {
    for password in ["", "secret"] {
      let document = try PDFDocument(
        encryption: PDFEncryption(
          userPassword: password.isEmpty ? nil : password, ownerPassword: "o"))
      try document.page(size: PageSize.a5) { _ in }
      let error = Self.error(try document.finish().output)
      #expect(error?.code == .invalidPDF)
      #expect(error?.message.contains("is encrypted") == true)
    }
  }

  @Test(arguments: [0, 2, -1, Int.max, Int.min]) func aPageThatIsNotThereIsRefused(_ page: Int) {
    let error = Self.error(WrittenPDF().data, page: page)
    #expect(error?.code == .outOfRange)
    #expect(error?.message.contains("1 … 1") == true)
  }

  @Test func limitsHoldForBytesAndObjects() {
    var limits = Limits()
    limits.maximumEmbeddedPDFBytes = 500
    #expect(Self.error(WrittenPDF().data, limits: limits)?.code == .limitExceeded)
    limits = Limits()
    limits.maximumEmbeddedPDFObjects = 4
    #expect(Self.error(WrittenPDF().data, limits: limits)?.code == .limitExceeded)
  }

  @Test func compressedObjectsThatFillTheMemoryAreRefused() throws {
    var limits = Limits()
    limits.maximumEmbeddedPDFBytes = 100_000
    let packed = try [UInt8](repeating: 0x20, count: 200_000).withUnsafeBytes(
      Deflater(.usual).compressed)
    let head =
      "%PDF-1.7\n6 0 obj\n<< /Type /Obj#53tm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n"
    let data = Data(head.utf8) + packed + Data("\nendstream\nendobj\n".utf8)
    #expect(Self.error(data + WrittenPDF().data, limits: limits)?.code == .limitExceeded)
  }

  /// Objects that expand to more than a limit, in a dictionary that hides it.
  @Test(arguments: [
    "<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /X (\(String(repeating: " ", count: 4_000))) >>",
    "<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /X (\n7 0 obj << >>) >>",
    "<</N 1/F#69rst 4/F#69lter/FlateDecode>>",
    "<< /Type /XRef /Size 9 /W [1 2 1] /Filter [/FlateDecode] >>",
    "<< /Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode] >>",
    "<< /Type /ObjStm /N 1 /First 4 /Filter 8 0 R >>",
    "<< /X <4(> /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Y <41> >>",
    "<< /X [ >> ] /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>",
    "<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 2000000000 >> >>",
  ]) func compressedObjectsCannotHide(_ dictionary: String) throws {
    var limits = Limits()
    limits.maximumEmbeddedPDFBytes = 100_000
    let packed = try [UInt8](repeating: 0x20, count: 200_000).withUnsafeBytes(
      Deflater(.usual).compressed)
    for line in ["\n", " \r\n", "\r"] {
      let head = Data("%PDF-1.7\n6 0\nobj\(dictionary)stream\(line)".utf8)
      let data = head + packed + Data("\nendstream\nendobj\n".utf8) + WrittenPDF().data
      #expect(throws: EaselError.self) {
        try PDFStreamScan.check([UInt8](data), name: "in.pdf", limits)
      }
    }
  }

  @Test func anObjectStreamDoesNotHideTheNextOne() throws {
    var limits = Limits()
    limits.maximumEmbeddedPDFBytes = 100_000
    func packed(_ count: Int) throws -> Data {
      Data(
        try [UInt8](repeating: 0x20, count: count).withUnsafeBytes(Deflater(.usual).compressed))
    }
    let head = "obj << /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n"
    let data =
      Data("%PDF-1.7\n6 0 \(head)".utf8) + (try packed(9)) + Data("\n7 0 \(head)".utf8)
      + (try packed(200_000)) + Data("\nendstream\nendobj\n".utf8) + WrittenPDF().data
    #expect(Self.error(data, limits: limits)?.code == .limitExceeded)
  }

  /// The seconds that a file takes to be read or refused.
  private static func seconds(_ data: Data) -> Double {
    let time = ContinuousClock().measure { _ = error(data) }
    return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }

  @Test func streamsWithoutAnEndTakeNoQuadraticTime() {
    let stream = "1 0 obj << /Type /ObjStm /First 4 /Filter /FlateDecode >>\nstream\n"
    let data = Data(("%PDF-1.7\n" + String(repeating: stream, count: 60_000)).utf8)
    #expect(Self.seconds(data) < 4)
  }

  @Test func objectsInsideOneAnotherTakeNoQuadraticTime() {
    let count = 60_000
    let data = Data(
      ("%PDF-1.7\n" + String(repeating: "1 0 obj << /X (", count: count)
        + String(repeating: ") >>", count: count)).utf8)
    #expect(Self.seconds(data) < 4)
  }

  @Test func contentOfAllPagesTogetherIsLimited() throws {
    var limits = Limits()
    limits.maximumEmbeddedPDFBytes = 100_000
    var source = WrittenPDF(content: String(repeating: "0 0 m ", count: 1_000))
    let kids = (10..<60).map { "\($0) 0 R" }.joined(separator: " ")
    source[2] = "<< /Type /Pages /Kids [\(kids)] /Count 50 >>"
    for number in 10..<60 {
      source[number] = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>"
    }
    let error = #expect(throws: EaselError.self) {
      _ = try EmbeddedPDF.pages(of: source.data, limits: limits)
    }
    #expect(error?.code == .limitExceeded)
    #expect(try EmbeddedPDF(data: source.data, page: 50, limits: limits).pageCount == 50)
  }

  @Test func contentThatPagesShareIsInMemoryOnce() throws {
    var source = WrittenPDF()
    source[2] = "<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 2 >>"
    source[6] = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents [4 0 R] >>"
    let pages = try EmbeddedPDF.pages(of: source.data).map(\.content.content)
    let addresses = pages.map { $0[0].withUnsafeBufferPointer { $0.baseAddress } }
    #expect(addresses[0] == addresses[1])
  }

  @Test(arguments: [
    "<< /S /JavaScript /JS (app.alert) >>", "<< /S 7 0 R /JS (app.alert) >>",
    "<< /S /GoTo /D [3 0 R /Fit] /Next << /S 7 0 R /F (calc) >> >>",
  ]) func scriptsOfAnyGenerationAreFound(_ action: String) throws {
    for generation in [0, 1] {
      var source = WrittenPDF(catalog: "/OpenAction 8 \(generation) R")
      source[7] = action.contains("calc") ? "/Launch" : "/JavaScript"
      source[8] = action
      var text = String(decoding: source.data, as: UTF8.self)
      text = text.replacingOccurrences(of: "8 0 obj", with: "8 \(generation) obj")
      let last = try #require(text.range(of: " 00000 n \ntrailer"))
      text.replaceSubrange(last, with: " 0000\(generation) n \ntrailer")
      let error = try #require(Self.error(Data(text.utf8)))
      #expect(error.code == .invalidPDF)
      #expect(error.message.contains(action.contains("calc") ? "program" : "JavaScript"))
    }
  }

  @Test func contentThatFillsTheMemoryIsRefused() throws {
    var limits = Limits()
    limits.maximumEmbeddedPDFBytes = 100_000
    let packed = try [UInt8](repeating: 0x20, count: 200_000).withUnsafeBytes(
      Deflater(.usual).compressed)
    var source = WrittenPDF()
    // Hexadecimal digits keep the file text.
    let digits = packed.map { String($0, radix: 16).leftPadded }.joined()
    source.setStream(4, digits + ">", "/Filter [/ASCIIHexDecode /FlateDecode]")
    #expect(Self.error(source.data, limits: limits)?.code == .limitExceeded)
  }

  @Test func aPageTreeOfAnyDepthIsReadWithoutRecursion() throws {
    var source = WrittenPDF()
    source[2] = "<< /Type /Pages /Kids [10 0 R] /Count 1 >>"
    let last = 5_000
    for number in 10..<last {
      source[number] = "<< /Type /Pages /Kids [\(number + 1) 0 R] /Count 1 >>"
    }
    source[last] = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>"
    #expect(Self.error(source.data) == nil)
  }

  @Test func aPageTreeInACircleIsRefused() {
    var source = WrittenPDF()
    source[2] = "<< /Type /Pages /Kids [2 0 R] /Count 1 >>"
    #expect(Self.error(source.data)?.code == .invalidPDF)
  }

  @Test func objectsInACircleAreCopiedOnce() throws {
    var source = WrittenPDF(resources: "/XObject << /X 6 0 R >>", content: "/X Do")
    source.setStream(
      6, "0 0 9 9 re f",
      "/Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >> /P 3 0 R")
    let output = try EmbeddedPDFTests.document(showing: EmbeddedPDF(data: source.data))
    #expect(try EmbeddedPDFTests.forms(output) == 2)
  }

  @Test func aCutFileIsRefused() throws {
    let inner = try PDFDocument()
    try inner.page(size: PageSize.a5) { $0.draw(TextLayout("Inside"), at: .zero) }
    for data in [WrittenPDF().data, try inner.finish().output] {
      let step = max(data.count / 150, 1)
      for end in stride(from: 0, to: data.count - 8, by: step) {
        let code = Self.error(data.prefix(end))?.code
        #expect(code == .invalidPDF || code == .limitExceeded, "cut at \(end)")
      }
    }
  }

  @Test func damagedBytesAreReadOrRefused() throws {
    let inner = try PDFDocument()
    try inner.page(size: PageSize.a5) { $0.draw(TextLayout("Inside"), at: .zero) }
    var state: UInt64 = 37
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
    for data in [WrittenPDF(page: "/Rotate 90").data, try inner.finish().output] {
      for _ in 0..<300 {
        var damaged = data
        for _ in 0..<1 + next() % 6 { damaged[next() % data.count] = UInt8(next() & 255) }
        guard let page = try? EmbeddedPDF(data: damaged) else { continue }
        _ = try? EmbeddedPDFTests.document(showing: page)
      }
    }
  }

  @Test func aFileThatIsMissingIsNamed() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "easel-missing.pdf")
    do {
      _ = try EmbeddedPDF(url: url)
      Issue.record("it was read")
    } catch { #expect((error as? EaselError)?.code == .inputFailed) }
  }
}

extension String {
  fileprivate var leftPadded: String { count < 2 ? "0" + self : self }
}
