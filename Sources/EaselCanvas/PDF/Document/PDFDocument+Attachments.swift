import Foundation

extension PDFDocument {
  /// The relation between an attached file and what the document shows (ISO 32000-2, 14.13).
  public enum AttachmentRelationship: String, Hashable, Sendable, CaseIterable, Codable {
    /// The data of what is shown, such as a table behind a chart.
    case data
    /// The file that the document was made from.
    case source
    /// The same in another form, such as an invoice in XML.
    case alternative
    /// What completes the document.
    case supplement
    /// None of these, or unknown.
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

  /// Attaches a file to the document.
  ///
  /// ```swift
  /// try document.attach(
  ///   csv, name: "sales.csv", type: "text/csv", relationship: .data,
  ///   description: "The figures of page 3")
  /// ```
  ///
  /// Viewers list the file, and can save it. It is compressed and written at once, and leaves
  /// memory. The data of single figures go with them (``MarkedContent/FigureData``). Of the claims
  /// of PDF/A only those of part 3 allow any files. Time and memory: those of deflating it.
  ///
  /// Throws `invalidAttachment` for a name or a type that cannot be used, `limitExceeded` beyond
  /// ``Limits/maximumAttachments`` and ``Limits/maximumAttachmentBytes``, `invalidNumber` for dates
  /// that are not finite, and `documentClosed` after ``finish()``; the document then stays as it
  /// was. Source: ISO 32000-2, 7.11.4.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - name: Its name without a path, which no other file of the document has; at most 255 bytes.
  ///   - type: Its media type, such as `text/csv`, without parameters.
  ///   - relationship: Its relation to what the document shows.
  ///   - description: What it is, for a person to read.
  ///   - created: When it was made.
  ///   - modified: When it was last changed; the date of ``DocumentInfo`` where there is none.
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

  /// Whether the document carries any files.
  package var hasAttachments: Bool { !attachments.isEmpty }
  /// Whether the document carries an invoice, which needs PDF/A-3.
  package var hasInvoice: Bool { attachments.invoice != nil }
}
