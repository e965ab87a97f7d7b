extension MarkedContent {
  /// What a part of a document is for whoever reads it without seeing it: a heading, a paragraph, a
  /// cell of a table (ISO 32000-1, 14.8.4).
  ///
  /// ```swift
  /// canvas.withMarkedContent(.heading(1)) { canvas.draw("Statement", at: origin) }
  /// canvas.withMarkedContent(.tag(.headerCell(scope: .column))) { … }
  /// canvas.withMarkedContent(.tag(.span, language: "de", expansion: "zum Beispiel")) { … }
  /// ```
  ///
  /// A PDF is tagged by it, and an SVG gets roles. Text outside of any tag is a paragraph, and other
  /// drawing outside of paragraphs and cells is an artifact.
  public struct Tag: Hashable, Sendable {
    /// What the part is.
    public var kind: Kind
    /// What a reader may show as its name.
    public var title: String? {
      get { words?.texts.title }
      set { change(\.title, newValue) }
    }
    /// The language of its text as a tag of BCP 47; that of what lies around it where there is none.
    public var language: String? {
      get { words?.texts.language }
      set { change(\.language, newValue) }
    }
    /// What is said in its place, for figures and formulas.
    public var alternative: String? {
      get { words?.texts.alternative }
      set { change(\.alternative, newValue) }
    }
    /// The text that it stands for, where that is not what is drawn.
    public var actualText: String? {
      get { words?.texts.actualText }
      set { change(\.actualText, newValue) }
    }
    /// What an abbreviation stands for.
    public var expansion: String? {
      get { words?.texts.expansion }
      set { change(\.expansion, newValue) }
    }

    /// The texts; nil where all are, as for most of the many cells of a table, which are copied often.
    private var words: Words?

    /// The texts of a tag.
    private final class Words: Hashable, Sendable {
      struct Texts: Hashable {
        var title: String?
        var language: String?
        var alternative: String?
        var actualText: String?
        var expansion: String?
      }

      let texts: Texts

      init(_ texts: Texts) { self.texts = texts }

      static func == (a: Words, b: Words) -> Bool { a === b || a.texts == b.texts }
      func hash(into hasher: inout Hasher) { hasher.combine(texts) }
    }

    private mutating func change(_ path: WritableKeyPath<Words.Texts, String?>, _ text: String?) {
      var texts = words?.texts ?? Words.Texts()
      texts[keyPath: path] = text
      words = texts == Words.Texts() ? nil : Words(texts)
    }

    /// Describes a part of a document.
    public init(
      _ kind: Kind, title: String? = nil, language: String? = nil, alternative: String? = nil,
      actualText: String? = nil, expansion: String? = nil
    ) {
      self.kind = kind
      let texts = Words.Texts(
        title: title, language: language, alternative: alternative, actualText: actualText,
        expansion: expansion)
      words = texts == Words.Texts() ? nil : Words(texts)
    }

    /// The kinds of parts.
    public enum Kind: Hashable, Sendable {
      // Groups of other parts

      /// A document within the document.
      case document
      /// A large division, such as a volume.
      case part
      /// A section, with a heading as a rule.
      case section
      /// A text that stands for itself.
      case article
      /// A text beside the others, such as a box.
      case aside
      /// A quotation of one or more paragraphs.
      case blockQuote
      /// The text that describes a table or a figure.
      case caption
      /// A table of contents; holds entries, and further tables of contents.
      case tableOfContents
      /// An entry of a table of contents.
      case contentsEntry
      /// An index.
      case index

      // Parts with text

      /// A paragraph.
      case paragraph
      /// A heading of a level, 1 … 6.
      case heading(Int)
      /// The title of the document.
      case title

      // Lists

      /// A list; holds items, and further lists.
      case list(Numbering)
      /// An item of a list.
      case item
      /// The bullet or the number of an item.
      case label
      /// What an item says.
      case body

      // Tables

      /// A table with what it shows, in a sentence.
      case table(summary: String? = nil)
      /// The rows at the top of a table.
      case tableHead
      /// The rows with the values of a table.
      case tableBody
      /// The rows at the foot of a table.
      case tableFoot
      /// A row of a table; holds cells.
      case row
      /// A cell with the name of what lies below or beside it, over a number of columns and rows, and
      /// with an id for cells that name it as one of their headers.
      case headerCell(scope: Scope, columns: Int = 1, rows: Int = 1, id: String? = nil)
      /// A cell over a number of columns and rows.
      ///
      /// Scopes say to which header cells it belongs. Where they cannot, as beside a heading between
      /// the rows, it has the ids of its header cells, which come before it in the table.
      case cell(columns: Int = 1, rows: Int = 1, headers: [String] = [])

      // Parts of a line

      /// A part of a text, for its language or what it stands for.
      case span
      /// A quotation within a paragraph.
      case quote
      /// A footnote or endnote.
      case note
      /// A reference to another place, such as the number of a note.
      case reference
      /// A fragment of a program.
      case code
      /// Text that is emphasized.
      case emphasis
      /// Text that is of importance.
      case strong
      /// A figure; ``MarkedContent/figure(label:value:data:)`` gives one its words.
      case figure
      /// A formula, with its words as ``Tag/alternative``.
      case formula

      // Others

      /// Drawing without meaning for a reader.
      case artifact(Artifact)
      /// Goes on with a part that was begun before, on this page or another.
      case within(Element)
    }

    /// How the items of a list are numbered.
    public enum Numbering: String, Hashable, Sendable, CaseIterable {
      /// Not at all, and without bullets.
      case none
      /// By a filled circle.
      case disc
      /// By an open circle.
      case circle
      /// By a filled square.
      case square
      /// 1, 2, 3.
      case decimal
      /// i, ii, iii.
      case lowerRoman
      /// I, II, III.
      case upperRoman
      /// a, b, c.
      case lowerAlpha
      /// A, B, C.
      case upperAlpha
    }

    /// What a header cell names.
    public enum Scope: Hashable, Sendable {
      /// The cells of its row.
      case row
      /// The cells of its column.
      case column
      /// Both.
      case both
    }
  }

  /// The kinds of drawing without meaning for a reader.
  public enum Artifact: Hashable, Sendable {
    /// Rules, backgrounds and whatever else is there for the looks.
    case layout
    /// The head of a page that comes again on each.
    case header
    /// The foot of a page, with its number for instance.
    case footer
    /// A background of the page, such as a watermark.
    case background
    /// What is there for printers, such as cut marks.
    case page
  }

  /// A part of a document that goes on over pages (`PDFDocument.element(_:in:)`).
  public struct Element: Hashable, Sendable {
    /// The document's structure, and the element's number in it.
    let structure: ObjectIdentifier
    let number: Int
  }

  /// A part of a document of a kind.
  public static func tag(
    _ kind: Tag.Kind, title: String? = nil, language: String? = nil, alternative: String? = nil,
    actualText: String? = nil, expansion: String? = nil
  ) -> MarkedContent {
    .tag(
      Tag(
        kind, title: title, language: language, alternative: alternative, actualText: actualText,
        expansion: expansion))
  }

  /// A heading of a level, 1 … 6.
  public static func heading(_ level: Int) -> MarkedContent { .tag(Tag(.heading(level))) }

  /// Drawing without meaning for a reader, of a kind.
  public static func artifact(_ kind: Artifact) -> MarkedContent { .tag(Tag(.artifact(kind))) }

  /// Goes on with a part that was begun before (`PDFDocument.element(_:in:)`).
  public static func within(_ element: Element) -> MarkedContent { .tag(Tag(.within(element))) }

  /// A paragraph.
  public static var paragraph: MarkedContent { .tag(Tag(.paragraph)) }
}
