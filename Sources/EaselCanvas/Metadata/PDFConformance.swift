/// A standard that a document says it keeps to.
///
/// ```swift
/// let document = try PDFDocument(
///   info: DocumentInfo(title: "Statement", language: "en"), conformance: [.ua1, .a3a])
/// ```
///
/// A document claims what is asked for and nothing else. What keeps it from the standard is noted as
/// `nonconforming` with the place and the remedy, and thrown under the strict policy; what can be
/// corrected is. See `docs/conformance.md` for what is checked how, and for what no program can see.
public enum PDFConformance: String, Hashable, Sendable, CaseIterable {
  /// PDF/UA-1 (ISO 14289-1): readable by screen readers.
  case ua1
  /// PDF/A-2a (ISO 19005-2): for archives, tagged and with its text.
  case a2a
  /// PDF/A-2b: for archives, by its looks.
  case a2b
  /// PDF/A-2u: for archives, with its text.
  case a2u
  /// PDF/A-3a (ISO 19005-3): as 2a, with files of any type attached.
  case a3a
  /// PDF/A-3b: as 2b, with files of any type attached.
  case a3b
  /// PDF/A-3u: as 2u, with files of any type attached.
  case a3u

  /// The part of ISO 19005; nil for other standards.
  var archivePart: Int? {
    switch self {
    case .ua1: nil
    case .a2a, .a2b, .a2u: 2
    case .a3a, .a3b, .a3u: 3
    }
  }

  /// The level within the part, as XMP names it; nil for other standards.
  var archiveLevel: Character? {
    switch self {
    case .ua1: nil
    case .a2a, .a3a: "A"
    case .a2u, .a3u: "U"
    case .a2b, .a3b: "B"
    }
  }

  /// Whether a document of it must be tagged.
  var needsTags: Bool { self == .ua1 || archiveLevel == "A" }
}

extension Set<PDFConformance> {
  /// Whether any is PDF/A.
  var isArchive: Bool { contains { $0.archivePart != nil } }

  /// The part and the level of PDF/A that are claimed, the highest of those asked for.
  var archive: (part: Int, level: Character)? {
    // A, U and B: each holds those behind it.
    for level: Character in ["A", "U", "B"] {
      for claim in self where claim.archiveLevel == level {
        return claim.archivePart.map { ($0, level) }
      }
    }
    return nil
  }

  /// The standards by their names, in one text.
  var named: String { map(\.rawValue).sorted().joined(separator: ", ") }

  /// Throws for standards that one document cannot keep to.
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
