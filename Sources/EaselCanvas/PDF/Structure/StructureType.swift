/// A structure type (ISO 32000-1, 14.8.4) with its name in the file.
enum StructureType: String, Sendable {
  case document = "Document"
  case part = "Part"
  case section = "Sect"
  case article = "Art"
  case division = "Div"
  case aside = "Aside"
  case blockQuote = "BlockQuote"
  case caption = "Caption"
  case tableOfContents = "TOC"
  case contentsEntry = "TOCI"
  case index = "Index"
  case paragraph = "P"
  case heading1 = "H1"
  case heading2 = "H2"
  case heading3 = "H3"
  case heading4 = "H4"
  case heading5 = "H5"
  case heading6 = "H6"
  case title = "Title"
  case list = "L"
  case item = "LI"
  case label = "Lbl"
  case body = "LBody"
  case table = "Table"
  case tableHead = "THead"
  case tableBody = "TBody"
  case tableFoot = "TFoot"
  case row = "TR"
  case headerCell = "TH"
  case cell = "TD"
  case span = "Span"
  case quote = "Quote"
  case note = "Note"
  case reference = "Reference"
  case code = "Code"
  case emphasis = "Em"
  case strong = "Strong"
  case figure = "Figure"
  case formula = "Formula"
  case link = "Link"
  case annotation = "Annot"

  /// The kind of content that an element may have.
  enum Content {
    /// Other elements; text between them becomes a paragraph.
    case groups
    /// Elements of certain types only.
    case parts
    /// Text, and inline elements.
    case text
    /// All drawing in it, as a single item.
    case whole
  }

  /// The kind of content that it may have.
  var content: Content {
    switch self {
    case .document, .part, .section, .article, .division, .aside, .blockQuote, .contentsEntry,
      .index, .body:
      .groups
    case .tableOfContents, .list, .item, .table, .tableHead, .tableBody, .tableFoot, .row: .parts
    case .caption, .paragraph, .heading1, .heading2, .heading3, .heading4, .heading5, .heading6,
      .title, .label, .headerCell, .cell, .span, .quote, .note, .reference, .code, .emphasis,
      .strong, .link, .annotation:
      .text
    case .figure, .formula: .whole
    }
  }

  /// Whether it is an inline element, which is within text.
  var isInline: Bool {
    switch self {
    case .span, .quote, .note, .reference, .code, .emphasis, .strong, .link, .annotation: true
    default: false
    }
  }

  /// Whether it has a meaning without content: a cell keeps its column, a note its identifier.
  var isKeptEmpty: Bool { self == .cell || self == .headerCell || self == .note }

  /// Whether it is a table or a part of one.
  var isTablePart: Bool {
    switch self {
    case .table, .tableHead, .tableBody, .tableFoot, .row, .headerCell, .cell: true
    default: false
    }
  }

  /// Whether there are rules for the number and the order of its parts.
  var hasCountedParts: Bool { self == .table || self == .list || self == .tableOfContents }

  /// The standard type to which the role map maps it; nil if it is a standard type of PDF 1.7.
  var role: StructureType? {
    switch self {
    case .aside: .division
    case .title: .paragraph
    case .emphasis, .strong: .span
    default: nil
    }
  }

  /// Whether an element may be in another one (ISO 32000-1, 14.8.4.2 and 14.8.4.3).
  func mayStand(in parent: StructureType) -> Bool {
    switch self {
    case .tableHead, .tableBody, .tableFoot: parent == .table
    case .row:
      parent == .tableBody || parent == .tableHead || parent == .tableFoot || parent == .table
    case .headerCell, .cell: parent == .row
    case .item: parent == .list
    case .label: [.item, .contentsEntry, .note].contains(parent)
    case .body: parent == .item
    case .contentsEntry: parent == .tableOfContents
    case .tableOfContents: parent.content == .groups || parent == .tableOfContents
    case .list: parent.content == .groups || [.list, .cell, .headerCell].contains(parent)
    case .caption:
      parent.content == .groups
        || [.table, .list, .tableOfContents, .figure, .formula].contains(parent)
    default:
      switch parent.content {
      case .groups: true
      case .parts: false
      // Cells and notes may contain paragraphs as well as text.
      case .text: isInline || self == .figure || self == .formula || parent.holdsParagraphs
      case .whole: false
      }
    }
  }

  /// Whether a note to a text in it is in it as well, after the paragraph of the text.
  var holdsNotes: Bool { content == .groups || (holdsParagraphs && self != .note) }

  /// Whether it may contain paragraphs besides text.
  private var holdsParagraphs: Bool {
    switch self {
    case .cell, .headerCell, .note, .caption: true
    default: false
    }
  }

  /// The element that is added around a text directly in it; nil if no element is suitable.
  var wrapperOfText: StructureType? {
    switch self {
    case .row: .cell
    case .list: .item
    case .item: .body
    case .tableOfContents: .contentsEntry
    case .table, .tableHead, .tableBody, .tableFoot: nil
    default: .paragraph
    }
  }
}

extension MarkedContent.Tag {
  /// The name of its type in a PDF; nil if it is not a structure element.
  package var pdfName: String? {
    switch kind {
    case .artifact, .within: nil
    default: (StructureType(kind).role ?? StructureType(kind)).rawValue
    }
  }
}

extension StructureType {
  /// Creates the type of a kind of tag.
  ///
  /// - Parameter kind: A kind other than an artifact or an existing element, which become a
  ///   division.
  init(_ kind: MarkedContent.Tag.Kind) {
    self =
      switch kind {
      case .document: .document
      case .part: .part
      case .section: .section
      case .article: .article
      case .aside: .aside
      case .blockQuote: .blockQuote
      case .caption: .caption
      case .tableOfContents: .tableOfContents
      case .contentsEntry: .contentsEntry
      case .index: .index
      case .paragraph: .paragraph
      case .heading(let level): Self.headings[min(max(level, 1), 6) - 1]
      case .title: .title
      case .list: .list
      case .item: .item
      case .label: .label
      case .body: .body
      case .table: .table
      case .tableHead: .tableHead
      case .tableBody: .tableBody
      case .tableFoot: .tableFoot
      case .row: .row
      case .headerCell: .headerCell
      case .cell: .cell
      case .span: .span
      case .quote: .quote
      case .note: .note
      case .reference: .reference
      case .code: .code
      case .emphasis: .emphasis
      case .strong: .strong
      case .figure: .figure
      case .formula: .formula
      case .artifact, .within: .division
      }
  }

  private static let headings: [StructureType] = [
    .heading1, .heading2, .heading3, .heading4, .heading5, .heading6,
  ]

  /// The level of a heading; nil for other types.
  var headingLevel: Int? {
    switch self {
    case .heading1: 1
    case .heading2: 2
    case .heading3: 3
    case .heading4: 4
    case .heading5: 5
    case .heading6: 6
    default: nil
    }
  }

  /// Whether it is a heading or the title of the document.
  var isHeading: Bool { headingLevel != nil || self == .title }
}
