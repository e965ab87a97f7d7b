import EaselBlocks
import EaselCanvas
import EaselReports
import Foundation

/// A random report as a user writes it, and what a reader has to find in it.
package struct GeneratedReport {
  /// A block of the report, in the order of the source.
  package struct Item: Encodable {
    package enum Kind: String, Encodable {
      case text, heading, table, figure, list, contents, tables, figures, quotation, code, other
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

    init(_ kind: Kind, _ words: [String] = []) { (self.kind, self.words) = (kind, words) }
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
  package var margin: Double
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
  }

  package init(_ random: inout SeededGenerator, plant: Plant? = nil) {
    var maker = ReportMaker(random: random)
    margin = 36
    let style = PageStyle(
      CGSize(width: random.number(300...480), height: random.number(260...560))
    ).margins(margin)
    var blocks = maker.chapters()
    switch plant {
    case .order: blocks.swapAt(0, blocks.count - 1)
    case .loss:
      // A list of tables or figures may be empty, so that nothing would be lost with it.
      while blocks.count > 1, maker.items.last?.words.isEmpty == true {
        maker.items.removeLast()
        blocks.removeLast()
      }
      blocks.removeLast()
    case .double: blocks.append(blocks[0])
    case .link: maker.items[0].links.append(Link(words: ["missingx"], url: "https://example.com"))
    case .language:
      if let word = maker.items.lazy.compactMap(\.words.first).first {
        maker.items[0].languages.append(Language(words: [word], language: "it"))
      }
    case .sum: maker.items[0].sums.append("123.45")
    case nil: break
    }
    items = maker.items
    source = maker.source.joined(separator: "\n")
    pages = style
    let content = blocks
    report = Report("Report", language: "en", pages: style) {
      ForEach(0..<content.count) { content[$0] }
    } footer: { page in
      Text("Page \(page.number) of \(page.count)").font(.system(size: 7))
    }
    random = maker.random
  }
}
