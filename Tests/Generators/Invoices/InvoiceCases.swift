import EaselReports
import Foundation

/// Writes random invoices as XML, and the rules that Easel reports for each, for
/// Scripts/judge-invoices.
package struct InvoiceCases {
  private let folder: URL
  private var lines = Data()

  package init(folder: URL) { self.folder = folder }

  /// A line of `cases.jsonl`.
  private struct Case: Encodable {
    var file: String
    var syntax: String
    var profile: String
    var about: String
    var names: [String: [String]]
  }

  /// Writes a draft in a syntax.
  package mutating func add(
    _ draft: EInvoice.Draft, _ syntax: EInvoice.Syntax, name: String, about: String
  ) throws {
    var names: [String: Set<String>] = [:]
    for violation in draft.violations(in: syntax) {
      for (layer, rules) in violation.names {
        names[layer.rawValue, default: []].formUnion(rules)
      }
    }
    let file = "\(name)-\(syntax).xml"
    let totals = try draft.totals ?? InvoiceTotals(draft)
    try draft.xml(syntax, totals: totals).write(to: folder.appending(path: file))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    lines += try encoder.encode(
      Case(
        file: file, syntax: "\(syntax)", profile: "\(draft.profile)", about: about,
        names: names.mapValues { $0.sorted() }))
    lines += Data("\n".utf8)
  }

  /// Writes valid invoices of all profiles.
  package mutating func addValid(count: Int, seed: UInt64, first: Int = 0) throws {
    for number in first..<(first + count) {
      let profile = EInvoice.Profile.allCases[number % 3]
      let invoice = GeneratedInvoice(profile, SeededGenerator(case: number, of: seed))
      for syntax in profile.syntaxes {
        try add(invoice.draft, syntax, name: "\(number)-\(profile)", about: invoice.about)
      }
    }
  }

  /// Writes invoices that break one rule each.
  package mutating func addFaults(seed: UInt64) throws {
    for (number, fault) in InvoiceFault.all.enumerated() {
      for profile in EInvoice.Profile.allCases
      where fault.profiles.isEmpty || fault.profiles.contains(profile) {
        var draft = GeneratedInvoice(profile, SeededGenerator(case: number, of: seed)).draft
        fault.change(&draft)
        for syntax in profile.syntaxes {
          try add(draft, syntax, name: "fault-\(number)-\(profile)", about: fault.about)
        }
      }
    }
  }

  package func finish() throws { try lines.write(to: folder.appending(path: "cases.jsonl")) }
}
