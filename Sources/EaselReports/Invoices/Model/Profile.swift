extension EInvoice {
  /// A specification whose rules an invoice keeps (BT-24).
  public enum Profile: Hashable, Sendable, CaseIterable {
    /// EN 16931 as it is; in a PDF, Factur-X and ZUGFeRD with the profile EN 16931.
    case en16931
    /// XRechnung 3.0, which German public authorities require.
    case xrechnung
    /// Peppol BIS Billing 3.0, which is written as UBL only.
    case peppol

    /// The identifier of the specification (BT-24).
    public var identifier: String {
      switch self {
      case .en16931: "urn:cen.eu:en16931:2017"
      case .xrechnung: "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0"
      case .peppol:
        "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0"
      }
    }

    /// The business process that an invoice names if it has none of its own (BT-23).
    var process: String? {
      self == .en16931 ? nil : "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"
    }

    /// The syntaxes in which an invoice can be written.
    public var syntaxes: [Syntax] { self == .peppol ? [.ubl] : [.cii, .ubl] }
  }

  /// A syntax of EN 16931.
  public enum Syntax: Hashable, Sendable, CaseIterable {
    /// CrossIndustryInvoice of UN/CEFACT, D16B: the syntax of Factur-X and ZUGFeRD.
    case cii
    /// Invoice and CreditNote of OASIS UBL 2.1: the syntax of Peppol.
    case ubl
  }
}
