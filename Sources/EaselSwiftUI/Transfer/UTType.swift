import Foundation

/// The type of a file or of data, by its identifier.
public struct UTType: Hashable, Codable, Sendable {
  /// The identifier, such as `public.png`.
  public let identifier: String

  /// Creates the type of an identifier.
  public init?(_ identifier: String) { self.identifier = identifier }
  /// Creates the type of files with an extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    identifier = "public.filename-extension.\(filenameExtension)"
  }
  /// Creates the type of a media type, such as `image/png`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    identifier = "public.mime-type.\(mimeType)"
  }
  /// Creates a type that the app declares.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  /// Creates a type that another app declares.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  private init(name: String) { identifier = name }

  /// Any file or folder.
  public static let item = UTType(name: "public.item")
  /// Any content.
  public static let content = UTType(name: "public.content")
  /// Any data.
  public static let data = UTType(name: "public.data")
  /// A folder.
  public static let folder = UTType(name: "public.folder")
  /// A text.
  public static let text = UTType(name: "public.text")
  /// A plain text.
  public static let plainText = UTType(name: "public.plain-text")
  /// A plain text in UTF-8.
  public static let utf8PlainText = UTType(name: "public.utf8-plain-text")
  /// A rich text.
  public static let rtf = UTType(name: "public.rtf")
  /// A page of HTML.
  public static let html = UTType(name: "public.html")
  /// An XML file.
  public static let xml = UTType(name: "public.xml")
  /// A JSON file.
  public static let json = UTType(name: "public.json")
  /// A file of values that commas separate.
  public static let commaSeparatedText = UTType(name: "public.comma-separated-values-text")
  /// A file of values that tabs separate.
  public static let tabSeparatedText = UTType(name: "public.tab-separated-values-text")
  /// An address.
  public static let url = UTType(name: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(name: "public.file-url")
  /// An image.
  public static let image = UTType(name: "public.image")
  /// A PNG image.
  public static let png = UTType(name: "public.png")
  /// A JPEG image.
  public static let jpeg = UTType(name: "public.jpeg")
  /// An HEIC image.
  public static let heic = UTType(name: "public.heic")
  /// A GIF image.
  public static let gif = UTType(name: "com.compuserve.gif")
  /// An SVG image.
  public static let svg = UTType(name: "public.svg-image")
  /// A PDF document.
  public static let pdf = UTType(name: "com.adobe.pdf")
  /// A movie.
  public static let movie = UTType(name: "public.movie")
  /// A sound.
  public static let audio = UTType(name: "public.audio")
  /// A ZIP archive.
  public static let zip = UTType(name: "public.zip-archive")
  /// A property list.
  public static let propertyList = UTType(name: "com.apple.property-list")
  /// A source of a program.
  public static let sourceCode = UTType(name: "public.source-code")
}
