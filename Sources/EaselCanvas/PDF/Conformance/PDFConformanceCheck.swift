import Foundation

/// Checks a document against the standards that it claims and notes each violation with its remedy.
struct PDFConformanceCheck {
  let claims: Set<PDFConformance>
  /// Whether private use characters require an actual text.
  ///
  /// It is stored, since it is read for every text.
  let needsActualText: Bool

  init(claims: Set<PDFConformance>) {
    self.claims = claims
    needsActualText = claims.archive?.level == "A"
  }

  private func note(
    _ message: String, in context: RenderContext, operation: String = "PDFDocument.finish",
    value: String? = nil
  ) {
    context.note(
      Diagnostic(
        .error, .nonconforming, "\(message) (\(claims.named))", operation: operation, value: value))
  }

  /// Notes that the language is missing, before the first page.
  func checkLanguage(_ language: String?, in context: RenderContext) {
    guard claims.contains(where: \.needsTags), language == nil else { return }
    note(
      "the document has no language; add DocumentInfo(language: \"en\"), or a locale to "
        + "RenderOptions", in: context, operation: "PDFDocument.init")
  }

  /// Notes that the title is missing, which may be the first heading.
  func checkTitle(_ title: String?, in context: RenderContext) {
    guard claims.contains(.ua1), title?.isEmpty != false else { return }
    note(
      "the document has no title; add DocumentInfo(title: \"…\"), or a heading", in: context)
  }

  /// Notes a string that is longer than PDF/A allows.
  func checkString(_ string: (count: Int, beginning: [UInt8])?, in context: RenderContext) {
    guard let string else { return }
    let isWide = string.beginning.starts(with: [0xFE, 0xFF])
    let beginning =
      isWide
      ? String(bytes: string.beginning, encoding: .utf16)
      : String(decoding: string.beginning, as: UTF8.self)
    note(
      "“\(beginning?.prefix(30) ?? "")…” takes \(string.count) bytes, where PDF/A allows "
        + "\(PDFFile.longestString); shorten the title, the alternative text or the metadata that begins like this",
      in: context,
      value: String(string.count))
  }

  /// Notes files that a PDF/A-2 document may not have.
  func checkAttachments(_ hasAny: Bool, in context: RenderContext) {
    guard hasAny, claims.archive?.part == 2 else { return }
    note(
      "a PDF/A-2 document may not have attached files; ask for PDF/A-3, or leave them out",
      in: context)
  }

  /// Notes private use characters, which have no meaning for a reader (ISO 19005-2, 6.2.11.7.3).
  func checkText(_ text: TextLayout, in context: RenderContext) {
    guard needsActualText,
      let letter = text.string.unicodeScalars.first(where: \.isPrivateUse)
    else { return }
    let code = String(letter.value, radix: 16, uppercase: true)
    context.note(
      .error, .nonconforming,
      "the private use character U+\(code) has no defined meaning; draw it in "
        + "MarkedContent.tag(.span, actualText: \"…\") or as a figure (\(claims.named))",
      operation: "draw(text)", value: "U+\(code)")
  }

  /// Notes an image without a text alternative.
  func checkImage(hasOwner: Bool, in context: RenderContext) {
    guard claims.contains(.ua1), !hasOwner else { return }
    context.noteMissingAlternative()
  }
}

extension RenderContext {
  /// Notes an image or a drawing without a text alternative.
  func noteMissingAlternative() {
    note(
      .error, .missingAlternative,
      "an image has no alternative text; set accessibilityLabel or MarkedContent.figure(label: \"…\"), "
        + "or mark it as decoration (accessibilityHidden, .artifact)", operation: "draw(image)")
  }
}

extension String {
  /// Whether any character is a private use character.
  var hasPrivateUse: Bool { unicodeScalars.contains(where: \.isPrivateUse) }
}

extension Unicode.Scalar {
  /// Whether it is a private use character.
  var isPrivateUse: Bool { properties.generalCategory == .privateUse }
}
