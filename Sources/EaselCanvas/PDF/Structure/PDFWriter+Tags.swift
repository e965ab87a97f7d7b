extension PDFWriter {
  /// Begins a marked-content sequence of an element (ISO 32000-1, 14.6).
  mutating func beginMark(_ number: Int, of type: StructureType) {
    byte(UInt8(ascii: "/"))
    text(type.rawValue)
    backwards { digits in
      digits.text(">>BDC\n")
      digits.integer(number.magnitude, minimumDigits: 1)
      digits.text("<</MCID ")
    }
  }

  /// Ends the dictionary of an element whose only kid is a marked-content sequence.
  mutating func onlyMark(_ number: Int) {
    backwards { digits in
      digits.text(">>")
      digits.integer(number.magnitude, minimumDigits: 1)
      digits.text("/K ")
    }
  }

  /// Returns the entry for the language of an element.
  static func language(_ tag: String) -> [UInt8] {
    var writer = PDFWriter()
    writer.raw("/Lang ")
    writer.string(tag)
    return writer.bytes
  }

  /// Writes the entries of a tag besides its type (ISO 32000-1, 14.7.2 and 14.8.5).
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - isOfItsKind: Whether the element has the type of the tag. Another type has no attributes
  ///     of lists and tables.
  ///   - headers: The identifiers of the header cells to which a cell refers.
  mutating func attributes(
    of tag: MarkedContent.Tag, withThoseOfItsKind isOfItsKind: Bool = true, headers: [[UInt8]] = []
  ) {
    func write(_ key: StaticString, _ text: String?) {
      guard let text, !text.isEmpty else { return }
      raw(key)
      string(text)
      byte(0x20)
    }
    write("/T ", tag.title)
    write("/Lang ", tag.language)
    write("/Alt ", tag.alternative)
    write("/ActualText ", tag.actualText)
    write("/E ", tag.expansion)
    guard isOfItsKind else { return }
    switch tag.kind {
    case .list(let numbering) where numbering != .none:
      raw("/A << /O /List /ListNumbering /")
      text(numbering.rawValue.prefix(1).uppercased() + numbering.rawValue.dropFirst())
      raw(" >> ")
    case .table(let summary?):
      raw("/A << /O /Table /Summary ")
      string(summary)
      raw(" >> ")
    case .headerCell(let scope, let columns, let rows, _):
      raw("/A << /O /Table /Scope ")
      switch scope {
      case .row: raw("/Row ")
      case .column: raw("/Column ")
      case .both: raw("/Both ")
      }
      spans(columns, rows)
      raw(">> ")
    case .cell(let columns, let rows, _) where columns > 1 || rows > 1 || !headers.isEmpty:
      raw("/A << /O /Table ")
      spans(columns, rows)
      if !headers.isEmpty {
        raw("/Headers [")
        for header in headers { raw(header) }
        raw("] ")
      }
      raw(">> ")
    default: break
    }
  }

  private mutating func spans(_ columns: Int, _ rows: Int) {
    if columns > 1 {
      raw("/ColSpan ")
      integer(columns)
      byte(0x20)
    }
    if rows > 1 {
      raw("/RowSpan ")
      integer(rows)
      byte(0x20)
    }
  }
}
