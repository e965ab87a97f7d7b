extension EInvoice {
  /// An identifier with the scheme that issued it.
  public struct Identifier: Hashable, Sendable {
    /// The identifier.
    public var id: String
    /// The code of the scheme, such as `0088` for a GLN or `EM` for an e-mail address; `nil` if
    /// none.
    public var scheme: String?

    /// Creates an identifier, with the scheme that issued it.
    public init(_ id: String, scheme: String? = nil) {
      self.id = id
      self.scheme = scheme
    }

    /// An e-mail address as an electronic address, with the scheme `EM`.
    public static func email(_ address: String) -> Identifier { Identifier(address, scheme: "EM") }
  }

  /// A postal address (BG-5, BG-8, BG-12, BG-15).
  public struct Address: Hashable, Sendable {
    /// The first line, usually street and number (BT-35, BT-50).
    public var line1: String?
    /// The second line (BT-36, BT-51).
    public var line2: String?
    /// The third line (BT-162, BT-163).
    public var line3: String?
    /// The postcode (BT-38, BT-53).
    public var postcode: String?
    /// The town (BT-37, BT-52).
    public var city: String?
    /// The region, such as a state (BT-39, BT-54).
    public var region: String?
    /// The country code of ISO 3166-1, such as `DE` (BT-40, BT-55).
    public var country: String

    /// Creates an address from its lines, town and country code.
    public init(
      _ line1: String? = nil, line2: String? = nil, line3: String? = nil, postcode: String? = nil,
      city: String? = nil, region: String? = nil, country: String
    ) {
      self.line1 = line1
      self.line2 = line2
      self.line3 = line3
      self.postcode = postcode
      self.city = city
      self.region = region
      self.country = country
    }
  }

  /// A contact of a party (BG-6, BG-9).
  public struct Contact: Hashable, Sendable {
    /// The name of a person or a department (BT-41, BT-56).
    public var name: String?
    /// The telephone number (BT-42, BT-57).
    public var phone: String?
    /// The e-mail address (BT-43, BT-58).
    public var email: String?

    /// Creates a contact from a name, a telephone number and an e-mail address.
    public init(name: String? = nil, phone: String? = nil, email: String? = nil) {
      self.name = name
      self.phone = phone
      self.email = email
    }
  }

  /// A company or a person: the seller, the buyer, a payee or a tax representative.
  ///
  /// EN 16931 has terms for all values of a seller. A buyer has no tax number and no legal form, a
  /// payee only a name, identifiers and a legal identifier, and a tax representative only a name, an
  /// address and a VAT identifier; an invoice with other values is refused.
  ///
  /// ```swift
  /// var seller = EInvoice.Party(
  ///   "Easel GmbH", address: .init("Sägeweg 3", postcode: "12459", city: "Berlin", country: "DE"),
  ///   vatID: "DE123456788")
  /// seller.contact = .init(name: "Ada Vogt", phone: "+49 30 5550101", email: "bill@easel.example")
  /// ```
  public struct Party: Hashable, Sendable {
    /// The legal name (BT-27, BT-44).
    public var name: String
    /// The name under which the party trades, if it differs (BT-28, BT-45).
    public var tradingName: String?
    /// Identifiers that the other party uses, such as a supplier number (BT-29, BT-46).
    public var ids: [Identifier] = []
    /// The identifier of the register of companies (BT-30, BT-47).
    public var legalID: Identifier?
    /// The VAT identifier with its country code, such as `DE123456788` (BT-31, BT-48, BT-63).
    public var vatID: String?
    /// The national tax number of a seller (BT-32).
    public var taxNumber: String?
    /// Further legal facts of a seller, such as the legal form (BT-33).
    public var legalForm: String?
    /// The address to which electronic invoices and answers are sent (BT-34, BT-49).
    public var electronicAddress: Identifier?
    /// The postal address; a payee has none.
    public var address: Address?
    /// The contact (BG-6, BG-9).
    public var contact: Contact?

    /// Creates a party from its name, with its address, VAT identifier and electronic address.
    public init(
      _ name: String, address: Address? = nil, vatID: String? = nil,
      electronicAddress: Identifier? = nil, contact: Contact? = nil
    ) {
      self.name = name
      self.address = address
      self.vatID = vatID
      self.electronicAddress = electronicAddress
      self.contact = contact
    }
  }

  /// The delivery of goods or services (BG-13).
  public struct Delivery: Hashable, Sendable {
    /// The day of the delivery (BT-72).
    public var date: Day?
    /// The name of the receiver, if it is not the buyer (BT-70).
    public var name: String?
    /// The identifier of the location (BT-71).
    public var locationID: Identifier?
    /// The address to which goods are delivered (BG-15).
    public var address: Address?

    /// Creates a delivery from its day and its address.
    public init(date: Day? = nil, name: String? = nil, address: Address? = nil) {
      self.date = date
      self.name = name
      self.address = address
    }
  }
}
