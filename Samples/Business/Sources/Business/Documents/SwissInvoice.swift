import EaselBlocks
import EaselCanvas
import EaselReports

/// A Swiss invoice with its QR bill.
struct SwissInvoice {
  let bill: Bill

  func report() throws -> Report {
    let totals = try bill.totals(currency: "CHF")
    let slip = try SwissQRBill(
      creditor: address(bill.seller), account: bill.seller.iban ?? "", amount: totals.due,
      currency: .chf, debtor: address(bill.buyer), reference: bill.paymentReference,
      message: "Rechnung \(bill.number)")
    return try Letter(bill: bill, title: "Rechnung", language: "de-CH", pages: .din5008A) {
      ItemTable(bill, totals: totals, language: "de")
      Text("Zahlbar bis \(day: bill.due), rein netto.")
      slip
    }.report.conformance([.ua1])
  }

  private func address(_ party: Bill.Party) -> SwissQRBill.Address {
    .init(
      name: party.name, street: party.street, buildingNumber: party.building,
      postalCode: party.postcode, town: party.city, country: party.country)
  }
}
