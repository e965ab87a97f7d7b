import ArgumentParser
import Easel

@main
struct InvoiceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Invoice",
    abstract: "Write an invoice of three pages as PDF, with the same invoice in XML attached.",
    discussion: """
      The pages follow DIN 5008, form B. The file is Factur-X (ZUGFeRD) of the profile EN 16931, PDF/A-3 and \
      PDF/UA-1. What it bills is made up, and the same each time.
      """)

  @Option(name: .shortAndLong, help: "The PDF file to write.")
  var output = "invoice.pdf"

  func run() throws {
    do {
      let invoice = Invoice.sample()
      let url = URL(fileURLWithPath: output)
      for diagnostic in try InvoiceLayout(invoice: invoice).report().write(to: url) {
        FileHandle.standardError.write(Data("Invoice: \(diagnostic)\n".utf8))
      }
      print(output)
    } catch let error as EInvoiceError {
      FileHandle.standardError.write(Data("Invoice: \(error)\n".utf8))
      throw ExitCode.failure
    } catch let error as EaselError {
      FileHandle.standardError.write(Data("Invoice: \(error.message)\n".utf8))
      throw ExitCode.failure
    }
  }
}
