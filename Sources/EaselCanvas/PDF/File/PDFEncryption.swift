import Foundation

/// The passwords of a document and the permissions of its readers, for AES-256 encryption.
///
/// ```swift
/// let document = try PDFDocument(
///   to: .file(url),
///   encryption: PDFEncryption(
///     userPassword: "for readers", ownerPassword: "for us", permissions: .print))
/// ```
///
/// It requires the package trait `Encryption`, which uses OpenSSL's libcrypto (`libssl-dev`):
/// `.package(…, traits: [.defaults, "Encryption"])`. Without the trait ``PDFDocument`` throws
/// `unsupportedOption`.
///
/// Without a password the content of the file, including its attachments and texts, cannot be read.
/// The number of its objects and their sizes can be read. Permissions are not enforced by the
/// encryption: a program can ignore them once the document is open.
///
/// The key is random, because a key computed from the document could be guessed. So the bytes of
/// the file are different each time. Everything else in Easel gives the same bytes for the same
/// input.
///
/// PDF/A forbids encryption. The passwords take some milliseconds, and the encryption about a
/// second for a gigabyte. Source: ISO 32000-2, 7.6.4, version 5 and revision 6.
public struct PDFEncryption: Hashable, Sendable {
  /// The permissions of a reader who opens the document with its user password.
  public struct Permissions: OptionSet, Hashable, Sendable {
    /// The permissions as bits of ISO 32000-2, table 22.
    public let rawValue: UInt32

    /// Creates permissions from the bits of ISO 32000-2, table 22.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The permission to print at full resolution.
    public static let print = Self(rawValue: 1 << 2 | 1 << 11)
    /// The permission to print at low resolution only.
    public static let printLowResolution = Self(rawValue: 1 << 2)
    /// The permission to change the document in ways that the other permissions do not cover.
    public static let modify = Self(rawValue: 1 << 3)
    /// The permission to copy text and images.
    ///
    /// Screen readers can always read the text.
    public static let copy = Self(rawValue: 1 << 4)
    /// The permission to add comments and to fill in forms.
    public static let annotate = Self(rawValue: 1 << 5 | 1 << 8)
    /// The permission to fill in forms and to sign.
    public static let fillForms = Self(rawValue: 1 << 8)
    /// The permission to insert, delete and rotate pages, and to change the outline.
    public static let assemble = Self(rawValue: 1 << 10)
    /// All permissions.
    public static let all: Self = [.print, .modify, .copy, .annotate, .fillForms, .assemble]
  }

  /// The password that opens the document for reading; `nil` if everybody may open it.
  public var userPassword: String?
  /// The password that opens the document with all rights; `nil` if nobody has them.
  public var ownerPassword: String?
  /// The permissions of readers who open the document with the user password.
  public var permissions: Permissions
  /// Whether the title, the author and the other metadata in XMP are also encrypted.
  ///
  /// If false, search engines and archives can read them. The default is true.
  public var encryptsMetadata: Bool
  /// The seed of the random bytes; nil for random bytes of the system.
  ///
  /// A seed gives the same bytes each time, and therefore no protection. It is for tests.
  package var seed: UInt64?

  /// Creates the protection of a document from at least one password.
  ///
  /// A password is normalized (SASLprep, RFC 4013). Its first 127 bytes of UTF-8 are significant.
  /// ``PDFDocument`` throws `invalidPassword` for an empty password and for one with prohibited
  /// characters. A longer password is cut, and noted as a warning.
  ///
  /// - Parameters:
  ///   - userPassword: The password for reading; `nil` if everybody may open the document.
  ///   - ownerPassword: The password for all rights; `nil` if nobody has them.
  ///   - permissions: The permissions of readers with the user password. The default is all.
  ///   - encryptsMetadata: Whether the metadata in XMP is also encrypted. The default is true.
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

/// A description without the passwords, which must not appear in logs.
extension PDFEncryption: CustomStringConvertible, CustomReflectable {
  /// A description of the protection without its passwords.
  public var description: String {
    "PDFEncryption(permissions: \(String(permissions.rawValue, radix: 2)))"
  }

  /// A mirror of the permissions alone, so that a dump does not show the passwords.
  public var customMirror: Mirror { Mirror(self, children: ["permissions": permissions.rawValue]) }
}

extension PDFEncryption {
  /// The error of a document with a password and a standard that forbids encryption.
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
