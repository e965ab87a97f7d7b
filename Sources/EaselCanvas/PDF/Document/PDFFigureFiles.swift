/// Attaches the data of figures to their elements (ISO 19005-3, 6.8 and annex E).
final class PDFFigureFiles {
  private let attachments: PDFAttachments
  private let context: RenderContext
  private var count = 0
  /// The specifications of what was attached on the page that is drawn.
  private var known: [MarkedContent.FigureData: Int] = [:]
  private var isFull = false

  init(_ attachments: PDFAttachments, _ context: RenderContext) {
    self.attachments = attachments
    self.context = context
  }

  /// Begins a page; what was drawn before is forgotten, so that memory stays flat.
  func beginPage() { known.removeAll() }

  /// Attaches the data of a figure, and returns the number of the file specification; nil, and a
  /// note, where the file cannot be had.
  func attach(_ data: MarkedContent.FigureData, words: String) -> Int? {
    if let number = known[data] { return number }
    guard !isFull else { return nil }
    count += 1
    do {
      let number = try attachments.add(
        PDFAttachments.File(
          data: data.content(), name: data.name ?? "figure-\(count).\(data.fileExtension)",
          type: data.type,
          relationship: .data, description: words, isOfDocument: false,
          operation: "beginMarkedContent"))
      known[data] = number
      return number
    } catch let error as EaselError {
      note(error)
    } catch {
      note(EaselError(.invalidAttachment, "\(error)", operation: "beginMarkedContent"))
    }
    return nil
  }

  private func note(_ error: EaselError) {
    isFull = attachments.isFull
    context.note(
      .warning, error.code,
      "the data of a figure are left out\(isFull ? ", as are those of further ones" : ""): "
        + error.message, operation: error.operation ?? "beginMarkedContent", value: error.value)
  }
}
