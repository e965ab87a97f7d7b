import Foundation

extension EInvoice {
  /// The means of payment of an invoice, such as a transfer to an account (BG-16).
  ///
  /// ```swift
  /// let payment = EInvoice.Payment.transfer(iban: "DE02120300000000202051", reference: "R-17")
  /// ```
  public struct Payment: Hashable, Sendable {
    /// The code of UNTDID 4461, such as `58` for a SEPA credit transfer (BT-81).
    public var code: String
    /// The payment means as text (BT-82).
    public var text: String?
    /// The reference that the payment names (BT-83).
    public var reference: String?
    /// The accounts to which a transfer is made (BG-17).
    public var accounts: [Account] = []
    /// The card that paid (BG-18).
    public var card: Card?
    /// The direct debit (BG-19).
    public var debit: DirectDebit?

    /// Creates a payment from its code.
    public init(code: String, reference: String? = nil) {
      self.code = code
      self.reference = reference
    }

    /// A SEPA credit transfer to an account.
    public static func transfer(
      iban: String, bic: String? = nil, accountName: String? = nil, reference: String? = nil
    ) -> Payment {
      var payment = Payment(code: "58", reference: reference)
      payment.accounts = [Account(iban, name: accountName, bic: bic)]
      return payment
    }
  }

  /// An account to which a transfer is made (BG-17).
  public struct Account: Hashable, Sendable {
    /// The IBAN, or another number where the code of the payment allows it (BT-84).
    public var id: String
    /// The name of the account (BT-85).
    public var name: String?
    /// The BIC of the bank (BT-86).
    public var bic: String?

    /// Creates an account from its number.
    public init(_ id: String, name: String? = nil, bic: String? = nil) {
      self.id = id
      self.name = name
      self.bic = bic
    }
  }

  /// A payment card (BG-18).
  public struct Card: Hashable, Sendable {
    /// The last digits of the number, ten at most (BT-87).
    public var number: String
    /// The name of the holder (BT-88).
    public var holder: String?

    /// Creates a card from the last digits of its number.
    public init(_ number: String, holder: String? = nil) {
      self.number = number
      self.holder = holder
    }
  }

  /// A direct debit (BG-19).
  public struct DirectDebit: Hashable, Sendable {
    /// The mandate (BT-89).
    public var mandate: String?
    /// The creditor identifier that a bank assigned (BT-90).
    public var creditor: String?
    /// The account that is debited (BT-91).
    public var account: String?

    /// Creates a direct debit from its mandate, creditor identifier and debited account.
    public init(mandate: String?, creditor: String? = nil, account: String? = nil) {
      self.mandate = mandate
      self.creditor = creditor
      self.account = account
    }
  }

  /// An earlier invoice that this one refers to (BG-3).
  public struct PrecedingInvoice: Hashable, Sendable {
    /// The number (BT-25).
    public var number: String
    /// The day on which it was issued (BT-26).
    public var issued: Day?

    /// Creates a reference to an invoice from its number.
    public init(_ number: String, issued: Day? = nil) {
      self.number = number
      self.issued = issued
    }
  }

  /// A note on an invoice (BG-1).
  public struct Note: Hashable, Sendable {
    /// The text (BT-22).
    public var text: String
    /// The subject as a code of UNTDID 4451, such as `AAI` (BT-21).
    public var subject: String?

    /// Creates a note from its text.
    public init(_ text: String, subject: String? = nil) {
      self.text = text
      self.subject = subject
    }
  }

  /// A document that supports an invoice, such as a time sheet (BG-24).
  public struct Attachment: Hashable, Sendable {
    /// The reference of the document (BT-122).
    public var id: String
    /// A description (BT-123).
    public var description: String?
    /// The address at which the document can be loaded (BT-124).
    public var location: String?
    /// The content of the document (BT-125).
    public var file: File?

    /// Creates a supporting document from its reference.
    public init(
      _ id: String, description: String? = nil, location: String? = nil, file: File? = nil
    ) {
      self.id = id
      self.description = description
      self.location = location
      self.file = file
    }

    /// The content of a document with its name and media type.
    public struct File: Hashable, Sendable {
      /// The bytes.
      public var data: Data
      /// The name without a path.
      public var name: String
      /// The media type, such as `application/pdf`.
      public var type: String

      /// Creates a file from its bytes, name and media type.
      public init(_ data: Data, name: String, type: String) {
        self.data = data
        self.name = name
        self.type = type
      }
    }
  }
}
