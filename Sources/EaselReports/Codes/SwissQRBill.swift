import EaselBlocks
import EaselCanvas
import Foundation

/// The payment slip of a Swiss QR bill: the receipt and the payment part with the Swiss QR code, 210 ×
/// 105 mm.
///
/// ```swift
/// let bill = try SwissQRBill(
///   creditor: .init(
///     name: "Robert Schneider AG", street: "Rue du Lac", buildingNumber: "1268",
///     postalCode: "2501", town: "Biel", country: "CH"),
///   account: "CH44 3199 9123 0008 8901 2", amount: 1_949.75, currency: .chf,
///   reference: "21 00000 00003 13947 14300 09017")
/// let invoice = Report("Invoice", language: "de") {
///   Text("Rechnung")
///   bill
/// }
/// ```
///
/// The slip follows the Swiss Implementation Guidelines QR-bill, version 2.3, and their style guide.
/// In a report it is at the lower edge of its page, over the margins: put it last, on pages of A4.
/// Elsewhere it is a block of its size. Its texts are German, French or Italian by the language of
/// the block, and English in every other language. It is black on white, whatever the theme.
///
/// The style guide permits four families: Arial, Frutiger, Helvetica and Liberation Sans. The slip
/// has that of the theme if it is one of them, and otherwise Liberation Sans, which must be
/// registered with ``/EaselCanvas/FontLibrary``. Without it the default family is drawn, with the
/// warning `fontSubstituted`.
///
/// The code needs the package trait `QRCode`; without it the slip has an error of code
/// `unsupportedOption`, and the space of the code is empty.
public struct SwissQRBill: Block {
  /// The currency of the payment.
  public enum Currency: String, Hashable, Sendable, CaseIterable {
    /// The Swiss franc.
    case chf = "CHF"
    /// The euro.
    case eur = "EUR"
  }

  /// The lines along which the slip is cut from the page.
  public enum Separation: Hashable, Sendable, CaseIterable {
    /// Dashed lines with scissors, as a bill that is sent as a file must have them.
    case scissors
    /// Dashed lines.
    case lines
    /// No lines, for perforated paper.
    case none
  }

  /// A structured postal address, type S in the guidelines.
  public struct Address: Hashable, Sendable {
    /// The name of the person or company, at most 70 characters.
    public var name: String
    /// The street or the post office box, at most 70 characters; `nil` for none.
    public var street: String?
    /// The number of the building, at most 16 characters; `nil` for none.
    public var buildingNumber: String?
    /// The postal code without the country, at most 16 characters.
    public var postalCode: String
    /// The town, at most 35 characters.
    public var town: String
    /// The code of the country, 2 letters, such as `CH`.
    public var country: String

    /// Creates an address from its fields; ``SwissQRBill`` checks them.
    public init(
      name: String, street: String? = nil, buildingNumber: String? = nil, postalCode: String,
      town: String, country: String
    ) {
      self.name = name
      self.street = street
      self.buildingNumber = buildingNumber
      self.postalCode = postalCode
      self.town = town
      self.country = country
    }
  }

  /// The parameters of an alternative procedure, such as eBill.
  public struct AlternativeScheme: Hashable, Sendable {
    /// The name, which is printed in bold type before the parameters and is not in the code.
    public var name: String
    /// The parameters, at most 100 characters.
    public var parameters: String

    /// Creates the parameters of a procedure with its name.
    public init(name: String, parameters: String) {
      self.name = name
      self.parameters = parameters
    }
  }

  /// The content of the Swiss QR code, 31 to 34 lines that are separated by a line feed.
  public let payload: String
  let fields: SwissQRBillFields
  var separation = Separation.scissors

  /// Creates a payment slip and checks all of its fields.
  ///
  /// Spaces at both ends of a text are removed. Texts have the characters of version 2.3: Latin
  /// letters, digits and punctuation up to U+017F, Ș, ș, Ț, ț and €.
  ///
  /// - Parameters:
  ///   - creditor: The payee.
  ///   - account: The IBAN of an account in Switzerland or Liechtenstein, with or without spaces.
  ///   - amount: The amount, 0...999,999,999.99 with at most 2 decimals; `nil` leaves it to the payer.
  ///     A bill of 0 is a notification, and its message must be “DO NOT USE FOR PAYMENT” in one of
  ///     the four languages.
  ///   - currency: The currency.
  ///   - debtor: The payer; `nil` leaves a field to fill in by hand.
  ///   - reference: The reference, with or without spaces: a QR reference of 27 digits, which a QR-IBAN
  ///     requires (institutions 30000 to 31999), or a creditor reference that begins with RF, for any
  ///     other IBAN; `nil` for none.
  ///   - message: A text for the payer; with `billInformation` at most 140 characters.
  ///   - billInformation: Coded information for the payer's software, which begins with `//`.
  ///   - alternativeSchemes: The parameters of at most 2 alternative procedures.
  /// - Throws: `invalidData`. The message lists all faults, and the subject is the names of their
  ///   fields, such as `account, debtor.town`.
  public init(
    creditor: Address, account: String, amount: Decimal? = nil, currency: Currency,
    debtor: Address? = nil, reference: String? = nil, message: String? = nil,
    billInformation: String? = nil, alternativeSchemes: [AlternativeScheme] = []
  ) throws {
    var checks = SwissQRBillChecks()
    let account = checks.account(account)
    fields = SwissQRBillFields(
      creditor: checks.address("creditor", creditor), account: account,
      amount: checks.amount(amount, message), currency: currency,
      debtor: debtor.map { checks.address("debtor", $0) },
      reference: checks.reference(reference, account),
      message: checks.text("message", message, max: 140),
      billInformation: checks.billInformation(billInformation, message),
      alternativeSchemes: checks.schemes(alternativeSchemes))
    payload = fields.lines.joined(separator: "\n")
    checks.length(payload)
    try checks.finish()
  }

  /// Sets the lines along which the slip is cut from the page; the default is
  /// ``Separation/scissors``.
  public func separation(_ separation: Separation) -> SwissQRBill {
    var bill = self
    bill.separation = separation
    return bill
  }

  /// The slip, at the lower edge of its page.
  public var body: some Block {
    SwissQRBillSlip(bill: self).atPageBottom(
      form: ("the slip of a Swiss QR bill", "banks accept A4 in portrait: use PageStyle.a4"))
  }
}

/// The checked fields of a Swiss QR bill, without spaces in codes and at the ends of texts.
struct SwissQRBillFields: Hashable, Sendable {
  /// A kind of reference.
  enum ReferenceKind: String, Sendable {
    case qr = "QRR"
    case creditor = "SCOR"
    case none = "NON"
  }

  let creditor: SwissQRBill.Address
  let account: String
  /// The amount with 2 decimals and a point, such as `1949.75`; empty for none.
  let amount: String
  let currency: SwissQRBill.Currency
  let debtor: SwissQRBill.Address?
  let reference: String
  let message: String
  let billInformation: String
  let alternativeSchemes: [SwissQRBill.AlternativeScheme]

  var referenceKind: ReferenceKind {
    reference.isEmpty ? .none : reference.hasPrefix("RF") ? .creditor : .qr
  }

  /// The lines of the code (guidelines, chapter 4): header, creditor, the unused ultimate creditor,
  /// amount, debtor, reference, additional information, procedures.
  var lines: [String] {
    var lines = ["SPC", "0200", "1", account] + creditor.lines
    lines += Array(repeating: "", count: 7)
    lines += [amount, currency.rawValue]
    lines += debtor?.lines ?? Array(repeating: "", count: 7)
    lines += [referenceKind.rawValue, reference, message, "EPD"]
    if !billInformation.isEmpty || !alternativeSchemes.isEmpty { lines.append(billInformation) }
    return lines + alternativeSchemes.map(\.parameters)
  }
}

extension SwissQRBill.Address {
  /// The seven lines of the address in the code.
  fileprivate var lines: [String] {
    ["S", name, street ?? "", buildingNumber ?? "", postalCode, town, country]
  }
}
