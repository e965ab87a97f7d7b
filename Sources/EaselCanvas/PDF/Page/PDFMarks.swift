/// The marked parts of a content stream (ISO 32000-1, 14.6).
struct PDFMarks {
  /// To what the part belongs that is open; nil for none.
  var owner: PDFTagger.Owner?
  /// How many states were saved where it began.
  var depth = 0
  /// Where the operators that mark lie among the others.
  var ranges: [Range<Int>] = []
  /// The stream's place in the structure, once an element owns a part of it.
  private(set) var stream: Int?
  /// The object that the stream becomes, for forms with such parts, and its key in the structure.
  private(set) var form = 0
  private(set) var key = 0

  /// Whether the stream is a form's.
  let isForm: Bool

  /// Begins the marks of a page, or of a form.
  init(isForm: Bool) { self.isForm = isForm }

  /// Writes the operator that begins a part.
  mutating func write(
    _ owner: PDFTagger.Owner, _ tagger: PDFTagger, to writer: inout PDFWriter
  ) {
    switch owner {
    case .none: break
    case .artifact(let kind): writer.raw(kind.beginning)
    case .element(let place):
      let structure = tagger.structure
      if stream == nil {
        if isForm { form = structure.reserveForm() }
        let begun = structure.beginStream(page: tagger.page, form: form)
        (stream, key) = (begun, structure.key(of: begun))
      }
      guard let stream else { return }
      writer.byte(UInt8(ascii: "/"))
      writer.text(structure.type(of: place).rawValue)
      writer.raw(" <</MCID ")
      writer.integer(structure.mark(place, in: stream))
      writer.raw(">> BDC\n")
    }
  }

  /// Lets what is marked so far be a form's.
  mutating func becomeForm(_ structure: PDFStructure) {
    guard let stream, form == 0 else { return }
    form = structure.reserveForm()
    structure.move(stream, toForm: form)
  }
}

extension MarkedContent.Artifact {
  /// The operator that begins it (ISO 32000-1, 14.8.2.2).
  fileprivate var beginning: StaticString {
    switch self {
    case .layout: "/Artifact BMC\n"
    case .header:
      "/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC\n"
    case .footer:
      "/Artifact <</Type /Pagination /Subtype /Footer /Attached [/Bottom]>> BDC\n"
    case .background: "/Artifact <</Type /Background>> BDC\n"
    case .page: "/Artifact <</Type /Page>> BDC\n"
    }
  }
}
