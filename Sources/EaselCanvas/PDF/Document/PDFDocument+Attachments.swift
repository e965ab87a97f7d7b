import Foundation

extension PDFDocument {
  /// The relationship between an attached file and the visible document (ISO 32000-2, 14.13).
  public enum AttachmentRelationship: String, Hashable, Sendable, CaseIterable, Codable {
    /// A file with the data behind the visible content, such as the table behind a chart.
    case data
    /// The source file from which the document was made.
    case source
    /// A file with the same content in another format, such as an invoice in XML.
    case alternative
    /// A file that supplements the document.
    case supplement
    /// A file with another relationship, or with an unknown one.
    case unspecified

    var key: StaticString {
      switch self {
      case .data: "Data"
      case .source: "Source"
      case .alternative: "Alternative"
      case .supplement: "Supplement"
      case .unspecified: "Unspecified"
      }
    }
  }

  /// Attaches a file to the document, from its content, its name and its media type.
  ///
  /// ```swift
  /// let document = try PDFDocument()
  /// try document.attach(
  ///   Data("Month,Sales\r\nMay,54\r\n".utf8), name: "sales.csv", type: "text/csv",
  ///   relationship: .data, description: "The sales on page 3")
  /// ```
  ///
  /// Viewers list the file and can save it. It is compressed and written at once, and then released
  /// from memory. The data of a single figure belongs to the figure instead
  /// (``MarkedContent/FigureData``). Of the parts of PDF/A only part 3 allows files of any type.
  /// The cost is that of compressing the data with Deflate. Source: ISO 32000-2, 7.11.4.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - name: The name of the file without a path. It is unique in the document and has at most
  ///     255 bytes of UTF-8.
  ///   - type: The media type, such as `text/csv`, without parameters.
  ///   - relationship: The relationship to the visible document. The default is `unspecified`.
  ///   - description: A description of the file for human readers.
  ///   - created: The time at which the file was made.
  ///   - modified: The time of its last change. The default is the modification date of
  ///     ``DocumentInfo``, or its creation date.
  /// - Throws: `invalidAttachment` for a name or a type that cannot be used, `limitExceeded` beyond
  ///   ``Limits/maximumAttachments``, ``Limits/maximumAttachmentBytes`` or, for the bytes of the
  ///   description, ``Limits/maximumTextLength``, `invalidNumber` for dates that are not finite,
  ///   and `documentClosed` after ``finish()``. After an error the document is unchanged.
  public func attach(
    _ data: Data, name: String, type: String,
    relationship: AttachmentRelationship = .unspecified, description: String? = nil,
    created: Date? = nil, modified: Date? = nil
  ) throws {
    _ = try attachments.add(
      PDFAttachments.File(
        data: data, name: name, type: type, relationship: relationship, description: description,
        created: created, modified: modified))
  }

  /// Whether the document contains any attached files.
  package var hasAttachments: Bool { !attachments.isEmpty }
  /// Whether the document contains an invoice, which requires PDF/A-3.
  package var hasInvoice: Bool { attachments.invoice != nil }
}
