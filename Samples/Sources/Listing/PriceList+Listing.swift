import Easel

extension PriceList {
  /// A listing of any length in the same columns.
  static func listing(_ rows: Articles) -> Report {
    Report("Listing", language: "en", theme: .priceList, pages: .a4.margins(48)) {
      Table(rows) { columns(illustrations: false) }.cellPadding(vertical: 2.3)
    } footer: { page in
      Text("\(page.number) of \(page.count)")
    }
    .conformance([.ua1])
  }
}
