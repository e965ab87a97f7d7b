import EaselBlocks
import EaselCanvas
import EaselReports

/// What a company has as PDF files: its letterhead and its terms.
struct PrintedPaper {
  let seller: Bill.Party

  /// A page with the name at the top and the imprint at the bottom.
  var letterhead: Report {
    Report("Letterhead", language: "de", pages: .a4.margins(.horizontal, 57).margins(.vertical, 28))
    {
      HStack(alignment: .center, spacing: 12) {
        Circle().fill(.tint).frame(width: 26, height: 26)
        VStack(alignment: .leading, spacing: 0) {
          Text(seller.name).font(.title2)
          Text("Möbel und Einrichtungen").font(.footnote).foregroundStyle(.secondary)
        }
      }
      Spacer()
      VStack(spacing: 5) {
        Divider()
        HStack(alignment: .top) {
          Text("\(seller.name)\n\(seller.streetLine)\n\(seller.cityLine)")
          Spacer()
          Text("\(seller.phone ?? "")\n\(seller.email ?? "")\nUSt-IdNr. \(seller.vatID ?? "")")
          Spacer()
          Text(
            "IBAN \(seller.ibanInGroups)\nBIC \(seller.bic ?? "")\nSteuernummer \(seller.taxNumber ?? "")"
          )
        }
      }.font(.caption2)
    }.conformance([.ua1, .a3a])
  }

  /// Two pages of terms.
  var terms: Report {
    Report("Allgemeine Geschäftsbedingungen", language: "de") {
      Text("Allgemeine Geschäftsbedingungen").font(.title2).role(.heading(level: 1))
      Columns(2) {
        ForEach(Self.clauses.indices, id: \.self) { index in
          Text("§ \(index + 1) \(Self.clauses[index].title)").bold().role(.heading(level: 2))
            .padding(.top, 6).keepWithNext()
          Text(Self.clauses[index].text)
        }
      }.font(.caption)
    } footer: { page in
      Text("AGB, Stand 1. November 2026, Seite \(page.number) von \(page.count)")
    }.conformance([.ua1, .a3a])
  }

  private static let clauses = [
    ("Geltung", "Diese Bedingungen gelten für alle Verträge über Lieferungen und Leistungen. "),
    (
      "Angebot",
      "Angebote sind bis zum genannten Tag bindend. Maße und Farben sind die der Muster. "
    ),
    ("Preise", "Alle Preise verstehen sich ohne Umsatzsteuer. Verpackung ist enthalten. "),
    ("Zahlung", "Rechnungen sind dreißig Tage nach ihrem Datum ohne Abzug zu zahlen. "),
    (
      "Lieferung",
      "Die Frist beginnt mit der Freigabe der Zeichnungen. Teillieferungen sind zulässig. "
    ),
    ("Eigentum", "Die Ware bleibt bis zur vollständigen Zahlung Eigentum des Verkäufers. "),
    (
      "Mängel",
      "Offene Mängel sind innerhalb von zwei Wochen anzuzeigen; andere, sobald sie auffallen. "
    ),
    ("Haftung", "Der Verkäufer haftet für Vorsatz und grobe Fahrlässigkeit nach dem Gesetz. "),
    (
      "Schluss",
      "Es gilt deutsches Recht. Ist eine Bestimmung unwirksam, gelten die anderen weiter. "
    ),
  ].map { (title: $0.0, text: String(repeating: $0.1, count: 9)) }
}
