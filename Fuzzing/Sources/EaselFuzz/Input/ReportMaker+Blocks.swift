import EaselBlocks
import EaselCanvas
import EaselReports
import Foundation

extension ReportMaker {
  // MARK: Texts

  mutating func textBlock() -> AnyBlock {
    switch input.index(below: 10) {
    case 0, 1, 2, 3:
      let text = text(200)
      words.log("Text \(text.prefix(20)) \(text.count)")
      return AnyBlock(Text(verbatim: text))
    case 4:
      let (text, note) = (text(), text(80))
      words.log("Text \(text.prefix(20)) with a note \(note.prefix(20)) \(note.count)")
      return AnyBlock(Text("\(text)\(Footnote("\(note)"))"))
    case 5:
      let (text, name) = (text(), input.choice(Self.names))
      words.log("Text \(text.prefix(20)) on \(name)")
      return input.bool()
        ? AnyBlock(Text("\(text) page \(PageReference(name))"))
        : AnyBlock(Text("\(text) section \(SectionReference(name))"))
    case 6:
      let other = other()
      words.log("Text other \(other.debugDescription)")
      return AnyBlock(Text(verbatim: other))
    case 7:
      let (text, count) = (text(), whole())
      let isLeft = input.bool()
      words.log("Text \(text.prefix(20)) lines \(count)")
      return isLeft
        ? AnyBlock(Text(verbatim: text).orphans(count))
        : AnyBlock(Text(verbatim: text).widows(count))
    case 8:
      let text = text(80)
      words.log("CodeListing \(text.prefix(20))")
      return AnyBlock(CodeListing(text.replacing(" ", with: "\n", maxReplacements: 9)))
    default:
      let text = text(200)
      words.log("Text justified \(text.prefix(20)) \(text.count)")
      return AnyBlock(
        Text(verbatim: text).alignment(input.choice([LineAlignment.leading, .center, .justified]))
          .hyphenation(input.choice([.automatic, .on, .off])))
    }
  }

  // MARK: Blocks without others

  mutating func leaf() -> AnyBlock {
    switch input.index(below: 15) {
    case 0, 1:
      let height = length([0, 10, 60, 150])
      words.log("Rectangle \(height)")
      return AnyBlock(Rectangle().frame(height: height))
    case 2:
      words.log("Spacer")
      return AnyBlock(Spacer(minLength: input.maybe { _ in 0 }.map { _ in length([0, 8, 100]) }))
    case 3:
      let side = input.choice([PageSide?.none, .left, .right])
      words.log("PageBreak \(side as Any)")
      return AnyBlock(PageBreak(to: side))
    case 4:
      words.log("ColumnBreak")
      return AnyBlock(ColumnBreak())
    case 5:
      words.log("Contents")
      return AnyBlock(Contents(depth: whole()))
    case 6:
      words.log("ListOf")
      return input.bool() ? AnyBlock(ListOfFigures()) : AnyBlock(ListOfTables())
    case 7:
      words.log("Code128")
      return AnyBlock(
        Code128(
          input.bool() ? "RE-2041" : input.string(), module: length([0.9, 2]),
          barHeight: length([20, 40]), showsText: false))
    case 8:
      words.log("QRCode")
      return AnyBlock(
        QRCode(input.bool() ? "https://a.b" : input.string(), quietZone: whole())
          .frame(width: 40, height: 40))
    case 9:
      let text = text()
      words.log("KeyValues \(text.prefix(20))")
      return AnyBlock(KeyValues([("Key", text), ("Other", "value")]))
    case 10:
      let text = text(8)
      words.log("AddressBlock \(text.prefix(20))")
      return AnyBlock(AddressBlock([text, "Street"], returnLine: input.bool() ? "Sender" : nil))
    case 11:
      words.log("Divider")
      return AnyBlock(Divider())
    case 12:
      words.log("GeometryReader")
      return AnyBlock(
        GeometryReader { proxy in Rectangle().frame(width: proxy.size.width / 2) })
    case 13:
      return code()
    default:
      words.log("EmptyBlock")
      return AnyBlock(EmptyBlock())
    }
  }

  /// A code of another kind, a page of a PDF file, or a block at the bottom of its page.
  private mutating func code() -> AnyBlock {
    let content = input.bool() ? "400638133393" : input.string()
    switch input.index(below: 6) {
    case 0:
      words.log("EAN13")
      return AnyBlock(EAN13(content, module: length([0.9, 2]), barHeight: length([20, 40])))
    case 1:
      words.log("DataMatrix")
      return AnyBlock(DataMatrix(content, quietZone: whole()).frame(width: 40))
    case 2:
      words.log("PDF417")
      return AnyBlock(PDF417(content, quietZone: whole()).frame(width: 80))
    case 3:
      words.log("SwissQRBill")
      let name = text(80)
      let payee = SwissQRBill.Address(
        name: "Ada", postalCode: "8000", town: "Zürich", country: "CH")
      let payer = SwissQRBill.Address(
        name: name, street: name, postalCode: "1", town: name, country: "DE")
      let bill = try? SwissQRBill(
        creditor: payee, account: "CH5800791123000889012",
        amount: input.bool() ? Decimal(whole()) / 100 : nil, currency: .eur,
        debtor: input.bool() ? payer : nil, message: content)
      return bill.map { AnyBlock($0) } ?? AnyBlock(EmptyBlock())
    case 4:
      words.log("EmbeddedPDF")
      let data = input.damagedPDF()
      let page = FuzzTarget.attempt { try EmbeddedPDF(data: data, limits: .untrusted) }
      return page.map { AnyBlock($0.resizable().frame(height: 60).accessibilityLabel("Page")) }
        ?? AnyBlock(EmptyBlock())
    default:
      let height = length([0, 10, 60, 150])
      words.log("atPageBottom \(height)")
      return AnyBlock(Rectangle().frame(height: height).atPageBottom())
    }
  }

  // MARK: Blocks that do not break

  mutating func container(_ depth: Int) -> AnyBlock {
    switch input.index(below: 8) {
    case 0, 1:
      let spacing = input.maybe { _ in 0 }.map { _ in length([0, 4, 40]) }
      words.log("VStack \(spacing as Any)")
      let content = blocks(depth)
      return AnyBlock(
        VStack(alignment: input.choice([.leading, .center, .trailing]), spacing: spacing) {
          content
        })
    case 2, 3:
      words.log("HStack")
      let parts = [block(depth), block(depth)]
      let alignment = input.choice([
        VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
      ])
      return AnyBlock(
        HStack(alignment: alignment) { ForEach(parts.indices, id: \.self) { parts[$0] } })
    case 4:
      words.log("ZStack")
      let content = blocks(depth)
      return AnyBlock(ZStack { content })
    case 5:
      words.log("Grid")
      let rows = [(block(depth), block(depth)), (block(0), block(0))]
      return AnyBlock(
        Grid {
          ForEach(rows.indices, id: \.self) { index in
            GridRow {
              rows[index].0
              rows[index].1
            }
          }
        })
    case 6:
      words.log("Columns")
      let content = blocks(depth)
      return AnyBlock(
        Columns(whole(), spacing: length([0, 18, 300]), isBalanced: input.bool()) { content })
    default:
      words.log("Figure")
      let (content, caption) = (block(depth), caption())
      return AnyBlock(Figure(caption: "\(caption)") { content })
    }
  }

  // MARK: Blocks that break

  mutating func flowing(_ depth: Int) -> AnyBlock {
    switch input.index(below: 8) {
    case 0, 1, 2:
      let title = input.choice(["Head", "A longer heading of a section", "שלום", ""])
      words.log("Section \(title)")
      words.add(other: title)
      let content = blocks(depth)
      return AnyBlock(Section(title, isListed: !input.rarely()) { content })
    case 3:
      words.log("Bullets")
      let content = blocks(depth)
      return AnyBlock(Bullets { content })
    case 4:
      let start = whole()
      words.log("Numbered \(start)")
      let content = blocks(depth)
      return AnyBlock(Numbered(input.choice([nil, .letters, .roman]), from: start) { content })
    case 5:
      words.log("Quotation")
      let (source, content) = (text(5), blocks(depth))
      return AnyBlock(Quotation(source: "\(source)") { content })
    case 6:
      words.log("Aside")
      let content = blocks(depth)
      return AnyBlock(Aside { content })
    default: return many(depth)
    }
  }

  /// Very many of one block, or one in very many others: where costs grow.
  private mutating func many(_ depth: Int) -> AnyBlock {
    let count = input.rarely(64) ? input.index(below: 256) : input.index(below: 12)
    if input.bool() {
      words.log("many \(count)")
      words.add(other: String(repeating: "-", count: 8 * count))
      return AnyBlock(ForEach(0..<count, id: \.self) { _ in Text("again") })
    }
    let kind = input.index(below: 7)
    words.log("deep \(count) \(kind)")
    var block = block(depth)
    for _ in 0..<min(count, 120) {
      let inner = block
      block =
        switch kind {
        case 0: AnyBlock(VStack { inner })
        case 1: AnyBlock(HStack { inner })
        case 2: AnyBlock(Bullets { inner })
        case 3: AnyBlock(Section("in") { inner })
        case 4: AnyBlock(inner.keepTogether())
        case 5: AnyBlock(Quotation { inner })
        default: AnyBlock(Columns(1) { inner })
        }
    }
    words.blocks += count
    return block
  }

  // MARK: Modifiers

  mutating func changed(_ block: AnyBlock) -> AnyBlock {
    let kind = input.index(below: isOdd ? 24 : 13)
    words.log("^ changed \(kind)")
    return switch kind {
    case 0: AnyBlock(block.padding(length([0, 5, 30])))
    case 1: AnyBlock(block.padding(input.choice([.top, .horizontal]), length([0, 10, 60])))
    case 2, 3: AnyBlock(block.keepTogether())
    case 4, 5: AnyBlock(block.keepWithNext())
    case 6:
      AnyBlock(block.frame(maxWidth: .infinity, alignment: input.choice([.leading, .center])))
    case 7: AnyBlock(block.background(.yellow).border(.red))
    case 8: AnyBlock(block.pageBreakBefore(to: input.choice([nil, .left, .right])))
    case 9: AnyBlock(block.runningTitle("title"))
    case 10:
      AnyBlock(block.font(input.choice([.title, .caption, .system(size: length([6, 40]))])))
    case 11: AnyBlock(block.accessibilityLabel("Label"))
    case 12: AnyBlock(block.hyphenation(input.choice([.on, .off])))
    case 13: AnyBlock(block.frame(width: length([40, 200])))
    case 14: AnyBlock(block.frame(height: length([40, 200])))
    case 15: AnyBlock(block.frame(maxHeight: .infinity))
    case 16:
      AnyBlock(block.frame(minWidth: length([0, 50]), minHeight: length([0, 50])))
    case 17: AnyBlock(block.fixedSize(horizontal: input.bool(), vertical: input.bool()))
    case 18: AnyBlock(block.offset(x: length([0, 10]), y: length([0, 10])))
    case 19: AnyBlock(block.scaleEffect(length([0.5, 1])))
    case 20: AnyBlock(block.aspectRatio(length([1, 2]), contentMode: .fit))
    case 21: AnyBlock(block.lineLimit(whole()).minimumScaleFactor(length([0.5, 1])))
    case 22: AnyBlock(block.debugFrames())
    default: AnyBlock(block.rotationEffect(Angle(degrees: input.angle())))
    }
  }
}
