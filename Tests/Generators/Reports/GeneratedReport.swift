import EaselBlocks
import EaselCanvas
import EaselReports
import Foundation

/// A random report as a user writes it, and what a reader has to find in it.
package struct GeneratedReport {
  /// A block of the report, in the order of the source.
  package struct Item: Encodable {
    package enum Kind: String, Encodable {
      case text, heading, table, figure, list, contents, tables, figures, quotation, code, form,
        other
    }

    package var kind: Kind
    /// The words in the order of the source, without those of notes and of the caption.
    package var words: [String] = []
    /// The level of a heading, from 1.
    package var level: Int?
    package var notes: [Note] = []
    package var links: [Link] = []
    package var references: [Reference] = []
    package var languages: [Language] = []
    package var caption: [String] = []
    /// The structure elements that contain it, such as that of a quotation.
    package var containers: [String] = []
    /// The sums that are shown, as they are written.
    package var sums: [String] = []
    /// The words that further pages repeat, beside those of the head of a table.
    package var repeated: [String] = []
    /// Texts that are read one after the other, such as a label and its amount.
    package var lines: [String] = []
    /// What the alternative texts of its figures contain.
    package var alternatives: [String] = []
    /// The rectangle of its page that contains the words; nil for that inside of the margins.
    package var box: Box?

    init(_ kind: Kind, _ words: [String] = []) { (self.kind, self.words) = (kind, words) }
  }

  /// A rectangle, in points from the upper left corner of the page.
  package struct Box: Encodable {
    package var left, top, right, bottom: Double

    init(_ rect: CGRect) {
      (left, top) = (rect.minX, rect.minY)
      (right, bottom) = (rect.maxX, rect.maxY)
    }
  }

  /// The words of the background, which are on each page, and in no element of the structure.
  package struct Background: Encodable {
    package var words: [String]
    package var box: Box
  }

  /// A footnote, whose mark follows a word.
  package struct Note: Encodable {
    package var after: String
    package var words: [String]
  }

  /// A link with its text.
  package struct Link: Encodable {
    package var words: [String]
    package var url: String
  }

  /// Words in another language than the report.
  package struct Language: Encodable {
    package var words: [String]
    package var language: String
  }

  /// A reference to the page of a heading, which follows a word.
  package struct Reference: Encodable {
    package var after: String
    /// The first word of the heading.
    package var target: String
  }

  package var report: Report
  package var items: [Item]
  package var pages: PageStyle
  /// The margins at the top, at the left, at the bottom and at the right.
  package var margins: [Double]
  package var background: Background?
  /// The number of pages of a PDF file at the end of the report.
  package var appendedPages: Int
  /// The report as Swift code in outline, for the report of a fault.
  package var source: String

  /// A fault that a test plants, which an oracle must find.
  package enum Plant: String, CaseIterable, Sendable {
    /// The blocks are in another order than the items.
    case order
    /// A block is not in the report.
    case loss
    /// A paragraph is in the report twice.
    case double
    /// A link has another text.
    case link
    /// A sum is off by one cent.
    case sum
    /// A word is said to be in a language that it is not in.
    case language
    /// Two texts are not read one after the other.
    case line
    /// A figure has another alternative text.
    case alternative
    /// The words of a block are at another position.
    case box
  }

  /// Creates a random report.
  ///
  /// - Parameters:
  ///   - plant: The fault that is planted.
  ///   - embedsPages: Whether pages of PDF files may be in the report.
  package init(
    _ random: inout SeededGenerator, plant: Plant? = nil, embedsPages: Bool = true
  ) throws {
    var maker = ReportMaker(random: random, embedsPages: embedsPages)
    let paper = GeneratedPaper(&maker.random)
    var blocks: [AnyBlock] = []
    if let window = paper.window { blocks.append(maker.address(in: window)) }
    blocks += maker.chapters()
    if paper.hasSlip { blocks.append(AnyBlock(try maker.slip(on: paper.style.size))) }
    Self.apply(plant, &maker.items, &blocks)
    let back = try embedsPages ? maker.background(on: paper) : nil
    let ends = try embedsPages && maker.random.isOnce(in: 10) ? maker.terms() : nil
    items = maker.items
    source = maker.source.joined(separator: "\n")
    (pages, margins, background) = (paper.style, paper.margins, back?.words)
    let (content, sheet) = (blocks, back?.page)
    let base = Report("Report", language: "en", pages: pages) {
      ForEach(0..<content.count) { content[$0] }
    } footer: { page in
      Text("Page \(page.number) of \(page.count)").font(.system(size: 7))
    } background: { _ in
      if let sheet { sheet.resizable() }
    }
    report =
      try ends.map { try base.appending(pdf: $0.data, name: "terms.pdf", trusting: true) } ?? base
    appendedPages = ends?.pages ?? 0
    random = maker.random
  }

  private static func apply(_ plant: Plant?, _ items: inout [Item], _ blocks: inout [AnyBlock]) {
    switch plant {
    case .order: blocks.swapAt(0, blocks.count - 1)
    case .loss:
      // A list of tables or figures may be empty, so that nothing would be lost with it.
      while blocks.count > 1, items.last?.words.isEmpty == true {
        items.removeLast()
        blocks.removeLast()
      }
      blocks.removeLast()
    case .double: blocks.append(blocks[0])
    case .link: items[0].links.append(Link(words: ["missingx"], url: "https://example.com"))
    case .language:
      if let word = items.lazy.compactMap(\.words.first).first {
        items[0].languages.append(Language(words: [word], language: "it"))
      }
    case .sum: items[0].sums.append("123.45")
    case .line: items[0].lines.append("Amount due €123.45")
    case .alternative: items[0].alternatives.append("A circle")
    case .box:
      guard let index = items.firstIndex(where: { !$0.words.isEmpty }) else { break }
      items[index].box = Box(CGRect(x: 0, y: 0, width: 30, height: 30))
    case nil: break
    }
  }
}
