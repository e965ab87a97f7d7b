import Foundation

/// The passwords of a document and what its readers allow, by AES-256.
///
/// ```swift
/// let document = try PDFDocument(
///   to: .file(url),
///   encryption: PDFEncryption(
///     userPassword: "for readers", ownerPassword: "for us", permissions: .print))
/// ```
///
/// Needs the package trait `Encryption`, which takes OpenSSL's libcrypto (`libssl-dev`):
/// `.package(…, traits: [.defaults, "Encryption"])`. Without it, ``PDFDocument`` throws
/// `unsupportedOption`.
///
/// The content of the file, its attachments and texts included, cannot be read without a password;
/// the number of its objects and their sizes can. Permissions are kept by the goodwill of readers:
/// whoever can open the document can get around them.
///
/// The key is random, and so are the file's bytes: a key that came from the document would be one
/// that can be guessed. All else in Easel gives the same bytes for the same input.
///
/// PDF/A forbids encryption. Time: some milliseconds for the passwords, then about a second for a
/// gigabyte. Source: ISO 32000-2, 7.6.4, version 5 and revision 6.
public struct PDFEncryption: Hashable, Sendable {
  /// What a reader may do who opened the document by its user password.
  public struct Permissions: OptionSet, Hashable, Sendable {
    /// The bits of ISO 32000-2, table 22.
    public let rawValue: UInt32

    /// Makes permissions from the bits of ISO 32000-2, table 22.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Printing, as fine as the printer can.
    public static let print = Self(rawValue: 1 << 2 | 1 << 11)
    /// Printing as a coarse image only.
    public static let printCoarsely = Self(rawValue: 1 << 2)
    /// Changes other than those of the other permissions.
    public static let modify = Self(rawValue: 1 << 3)
    /// Copying text and images; screen readers may always read.
    public static let copy = Self(rawValue: 1 << 4)
    /// Adding comments, and filling in forms.
    public static let annotate = Self(rawValue: 1 << 5 | 1 << 8)
    /// Filling in forms, and signing.
    public static let fillForms = Self(rawValue: 1 << 8)
    /// Inserting, deleting and turning pages, and changing the outline.
    public static let assemble = Self(rawValue: 1 << 10)
    /// Everything.
    public static let all: Self = [.print, .modify, .copy, .annotate, .fillForms, .assemble]
  }

  /// The password that opens the document for reading; nil if everybody may open it.
  public var userPassword: String?
  /// The password that opens the document with all rights; nil if nobody has them.
  public var ownerPassword: String?
  /// What may be done with the document after it was opened by the user password.
  public var permissions: Permissions
  /// Whether title, author and the other metadata in XMP are encrypted, too.
  ///
  /// Without, search engines and archives can read them.
  public var encryptsMetadata: Bool
  /// Where the random bytes come from; nil for the system.
  ///
  /// A number gives the same bytes each time, and no protection: it is for tests.
  package var seed: UInt64?

  /// Describes the protection of a document; one of the passwords is needed at least.
  ///
  /// A password is compared in Unicode's normal form (SASLprep), up to 127 bytes of UTF-8.
  ///
  /// - Parameters:
  ///   - userPassword: Opens the document for reading; nil if everybody may open it.
  ///   - ownerPassword: Opens the document with all rights; nil if nobody has them.
  ///   - permissions: What readers of the document may do.
  ///   - encryptsMetadata: Whether the metadata in XMP are encrypted, too.
  public init(
    userPassword: String? = nil, ownerPassword: String? = nil, permissions: Permissions = .all,
    encryptsMetadata: Bool = true
  ) {
    self.userPassword = userPassword
    self.ownerPassword = ownerPassword
    self.permissions = permissions
    self.encryptsMetadata = encryptsMetadata
  }
}

/// Passwords stay out of logs.
extension PDFEncryption: CustomStringConvertible, CustomReflectable {
  /// What is said of the protection without its passwords.
  public var description: String {
    "PDFEncryption(permissions: \(String(permissions.rawValue, radix: 2)))"
  }

  /// A mirror without the passwords.
  public var customMirror: Mirror { Mirror(self, children: ["permissions": permissions.rawValue]) }
}

extension PDFEncryption {
  /// The error of a document that is to be encrypted, and to conform to a standard that forbids it.
  ///
  /// - Parameter standard: The standard, such as `PDF/A-3a`.
  package static func conflict(with standard: String) -> EaselError {
    EaselError(
      .unsupportedOption,
      "\(standard) forbids encryption (ISO 19005, 6.1.3): leave out the conformance, or the "
        + "passwords",
      operation: "PDFDocument", value: standard)
  }
}
