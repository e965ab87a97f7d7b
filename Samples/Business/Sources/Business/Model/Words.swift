/// The words of a letter in its language.
struct Words {
  let greeting, date, due, delivered, order, reference, contact, phone, vatID: String
  let position, item, quantity, unit, price, amount, sum, summary: String

  static func of(_ language: String) -> Words { language.hasPrefix("de") ? german : english }

  private static let german = Words(
    greeting: "Sehr geehrte Damen und Herren,", date: "Datum", due: "Fällig am",
    delivered: "Geliefert am",
    order: "Bestellung", reference: "Ihr Zeichen",
    contact: "Kontakt", phone: "Telefon", vatID: "USt-IdNr.", position: "Pos.", item: "Leistung",
    quantity: "Menge",
    unit: "Einheit", price: "Preis", amount: "Betrag", sum: "Summe",
    summary: "Die Positionen mit Preisen ohne Umsatzsteuer")

  private static let english = Words(
    greeting: "Dear Sir or Madam,", date: "Date", due: "Due", delivered: "Delivered",
    order: "Order",
    reference: "Reference", contact: "Contact",
    phone: "Phone", vatID: "VAT ID", position: "No.", item: "Item", quantity: "Quantity",
    unit: "Unit",
    price: "Price", amount: "Amount", sum: "Sum of", summary: "The items with prices without tax")
}
