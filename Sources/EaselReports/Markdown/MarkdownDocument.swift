/// A parsed Markdown source: its blocks, and what was left out.
struct MarkdownDocument {
  var blocks: [MarkdownBlock] = []
  /// The paragraphs of the footnotes, by the numbers of their references.
  var notes: [String: [MarkdownInlines]] = [:]
  /// Whether HTML was left out.
  var hasHTML = false
  /// Whether containers nested deeper than ``mostNested`` became part of those around them.
  var isTooDeep = false
  /// Whether tables were too large and are shown as text.
  var hasLargeTables = false

  /// The maximum nesting of quotations and lists; deeper ones would be too narrow for any page.
  static let mostNested = 16

  /// The text of the first heading of level 1, otherwise of the first heading; empty if there is
  /// none.
  var title: String {
    let headings = blocks.compactMap { block -> (level: Int, inlines: MarkdownInlines)? in
      if case .heading(let level, let inlines) = block { (level, inlines) } else { nil }
    }
    let heading = headings.first { $0.level == 1 } ?? headings.first
    return heading?.inlines.plain ?? ""
  }
}

/// A block of a Markdown source.
indirect enum MarkdownBlock {
  case heading(level: Int, MarkdownInlines)
  case paragraph(MarkdownInlines)
  case quotation([MarkdownBlock])
  case list(MarkdownList)
  case table(MarkdownTable)
  case code(String)
  case rule
}

/// A list of a Markdown source.
struct MarkdownList {
  struct Item {
    var blocks: [MarkdownBlock]
    /// Whether its task is done; `nil` for an item that is not a task.
    var isDone: Bool?
  }

  var items: [Item] = []
  /// The number of the first item; `nil` for bullets.
  var start: Int?
  /// The character after the numbers.
  var delimiter = "."
  var isTight = true
}

/// A table of a Markdown source.
struct MarkdownTable {
  var alignments: [ColumnAlignment] = []
  var head: [MarkdownInlines] = []
  var rows: [[MarkdownInlines]] = []
}

/// The inline content of a Markdown source, in runs of the same style.
typealias MarkdownInlines = [MarkdownInline]

/// A run of inline content.
struct MarkdownInline {
  enum Content: Equatable {
    case text(String)
    case image(source: String, title: String)
    /// A reference to a footnote, by its number in the source.
    case note(String)
  }

  struct Looks: Equatable {
    var isEmphasized = false
    var isStrong = false
    var isStruck = false
    var isCode = false
    /// The address of the link that contains the run.
    var link: String?
  }

  var content: Content
  var looks = Looks()
  /// The alternative text of an image.
  var alternative = ""
}

extension [MarkdownInline] {
  /// The characters without styles, with the alternative texts of images.
  var plain: String {
    map { inline in
      switch inline.content {
      case .text(let text): text
      case .image: inline.alternative
      case .note: ""
      }
    }.joined().split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The characters if they have no style; otherwise `nil`.
  var unmarked: String? {
    guard let first else { return "" }
    guard count == 1, first.looks == MarkdownInline.Looks(), case .text(let text) = first.content
    else { return nil }
    return text
  }
}
