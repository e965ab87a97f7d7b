/// The marked-content sequences of a content stream (ISO 32000-1, 14.6).
struct PDFMarks {
  /// The owner of the open sequence; nil for none.
  private(set) var owner: PDFTagger.Owner?
  /// The number of saved states where it began.
  private(set) var depth = 0
  /// The number of bytes of the marked-content operators.
  private(set) var length = 0
  /// The index of the stream in the structure, once an element owns a sequence of it.
  private(set) var stream: Int?
  /// The object number of a form with such sequences, and its key in the parent tree.
  private(set) var form = 0
  private(set) var key = 0

  /// Whether the stream is that of a form.
  let isForm: Bool

  /// Begins the marked content of a page, or of a form.
  init(isForm: Bool) { self.isForm = isForm }

  /// Whether no sequence is open.
  var isClosed: Bool { owner == nil }

  /// Begins a sequence.
  ///
  /// - Parameter depth: The number of saved states.
  mutating func begin(
    _ owner: PDFTagger.Owner, depth: Int, _ tagger: PDFTagger, in writer: inout PDFWriter
  ) {
    let start = writer.bytes.count
    write(owner, tagger, to: &writer)
    self.owner = owner
    self.depth = depth
    length += writer.bytes.count - start
  }

  /// Ends the open sequence.
  mutating func end(in writer: inout PDFWriter) {
    owner = nil
    let start = writer.bytes.count
    writer.raw("EMC\n")
    length += writer.bytes.count - start
  }

  /// Writes the operator that begins a sequence.
  private mutating func write(
    _ owner: PDFTagger.Owner, _ tagger: PDFTagger, to writer: inout PDFWriter
  ) {
    switch owner {
    case .none: break
    case .artifact(let kind): writer.raw(kind.beginning)
    case .element(let position):
      let structure = tagger.structure
      if stream == nil {
        if isForm { form = structure.reserveForm() }
        let begun = structure.beginStream(page: tagger.page, form: form)
        (stream, key) = (begun.stream, begun.key)
      }
      guard let stream else { return }
      let mark = structure.mark(position, in: stream)
      writer.beginMark(mark.number, of: mark.type)
    }
  }

  /// Moves the sequences so far to a form.
  mutating func becomeForm(_ structure: PDFStructure) {
    guard let stream, form == 0 else { return }
    form = structure.reserveForm()
    structure.move(stream, toForm: form)
  }
}

extension MarkedContent.Artifact {
  /// The operator that begins the artifact (ISO 32000-1, 14.8.2.2).
  fileprivate var beginning: StaticString {
    switch self {
    case .layout: "/Artifact BMC\n"
    case .header:
      "/Artifact<</Type/Pagination/Subtype/Header/Attached[/Top]>>BDC\n"
    case .footer:
      "/Artifact<</Type/Pagination/Subtype/Footer/Attached[/Bottom]>>BDC\n"
    case .background: "/Artifact<</Type/Background>>BDC\n"
    case .page: "/Artifact<</Type/Page>>BDC\n"
    }
  }
}
