import Foundation

/// The metadata of a document: title, author, dates, language, and schemas in XMP.
///
/// ```swift
/// let info = DocumentInfo(title: "Statement", author: "Example Bank", language: "de-CH")
/// let document = try PDFDocument(to: .file(url), info: info)
/// ```
public struct DocumentInfo: Hashable, Sendable {
  /// The title, which viewers show in their window.
  public var title: String?
  /// The name of the author.
  public var author: String?
  /// The subject of the document.
  public var subject: String?
  /// The keywords by which the document can be found.
  public var keywords: [String]
  /// The program that created the content, or `nil` for `Easel`.
  public var creator: String?
  /// The date of creation.
  ///
  /// With `nil`, the default, the file has no date, so that the same input gives the same bytes.
  public var creationDate: Date?
  /// The date of the last change.
  public var modificationDate: Date?
  /// The language of the text as a BCP 47 tag, such as `de-CH`.
  ///
  /// The default, `nil`, uses ``RenderOptions/localeIdentifier``.
  public var language: String?
  /// Custom metadata in XMP.
  public var extensions: [XMPSchema]

  /// Creates metadata from the given values, each of which is optional.
  public init(
    title: String? = nil, author: String? = nil, subject: String? = nil, keywords: [String] = [],
    creator: String? = nil, creationDate: Date? = nil, modificationDate: Date? = nil,
    language: String? = nil, extensions: [XMPSchema] = []
  ) {
    self.title = title
    self.author = author
    self.subject = subject
    self.keywords = keywords
    self.creator = creator
    self.creationDate = creationDate
    self.modificationDate = modificationDate
    self.language = language
    self.extensions = extensions
  }

  /// The keywords as one text, or `nil` if there are none.
  var joinedKeywords: String? { keywords.isEmpty ? nil : keywords.joined(separator: ", ") }
}
