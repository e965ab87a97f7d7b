import EaselGenerators
import Foundation

/// Writes random documents and what has to be found in them, for Scripts/oracles.
///
/// usage: EaselOracles KIND SEED FIRST COUNT FOLDER [PLANT]
///        EaselOracles orders KIND SEED FIRST COUNT FOLDER
///        EaselOracles invoices SEED FIRST COUNT FOLDER
///
/// Each case has files that begin with its number, and a line of JSON in `cases.jsonl`.
@main
struct EaselOracles {
  static func main() async throws {
    var arguments = CommandLine.arguments
    let isOrders = arguments.count == 7 && arguments[1] == "orders"
    if isOrders { arguments.remove(at: 1) }
    if arguments.count == 6, arguments[1] == "invoices" { return try writeInvoices(arguments) }
    guard arguments.count >= 6, let kind = CaseKind(rawValue: arguments[1]),
      let seed = UInt64(arguments[2]), let first = Int(arguments[3]), let count = Int(arguments[4])
    else {
      let usage =
        "usage: EaselOracles texts|blocks|images|views|charts|pages|reports|business|numbers|numberCharts|data|"
        + "room SEED FIRST COUNT FOLDER [PLANT]\n"
      FileHandle.standardError.write(Data(usage.utf8))
      exit(2)
    }
    let folder = URL(filePath: arguments[5])
    let plant = arguments.count > 6 ? arguments[6] : nil
    let writers = (first..<(first + count)).map {
      CaseWriter(kind: kind, seed: seed, number: $0, folder: folder, plant: plant)
    }
    if isOrders {
      for line in try Orders(writers: writers, seed: seed).differences() { print(line) }
      return
    }
    var cases = try writers.map { try $0.write() }
    // Once more, in tasks beside each other: neither order nor neighbors may show in the bytes.
    let same = try await withThrowingTaskGroup(of: (Int, Bool).self) { group in
      for (index, writer) in writers.enumerated() {
        group.addTask { (index, try writer.isSameAgain()) }
      }
      var same: [Int: Bool] = [:]
      for try await (index, isSame) in group { same[index] = isSame }
      return same
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var lines = Data()
    for index in cases.indices {
      cases[index].isRepeatable = same[index] == true
      lines += try encoder.encode(cases[index]) + Data("\n".utf8)
    }
    try lines.write(to: folder.appending(path: "cases.jsonl"))
  }
}

extension EaselOracles {
  /// Writes random invoices for Scripts/judge-invoices, and those that break a rule if the first
  /// number is 0.
  private static func writeInvoices(_ arguments: [String]) throws {
    guard let seed = UInt64(arguments[2]), let first = Int(arguments[3]),
      let count = Int(arguments[4])
    else { return }
    var cases = InvoiceCases(folder: URL(filePath: arguments[5]))
    try cases.addValid(count: count, seed: seed, first: first)
    if first == 0 { try cases.addFaults(seed: seed) }
    try cases.finish()
  }
}

/// The kinds of documents.
enum CaseKind: String {
  case texts, blocks, images, views, charts
  /// Reports, and each page as a bitmap.
  case pages
  case reports
  /// An invoice, a bank statement or a price list.
  case business
  /// A number in every position of a report.
  case numbers
  /// The layout of a chart of a few numbers.
  case numberCharts
  /// The layout of a chart of one kind of mark, with its data.
  case data
  /// The layout of a chart with many texts.
  case room
}
