import Foundation

extension EInvoice {
  /// An allowance, which reduces an amount, or a charge, which increases it (BG-20, BG-21, BG-27,
  /// BG-28).
  ///
  /// ```swift
  /// let freight = EInvoice.AllowanceCharge(
  ///   4.9, reason: "Freight", code: "FC", tax: .standard(19))
  /// let rebate = EInvoice.AllowanceCharge(percent: 5, of: 200, reason: "Rebate", code: "95")
  /// ```
  public struct AllowanceCharge: Hashable, Sendable {
    /// The amount without tax, which is not negative (BT-92, BT-99, BT-136, BT-141).
    public var amount: Decimal
    /// The percentage of the base, such as 5 (BT-94, BT-101, BT-138, BT-143).
    public var percent: Decimal?
    /// The amount of which the percentage is taken (BT-93, BT-100, BT-137, BT-142).
    public var base: Decimal?
    /// The reason as text (BT-97, BT-104, BT-139, BT-144).
    public var reason: String?
    /// The reason as a code: of UNTDID 5189 for allowances, of UNTDID 7161 for charges (BT-98,
    /// BT-105, BT-140, BT-145).
    public var reasonCode: String?
    /// The tax, which an allowance or charge of a whole invoice needs (BT-95, BT-102).
    ///
    /// That of a line has the tax of its line; another tax is refused.
    public var tax: Tax?

    /// Creates an allowance or a charge of a fixed amount.
    public init(
      _ amount: Decimal, reason: String? = nil, code: String? = nil, tax: Tax? = nil
    ) {
      self.amount = amount
      self.reason = reason
      reasonCode = code
      self.tax = tax
    }

    /// Creates an allowance or a charge as a percentage of an amount, rounded to two decimals.
    public init(
      percent: Decimal, of base: Decimal, reason: String? = nil, code: String? = nil,
      tax: Tax? = nil
    ) {
      amount = (try? ExactAmount.percent(percent, of: base)) ?? .nan
      self.percent = percent
      self.base = base
      self.reason = reason
      reasonCode = code
      self.tax = tax
    }
  }

  /// A name and a value that describe an item, such as a color (BG-32).
  public struct Attribute: Hashable, Sendable {
    /// The name (BT-160).
    public var name: String
    /// The value (BT-161).
    public var value: String

    /// Creates an attribute from its name and value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A code that classifies an item, such as a customs number (BT-158).
  public struct Classification: Hashable, Sendable {
    /// The code.
    public var code: String
    /// The list of UNTDID 7143 that the code is from, such as `HS`.
    public var list: String?
    /// The version of the list.
    public var version: String?

    /// Creates a classification from its code and its list.
    public init(_ code: String, list: String?, version: String? = nil) {
      self.code = code
      self.list = list
      self.version = version
    }
  }

  /// A line of an invoice (BG-25).
  ///
  /// ```swift
  /// let line = EInvoice.Line("Shelf", quantity: 2, price: 49.5, tax: .standard(19))
  /// ```
  public struct Line: Hashable, Sendable {
    /// The identifier of the line; `nil` for its position, counted from 1 (BT-126).
    public var id: String?
    /// A note (BT-127).
    public var note: String?
    /// The identifier of an object that the line is about, such as a meter (BT-128).
    public var objectID: Identifier?
    /// The name of the item (BT-153).
    public var name: String
    /// The description of the item (BT-154).
    public var description: String?
    /// The quantity, which is negative in a line that takes something back (BT-129).
    ///
    /// It has at most four decimals, and so have the prices: the next edition of the standard has
    /// this limit.
    public var quantity: Decimal
    /// The unit as a code of UN/ECE Recommendation 20 or 21, such as `C62` for a piece (BT-130).
    public var unit: String
    /// The price of the base quantity without tax, which is not negative (BT-146).
    public var price: Decimal
    /// The quantity to which the price applies; `nil` for one (BT-149).
    public var priceQuantity: Decimal?
    /// The price before ``priceDiscount`` (BT-148).
    public var grossPrice: Decimal?
    /// The discount on the price, which is already in ``price`` (BT-147).
    public var priceDiscount: Decimal?
    /// The tax.
    public var tax: Tax
    /// The allowances of the line, such as a rebate (BG-27).
    public var allowances: [AllowanceCharge] = []
    /// The charges of the line (BG-28).
    public var charges: [AllowanceCharge] = []
    /// The amount of the line without tax; `nil` to compute it, otherwise it is checked (BT-131).
    public var net: Decimal?
    /// The period of the line (BG-26).
    public var period: Period?
    /// The line of the buyer's order (BT-132).
    public var orderLine: String?
    /// The buyer's accounting reference (BT-133).
    public var accountingReference: String?
    /// The item number of the seller (BT-155).
    public var sellerItemID: String?
    /// The item number of the buyer (BT-156).
    public var buyerItemID: String?
    /// A number of a standard, such as a GTIN with the scheme `0160` (BT-157).
    public var standardItemID: Identifier?
    /// The classifications of the item (BT-158).
    public var classifications: [Classification] = []
    /// The country of origin (BT-159).
    public var originCountry: String?
    /// Further attributes of the item (BG-32).
    public var attributes: [Attribute] = []

    /// Creates a line from an item, its quantity, unit, price and tax.
    ///
    /// - Parameters:
    ///   - name: The name of the item.
    ///   - quantity: The quantity.
    ///   - unit: The code of the unit. The default is `C62`, a piece.
    ///   - price: The price of one unit without tax.
    ///   - tax: The tax.
    public init(
      _ name: String, quantity: Decimal = 1, unit: String = "C62", price: Decimal, tax: Tax
    ) {
      self.name = name
      self.quantity = quantity
      self.unit = unit
      self.price = price
      self.tax = tax
    }

    /// The amount of the line as the standard computes it: quantity × price, rounded to two
    /// decimals, less allowances plus charges.
    ///
    /// - Throws: `limitExceeded` if an amount is not a number or has too many digits.
    public func computedNet() throws -> Decimal {
      let gross = try ExactAmount.product(quantity, price, dividedBy: priceQuantity ?? 1)
      let less = try ExactAmount.sum(allowances.map(\.amount))
      let more = try ExactAmount.sum(charges.map(\.amount))
      return try ExactAmount.sum([gross, -less, more])
    }
  }
}
