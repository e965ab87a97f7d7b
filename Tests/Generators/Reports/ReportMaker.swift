import EaselBlocks
import EaselCanvas
import EaselReports
import Foundation

/// Makes the blocks of a random report, and lists what is in them.
struct ReportMaker {
  var random: SeededGenerator
  var supply = WordSupply()
  var items: [GeneratedReport.Item] = []
  var source: [String] = []
  /// The ids and the first words of the sections that exist, for references from later texts.
  private var targets: [(id: String, word: String)] = []
  private var level = 0
  /// Whether pages of PDF files may be among the blocks: bitmaps show a frame in place of them.
  let embedsPages: Bool

  init(random: SeededGenerator, embedsPages: Bool) {
    (self.random, self.embedsPages) = (random, embedsPages)
  }

  mutating func words(_ range: ClosedRange<Int>) -> [String] {
    let script = random.isOnce(in: 8) ? WordSupply.Script.greek : .latin
    return (0..<random.number(range)).map { _ in supply.next(script) }
  }

  mutating func note(_ line: String) {
    source.append(String(repeating: "  ", count: level) + line)
  }

  // MARK: Sections

  mutating func chapters() -> [AnyBlock] {
    var blocks: [AnyBlock] = []
    for _ in 0..<random.number(2...4) {
      if random.isOnce(in: 3) { blocks.append(list()) }
      if random.isOnce(in: 24) { blocks.append(form()) }
      blocks.append(section(depth: 2))
      if random.isOnce(in: 3) { blocks.append(paragraph()) }
    }
    if random.isOnce(in: 4) { blocks.append(list()) }
    return blocks
  }

  private mutating func section(depth: Int) -> AnyBlock {
    let title = words(1...4)
    let id = "section\(targets.count)"
    var item = GeneratedReport.Item(.heading, title)
    item.level = level + 1
    items.append(item)
    note("Section(\"\(title.joined(separator: " "))\") {")
    targets.append((id, title[0]))
    level += 1
    var blocks: [AnyBlock] = []
    for _ in 0..<random.number(1...5) {
      if depth > 0, random.isOnce(in: 4) {
        blocks.append(section(depth: depth - 1))
      } else if random.isOnce(in: 12) {
        blocks.append(list())
      } else {
        blocks.append(block(depth: 2))
      }
    }
    level -= 1
    note("}.id(\"\(id)\")")
    let content = blocks
    return AnyBlock(
      Section(title.joined(separator: " ")) { ForEach(0..<content.count) { content[$0] } }.id(id))
  }

  /// A list of contents, tables or figures.
  private mutating func list() -> AnyBlock {
    switch random.below(4) {
    case 0:
      items.append(.init(.tables))
      note("ListOfTables()")
      return AnyBlock(ListOfTables())
    case 1:
      items.append(.init(.figures))
      note("ListOfFigures()")
      return AnyBlock(ListOfFigures())
    default:
      items.append(.init(.contents))
      note("Contents()")
      return AnyBlock(Contents())
    }
  }

  // MARK: Blocks

  private mutating func block(depth: Int) -> AnyBlock {
    if depth > 0, random.isOnce(in: 10) { return businessBlock() }
    switch random.below(depth > 0 ? 14 : 5) {
    case 0...4: return paragraph()
    case 5: return table()
    case 6: return figure()
    case 7: return bullets(isNumbered: random.isOnce(in: 2), depth: depth)
    case 8:
      let start = items.count
      note("Quotation {")
      let content = random.isOnce(in: 3) ? columns() : paragraph()
      note("}")
      for index in start..<items.count { items[index].containers.append("BlockQuote") }
      return AnyBlock(Quotation { content })
    case 9:
      let words = words(2...8)
      items.append(.init(.code, words))
      note("CodeListing(\"\(words.joined(separator: " "))\")")
      return AnyBlock(CodeListing(words.joined(separator: " ")))
    case 10:
      return columns()
    case 11:
      note("Aside {")
      let content = paragraph()
      note("}")
      return AnyBlock(Aside { content })
    case 12:
      if random.isOnce(in: 4) {
        let start = items.count
        note("VStack {")
        let content = columns()
        note("}.environment(\\.locale, Locale(identifier: \"fr\"))")
        sayFrench(from: start)
        return AnyBlock(
          VStack(alignment: .leading) { content }.environment(\.locale, Locale(identifier: "fr")))
      }
      note("VStack {")
      let blocks = (0..<random.number(1...3)).map { _ in block(depth: depth - 1) }
      note("}")
      return AnyBlock(
        VStack(alignment: .leading) { ForEach(0..<blocks.count) { blocks[$0] } })
    default:
      let pairs = (0..<random.number(1...3)).map { _ in (words(1...2), words(1...3)) }
      items.append(.init(.other, pairs.flatMap { $0.0 + $0.1 }))
      note("KeyValues(…)")
      return AnyBlock(
        KeyValues(
          pairs.map { ($0.0.joined(separator: " "), $0.1.joined(separator: " ")) }))
    }
  }

  private mutating func columns() -> AnyBlock {
    note("Columns(2) {")
    let blocks = (0..<random.number(1...3)).map { _ in paragraph() }
    note("}")
    return AnyBlock(Columns(2) { ForEach(0..<blocks.count) { blocks[$0] } })
  }

  /// Makes the words of items French, except for those in a language of their own.
  private mutating func sayFrench(from start: Int) {
    for index in start..<items.count {
      let others = Set(items[index].languages.flatMap(\.words))
      items[index].languages.append(
        .init(words: items[index].words.filter { !others.contains($0) }, language: "fr"))
    }
  }

  /// A paragraph of runs with colors, links, notes and references.
  mutating func paragraph() -> AnyBlock {
    var item = GeneratedReport.Item(.text)
    var text = Text(verbatim: "")
    var code = ""
    for index in 0..<random.number(1...5) {
      let words = words(1...random.pick([3, 12, 30]))
      let run = (index > 0 ? " " : "") + words.joined(separator: " ")
      item.words += words
      code += (index > 0 ? " + " : "") + "Text(\"\(run)\")"
      let last = words[words.count - 1]
      switch random.below(10) {
      case 0:
        let url = "https://example.com/\(items.count)/\(index)"
        // The space before it is not part of the link.
        text = text + Text(verbatim: index > 0 ? " " : "")
        text = text + Text(verbatim: words.joined(separator: " ")).link(url)
        item.links.append(.init(words: words, url: url))
        code += ".link(\"\(url)\")"
      case 1:
        let note = self.words(1...random.pick([4, 20]))
        text = text + Text("\(run)\(Footnote("\(note.joined(separator: " "))"))")
        item.notes.append(.init(after: last, words: note))
        code += " + Footnote(\"\(note.joined(separator: " "))\")"
      case 2 where !targets.isEmpty:
        let target = random.pick(targets)
        text = text + Text("\(run) \(PageReference(target.id))")
        item.references.append(.init(after: last, target: target.word))
        code += " + PageReference(\"\(target.id)\")"
      case 3:
        text = text + Text(verbatim: run).foregroundStyle(Tint.red)
        code += ".foregroundStyle(.red)"
      case 4:
        text = text + Text(verbatim: run).bold()
        code += ".bold()"
      case 5:
        var german = AttributedString(run)
        german[EaselAttributes.LanguageKey.self] = "de"
        text = text + Text("\(german)")
        item.languages.append(.init(words: words, language: "de"))
        code += ".language(\"de\")"
      default: text = text + Text(verbatim: run)
      }
    }
    let isFrench = random.isOnce(in: 8)
    if isFrench { code += ".environment(\\.locale, Locale(identifier: \"fr\"))" }
    items.append(item)
    if isFrench { sayFrench(from: items.count - 1) }
    note(code)
    return isFrench
      ? AnyBlock(text.environment(\.locale, Locale(identifier: "fr"))) : AnyBlock(text)
  }

  private mutating func figure() -> AnyBlock {
    var item = GeneratedReport.Item(.figure)
    item.caption = words(1...6)
    item.alternatives = ["A rectangle"]
    items.append(item)
    note("Figure(caption: \"\(item.caption.joined(separator: " "))\") { Rectangle() }")
    let height = CGFloat(random.number(20...90))
    let caption = item.caption.joined(separator: " ")
    return AnyBlock(
      Figure(caption: "\(caption)") {
        Rectangle().fill(Tint.blue).frame(height: height).accessibilityLabel("A rectangle")
      })
  }

  private mutating func bullets(isNumbered: Bool, depth: Int) -> AnyBlock {
    note(isNumbered ? "Numbered {" : "Bullets {")
    let blocks = (0..<random.number(1...4)).map { _ in
      random.isOnce(in: 4) && depth > 1
        ? bullets(isNumbered: !isNumbered, depth: depth - 1) : paragraph()
    }
    note("}")
    let content = ForEach(0..<blocks.count) { blocks[$0] }
    return isNumbered ? AnyBlock(Numbered { content }) : AnyBlock(Bullets { content })
  }
}
