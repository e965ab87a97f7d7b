import EaselBlocks
import EaselCanvas
import EaselReports
import Foundation

/// A price list whose series span their articles, and whose remarks span the columns.
struct PriceList {
  let list: Prices

  func report() -> Report {
    Report(list.title, language: "en-GB", pages: .a4.margins(50)) {
      Text(list.title).font(.title).role(.heading(level: 1))
      Text("Net prices in euros, valid from \(day: list.valid).").foregroundStyle(.secondary)
      table
    } header: { page in
      if !page.isFirst { Text("\(list.company), \(list.title)") }
    } footer: { page in
      Text("\(page.number) / \(page.count)").frame(maxWidth: .infinity, alignment: .center)
    }
    .conformance([.ua1])
  }

  private var table: some Block {
    Table(list.prices) {
      TableColumn("Series") { Text("**\($0.series)**\n\($0.material)") }
        .merges(by: \.series).width(100)
      TableColumn("Article", value: \.article).spans { $0.isRemark ? 6 : 1 }.rowHeader()
      TableColumn("Size", value: \.size)
      TableColumnGroup("Price") {
        TableColumn("oiled", value: \.oiled, format: price)
        TableColumn("white", value: \.white, format: price)
        TableColumn("oak", value: \.oak, format: price).background { _ in Color(white: 0.95) }
      }
      TableColumn("Code") { if !$0.isRemark { EAN13($0.code, module: 0.75, barHeight: 18) } }
        .alignment(.trailing)
    }
    .groups(by: \.chapter) { Text($0).font(.headline) }
    .summary("Articles by series, with prices by finish")
    .verticalAlignment(.center).cellPadding(vertical: 4).font(.footnote)
  }

  private var price: Decimal.FormatStyle { .number.precision(.fractionLength(2)) }
}
