import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("The slip of Swiss QR bills, in millimeters")
struct SwissQRBillSlipTests {
  private static let mm = 72 / 25.4

  private func drawing(_ bill: SwissQRBill, language: String = "en") -> BusinessDrawing {
    BusinessDrawing(bill.environment(\.locale, Locale(identifier: language)))
  }

  /// The left edges and baselines of a text, in millimeters.
  private func positions(_ text: String, in drawing: BusinessDrawing) -> [CGPoint] {
    drawing.lines.filter { $0.text == text }
      .map { CGPoint(x: $0.x / Self.mm, y: $0.baseline / Self.mm) }
  }

  /// The fills and strokes of a bill at their positions on the slip.
  private func paths(_ bill: SwissQRBill) -> (fills: [Path], strokes: [Path]) {
    let recorder = RecordingCanvas()
    BlockRendering(bill).node.place(.unspecified).draw(on: recorder, at: .zero)
    var paths: (fills: [Path], strokes: [Path]) = ([], [])
    var transforms = [CGAffineTransform.identity]
    for operation in recorder.recording.operations {
      let transform = transforms[transforms.count - 1]
      switch operation {
      case .save: transforms.append(transform)
      case .restore: transforms.removeLast()
      case .concatenate(let other):
        transforms[transforms.count - 1] = other.concatenating(transform)
      case .fill(let path, _, _, _): paths.fills.append(path.applying(transform))
      case .stroke(let path, _, _, _): paths.strokes.append(path.applying(transform))
      default: break
      }
    }
    return paths
  }

  /// The rectangle in millimeters.
  private func inMillimeters(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX / Self.mm, y: rect.minY / Self.mm, width: rect.width / Self.mm,
      height: rect.height / Self.mm)
  }

  private func expect(
    _ rect: CGRect, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat,
    within tolerance: CGFloat = 0.01, _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let pairs = [(rect.minX, x), (rect.minY, y), (rect.width, width), (rect.height, height)]
    for (got, wanted) in pairs {
      #expect(abs(got - wanted) <= tolerance, "\(rect)", sourceLocation: location)
    }
  }

  /// The pages of a report with bills, and what it notes.
  private func pages(
    _ style: PageStyle, _ content: some Block
  ) throws -> (target: RecordedPageTarget, diagnostics: [Diagnostic]) {
    let report = Report("Bills", language: "en", pages: style) { content }
    let target = RecordedPageTarget(RenderContext(RenderOptions()))
    try ReportRendering(report, to: target, report.completed(RenderOptions())).finish()
    return (target, target.context.diagnostics.filter { $0.code != .fontSubstituted })
  }

  @Test("Two slips are on two pages")
  func twoSlips() throws {
    let (target, diagnostics) = try pages(
      .a4, TupleBlock(SampleBill.full(), SampleBill.short()))
    #expect(target.pages.count == 2)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
  }

  @Test("A slip on paper that is wider than A4 is a warning")
  func widePaper() throws {
    for style in [PageStyle.letter, .a4.landscape(), .a3] {
      let found = try pages(style, SampleBill.full()).diagnostics
      #expect(found.map(\.code) == [.unsupportedOption])
      #expect(found.first?.message.contains("PageStyle.a4") == true)
    }
  }

  @Test("It is 210 × 105 mm large whatever is proposed")
  func size() throws {
    let node = BlockRendering(try SampleBill.full()).node
    for width in [nil, 100, 595, 2_000] as [CGFloat?] {
      let size = node.size(ProposedSize(width: width, height: nil))
      #expect(abs(size.width - 210 * Self.mm) < 0.001 && abs(size.height - 105 * Self.mm) < 0.001)
    }
  }

  @Test("Titles begin 5 mm from the edges of the receipt and of the payment part")
  func titles() throws {
    let drawing = drawing(try SampleBill.full())
    for (title, x) in [("Receipt", 5.0), ("Payment part", 67.0)] {
      let title = try #require(positions(title, in: drawing).first)
      #expect(abs(title.x - x) < 0.01)
      // The ascender of 11 points is 3.5 mm below the margin.
      #expect((8...9).contains(title.y), "\(title)")
    }
  }

  @Test("Sections begin where the style guide has them")
  func sections() throws {
    let drawing = drawing(try SampleBill.full())
    let accounts = positions("Account / Payable to", in: drawing)
    #expect(accounts.map { ($0.x * 10).rounded() / 10 } == [5, 118])
    // The receipt has its title above, the payment part has it at the left.
    #expect((13.5...14.5).contains(accounts[0].y) && (7...8).contains(accounts[1].y), "\(accounts)")
    let currencies = positions("Currency", in: drawing)
    #expect(currencies.map { ($0.x * 10).rounded() / 10 } == [5, 67])
    #expect(currencies.allSatisfy { (69.5...71).contains($0.y) }, "\(currencies)")
    let amounts = positions("1 949.75", in: drawing)
    #expect(amounts.map { ($0.x * 10).rounded() / 10 } == [17, 82])
    let scheme = try #require(
      drawing.lines.first { $0.text.hasPrefix("eBill") && $0.baseline > 90 * Self.mm })
    #expect(abs(scheme.x - 67 * Self.mm) < 0.01)
  }

  @Test("The acceptance point ends 5 mm before the payment part")
  func acceptancePoint() throws {
    let recorder = RecordingCanvas()
    BlockRendering(try SampleBill.full().environment(\.locale, Locale(identifier: "en"))).node
      .place(.unspecified).draw(on: recorder, at: .zero)
    var right: CGFloat = 0
    for case .text(let layout, let point, _) in recorder.recording.operations
    where layout.string == "Acceptance point" {
      right = point.x + (layout.lines.first?.frame.maxX ?? 0)
    }
    #expect(abs(right / Self.mm - 57) < 0.01)
  }

  @Test("Lines are 9 points apart on the receipt and 11 in the payment part")
  func lineDistances() throws {
    let drawing = drawing(try SampleBill.full())
    for (x, distance) in [(5.0, 9.0), (118.0, 11.0)] {
      let lines = [
        "Account / Payable to", "CH44 3199 9123 0008 8901 2", "Robert Schneider AG",
        "Rue du Lac 1268", "2501 Biel",
      ]
      let baselines = lines.compactMap { text in
        positions(text, in: drawing).first { abs($0.x - x) < 0.01 }?.y
      }
      #expect(baselines.count == lines.count)
      for (upper, lower) in zip(baselines, baselines.dropFirst()) {
        #expect(abs((lower - upper) * Self.mm - distance) < 0.15, "\(baselines)")
      }
    }
  }

  @Test("Blank fields have their sizes and positions, with marks of 3 mm")
  func blanks() throws {
    let strokes = paths(try SampleBill.short().separation(.none)).strokes
    let fields = strokes.map { inMillimeters($0.boundingBox) }
    try #require(fields.count == 4)
    let line = SwissQRBillBlank.lineWidth / Self.mm
    // The line is inside of the field.
    expect(fields[1], x: 27 + line / 2, y: 68 + line / 2, width: 30 - line, height: 10 - line)
    #expect(abs(fields[0].width - 52 + line) < 0.01 && abs(fields[0].height - 20 + line) < 0.01)
    #expect(abs(fields[0].minX - 5 - line / 2) < 0.01)
    #expect(abs(fields[2].width - 65 + line) < 0.01 && abs(fields[2].height - 25 + line) < 0.01)
    #expect(abs(fields[2].minX - 118 - line / 2) < 0.01)
    expect(fields[3], x: 78 + line / 2, y: 72 + line / 2, width: 40 - line, height: 15 - line)
    let marks = SwissQRBillBlank.marks(in: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(marks.boundingBox == CGRect(x: 0.375, y: 0.375, width: 99.25, height: 49.25))
  }

  @Test("Lines separate the slip and its parts, with and without scissors")
  func separation() throws {
    func strokes(_ separation: SwissQRBill.Separation) throws -> [Path] {
      paths(try SampleBill.full().separation(separation)).strokes
    }
    #expect(try strokes(.none).isEmpty)
    let lines = try strokes(.lines)
    #expect(lines.count == 1)
    expect(inMillimeters(lines[0].boundingBox), x: 0, y: 0, width: 210, height: 105)
    #expect(lines[0].boundingBox.maxX > 200)
    // Both scissors have two handles.
    #expect(try strokes(.scissors).count == 5)
  }

  @Test("The texts are those of the language, and English ones in another")
  func languages() throws {
    for (language, title, blank) in [
      ("de_CH", "Zahlteil", "Zahlbar durch (Name/Adresse)"),
      ("fr", "Section paiement", "Payable par (nom/adresse)"),
      ("it", "Sezione pagamento", "Pagabile da (nome/indirizzo)"),
      ("en", "Payment part", "Payable by (name/address)"),
      ("ja", "Payment part", "Payable by (name/address)"),
    ] {
      let words = drawing(try SampleBill.short(), language: language).words
      #expect(words.contains(title) && words.contains(blank), "\(language): \(words)")
    }
  }

  @Test("Amounts are in groups of three with a space and two decimals")
  func amounts() throws {
    for (amount, shown) in [
      ("0.5", "0.50"), ("999", "999.00"), ("1000", "1 000.00"), ("999999999.99", "999 999 999.99"),
      ("50000.1", "50 000.10"),
    ] {
      let bill = try SwissQRBill(
        creditor: SampleBill.creditor, account: SampleBill.iban, amount: Decimal(string: amount),
        currency: .eur, reference: "RF18539007547034")
      #expect(bill.fields.shownAmount == shown)
      #expect(bill.fields.shownReference == "RF18 5390 0754 7034")
    }
    #expect(try SampleBill.full().fields.shownReference == SampleBill.qrReference)
  }

  @Test("An address abroad has its country before the postal code, and so has the payee")
  func countries() throws {
    var debtor = SampleBill.debtor
    debtor.country = "DE"
    let bill = try SwissQRBill(
      creditor: SampleBill.creditor, account: SampleBill.iban, currency: .chf, debtor: debtor)
    let words = drawing(bill).words
    #expect(words.contains("DE – 9400 Rorschach") && words.contains("CH – 2501 Biel"))
    #expect(!drawing(try SampleBill.full()).words.contains("CH – 2501 Biel"))
  }

  @Test("Long texts stay in their sections, smaller or without streets")
  func longTexts() throws {
    let long = String(repeating: "Long name of a company in town ", count: 3)
    let text = { (count: Int) in String(long.prefix(count)) }
    let address = SwissQRBill.Address(
      name: text(70), street: text(70), buildingNumber: "1234567890123456",
      postalCode: "1234567890123456", town: text(35), country: "DE")
    let bill = try SwissQRBill(
      creditor: address, account: SampleBill.qrIBAN, amount: 1, currency: .chf, debtor: address,
      reference: SampleBill.qrReference, message: text(70) + text(20),
      billInformation: "//S1/" + String(repeating: "1", count: 40))
    let drawing = drawing(bill)
    #expect(!drawing.diagnostics.contains { $0.code == .textTruncated })
    let receipt = drawing.lines.filter { $0.x < 62 * Self.mm && $0.text != "Currency" }
    let information = receipt.filter { (12 * Self.mm...68 * Self.mm).contains($0.baseline) }
    // Currency, amount, acceptance point and the title are the others.
    #expect(information.count == receipt.count - 5, "\(receipt)")
    let details = drawing.lines.filter { $0.x > 117 * Self.mm }
    #expect(details.allSatisfy { $0.baseline < 90 * Self.mm })
    let plain = self.drawing(try SampleBill.full()).lines.filter { $0.x > 117 * Self.mm }
    #expect(details.map(\.size).max() ?? 0 < plain.map(\.size).max() ?? 0)
  }

  @Test("Long bill information is broken between its parts, within its section")
  func longInformation() throws {
    let information = "//S1" + String(repeating: "/10/102014091", count: 10)
    let bill = try SwissQRBill(
      creditor: SampleBill.creditor, account: SampleBill.iban, currency: .chf,
      billInformation: information)
    let lines = drawing(bill).lines.filter { $0.text.hasPrefix("/") }.map(\.text)
    #expect(lines.joined() == information)
    #expect(lines.count > 1 && lines.allSatisfy { $0.count > 20 || $0 == lines.last })
  }

  @Test("Parameters of a procedure that are cut are a warning, and two equal ones are both shown")
  func procedures() throws {
    let scheme = SwissQRBill.AlternativeScheme(name: "UV", parameters: "UV;1")
    let long = SwissQRBill.AlternativeScheme(
      name: "UV", parameters: String(repeating: "W", count: 100))
    let drawing = { (schemes: [SwissQRBill.AlternativeScheme]) throws in
      BusinessDrawing(
        try SwissQRBill(
          creditor: SampleBill.creditor, account: SampleBill.iban, currency: .chf,
          alternativeSchemes: schemes))
    }
    let equal = try drawing([scheme, scheme])
    #expect(equal.words.filter { $0 == "UV: UV;1" }.count == 2)
    #expect(!equal.diagnostics.contains { $0.code == .textTruncated })
    let cut = try drawing([long])
    #expect(cut.diagnostics.contains { $0.code == .textTruncated })
  }

  @Test("Everything is black on white in the dark appearance")
  func darkAppearance() throws {
    let drawing = BusinessDrawing(
      try SampleBill.full().environment(\.appearance, .dark).foregroundStyle(Tint.red))
    for (_, paint) in drawing.fills {
      guard case .color(let color) = paint else { continue }
      let components = color.components(for: .dark)
      #expect([0, 1].contains(components.red) && components.red == components.green)
    }
  }

  @Test("The modules around the cross are free, and the cross is 7 mm large")
  func cross() {
    let grid = ModuleGrid(width: 46, height: 46, isDark: Array(repeating: true, count: 46 * 46))
    let cleared = SwissQRBillModules.cleared(grid)
    // Modules of 1 mm: 19.5…26.5 touches those from 19 to 26.
    #expect(!cleared[19, 19] && !cleared[26, 26] && !cleared[23, 19])
    #expect(cleared[18, 23] && cleared[27, 23] && cleared[23, 18])
    let cross = SwissQRBillSymbol.cross(around: CGPoint(x: 23 * Self.mm, y: 23 * Self.mm))
    expect(inMillimeters(cross.boundingBox), x: 20, y: 20, width: 6, height: 6)
    let center = CGPoint(x: 23 * Self.mm, y: 23 * Self.mm)
    #expect(!cross.contains(center, rule: .evenOdd))
    #expect(cross.contains(CGPoint(x: center.x - 4, y: center.y - 4), rule: .evenOdd))
  }

  #if QRCode
    @Test("The code is 46 mm large, 5 mm below the title")
    func symbol() throws {
      let fills = paths(try SampleBill.full().separation(.none)).fills
        .map { inMillimeters($0.boundingBox) }
      // The background, the code and the cross.
      try #require(fills.count == 3)
      expect(fills[0], x: 0, y: 0, width: 210, height: 105)
      expect(fills[1], x: 67, y: 17, width: 46, height: 46)
      expect(fills[2], x: 87, y: 37, width: 6, height: 6)
    }

    @Test("A reader decodes full, short and long bills")
    func decodes() throws {
      let text = { (count: Int) in String(repeating: "é", count: count) }
      let address = SwissQRBill.Address(
        name: text(70), street: text(30), buildingNumber: "7", postalCode: "9400", town: text(20),
        country: "CH")
      let long = try SwissQRBill(
        creditor: address, account: SampleBill.iban, amount: 1, currency: .eur, debtor: address,
        message: text(100))
      for bill in [try SampleBill.full(), try SampleBill.short(), long] { try expectReadable(bill) }
    }

    @Test("A reader decodes the whole slip with its cross")
    func decodesSlip() throws {
      let bill = try SampleBill.short()
      for scale in [1.5, 2, 3] as [CGFloat] {
        #expect(try CodeReader.text("qrcode", in: bill, scale: scale) == bill.payload)
      }
    }

    @Test("A reader decodes random bills")
    func decodesRandom() throws {
      var random = CodeGenerator(seed: 11_649)
      let letters = Array("abcdefghijklmnopqrstuvwxyzäöüéèçàșțŁ€ -'.,")
      func text(_ count: ClosedRange<Int>) -> String {
        "A" + random.text(of: letters, count: count) + "z"
      }
      for _ in 0..<6 {
        let address = SwissQRBill.Address(
          name: text(1...60), street: text(1...50), postalCode: "9400", town: text(1...30),
          country: "LI")
        let cents = Int.random(in: 1...99_999_999_999, using: &random)
        let bill = try SwissQRBill(
          creditor: address, account: SampleBill.iban, amount: Decimal(cents) / 100, currency: .chf,
          debtor: Bool.random(using: &random) ? address : nil, message: text(1...100))
        try expectReadable(bill)
      }
    }

    /// Reads the modules around the free square, without the cross.
    ///
    /// At some resolutions zbar takes any Swiss cross for a finder pattern; other readers do not.
    private func expectReadable(
      _ bill: SwissQRBill, _ location: Testing.SourceLocation = #_sourceLocation
    ) throws {
      let modules = SwissQRBillModules(text: bill.payload).padding(20)
      let text = try CodeReader.text("qrcode", in: modules, scale: 3)
      #expect(text == bill.payload, sourceLocation: location)
    }
  #endif
}
