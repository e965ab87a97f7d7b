import Foundation

/// The metadata of a document: title, author, dates, language, and schemas in XMP.
///
/// ```swift
/// let info = DocumentInfo(title: "Statement", author: "Example Bank", language: "de-CH")
/// let document = try PDFDocument(to: .file(url), info: info)
/// ```
public struct DocumentInfo: Hashable, Sendable {
  /// The title, which viewers show in their window; without it, a tagged document uses its first
  /// heading.
  public var title: String?
  /// The name of the author; `nil`, the default, for none.
  public var author: String?
  /// The subject of the document; `nil`, the default, for none.
  public var subject: String?
  /// The keywords by which the document can be found.
  public var keywords: [String]
  /// The program that created the content, or `nil` for `Easel`.
  public var creator: String?
  /// The date of creation; with `nil`, the default, the file has none.
  ///
  /// Without a date the same input gives the same bytes.
  public var creationDate: Date?
  /// The date of the last change; with `nil`, the default, the file has none.
  public var modificationDate: Date?
  /// The language of the text as a BCP 47 tag, such as `de-CH`; `nil`, the default, uses
  /// ``RenderOptions/localeIdentifier``.
  public var language: String?
  /// Schemas of custom properties that are added to the XMP metadata of the document.
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
