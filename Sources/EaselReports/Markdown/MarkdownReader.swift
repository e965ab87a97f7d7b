#if Markdown
  /// Converts the nodes of cmark-gfm to blocks, without recursion.
  struct MarkdownReader {
    private(set) var document = MarkdownDocument()

    private enum Container {
      case document
      case quotation
      case list(MarkdownList)
      case item(isDone: Bool?)
      case note
    }

    private struct Frame {
      var container: Container
      var blocks: [MarkdownBlock] = []
    }

    /// The open containers, without those nested too deeply.
    private var frames = [Frame(container: .document)]
    private var hasFrame: [Bool] = []
    /// The number of quotations, lists and notes among the frames.
    private var nested = 0
    private var table = MarkdownTable()
    private var row: [MarkdownInlines] = []
    /// The inline content of the open paragraph, heading or cell.
    private var inlines: MarkdownInlines = []
    /// The last run, which is extended as long as the style stays the same.
    private var run = (text: "", looks: MarkdownInline.Looks())
    private var looks = MarkdownInline.Looks()
    /// The number of open nodes of each kind; nested nodes of a kind have the same style as one.
    private var (emphasis, strong, strike) = (0, 0, 0)
    /// The number of nested images; the content of all is the alternative text of the outermost
    /// one.
    private var images = 0
    private var alternative = ""
    private var noteCount = 0

    mutating func read(_ node: MarkdownNode, isEnter: Bool) {
      let kind = node.kind
      switch kind {
      case "block_quote", "list", "item", "tasklist", "footnote_definition":
        isEnter ? open(kind, node) : close()
      case "paragraph", "heading", "table", "table_header", "table_row", "table_cell":
        if isEnter {
          inlines = []
          if kind == "table" { table = MarkdownTable(alignments: node.alignments) }
          if kind == "table_header" || kind == "table_row" { row = [] }
        } else {
          finish(kind, node)
        }
      case "thematic_break": add(.rule)
      case "code_block":
        let code = node.literal
        add(.code(code.hasSuffix("\n") ? String(code.dropLast()) : code))
      case "html_block": document.hasHTML = true
      case "custom_block", "document": break
      default: readInline(kind, node, isEnter)
      }
    }

    private mutating func add(_ block: MarkdownBlock) {
      frames[frames.count - 1].blocks.append(block)
    }

    // MARK: Containers

    private mutating func open(_ kind: String, _ node: MarkdownNode) {
      let isPart = kind == "item" || kind == "tasklist"
      let fits = isPart ? hasFrame.last ?? true : nested < MarkdownDocument.mostNested
      hasFrame.append(fits)
      guard fits else {
        document.isTooDeep = true
        return
      }
      let container: Container =
        switch kind {
        case "list": .list(node.list)
        case "item": .item(isDone: nil)
        case "tasklist": .item(isDone: node.isChecked)
        case "footnote_definition": .note
        default: .quotation
        }
      frames.append(Frame(container: container))
      if !isPart { nested += 1 }
    }

    private mutating func close() {
      guard hasFrame.popLast() ?? false, frames.count > 1, let frame = frames.popLast() else {
        return
      }
      switch frame.container {
      case .quotation:
        nested -= 1
        add(.quotation(frame.blocks))
      case .list(let list):
        nested -= 1
        add(.list(list))
      case .item(let isDone):
        guard case .list(var list) = frames[frames.count - 1].container else { return }
        frames[frames.count - 1].container = .document
        list.items.append(MarkdownList.Item(blocks: frame.blocks, isDone: isDone))
        frames[frames.count - 1].container = .list(list)
      case .note:
        nested -= 1
        noteCount += 1
        document.notes["\(noteCount)"] = frame.blocks.flatMap(\.paragraphs)
      case .document: break
      }
    }

    // MARK: Blocks of words

    private mutating func finish(_ kind: String, _ node: MarkdownNode) {
      flush()
      switch kind {
      case "paragraph": add(.paragraph(inlines))
      case "heading": add(.heading(level: node.headingLevel, inlines))
      case "table_cell": row.append(inlines)
      case "table_header": table.head = row
      case "table_row": table.rows.append(row)
      default: add(.table(table))
      }
      inlines = []
    }

    private mutating func readInline(_ kind: String, _ node: MarkdownNode, _ isEnter: Bool) {
      let step = isEnter ? 1 : -1
      switch kind {
      case "emph":
        emphasis += step
        looks.isEmphasized = emphasis > 0
      case "strong":
        strong += step
        looks.isStrong = strong > 0
      case "strikethrough":
        strike += step
        looks.isStruck = strike > 0
      // Links cannot be nested.
      case "link": looks.link = isEnter ? node.url : nil
      case "image": readImage(node, isEnter)
      case "text": append(node.literal)
      case "code":
        looks.isCode = true
        append(node.literal)
        looks.isCode = false
      case "softbreak": append(" ")
      case "linebreak": append("\n")
      case "html_inline":
        let tag = node.literal.filter { !$0.isWhitespace && $0 != "/" }.lowercased()
        if tag == "<br>" { append("\n") } else { document.hasHTML = true }
      case "footnote_reference":
        // The iterator enters and leaves it, although it has no children.
        if isEnter, images == 0 {
          flush()
          inlines.append(
            MarkdownInline(content: .note(node.literal), looks: MarkdownInline.Looks()))
        }
      default: break
      }
    }

    private mutating func append(_ text: String) {
      guard images == 0 else { return alternative += text }
      if looks != run.looks {
        flush()
        run.looks = looks
      }
      run.text += text
    }

    /// Ends a run of the same style.
    private mutating func flush() {
      if !run.text.isEmpty {
        inlines.append(MarkdownInline(content: .text(run.text), looks: run.looks))
      }
      run.text = ""
    }

    private mutating func readImage(_ node: MarkdownNode, _ isEnter: Bool) {
      if isEnter {
        if images == 0 { alternative = "" }
        images += 1
      } else {
        images -= 1
        guard images == 0 else { return }
        flush()
        inlines.append(
          MarkdownInline(
            content: .image(source: node.url, title: node.title), looks: looks,
            alternative: alternative))
      }
    }

    /// Ends the document.
    mutating func finish() -> MarkdownDocument {
      document.blocks = frames[0].blocks
      return document
    }
  }

  extension MarkdownBlock {
    /// The inline content of a note, from blocks of any kind.
    fileprivate var paragraphs: [MarkdownInlines] {
      switch self {
      case .heading(_, let inlines), .paragraph(let inlines): [inlines]
      case .quotation(let blocks): blocks.flatMap(\.paragraphs)
      case .list(let list): list.items.flatMap { $0.blocks.flatMap(\.paragraphs) }
      case .table(let table): ([table.head] + table.rows).flatMap { $0 }
      case .code(let code):
        [[MarkdownInline(content: .text(code), looks: MarkdownInline.Looks(isCode: true))]]
      case .rule: []
      }
    }
  }
#endif
