import ArgumentParser
import EaselCanvas
import EaselReports
import Foundation

@main
struct BusinessCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Business",
    abstract: "Write nine business documents as PDF, two of them with their XML inside.",
    discussion: """
      The documents: \(Kind.allCases.map(\.rawValue).joined(separator: ", ")). Beside them are the letterhead and the \
      terms that they are made with, and the credit note's XML. What they say is made up; the JSON files in Data have it.
      """)

  /// A document that the sample writes.
  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case invoice, xrechnung, swiss, credit, statement, tender, prices, payslips, laboratory
  }

  @Argument(help: "The documents to write; all without one.")
  var documents: [Kind] = []

  @Option(name: .shortAndLong, help: "The folder to write to.")
  var output = "."

  @Option(name: .shortAndLong, help: "The number of payslips.")
  var count = 1_000

  func validate() throws {
    guard (1...1_000_000).contains(count) else {
      throw ValidationError("--count is the number of payslips, from 1 to 1000000; it is \(count).")
    }
  }

  func run() throws {
    let folder = URL(filePath: output)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for kind in documents.isEmpty ? Kind.allCases : documents {
        let url = folder.appending(path: "\(kind.rawValue).pdf")
        for diagnostic in try report(kind, folder).write(to: url) { warn("\(diagnostic)") }
        print(url.relativePath)
      }
    } catch let error as EInvoiceError {
      warn("\(error)")
      throw ExitCode.failure
    } catch let error as EaselError {
      warn(error.message)
      throw ExitCode.failure
    } catch let error as CocoaError {
      warn("\(output) cannot be written: \(error.localizedDescription)")
      throw ExitCode.failure
    }
  }

  private func warn(_ text: String) {
    FileHandle.standardError.write(Data("Business: \(text)\n".utf8))
  }

  private func report(_ kind: Kind, _ folder: URL) throws -> Report {
    switch kind {
    case .invoice:
      let bill: Bill = try sample(kind)
      return try InvoiceLetter(bill: bill, paper: letterhead(of: bill.seller, folder)).report()
    case .xrechnung: return try PublicInvoice(bill: sample(kind)).report()
    case .swiss:
      try registerLiberationSans()
      return try SwissInvoice(bill: sample(kind)).report()
    case .credit:
      let note = CreditNote(bill: try sample(kind))
      try note.xml().write(to: folder.appending(path: "credit.xml"))
      return try note.report()
    case .statement: return BankStatement(account: try sample(kind)).report()
    case .tender:
      let bill: Bill = try sample(kind)
      let terms = folder.appending(path: "terms.pdf")
      try PrintedPaper(seller: bill.seller).terms.write(to: terms)
      return try Tender(bill: bill, paper: letterhead(of: bill.seller, folder), terms: terms)
        .report()
    case .prices: return PriceList(list: try sample(kind)).report()
    case .payslips: return Payslips(slips: Payslip.samples(count)).report()
    case .laboratory: return LaboratoryReport(findings: try sample(kind)).report()
    }
  }

  /// Registers a typeface that the style guide of the QR bill permits, where it is installed.
  private func registerLiberationSans() throws {
    let fonts = URL(filePath: "/usr/share/fonts/truetype/liberation")
    for name in ["Regular", "Bold"] {
      let file = fonts.appending(path: "LiberationSans-\(name).ttf")
      if FileManager.default.fileExists(atPath: file.path) { try FontLibrary.register(file) }
    }
  }

  /// Writes the letterhead and reads it as any other PDF file.
  private func letterhead(of seller: Bill.Party, _ folder: URL) throws -> EmbeddedPDF {
    let url = folder.appending(path: "letterhead.pdf")
    try PrintedPaper(seller: seller).letterhead.write(to: url)
    return try EmbeddedPDF(url: url, trusting: true)
  }

  /// Reads the values of a document.
  private func sample<Value: Decodable>(_ kind: Kind) throws -> Value {
    let file = URL(filePath: #filePath)
      .appending(path: "../../../Data/\(kind.rawValue).json").standardizedFileURL
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let text = try decoder.singleValueContainer().decode(String.self)
      return try Date(text, strategy: .iso8601.year().month().day())
    }
    return try decoder.decode(Value.self, from: Data(contentsOf: file))
  }
}
