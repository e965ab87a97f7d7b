import Easel

/// The pages of an invoice, at the places of DIN 5008, form B.
struct InvoiceLayout {
  let invoice: Invoice
  /// The same invoice in XML, whose sums the pages show.
  private let electronic: EInvoice

  init(invoice: Invoice) throws {
    self.invoice = invoice
    electronic = try invoice.electronic()
  }

  func report() throws -> Report {
    let code = try QRCode.payment(
      name: invoice.seller.name, iban: invoice.seller.iban, bic: invoice.seller.bic,
      amount: electronic.totals.due, text: "Rechnung \(invoice.number)")
    return try Report(
      "Rechnung \(invoice.number)", language: "de",
      pages: .a4.margins(.leading, mm(25)).margins(.trailing, mm(20)).margins(.vertical, mm(21))
    ) {
      HStack(alignment: .top, spacing: 0) {
        address.padding(.top, 38).frame(width: mm(85), height: mm(45), alignment: .topLeading)
        Spacer()
        facts.padding(.top, mm(5)).frame(width: mm(65), alignment: .topLeading)
      }
      Text("Rechnung \(invoice.number)").font(.title3).role(.heading(level: 1))
        .padding(.top, mm(8.5) - 7)
      Text("\(invoice.customer.salutation),")
      Text("wir danken für Ihre Bestellung \(invoice.order) und berechnen Ihnen:")
      items
      payment(code)
    } header: { page in
      if page.isFirst {
        letterhead
      } else {
        HStack {
          Text("Rechnung \(invoice.number) vom \(day(invoice.date))")
          Spacer()
          Text("Kunde \(invoice.customer.number), \(invoice.customer.name)")
        }
      }
    } footer: { page in
      VStack(alignment: .trailing, spacing: 10) {
        if page.isFirst { imprint }
        Text("Seite \(page.number) von \(page.count)")
      }.frame(maxWidth: .infinity, alignment: .trailing)
    } background: { page in
      if page.isFirst { Marks().fill(.gray) }
    }
    .info(DocumentInfo(author: invoice.seller.name, modificationDate: invoice.date))
    .conformance([.ua1, .a3a]).invoice(electronic)
  }

  private var address: some Block {
    AddressBlock(invoice.customer.lines, returnLine: invoice.seller.returnLine)
      .font(.system(size: 11))
  }

  private var facts: some Block {
    KeyValues([
      "Rechnungsnummer": Text(invoice.number), "Rechnungsdatum": day(invoice.date),
      "Lieferdatum": day(invoice.delivery), "Bestellung": Text(invoice.order),
      "Kundennummer": Text(invoice.customer.number), "Zahlbar bis": day(invoice.due),
    ]).font(.subheadline)
  }

  private var letterhead: some Block {
    VStack(alignment: .leading, spacing: 2) {
      Text(invoice.seller.name).font(.title2).foregroundStyle(.tint)
      Text(invoice.seller.trade).font(.subheadline)
    }.frame(maxWidth: .infinity, minHeight: mm(45) - 42, alignment: .topLeading)
  }

  private var imprint: some Block {
    VStack(spacing: 6) {
      Divider()
      HStack(alignment: .top) {
        ForEach(invoice.seller.imprint.indices, id: \.self) { index in
          if index > 0 { Spacer() }
          Text(invoice.seller.imprint[index])
        }
      }
    }.font(.caption2)
  }

  private var items: some Block {
    Table(invoice.items) {
      TableColumn("Pos.", value: \.position)
      TableColumn("Artikel") { item in
        Text("**\(item.name)** \(item.description)").hyphenation(.on)
      }
      .width(205)
      TableColumn("Menge", value: \.quantity)
      TableColumn("Einheit", value: \.unit.name)
      TableColumn("Preis €", value: \.price, format: .number.precision(.fractionLength(2...4)))
      TableColumn("Rabatt", value: \.discount, format: .percent)
      TableColumn("USt", value: \.rate, format: .percent)
      TableColumn("Betrag €", value: \.amount, format: .number.precision(.fractionLength(2)))
    }
    .cellPadding(horizontal: 4.5, vertical: 1.6).rowsBreak(.anywhere)
    .summary("Die gelieferten Artikel mit Preisen ohne Umsatzsteuer").running(\.amount)
    .pageHeader { page in if !page.isFirst { TotalRow("Übertrag", page.brought) } }
    .pageFooter { page in if page.isLast { totals } else { TotalRow("Übertrag", page.carried) } }
    .font(.caption)
  }

  /// The taxes by rate, the lowest first.
  private var taxes: [EInvoice.TaxGroup] {
    electronic.totals.taxes.sorted { $0.tax.rate ?? 0 < $1.tax.rate ?? 0 }
  }

  private var totals: some Block {
    VStack(spacing: 0) {
      sum("Summe netto", electronic.totals.net)
      ForEach(taxes, id: \.tax) { group in
        sum(
          "Umsatzsteuer \((group.tax.rate ?? 0) / 100, format: .percent) auf \(euros(group.base))",
          group.amount)
      }
      Divider()
      TotalRow("Rechnungsbetrag", electronic.totals.gross)
    }
  }

  private func sum(_ label: TextContent, _ amount: Decimal) -> some Block {
    TableRow {
      Text(label).gridCellColumns(7)
      Text(amount, format: .number.precision(.fractionLength(2)))
    }
  }

  private func payment(_ code: QRCode) -> some Block {
    HStack(alignment: .top) {
      VStack(alignment: .leading) {
        Text("Zahlung").font(.headline).role(.heading(level: 2))
        Text(
          "Bitte überweisen Sie \(euros(electronic.totals.gross)) ohne Abzug bis zum \(day(invoice.due))."
        )
        KeyValues([
          "Empfänger": invoice.seller.name, "IBAN": invoice.seller.iban,
          "BIC": invoice.seller.bic, "Verwendungszweck": "Rechnung \(invoice.number)",
        ]).font(.subheadline)
      }
      Spacer()
      VStack(spacing: 2) {
        code.frame(width: mm(32), height: mm(32))
        Text("Mit der Banking-App bezahlen").font(.caption2).foregroundStyle(.secondary)
      }
    }.keepTogether()
  }

  private func euros(_ amount: Decimal) -> Text { Text(amount, format: .currency(code: "EUR")) }

  private func day(_ date: Date) -> Text { Text(date, format: .dateTime.day().month(.wide).year()) }
}
