extension PDFConformanceCheck {
  /// Notes the reason why a page of a PDF file may not be in a document with these claims.
  func check(_ page: EmbeddedPDF, in context: RenderContext) {
    guard !claims.isEmpty, let fault = fault(of: page) else { return }
    context.note(
      .error, .nonconforming, "\(fault) (\(claims.named))", operation: "draw(EmbeddedPDF)",
      value: page.source.name)
  }

  /// Notes that the structure of a file may not become a part of a document that claims PDF/UA.
  func checkStructure(of source: PDFSource, isTrusted: Bool, in context: RenderContext) {
    guard claims.contains(.ua1), source.accessibilityClaim != 1, !isTrusted else { return }
    let claim = source.accessibilityClaim.map { "claims PDF/UA-\($0)" } ?? "does not claim PDF/UA"
    context.note(
      .error, .nonconforming,
      "“\(source.name)” \(claim), and Easel does not check what its tags say; give a copy that is "
        + "PDF/UA-1, or check it, for example with veraPDF, and add trusting: true (\(claims.named))",
      operation: "Report.appending", value: source.name)
  }

  /// Notes text of a page of a tagged file that no element of its structure has.
  func noteTextOutside(of page: EmbeddedPDF, in context: RenderContext) {
    let needsTags = claims.contains(where: \.needsTags)
    context.note(
      needsTags ? .error : .warning, needsTags ? .nonconforming : .drawingApproximated,
      "page \(page.page) of “\(page.source.name)” has text outside of the structure of its file, which "
        + "screen readers do not read; give a copy in which all text is tagged"
        + (needsTags ? " (\(claims.named))" : ""),
      operation: "Report.appending", value: page.source.name)
  }

  private func fault(of page: EmbeddedPDF) -> String? {
    let name = page.source.name
    if let archive = claims.archive {
      guard let claim = page.source.archiveClaim else {
        return "“\(name)” does not claim PDF/A, so that no page of it may be in this document; "
          + "give a copy that is PDF/A-\(archive.part), or leave out the claim"
      }
      let level = "PDF/A-\(claim.part)\(claim.level.lowercased())"
      guard page.isTrusted else {
        return "“\(name)” says that it is \(level), which Easel does not check; check it, for "
          + "example with veraPDF, and add trusting: true"
      }
      guard fits(claim, archive) else {
        return "“\(name)” is \(level), which is less than the document claims; give a copy that is "
          + "PDF/A-\(archive.part)\(String(archive.level).lowercased()), or claim less"
      }
      if let components = page.source.outputComponents, components > 3 {
        return "the colors of “\(name)” are those of a press (its output intent has \(components) "
          + "components), and those of the document are sRGB; give a copy with sRGB"
      }
    }
    if let font = page.content.facts.missingFont {
      return "page \(page.page) of “\(name)” uses the font “\(font)”, which is not in the file; "
        + "give a copy with all fonts embedded"
    }
    return nil
  }

  /// Whether content that conforms to a claim conforms to that of the document as well.
  ///
  /// Each part allows the content of those before it. Level A includes U, and U includes B.
  private func fits(
    _ claim: PDFSource.ArchiveClaim, _ archive: (part: Int, level: Character)
  ) -> Bool {
    claim.part <= archive.part
      && (archive.level == "B" ? ["A", "U", "B"] : ["A", "U"]).contains(claim.level)
  }
}
