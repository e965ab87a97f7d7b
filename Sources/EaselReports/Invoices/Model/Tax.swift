import Foundation

extension EInvoice {
  /// A category of value added tax: a code of UNTDID 5305 (BT-95, BT-102, BT-118, BT-151).
  public struct TaxCategory: RawRepresentable, Hashable, Sendable {
    /// The code, such as `S`.
    public var rawValue: String

    /// Creates a category from its code.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The standard or a reduced rate (`S`).
    public static let standard = TaxCategory(rawValue: "S")
    /// A rate of zero (`Z`).
    public static let zero = TaxCategory(rawValue: "Z")
    /// Exempt from tax (`E`).
    public static let exempt = TaxCategory(rawValue: "E")
    /// Reverse charge: the buyer owes the tax (`AE`).
    public static let reverseCharge = TaxCategory(rawValue: "AE")
    /// A supply to another country of the European Union (`K`).
    public static let intraCommunity = TaxCategory(rawValue: "K")
    /// An export from the European Union (`G`).
    public static let export = TaxCategory(rawValue: "G")
    /// Outside of the scope of tax (`O`).
    public static let outOfScope = TaxCategory(rawValue: "O")
    /// The tax of the Canary Islands, IGIC (`L`).
    public static let canaryIslands = TaxCategory(rawValue: "L")
    /// The tax of Ceuta and Melilla, IPSI (`M`).
    public static let ceutaAndMelilla = TaxCategory(rawValue: "M")
    /// Split payment in Italy (`B`).
    public static let splitPayment = TaxCategory(rawValue: "B")

    /// Whether a group of this category has a rate above zero or may have one.
    var isTaxed: Bool { ["S", "L", "M", "B"].contains(rawValue) }
  }

  /// The tax of a line, an allowance or a charge: its category and rate, and a reason for
  /// exemption.
  ///
  /// ```swift
  /// let full = EInvoice.Tax.standard(19)
  /// let course = EInvoice.Tax.exempt("Unterricht, § 4 Nr. 21 UStG")
  /// ```
  public struct Tax: Hashable, Sendable {
    /// The category (BT-95, BT-102, BT-118, BT-151).
    public var category: TaxCategory
    /// The rate in percent, such as 19; `nil` outside of the scope of tax (BT-96, BT-119, BT-152).
    public var rate: Decimal?
    /// The reason for exemption, as text (BT-120).
    public var reason: String?
    /// The reason for exemption, as a code of the list VATEX, such as `VATEX-EU-AE` (BT-121).
    public var reasonCode: String?

    /// Creates a tax from its category and its rate in percent.
    public init(
      _ category: TaxCategory, rate: Decimal? = 0, reason: String? = nil, reasonCode: String? = nil
    ) {
      self.category = category
      self.rate = rate
      self.reason = reason
      self.reasonCode = reasonCode
    }

    /// The standard or a reduced rate, in percent.
    public static func standard(_ rate: Decimal) -> Tax { Tax(.standard, rate: rate) }
    /// A rate of zero.
    public static let zero = Tax(.zero)
    /// Exempt from tax, with the reason as text, as a code, or both.
    public static func exempt(_ reason: String?, code: String? = nil) -> Tax {
      Tax(.exempt, reason: reason, reasonCode: code)
    }
    /// Reverse charge, with the reason code of the European Union.
    public static let reverseCharge = Tax(.reverseCharge, reasonCode: "VATEX-EU-AE")
    /// A supply to another country of the European Union, with its reason code.
    public static let intraCommunity = Tax(.intraCommunity, reasonCode: "VATEX-EU-IC")
    /// An export from the European Union, with its reason code.
    public static let export = Tax(.export, reasonCode: "VATEX-EU-G")
    /// Outside of the scope of tax, with its reason code.
    public static let outOfScope = Tax(.outOfScope, rate: nil, reasonCode: "VATEX-EU-O")

    /// The part of the tax that decides its group.
    var key: Tax { Tax(category, rate: rate) }
  }

  /// The sums of one category and rate of tax (BG-23).
  public struct TaxGroup: Hashable, Sendable {
    /// The category, the rate and the reason for exemption.
    public var tax: Tax
    /// The taxable amount (BT-116).
    public var base: Decimal
    /// The amount of tax (BT-117).
    public var amount: Decimal

    /// Creates a group from its tax, its taxable amount and its amount of tax.
    public init(_ tax: Tax, base: Decimal, amount: Decimal) {
      self.tax = tax
      self.base = base
      self.amount = amount
    }
  }
}
