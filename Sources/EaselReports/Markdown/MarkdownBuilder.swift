import EaselBlocks
import EaselCanvas
import Foundation

/// Makes blocks from a Markdown document.
struct MarkdownBuilder {
  private let document: MarkdownDocument
  private let inputs: NodeInputs
  private let names: MarkdownNames
  private var images: MarkdownImages
  /// The notes with references so far, by their names.
  private var notes: [String: SharedNote] = [:]
  private var theme: Theme { inputs.environment.theme }

  init(_ document: MarkdownDocument, _ baseURL: URL?, _ inputs: NodeInputs) {
    self.document = document
    self.inputs = inputs
    names = MarkdownNames(document.blocks.compactMap(\.heading?.inlines.plain), inputs.session)
    images = MarkdownImages(baseURL, inputs)
    noteFaults()
  }

  private func noteFaults() {
    func note(_ code: EaselError.Code, _ message: String) {
      inputs.note(.warning, code, message, operation: "Markdown")
    }
    if document.hasHTML {
      note(.unsupportedFormat, "HTML in Markdown is left out; write it in Markdown")
    }
    if document.isTooDeep {
      note(
        .limitExceeded,
        "quotations and lists are nested more than \(MarkdownDocument.mostNested) levels deep; deeper "
          + "ones become part of those around them")
    }
    if document.hasLargeTables {
      note(
        .limitExceeded,
        "a table in Markdown may have too many cells, so that its rows are shown as text; create "
          + "tables by Table(_:columns:)")
    }
  }

  // MARK: Sections

  /// Returns the blocks of the document.
  mutating func blocks() -> [AnyBlock] {
    var levels: [Int] = []
    let minimum = document.blocks.compactMap(\.heading?.level).min() ?? 1
    // The open sections: their headings, and their blocks so far.
    var open: [(title: TextContent, name: String, blocks: [AnyBlock])] = [("", "", [])]
    func close() {
      guard open.count > 1, let section = open.popLast() else { return }
      open[open.count - 1].blocks.append(self.section(section))
    }
    var headings = 0
    for block in document.blocks {
      guard case .heading(let level, let inlines) = block else {
        open[open.count - 1].blocks.append(self.block(block))
        continue
      }
      while let last = levels.last, last >= level {
        levels.removeLast()
        close()
      }
      levels.append(level)
      if levels.count < level - minimum + 1 {
        inputs.note(
          .warning, .invalidStructure,
          "the heading “\(inlines.plain.prefix(80))” of level \(level) skips a level; it takes the "
            + "next one that is allowed", operation: "Markdown", value: "\(level)")
      }
      open.append((content(inlines), names.ordered[headings], []))
      headings += 1
    }
    while open.count > 1 { close() }
    return open[0].blocks
  }

  private func section(
    _ section: (title: TextContent, name: String, blocks: [AnyBlock])
  ) -> AnyBlock {
    AnyBlock(Section(section.title) { ArrayBlock(section.blocks) }.id(section.name))
  }

  // MARK: Blocks

  private mutating func block(_ block: MarkdownBlock) -> AnyBlock {
    switch block {
    // In a list or a quotation, which has no sections.
    case .heading(let level, let inlines):
      return AnyBlock(
        Text(content(inlines)).font(.heading(min(max(level, 3), 6)))
          .multilineTextAlignment(.leading).keepWithNext())
    case .paragraph(let inlines): return paragraph(inlines)
    case .quotation(let blocks):
      let blocks = blocks.map { self.block($0) }
      return AnyBlock(Quotation { ArrayBlock(blocks) })
    case .list(let list): return self.list(list)
    case .table(let table): return self.table(table)
    case .code(let code): return AnyBlock(CodeListing(code))
    case .rule: return AnyBlock(Divider().blockSpacing(theme.spacing.block))
    }
  }

  private mutating func paragraph(_ inlines: MarkdownInlines) -> AnyBlock {
    guard inlines.count == 1, case .image(let source, let title) = inlines[0].content,
      let image = images.image(source)
    else { return AnyBlock(Text(content(inlines))) }
    let size = image.size
    let block = image.block.resizable().scaledToFit()
      .frame(maxWidth: size.width, maxHeight: size.height)
      .accessibilityLabel(inlines[0].alternative.isEmpty ? title : inlines[0].alternative)
    if title.isEmpty { return AnyBlock(block.blockSpacing(theme.spacing.block)) }
    return AnyBlock(Figure(caption: "\(title)") { block })
  }

  private mutating func table(_ table: MarkdownTable) -> AnyBlock {
    let rows = table.rows.map { $0.map { (inlines: $0, content: content($0)) } }
    let columns = table.head.indices.map { column -> TableColumn<Int> in
      func cell(_ row: Int) -> (inlines: MarkdownInlines, content: TextContent)? {
        rows[row].indices.contains(column) ? rows[row][column] : nil
      }
      let alignment =
        table.alignments.indices.contains(column) ? table.alignments[column] : .leading
      let title = content(table.head[column])
      guard rows.indices.contains(where: { cell($0).map { $0.inlines.unmarked == nil } ?? false })
      else {
        return TableColumn(
          title,
          .text { _ in
            { row in
              .text(cell(row.assumingMemoryBound(to: Int.self).pointee)?.inlines.unmarked ?? "")
            }
          }, alignment: alignment)
      }
      return TableColumn(
        title,
        .block {
          Text(cell($0)?.content ?? "").multilineTextAlignment(alignment.ofText)
        }, alignment: alignment)
    }
    return AnyBlock(Table(rows.indices) { columns })
  }

  private mutating func list(_ list: MarkdownList) -> AnyBlock {
    var labels: [String?] = []
    var items: [AnyBlock] = []
    let gap = list.isTight ? 0 : theme.spacing.paragraph / 2
    for (index, item) in list.items.enumerated() {
      // Lists at the end of an item become blocks after it in the list, which adds them to the
      // item.
      let inner = item.blocks.reversed().prefix { $0.isList }.count
      let own = item.blocks.dropLast(inner).map { self.block($0) }
      let isLast = index + 1 == list.items.count
      switch (item.isDone, list.start) {
      case (let isDone?, _): labels.append(isDone ? "☑" : "☐")
      case (nil, let start?):
        labels.append("\(start.addingReportingOverflow(index).partialValue)\(list.delimiter)")
      case (nil, nil): labels.append(nil)
      }
      items.append(
        own.isEmpty ? AnyBlock(NoBlock()) : spaced(own, isLast && inner == 0 ? 0 : gap))
      for block in item.blocks.suffix(inner) { items.append(self.block(block)) }
    }
    let isOfTasks = list.items.contains { $0.isDone != nil }
    return AnyBlock(
      MarkdownListBlock(
        labels: labels,
        numbering: list.start != nil
          ? .decimal : isOfTasks ? MarkedContent.Tag.Numbering.none : nil, items: items))
  }

  /// Returns the blocks of an item, with space below them.
  private func spaced(_ blocks: [AnyBlock], _ gap: CGFloat) -> AnyBlock {
    let block =
      blocks.count == 1
      ? blocks[0]
      : AnyBlock(
        VStack(alignment: .leading, spacing: theme.spacing.paragraph) { ArrayBlock(blocks) })
    return gap > 0 ? AnyBlock(block.padding(.bottom, gap)) : block
  }

  // MARK: Words

  /// Converts inline content to the content of a text.
  private mutating func content(_ inlines: MarkdownInlines, isInNote: Bool = false) -> TextContent {
    guard !inlines.isEmpty else { return "" }
    var content = TextContent.StringInterpolation(
      literalCapacity: 0, interpolationCount: inlines.count)
    for inline in inlines {
      switch inline.content {
      case .text(let text):
        content.appendInterpolation(looking(Text(verbatim: text), inline.looks))
      case .image(let source, let title):
        if let image = images.image(source) {
          let label = inline.alternative.isEmpty ? title : inline.alternative
          content.appendInterpolation(looking(image.text(label), inline.looks))
        } else {
          content.appendInterpolation(looking(Text(verbatim: inline.alternative), inline.looks))
        }
      case .note(let number):
        // A note inside a note is not supported: it could not be placed on the page.
        guard !isInNote, let paragraphs = document.notes[number] else { continue }
        let inlines = Array(
          paragraphs.joined(separator: [MarkdownInline(content: .text("\n"))]))
        let note = notes[number] ?? SharedNote()
        notes[number] = note
        content.appendInterpolation(Footnote(self.content(inlines, isInNote: true), shared: note))
      }
    }
    return TextContent(stringInterpolation: content)
  }

  private func looking(_ text: Text, _ looks: MarkdownInline.Looks) -> Text {
    var text = text
    if looks.isCode { text = text.monospaced() }
    if looks.isEmphasized { text = text.italic() }
    if looks.isStrong { text = text.bold() }
    if looks.isStruck { text = text.strikethrough() }
    guard let link = looks.link, !link.isEmpty else { return text }
    if link.hasPrefix("#") {
      let name = link.dropFirst()
      if let position = names[name.removingPercentEncoding ?? String(name)] {
        return text.link("#" + position)
      }
      inputs.note(
        .warning, .missingReference,
        "no heading has the name “\(name.prefix(80))” of a link, which leads nowhere; use the words of a "
          + "heading, in lowercase with hyphens",
        operation: "Markdown", value: String(name.prefix(80)))
      return text
    }
    guard link.contains(":") else {
      inputs.note(
        .warning, .invalidLink,
        "a link to “\(link.prefix(80))”, which is not a web address, leads nowhere; write "
          + "it with its scheme, such as https:", operation: "Markdown",
        value: String(link.prefix(80)))
      return text
    }
    return text.link(link)
  }
}

extension MarkdownBlock {
  fileprivate var heading: (level: Int, inlines: MarkdownInlines)? {
    if case .heading(let level, let inlines) = self { (level, inlines) } else { nil }
  }

  fileprivate var isList: Bool {
    if case .list = self { true } else { false }
  }
}

extension ColumnAlignment {
  fileprivate var ofText: LineAlignment {
    switch self {
    case .center: .center
    case .trailing: .trailing
    default: .leading
    }
  }
}
