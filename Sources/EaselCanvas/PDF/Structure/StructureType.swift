/// A kind of element of the structure (ISO 32000-1, 14.8.4) by its name in the file.
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

  /// What an element may hold, and how.
  enum Content {
    /// Other elements; text between them is a paragraph.
    case groups
    /// Elements of some types alone.
    case parts
    /// Text, and parts of a line.
    case text
    /// Everything that is drawn in it, as one.
    case whole
  }

  /// What it may hold.
  var content: Content {
    switch self {
    case .document, .part, .section, .article, .division, .aside, .blockQuote, .contentsEntry,
      .index, .body:
      .groups
    case .tableOfContents, .list, .item, .table, .tableHead, .tableBody, .tableFoot, .row: .parts
    case .caption, .paragraph, .heading1, .heading2, .heading3, .heading4, .heading5, .heading6,
      .title, .label, .headerCell, .cell, .span, .quote, .note, .reference, .code, .emphasis,
      .strong, .link:
      .text
    case .figure, .formula: .whole
    }
  }

  /// Whether it is a part of a line, which stands in a text.
  var isInline: Bool {
    switch self {
    case .span, .quote, .note, .reference, .code, .emphasis, .strong, .link: true
    default: false
    }
  }

  /// Whether it means something without content: a cell keeps its column, a note its identifier.
  var isKeptEmpty: Bool { self == .cell || self == .headerCell || self == .note }

  /// Whether it belongs to the rows and columns of a table.
  var isTablePart: Bool {
    switch self {
    case .table, .tableHead, .tableBody, .tableFoot, .row, .headerCell, .cell: true
    default: false
    }
  }

  /// Whether the number and the order of its parts follow rules.
  var hasCountedParts: Bool { self == .table || self == .list || self == .tableOfContents }

  /// The standard type that stands for it; nil where it is one of PDF 1.7's itself.
  var role: StructureType? {
    switch self {
    case .aside: .division
    case .title: .paragraph
    case .emphasis, .strong: .span
    default: nil
    }
  }

  /// Whether an element may stand in another (ISO 32000-1, 14.8.4.2 and 14.8.4.3).
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
      parent.content == .groups || [.table, .list, .tableOfContents].contains(parent)
    default:
      switch parent.content {
      case .groups: true
      case .parts: false
      // Cells and notes hold paragraphs as well as text.
      case .text: isInline || self == .figure || self == .formula || parent.holdsParagraphs
      case .whole: false
      }
    }
  }

  /// Whether it may hold paragraphs besides text.
  private var holdsParagraphs: Bool {
    switch self {
    case .cell, .headerCell, .note, .caption: true
    default: false
    }
  }

  /// What text that stands directly in it is put into; nil where there is no right place.
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
  /// The name of its type in a PDF; nil for what is no part of the structure.
  package var pdfName: String? {
    switch kind {
    case .artifact, .within: nil
    default: (StructureType(kind).role ?? StructureType(kind)).rawValue
    }
  }
}

extension StructureType {
  /// The type of a kind of tag.
  ///
  /// - Parameter kind: Neither an artifact nor an element that was begun before.
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

  /// Whether it names what follows: a heading, or the document's title.
  var isHeading: Bool { headingLevel != nil || self == .title }
}
