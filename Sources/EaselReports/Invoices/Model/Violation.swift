import Foundation

extension EInvoice {
  /// The specification that a rule is from.
  public enum Layer: String, Hashable, Sendable, CaseIterable {
    /// The rules of EN 16931.
    case en16931
    /// The rules of Factur-X and ZUGFeRD, profile EN 16931, which name some rules differently.
    case facturX
    /// The rules of XRechnung.
    case xrechnung
    /// The rules of Peppol BIS Billing.
    case peppol
    /// The rules of Easel, for faults that the other specifications let pass and a payer does not.
    case easel
  }

  /// A rule that an invoice breaks.
  public struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// The names of the rule by specification; specifications that have no such rule are missing.
    public var names: [Layer: [String]]
    /// The term of EN 16931 that the rule is about, such as `BT-106`.
    public var term: String
    /// The part of the invoice, such as `lines[2]`; empty for the whole invoice.
    public var path: String
    /// The sentence that says what is wrong and what to do.
    public var message: String

    /// The name of the rule, such as `BR-CO-10`.
    public var rule: String {
      Layer.allCases.lazy.compactMap { names[$0]?.first }.first ?? ""
    }

    /// The rule, the term, the part of the invoice and the message.
    public var description: String {
      "\(rule) (\(term)\(path.isEmpty ? "" : ", \(path)")): \(message)"
    }
  }
}

/// An error that lists all rules that an electronic invoice breaks.
///
/// ```swift
/// func send(_ draft: EInvoice.Draft) {
///   do {
///     let invoice = try EInvoice(draft)
///     print(invoice.totals.due)
///   } catch {
///     for violation in error.violations { print(violation.rule, violation.message) }
///   }
/// }
/// ```
public struct EInvoiceError: Error, Hashable, Sendable, LocalizedError, CustomStringConvertible {
  /// All violations, in the order of ``EInvoice/Draft/violations()``; there is at least one.
  public var violations: [EInvoice.Violation]

  /// The number of violations that ``description`` contains.
  private static let maximumListed = 20

  /// The number of violations, and the first 20 of them, one in each line.
  public var description: String {
    let count = violations.count
    var lines = ["the invoice breaks \(count) rule\(count == 1 ? "" : "s"):"]
    lines += violations.prefix(Self.maximumListed).map { "  \($0)" }
    if count > Self.maximumListed { lines.append("  … and \(count - Self.maximumListed) more") }
    return lines.joined(separator: "\n")
  }

  /// The same text as ``description``.
  public var errorDescription: String? { description }
}
