/// A standard for PDF documents that a document claims to conform to.
///
/// ```swift
/// let document = try PDFDocument(
///   info: DocumentInfo(title: "Statement", language: "en"), conformance: [.ua1, .a3a])
/// ```
///
/// A document claims the standards that are requested and no others. Easel corrects violations
/// where it can. Others are noted as `nonconforming` with the position and the remedy, and thrown
/// under the strict policy. `docs/conformance.md` lists what is checked and how, and what no
/// program can check.
public enum PDFConformance: String, Hashable, Sendable, CaseIterable {
  /// PDF/UA-1 (ISO 14289-1): documents for screen readers.
  case ua1
  /// PDF/A-2a (ISO 19005-2): archivable documents with tags and extractable text.
  case a2a
  /// PDF/A-2b: archivable documents with a reliable visual appearance.
  case a2b
  /// PDF/A-2u: archivable documents with extractable text.
  case a2u
  /// PDF/A-3a (ISO 19005-3): like PDF/A-2a, with attached files of any type.
  case a3a
  /// PDF/A-3b: like PDF/A-2b, with attached files of any type.
  case a3b
  /// PDF/A-3u: like PDF/A-2u, with attached files of any type.
  case a3u

  /// The part of ISO 19005, or `nil` for other standards.
  var archivePart: Int? {
    switch self {
    case .ua1: nil
    case .a2a, .a2b, .a2u: 2
    case .a3a, .a3b, .a3u: 3
    }
  }

  /// The level within the part, as XMP names it, or `nil` for other standards.
  var archiveLevel: Character? {
    switch self {
    case .ua1: nil
    case .a2a, .a3a: "A"
    case .a2u, .a3u: "U"
    case .a2b, .a3b: "B"
    }
  }

  /// Whether the standard requires a tagged document.
  var needsTags: Bool { self == .ua1 || archiveLevel == "A" }
}

extension Set<PDFConformance> {
  /// Whether one of the standards is PDF/A.
  var isArchive: Bool { contains { $0.archivePart != nil } }

  /// The part of PDF/A and the highest level that is requested.
  var archive: (part: Int, level: Character)? {
    // In this order each level includes those after it.
    for level: Character in ["A", "U", "B"] {
      for claim in self where claim.archiveLevel == level {
        return claim.archivePart.map { ($0, level) }
      }
    }
    return nil
  }

  /// The names of the standards as one text.
  var named: String { map(\.rawValue).sorted().joined(separator: ", ") }

  /// Throws for combinations of standards and options that one document cannot conform to.
  func check(isTagged: Bool, isEncrypted: Bool) throws {
    func refuse(_ message: String) -> EaselError {
      EaselError(.unsupportedOption, message, operation: "PDFDocument.init", value: named)
    }
    if Set<Int>(compactMap(\.archivePart)).count > 1 {
      throw refuse("a document cannot be PDF/A-2 and PDF/A-3 at once; ask for one of them")
    }
    if !isTagged, contains(where: \.needsTags) {
      throw refuse(
        "\(named) needs a tagged document; leave RenderOptions.isTagged at true")
    }
    if isEncrypted, isArchive {
      throw refuse("a PDF/A document cannot be encrypted; leave one of both")
    }
  }
}
