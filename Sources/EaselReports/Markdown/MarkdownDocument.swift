/// What a Markdown source says: its blocks, and what was left out while they were read.
struct MarkdownDocument {
  var blocks: [MarkdownBlock] = []
  /// The paragraphs of the footnotes, by the numbers that references have.
  var notes: [String: [MarkdownWords]] = [:]
  /// Whether HTML was left out.
  var hasHTML = false
  /// Whether containers deeper than ``mostNested`` became part of those around them.
  var isTooDeep = false
  /// Whether tables were too large, and are shown as text.
  var hasLargeTables = false

  /// Quotations and lists inside one another: deeper ones have no room on any page.
  static let mostNested = 16

  /// The words of the first heading of level 1, else of the first heading; empty where none is.
  var title: String {
    let headings = blocks.compactMap { block -> (level: Int, words: MarkdownWords)? in
      if case .heading(let level, let words) = block { (level, words) } else { nil }
    }
    let heading = headings.first { $0.level == 1 } ?? headings.first
    return heading?.words.plain ?? ""
  }
}

/// A block of a Markdown source.
indirect enum MarkdownBlock {
  case heading(level: Int, MarkdownWords)
  case paragraph(MarkdownWords)
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
    /// Whether its task is done; nil for an item that is no task.
    var isDone: Bool?
  }

  var items: [Item] = []
  /// The number of the first item; nil for bullets.
  var start: Int?
  /// What stands behind the numbers.
  var delimiter = "."
  var isTight = true
}

/// A table of a Markdown source.
struct MarkdownTable {
  var alignments: [ColumnAlignment] = []
  var head: [MarkdownWords] = []
  var rows: [[MarkdownWords]] = []
}

/// Words of a Markdown source, in stretches of the same looks.
typealias MarkdownWords = [MarkdownWord]

/// A stretch of words.
struct MarkdownWord {
  enum Content: Equatable {
    case text(String)
    case image(source: String, title: String)
    /// The mark of a footnote, by its number in the source.
    case note(String)
  }

  struct Looks: Equatable {
    var isEmphasized = false
    var isStrong = false
    var isStruck = false
    var isCode = false
    /// The address of the link that the stretch is part of.
    var link: String?
  }

  var content: Content
  var looks = Looks()
  /// The words that stand for an image.
  var alternative = ""
}

extension [MarkdownWord] {
  /// The characters without their looks, and the alternative texts of images.
  var plain: String {
    map { word in
      switch word.content {
      case .text(let text): text
      case .image: word.alternative
      case .note: ""
      }
    }.joined().split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The characters, where they have no looks of their own.
  var unmarked: String? {
    guard let first else { return "" }
    guard count == 1, first.looks == MarkdownWord.Looks(), case .text(let text) = first.content
    else { return nil }
    return text
  }
}
