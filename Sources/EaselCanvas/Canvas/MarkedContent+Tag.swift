extension MarkedContent {
  /// The role of a part of a document, such as heading or table cell, and texts that describe it.
  ///
  /// ```swift
  /// let origin = CGPoint(x: 56, y: 56)
  /// canvas.withMarkedContent(.heading(1)) { canvas.draw(TextLayout("Statement"), at: origin) }
  /// canvas.withMarkedContent(.tag(.span, language: "de", expansion: "zum Beispiel")) {
  ///   canvas.draw(TextLayout("z. B."), at: CGPoint(x: 56, y: 90))
  /// }
  /// ```
  ///
  /// Screen readers, search and copying use it. In PDF it becomes a structure element (ISO 32000-1,
  /// 14.8.4), in SVG a WAI-ARIA role. Text outside of any tag is a paragraph. Other drawing outside
  /// of paragraphs and cells is an artifact.
  public struct Tag: Hashable, Sendable {
    /// The role of the tagged part, such as heading, paragraph or table cell.
    public var kind: Kind
    /// The title of the tagged part, which a PDF reader may show; `nil` for none.
    public var title: String? {
      get { textBox?.texts.title }
      set { change(\.title, newValue) }
    }
    /// The language of the text as a BCP 47 tag; `nil` is the language of the enclosing part.
    public var language: String? {
      get { textBox?.texts.language }
      set { change(\.language, newValue) }
    }
    /// The alternative text of a figure or formula, which is read aloud instead; `nil` for none.
    public var alternative: String? {
      get { textBox?.texts.alternative }
      set { change(\.alternative, newValue) }
    }
    /// The text that is read, found and copied instead of the drawn text; `nil` for no such text.
    public var actualText: String? {
      get { textBox?.texts.actualText }
      set { change(\.actualText, newValue) }
    }
    /// The long form of the drawn abbreviation, which is read aloud instead; `nil` for none.
    public var expansion: String? {
      get { textBox?.texts.expansion }
      set { change(\.expansion, newValue) }
    }

    /// The texts, or `nil` if there are none, as for most cells of a table, which are copied often.
    private var textBox: TextBox?

    /// The texts of a tag.
    private final class TextBox: Hashable, Sendable {
      struct Texts: Hashable {
        var title: String?
        var language: String?
        var alternative: String?
        var actualText: String?
        var expansion: String?
      }

      let texts: Texts

      init(_ texts: Texts) { self.texts = texts }

      static func == (a: TextBox, b: TextBox) -> Bool { a === b || a.texts == b.texts }
      func hash(into hasher: inout Hasher) { hasher.combine(texts) }
    }

    private mutating func change(_ path: WritableKeyPath<TextBox.Texts, String?>, _ text: String?) {
      var texts = textBox?.texts ?? TextBox.Texts()
      texts[keyPath: path] = text
      textBox = texts == TextBox.Texts() ? nil : TextBox(texts)
    }

    /// Creates a tag from a role, such as heading, and the texts that describe the tagged part.
    ///
    /// - Parameters:
    ///   - kind: The role of the part.
    ///   - title: The title of the part, which a PDF reader may show.
    ///   - language: The language of the text as a BCP 47 tag. A language that is not valid is
    ///     recorded as `invalidLocale` and ignored.
    ///   - alternative: The alternative text of a figure or a formula.
    ///   - actualText: The text that the drawing represents, if it differs from the text that is
    ///     drawn.
    ///   - expansion: The long form of an abbreviation.
    public init(
      _ kind: Kind, title: String? = nil, language: String? = nil, alternative: String? = nil,
      actualText: String? = nil, expansion: String? = nil
    ) {
      self.kind = kind
      let texts = TextBox.Texts(
        title: title, language: language, alternative: alternative, actualText: actualText,
        expansion: expansion)
      textBox = texts == TextBox.Texts() ? nil : TextBox(texts)
    }

    /// The roles that a part of a document can have.
    public enum Kind: Hashable, Sendable {
      // Groups of other parts

      /// A complete document inside the document, such as a contract in a collection.
      case document
      /// A large division of a document, such as a volume.
      case part
      /// A section of a document, such as a chapter, usually with a heading.
      case section
      /// A self-contained text, such as an article of a magazine.
      case article
      /// A text beside the main text, such as a text box.
      case aside
      /// A quotation of one or more paragraphs.
      case blockQuote
      /// The caption of a table or a figure.
      case caption
      /// A table of contents; it contains entries and other tables of contents.
      case tableOfContents
      /// An entry of a table of contents.
      case contentsEntry
      /// An alphabetical index of terms with page numbers.
      case index

      // Parts with text

      /// A paragraph of text, other than a heading, a list item or a table cell.
      case paragraph
      /// A heading with a level, 1...6; another level is replaced by the nearest one.
      case heading(Int)
      /// The title of the document.
      case title

      // Lists

      /// A list with the numbering of its items; it contains items and other lists.
      case list(Numbering)
      /// An item of a list; it contains a label and a body.
      case item
      /// The bullet or the number of a list item.
      case label
      /// The contents of a list item.
      case body

      // Tables

      /// A table, with an optional summary of its contents in one sentence.
      case table(summary: String? = nil)
      /// The header rows at the top of a table.
      case tableHead
      /// The rows with the values of a table.
      case tableBody
      /// The footer rows at the bottom of a table.
      case tableFoot
      /// A row of a table; it contains cells.
      case row
      /// A header cell, which names a row, a column or both, and may span several columns and rows.
      ///
      /// Cells can refer to it by its `id`.
      case headerCell(scope: Scope, columns: Int = 1, rows: Int = 1, id: String? = nil)
      /// A cell, which may span several columns and rows.
      ///
      /// The scopes of the header cells determine which of them belong to the cell. If scopes are
      /// not enough, as with a heading between the rows, `headers` lists the ids of the header
      /// cells. These must come before the cell in the table.
      case cell(columns: Int = 1, rows: Int = 1, headers: [String] = [])

      // Parts of a line

      /// A part of a text, for a language, an actual text or an expansion that differs from the
      /// text around it.
      case span
      /// A quotation within a paragraph.
      case quote
      /// A footnote or endnote.
      case note
      /// A reference to another position in the document, such as the number of a footnote.
      case reference
      /// A fragment of program code.
      case code
      /// Text with stress, usually drawn in italics; the tag does not change the font.
      case emphasis
      /// Text of special importance, usually in bold; the tag does not change the font.
      case strong
      /// A figure, such as a chart or an image, with its alternative text in ``Tag/alternative``.
      ///
      /// ``MarkedContent/figure(label:value:data:)`` makes the alternative text from a label and a
      /// value.
      case figure
      /// A formula, with its alternative text in ``Tag/alternative``.
      case formula

      // Others

      /// An artifact, such as a page header or a rule, which screen readers skip.
      case artifact(Artifact)
      /// The continuation of a structure element that was begun earlier, on this or another page.
      case within(Element)
    }

    /// The kind of bullets or numbers before the items of a list; the tag does not draw them.
    public enum Numbering: String, Hashable, Sendable, CaseIterable {
      /// No bullets and no numbers.
      case none
      /// Filled circles as bullets.
      case disc
      /// Open circles as bullets.
      case circle
      /// Filled squares as bullets.
      case square
      /// Decimal numbers: 1, 2, 3.
      case decimal
      /// Lower-case Roman numerals: i, ii, iii.
      case lowerRoman
      /// Upper-case Roman numerals: I, II, III.
      case upperRoman
      /// Lower-case letters: a, b, c.
      case lowerAlpha
      /// Upper-case letters: A, B, C.
      case upperAlpha
    }

    /// The cells that a header cell names: those of its row, of its column, or of both.
    public enum Scope: Hashable, Sendable {
      /// The cells of the header cell's row.
      case row
      /// The cells of the header cell's column.
      case column
      /// The cells of the header cell's row and of its column.
      case both
    }
  }

  /// The kinds of artifacts, which are drawings without meaning for a screen reader.
  public enum Artifact: Hashable, Sendable {
    /// A decoration of the layout, such as a rule or a background.
    case layout
    /// The page header that repeats on each page.
    case header
    /// The page footer, for example with the page number.
    case footer
    /// A background of the page, such as a watermark.
    case background
    /// A mark for printers, such as a crop mark.
    case page
  }

  /// A structure element that continues over several pages, begun by `PDFDocument.element(_:in:)`.
  public struct Element: Hashable, Sendable {
    /// The identity of the document's structure, and the number of the element in it.
    let structure: ObjectIdentifier
    let number: Int
  }

  /// Returns marked content with a role, such as heading, and the texts that describe it.
  ///
  /// - Parameters:
  ///   - kind: The role of the part.
  ///   - title: The title of the part, which a PDF reader may show.
  ///   - language: The language of the text as a BCP 47 tag.
  ///   - alternative: The alternative text of a figure or a formula.
  ///   - actualText: The text that the drawing represents, if it differs from the text that is
  ///     drawn.
  ///   - expansion: The long form of an abbreviation.
  public static func tag(
    _ kind: Tag.Kind, title: String? = nil, language: String? = nil, alternative: String? = nil,
    actualText: String? = nil, expansion: String? = nil
  ) -> MarkedContent {
    .tag(
      Tag(
        kind, title: title, language: language, alternative: alternative, actualText: actualText,
        expansion: expansion))
  }

  /// Returns the marked content of a heading with a level, 1...6.
  public static func heading(_ level: Int) -> MarkedContent { .tag(Tag(.heading(level))) }

  /// Returns the marked content of an artifact, such as a page header, which screen readers skip.
  public static func artifact(_ kind: Artifact) -> MarkedContent { .tag(Tag(.artifact(kind))) }

  /// Returns marked content that continues an element begun by `PDFDocument.element(_:in:)`.
  public static func within(_ element: Element) -> MarkedContent { .tag(Tag(.within(element))) }

  /// The marked content of a paragraph of text.
  public static var paragraph: MarkedContent { .tag(Tag(.paragraph)) }
}
