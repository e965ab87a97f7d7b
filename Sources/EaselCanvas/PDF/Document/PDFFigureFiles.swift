/// Attaches the data of figures to their elements (ISO 19005-3, 6.8 and annex E).
final class PDFFigureFiles {
  private let attachments: PDFAttachments
  private let context: RenderContext
  private var count = 0
  /// The file specifications of the data that the current page attached.
  private var known: [MarkedContent.FigureData: Int] = [:]
  private var isFull = false

  init(_ attachments: PDFAttachments, _ context: RenderContext) {
    self.attachments = attachments
    self.context = context
  }

  /// Begins a page and forgets the data of earlier pages, so that memory stays constant.
  func beginPage() { known.removeAll() }

  /// Attaches the data of a figure and returns the number of the file specification.
  ///
  /// If the file cannot be attached, notes it and returns nil.
  func attach(_ data: MarkedContent.FigureData, alternativeText: String) -> Int? {
    if let number = known[data] { return number }
    guard !isFull else { return nil }
    count += 1
    do {
      let number = try attachments.add(
        PDFAttachments.File(
          data: data.content(), name: data.name ?? "figure-\(count).\(data.fileExtension)",
          type: data.type,
          relationship: .data, description: alternativeText, isOfDocument: false,
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
