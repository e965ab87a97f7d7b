import Foundation

/// What a document says of itself.
public struct DocumentInfo: Hashable, Sendable {
  /// The title, which viewers show in their window.
  public var title: String?
  /// Who wrote it.
  public var author: String?
  /// What it is about.
  public var subject: String?
  /// Words to find it by.
  public var keywords: [String]
  /// The program that made what the document shows; `Easel` where there is none.
  public var creator: String?
  /// When it was made; without one the file says nothing, and the same input gives the same bytes.
  public var creationDate: Date?
  /// When it was last changed.
  public var modificationDate: Date?
  /// The language of the text as a tag of BCP 47, such as `de-CH`; that of
  /// ``RenderOptions/localeIdentifier`` where there is none.
  public var language: String?
  /// Metadata of your own in XMP.
  public var extensions: [XMPSchema]

  /// Describes a document.
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

  /// The keywords as one text; nil without any.
  var joinedKeywords: String? { keywords.isEmpty ? nil : keywords.joined(separator: ", ") }
}
