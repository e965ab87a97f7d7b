import EaselBlocks
import EaselCanvas
import EaselReports
import Foundation

/// The frame of a business letter: the address in the window, the facts beside it, and its title.
struct Letter<Content: Block> {
  let bill: Bill
  let title: String
  let language: String
  var pages = PageStyle.din5008B
  /// The label of the day that ends the offer or the time to pay; by default that of a payment.
  var dueLabel: String?
  /// The letterhead of the first page; without one the name of the sender is at the top.
  var paper: EmbeddedPDF?
  @BlockBuilder let content: () throws -> Content

  var report: Report {
    get throws {
      let content = try content()
      return Report("\(title) \(bill.number)", language: language, pages: style) {
        AddressBlock(bill.buyer.lines, returnLine: bill.seller.returnLine).facts(facts)
        Text("\(title) \(bill.number)").font(.title3).role(.heading(level: 1))
        Text(Words.of(language).greeting)
        content
      } header: { page in
        if !page.isFirst {
          HStack {
            Text("\(bill.seller.name) · \(title) \(bill.number)")
            Spacer()
            Text("\(page.number) / \(page.count)")
          }
        } else if paper == nil {
          Text(bill.seller.name).font(.title3).foregroundStyle(.tint)
        }
      } background: { page in
        if page.isFirst, let paper { paper }
      }
      .info(DocumentInfo(author: bill.seller.name, modificationDate: bill.issued))
    }
  }

  /// The pages, with space for the imprint of the letterhead.
  private var style: PageStyle { paper == nil ? pages : pages.margins(.bottom, 70) }

  private var facts: KeyValues {
    let words = Words.of(language)
    let pairs: [(String, Text?)] = [
      (words.date, Text(day: bill.issued)), (dueLabel ?? words.due, bill.due.map { Text(day: $0) }),
      (words.delivered, bill.delivered.map { Text(day: $0) }),
      (words.order, bill.order.map { Text($0) }),
      (words.reference, bill.reference == bill.order ? nil : bill.reference.map { Text($0) }),
      (words.contact, bill.seller.contact.map { Text($0) }),
      (words.phone, bill.seller.phone.map { Text($0) }),
      // The imprint of a letterhead has it.
      (words.vatID, paper == nil ? bill.seller.vatID.map { Text($0) } : nil),
    ]
    return KeyValues(pairs.compactMap { label, text in text.map { (label, $0) } })
  }
}
