import EaselBlocks
import EaselCanvas
import EaselReports
import Foundation

extension ReportMaker {
  /// A block of business documents.
  mutating func businessBlock() -> AnyBlock {
    switch random.below(embedsPages ? 6 : 5) {
    case 0, 1: return invoice()
    case 2, 3, 4: return code()
    default: return embeddedPage()
    }
  }

  // MARK: Sums of invoices

  /// The sums of an invoice, sometimes below the table of its lines.
  private mutating func invoice() -> AnyBlock {
    let rates = [190, 70, 55].shuffled(using: &random).prefix(random.number(1...3))
    let lines = (0..<random.number(1...4)).map { _ in
      InvoiceSums.Line(
        rate: random.pick(Array(rates)),
        quantity: random.number(1...20) * (random.isOnce(in: 8) ? -1 : 1),
        price: random.number(1...200_000))
    }
    var sums = InvoiceSums(lines)
    if random.isOnce(in: 3) { sums.allowance = random.number(1...900) }
    if random.isOnce(in: 4) { sums.charge = random.number(1...900) }
    if random.isOnce(in: 3) { sums.prepaid = random.number(1...90_000) }
    let totals = sums.totals
    guard random.isOnce(in: 2) else {
      addSums(sums)
      return AnyBlock(totals)
    }
    let head = (0..<3).map { _ in supply.next() }
    let names = lines.map { _ in words(1...3) }
    items.append(.init(.table, head + names.flatMap { $0 }))
    note("Table(\(lines.count) lines)")
    addSums(sums)
    let rows = zip(names, lines).map { name, line in
      GeneratedRow(
        name: name.joined(separator: " "), text: "\(line.quantity)",
        amount: InvoiceSums.amount(line.net))
    }
    return AnyBlock(
      VStack(alignment: .trailing) {
        Table(rows) {
          TableColumn("\(head[0])", value: \.name).width(.rest)
          TableColumn("\(head[1])", value: \.text).width(.fit)
          TableColumn("\(head[2])", value: \.amount, format: Self.amounts).width(.fit)
        }
        totals
      })
  }

  private mutating func addSums(_ sums: InvoiceSums) {
    var item = GeneratedReport.Item(.other)
    item.lines = [sums.texts.joined(separator: " ")]
    items.append(item)
    note("InvoiceTotals(\(sums.lines.count) lines)")
  }

  // MARK: Codes

  /// A code, sometimes in a row with a text.
  private mutating func code() -> AnyBlock {
    let number = "RE-\(random.number(1000...999_999))"
    let label = random.isOnce(in: 2) ? words(1...3).joined(separator: " ") : nil
    var item = GeneratedReport.Item(.other)
    item.alternatives = [label ?? number]
    let code: AnyBlock
    switch random.below(5) {
    case 0:
      let block = QRCode("https://easel.example/\(number)")
      code = AnyBlock((label.map { block.accessibilityLabel($0) } ?? block).frame(width: 64))
    case 1:
      let block = Code128(number, barHeight: 24, showsText: random.isOnce(in: 2))
      code = AnyBlock(label.map { block.accessibilityLabel($0) } ?? block)
    case 2:
      let digits = "4\(random.number(10_000_000_000...99_999_999_999))"
      let block = EAN13(digits, barHeight: 40)
      item.alternatives = [label ?? digits]
      code = AnyBlock(label.map { block.accessibilityLabel($0) } ?? block)
    case 3:
      let block = DataMatrix(number)
      code = AnyBlock((label.map { block.accessibilityLabel($0) } ?? block).frame(width: 40))
    default:
      let block = PDF417(number)
      code = AnyBlock((label.map { block.accessibilityLabel($0) } ?? block).frame(width: 110))
    }
    items.append(item)
    note("a code of \(number)")
    guard random.isOnce(in: 2) else { return code }
    note("in a row with")
    let text = paragraph()
    return AnyBlock(
      HStack(alignment: .top, spacing: 12) {
        code
        text
      })
  }

  // MARK: Letters, forms and bills

  /// The address of a letter with its facts.
  mutating func address(in window: CGRect) -> AnyBlock {
    let sender = random.isOnce(in: 2) ? words(2...3) : []
    let lines = (0..<random.number(2...4)).map { _ in words(1...2) }
    for words in [sender, lines.flatMap { $0 }] where !words.isEmpty {
      var item = GeneratedReport.Item(.text, words)
      item.box = GeneratedReport.Box(window)
      items.append(item)
    }
    note("AddressBlock(\(lines.count) lines)")
    let block = AddressBlock(
      lines.map { $0.joined(separator: " ") },
      returnLine: sender.isEmpty ? nil : sender.joined(separator: " "))
    guard !random.isOnce(in: 4) else { return AnyBlock(block) }
    let facts = (0..<random.number(1...4)).map { _ in (words(1...1), words(1...2)) }
    items.append(.init(.other, facts.flatMap { $0.0 + $0.1 }))
    let position: AddressBlock.FactsPosition = random.isOnce(in: 3) ? .below : .beside
    note(".facts(\(facts.count) pairs, position: .\(position))")
    return AnyBlock(
      block.facts(
        KeyValues(facts.map { ($0.0[0], $0.1.joined(separator: " ")) }), position: position))
  }

  /// A form of boxes and labels on some pages, each with a value.
  mutating func form() -> AnyBlock {
    let labels = (0..<random.number(2...5)).map { _ in supply.next() }
    let values = (0..<random.number(3...5)).map { _ in supply.next() }
    for value in values {
      items.append(.init(.form, labels))
      items.append(.init(.text, [value]))
    }
    note("a form of \(labels.count) labels that repeats on \(values.count) pages")
    let form = VStack(alignment: .leading, spacing: 6) {
      ForEach(0..<labels.count) { index in
        HStack(spacing: 8) {
          Text(verbatim: labels[index]).frame(width: 90, alignment: .leading)
          Rectangle().stroke(.black).frame(width: 40, height: 12)
        }
      }
    }
    return AnyBlock(
      ForEach(0..<values.count) { index in
        ZStack(alignment: .topTrailing) {
          form.repeats()
          Text(verbatim: values[index])
        }
        .pageBreakBefore()
      })
  }

  /// The slip of a Swiss QR bill at the lower edge of the last page.
  mutating func slip(on paper: CGSize) throws -> SwissQRBill {
    func party() -> (SwissQRBill.Address, [String]) {
      let words = (0..<4).map { _ in supply.next() }
      let address = SwissQRBill.Address(
        name: "\(words[0]) \(words[1])", street: words[2], buildingNumber: "7",
        postalCode: "\(random.number(1000...9999))", town: words[3], country: "CH")
      return (address, words)
    }
    let (creditor, payee) = party()
    let (debtor, payer) = random.isOnce(in: 3) ? (nil, []) : party()
    let message = random.isOnce(in: 2) ? (0..<random.number(1...4)).map { _ in supply.next() } : []
    let cents = random.number(100...99_999)
    let amount = String(format: "%d.%02d", cents / 100, cents % 100)
    // The receipt, then the payment part.
    var item = GeneratedReport.Item(.other, payee + payer + payee + message + payer)
    item.sums = [amount]
    item.alternatives = ["CHF \(amount)"]
    item.box = GeneratedReport.Box(
      CGRect(x: 0, y: paper.height - 297.7, width: paper.width, height: 297.7))
    items.append(item)
    note("SwissQRBill(…)")
    return try SwissQRBill(
      creditor: creditor, account: "CH58 0079 1123 0008 8901 2", amount: Decimal(cents) / 100,
      currency: .chf, debtor: debtor,
      message: message.isEmpty ? nil : message.joined(separator: " "))
  }
}
