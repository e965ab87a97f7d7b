import Foundation

/// Stands between cairo and the output, and makes a document in which figures have alternative
/// text.
///
/// cairo 1.16 marks a figure in the page and knows no words for it. So the content of a page with
/// figures is cut into items on its way (``PDFMarkedContent``), and the objects that come last, the
/// structure among them, are written anew (``PDFStructure``). A document without figures passes as
/// it is; of each page no more is kept than its dictionary.
final class PDFTagger {
  private let sink: OutputSink
  /// What came since the page's or the ending's beginning and has not gone on yet.
  private var held = Data()
  private var holds = Holding.nothing
  /// How many bytes came, and how many went on.
  private var received = 0
  private var written = 0
  /// From which of cairo's offsets on bytes lie how much farther back.
  private var shifts: [(from: Int, by: Int)] = []
  private var pages: [PDFTaggedPage] = []
  /// The page whose bytes come at present, as soon as it is known.
  private var page: PDFTaggedPage?
  private var hasFigures = false
  /// Whether all pages so far were as cairo 1.16 writes them; else the structure stays cairo's.
  private var isReadable = true

  private enum Holding {
    case nothing
    /// What may hold the page's dictionary, which is not known yet.
    case page
    case everything
  }

  /// A page's dictionary is longer only with thousands of links.
  private static let greatestDictionary = 65_536

  init(_ sink: OutputSink) { self.sink = sink }

  /// Takes bytes of cairo's; false when they cannot be written.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    received += bytes.count
    switch holds {
    case .nothing: return pass(bytes)
    case .everything: held.append(contentsOf: bytes)
    case .page:
      held.append(contentsOf: bytes)
      guard held.count > 2 * Self.greatestDictionary else { return true }
      page = page ?? PDFTaggedPage(in: held)
      let rest = Data(held.suffix(Self.greatestDictionary))
      let result = pass(held.dropLast(Self.greatestDictionary))
      held = rest
      return result
    }
    return sink.failure == nil
  }

  @discardableResult
  private func pass(_ bytes: UnsafeRawBufferPointer) -> Bool {
    written += bytes.count
    return sink.write(bytes)
  }

  @discardableResult
  private func pass(_ data: Data) -> Bool { data.withUnsafeBytes { pass($0) } }

  // MARK: Pages

  /// Begins to take the bytes of a page.
  func beginPage(_ figures: [PDFFigures.Figure]) {
    hasFigures = hasFigures || !figures.isEmpty
    holds = figures.isEmpty ? .page : .everything
  }

  /// Ends the page and marks the figures in it.
  func endPage(_ figures: [PDFFigures.Figure]) {
    defer {
      pass(held)
      held = Data()
      holds = .nothing
      page = nil
    }
    guard isReadable else { return }
    isReadable = false
    guard var page = page ?? PDFTaggedPage(in: held) else { return }
    if !figures.isEmpty {
      guard mark(figures, on: &page) else { return }
    }
    pages.append(page)
    isReadable = true
  }

  /// Cuts the content of a page into items; false if it is not as cairo writes it.
  private func mark(_ figures: [PDFFigures.Figure], on page: inout PDFTaggedPage) -> Bool {
    guard let stream = PDFContentStream(of: page, in: held),
      let content = Inflater.expanded([UInt8](held[stream.data]))
    else { return false }
    let marked = PDFMarkedContent(content, isShown: figures.map { !$0.box.isNull })
    guard let data = try? marked.bytes.withUnsafeBytes(Deflater(.usual).compressed) else {
      return false
    }
    let length = Data("\(data.count)".utf8)
    let begin = received - held.count
    let shift = shifts.last?.by ?? 0
    let (more, digits) = (data.count - stream.data.count, length.count - stream.length.count)
    // The length lies behind the stream: replaced first, it moves nothing that is still to do.
    held.replaceSubrange(stream.length, with: length)
    held.replaceSubrange(stream.data, with: data)
    shifts.append((begin + stream.data.upperBound, shift + more))
    shifts.append((begin + stream.length.upperBound, shift + more + digits))
    page.items = marked.items
    page.figures = figures
    return true
  }

  // MARK: The end

  /// Begins to take what comes after the last page.
  func beginEnd() { holds = hasFigures ? .everything : .nothing }

  /// Writes the structure of a document that has figures.
  ///
  /// - Parameter language: The language of the document as a tag of BCP 47, if it is known.
  func finish(language: String?, in context: RenderContext) {
    guard hasFigures else { return }
    let ending = PDFEnding(held, at: received - held.count)
    let structure =
      isReadable ? ending.flatMap { PDFStructure(pages, $0, language: language) } : nil
    if structure == nil {
      context.note(
        ending == nil && !shifts.isEmpty ? .error : .warning, .backendFailed,
        "cairo wrote the document in a form in which figures cannot be given their words",
        operation: "PDFDocument.finish")
    }
    if let ending { write(ending, structure) } else { pass(held) }
    held = Data()
  }

  /// Writes the objects at the end, as they are or anew, and where each object of the file lies.
  private func write(_ ending: PDFEnding, _ structure: PDFStructure?) {
    var offsets = ending.offsets.map(shifted)
    var objects = structure?.objects ?? [:]
    offsets += Array(repeating: 0, count: (structure?.objectCount ?? offsets.count) - offsets.count)
    func write(_ number: Int, _ body: String) {
      offsets[number] = written
      pass(Data("\(number) 0 obj\n\(body)\nendobj\n".utf8))
    }
    for (number, bytes) in ending.objects {
      if let body = objects.removeValue(forKey: number) {
        write(number, body)
      } else {
        offsets[number] = written
        pass(bytes)
      }
    }
    for (number, body) in objects.sorted(by: { $0.key < $1.key }) { write(number, body) }
    pass(Data(ending.table(of: offsets, at: written).utf8))
  }

  /// Where a byte lies that cairo wrote at an offset before the end.
  private func shifted(_ offset: Int) -> Int {
    var (low, high) = (0, shifts.count)
    while low < high {
      let middle = (low + high) / 2
      if shifts[middle].from <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? offset + shifts[low - 1].by : offset
  }
}
