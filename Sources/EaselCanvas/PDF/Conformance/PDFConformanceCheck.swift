/// What keeps a document from the standards that it claims, noted with its remedy.
struct PDFConformanceCheck {
  let claims: Set<PDFConformance>

  private func note(_ message: String, in context: RenderContext, value: String? = nil) {
    context.note(
      Diagnostic(
        .error, .nonconforming, "\(message) (\(claims.named))", operation: "PDFDocument.finish",
        value: value))
  }

  /// Notes what the document should say of itself.
  func checkInfo(title: String?, language: String?, in context: RenderContext) {
    guard !claims.isEmpty else { return }
    if claims.contains(.ua1), title?.isEmpty != false {
      note(
        "the document has no title; add DocumentInfo(title: \"…\"), or a heading", in: context)
    }
    if claims.contains(where: \.needsTags), language == nil {
      note(
        "the document has no language; add DocumentInfo(language: \"en\"), or a locale to "
          + "RenderOptions", in: context)
    }
  }

  /// Notes files that a PDF/A-2 document may not have.
  func checkAttachments(_ hasAny: Bool, in context: RenderContext) {
    guard hasAny, claims.archive?.part == 2 else { return }
    note(
      "a PDF/A-2 document may not have attached files; ask for PDF/A-3, or leave them out",
      in: context)
  }

  /// Notes letters of a private use area, which mean nothing to a reader (ISO 19005-2, 6.2.11.7.3).
  func checkText(_ text: TextLayout, in context: RenderContext) {
    guard claims.archive?.level == "A",
      let letter = text.string.unicodeScalars.first(where: {
        $0.properties.generalCategory == .privateUse
      })
    else { return }
    let code = String(letter.value, radix: 16, uppercase: true)
    context.note(
      .error, .nonconforming,
      "a letter for private use (U+\(code)) says nothing to a reader; draw it in "
        + "MarkedContent.tag(.span, actualText: \"…\") or as a figure (\(claims.named))",
      operation: "draw(text)", value: "U+\(code)")
  }

  /// Notes an image that nobody described.
  func checkImage(hasOwner: Bool, in context: RenderContext) {
    guard claims.contains(.ua1), !hasOwner else { return }
    context.note(
      .warning, .missingAlternative,
      "an image has no words; draw it in MarkedContent.figure(label: \"…\"), or in .artifact where "
        + "it means nothing", operation: "draw(image)")
  }
}
