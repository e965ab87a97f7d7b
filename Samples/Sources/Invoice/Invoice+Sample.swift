import Foundation
import SampleNumbers

extension Invoice {
  /// The invoice that the sample writes: 74 items that a seed chooses.
  static func sample() -> Invoice {
    Invoice(
      number: "2026-0417", date: day(92), delivery: day(89), due: day(122), order: "LS-88213",
      seller: Seller(
        name: "Kontor Lindenau GmbH", trade: "Bürobedarf, Möbel und Fachbücher",
        street: "Uferstraße 17", postcode: "04177", city: "Leipzig", telephone: "0341 5550-170",
        email: "rechnung@kontor-lindenau.example", web: "kontor-lindenau.example",
        vatID: "DE123456788", register: "Amtsgericht Leipzig, HRB 99817",
        director: "Geschäftsführerin: Ada Vogt", bank: "Sparkasse Beispielstadt",
        iban: "DE89 3704 0044 0532 0130 00", bic: "COBADEFFXXX"),
      customer: Customer(
        number: "20417", name: "Stadtbibliothek Großenhain", contact: "Dr. Käthe Ohnesorg",
        salutation: "Sehr geehrte Frau Dr. Ohnesorg", street: "Am Bücherplatz 4–6",
        postcode: "01558", city: "Großenhain"),
      items: items(count: 74, seed: 17))
  }

  /// Noon of a day of 2026, counted from the first of January.
  private static func day(_ number: Int) -> Date {
    Date(timeIntervalSince1970: 1_767_268_800 + 86_400 * Double(number - 1))
  }

  private static func items(count: Int, seed: UInt64) -> [Item] {
    var numbers = Seeded(seed: seed)
    return (1...count).map { position in
      let article = numbers.element(Article.all)
      var item = article.item(position, &numbers)
      switch position {
      case 17: item = Article.furniture(position)
      case 38: (item.price, item.discount) = (0, nil)
      case 61: (item.quantity, item.discount) = (-3, nil)
      default: break
      }
      if item.price == 0 { item.description = "kostenlose Beigabe zu dieser Lieferung" }
      if item.quantity < 0 { item.description = "Gutschrift: Rückgabe aus LS-87790" }
      return item
    }
  }
}

/// An article that may be billed.
private struct Article {
  var name: String
  var unit: Invoice.Unit
  /// The price in hundredths of a cent, about which it varies.
  var price: Int
  var rate: Decimal
  /// What is said of it, in lines of which more and more are taken.
  var lines: [String]

  private static let piece = Invoice.Unit(name: "Stück", code: "C62")
  private static let pack = Invoice.Unit(name: "Packung", code: "XPK")
  private static let box = Invoice.Unit(name: "Karton", code: "XCT")
  private static let kilogram = Invoice.Unit(name: "kg", code: "KGM")
  private static let hour = Invoice.Unit(name: "Std.", code: "HUR")
  private static let metre = Invoice.Unit(name: "m", code: "MTR")
  private static let full = Decimal(19) / 100
  private static let reduced = Decimal(7) / 100

  func item(_ position: Int, _ numbers: inout Seeded) -> Invoice.Item {
    let lot = numbers.int(0...99)
    let count = min(lot < 86 ? 1 : lot < 91 ? 2 : lot < 95 ? 3 : 4, lines.count)
    let isWhole = unit.code != "KGM" && unit.code != "HUR" && unit.code != "MTR"
    let quantity = numbers.int(1...24)
    let varied = price * numbers.int(85...115) / 100
    // Most prices are whole cents; those of small parts are not.
    let units = numbers.int(0...2) == 0 ? varied : (varied + 50) / 100 * 100
    let discount = numbers.int(0...9)
    return Invoice.Item(
      position: position, name: name, description: lines.prefix(count).joined(separator: "; "),
      quantity: isWhole ? Decimal(quantity) : Decimal(quantity * 5) / 10, unit: unit,
      price: Decimal(units) / 10_000,
      discount: discount < 3 ? Decimal([3, 5, 10][discount]) / 100 : nil, rate: rate)
  }

  /// The item whose description takes thirty lines.
  static func furniture(_ position: Int) -> Invoice.Item {
    let parts = [
      "6 Lesetische „Elster“ 160 × 80 cm", "24 Stühle „Pleiße“, stapelbar",
      "4 Sessel „Parthe“, Wollbezug grün", "2 Beistelltische, rund, 45 cm",
      "12 Regale, 5 Böden, 200 × 90 cm", "36 Buchstützen, Stahl, pulverbeschichtet",
      "12 Regalschilder, magnetisch", "1 Ausleihtheke, 320 cm, Eiche geölt",
      "2 Rollcontainer zur Theke", "1 Rückgabekasten, 120 Liter",
      "3 Bücherwagen, Lenkrollen mit Bremse", "8 Tischleuchten, 2700 K, dimmbar",
      "4 Stehleuchten „Mulde“", "2 Zeitschriftenaufsteller, A4, 20 Fächer",
      "1 Prospektständer, drehbar", "6 Garderobenhaken, Buche",
      "1 Schirmständer", "2 Pinnwände, Filz, 120 × 90 cm",
      "1 Wanduhr, 30 cm, geräuschlos", "4 Papierkörbe, 18 Liter",
      "1 Teppich, 200 × 300 cm, Sisal", "10 Sitzkissen für die Leseecke",
      "2 Spieltische, Höhe 53 cm", "8 Kinderstühle, Sitzhöhe 31 cm",
      "1 Vorlesesessel mit Fußhocker", "3 Bilderbuchtröge, fahrbar",
      "1 Satz Schrauben und Wandanker", "Lieferung frei Verwendungsstelle",
      "Aufbau durch zwei Monteure",
    ]
    return Invoice.Item(
      position: position, name: "Einrichtung Lesesaal",
      description: "bestehend aus:\n" + parts.joined(separator: "\n"), quantity: 1,
      unit: Invoice.Unit(name: "Satz", code: "SET"), price: Decimal(18_749),
      discount: Decimal(5) / 100, rate: full)
  }

  static let all = [
    Article(
      name: "Ordner A4", unit: piece, price: 2_4900, rate: full,
      lines: [
        "80 mm, PP, blau", "auswechselbares Rückenschild, Kantenschutz aus Metall",
        "aus 60 % Altpapier, mit dem Blauen Engel ausgezeichnet",
        "Hebelmechanik mit zwei Jahren Garantie",
      ]),
    Article(
      name: "Kopierpapier", unit: box, price: 21_9500, rate: full,
      lines: [
        "A4, 80 g, 2500 Blatt", "aus Recyclingfasern, alterungsbeständig nach DIN 6738",
        "für Laser- und Tintendrucker, beidseitig bedruckbar", "Weißegrad 80 nach ISO 2469",
      ]),
    Article(
      name: "Heftklammern", unit: pack, price: 7_825, rate: full,
      lines: ["24/6, 1000 Stück", "verzinkt, für bis zu 30 Blatt, passend für alle Heftzangen"]),
    Article(
      name: "Büroklammern", unit: pack, price: 4_175, rate: full,
      lines: ["26 mm, 100 Stück", "verkupfert, abgerundet, in der Faltschachtel"]),
    Article(
      name: "Gelschreiber", unit: piece, price: 1_1250, rate: full,
      lines: [
        "0,5 mm, schwarz", "dokumentenecht nach ISO 27668, nachfüllbar, mit Clip",
        "Griffzone aus Naturkautschuk, lieferbar auch in Blau, Rot und Grün",
      ]),
    Article(
      name: "Handbuch Katalogisierung", unit: piece, price: 48_5000, rate: reduced,
      lines: [
        "3. Auflage", "mit Beispielen nach RDA und einem Register der Begriffe",
        "fester Einband, 412 Seiten, Lesebändchen", "mit Zugang zur Ausgabe im Netz für ein Jahr",
      ]),
    Article(
      name: "Wörterbuch Bibliothek", unit: piece, price: 36_0000, rate: reduced,
      lines: ["Deutsch–Englisch", "14.000 Einträge, kartoniert"]),
    Article(
      name: "Vorlesebuch", unit: piece, price: 14_9500, rate: reduced,
      lines: ["ab 5 Jahren", "mit farbigen Bildern, 96 Seiten"]),
    Article(
      name: "Kaffee", unit: kilogram, price: 19_8000, rate: reduced,
      lines: ["ganze Bohnen, bio", "aus Genossenschaften in Honduras und Peru, langsam geröstet"]),
    Article(
      name: "Kräutertee", unit: pack, price: 3_4900, rate: reduced,
      lines: ["25 Beutel", "Pfefferminze, Melisse und Zitronenverbene"]),
    Article(
      name: "Einbandfolie", unit: metre, price: 1_8475, rate: full,
      lines: ["selbstklebend, 40 cm", "matt, PVC-frei, wieder ablösbar, auf der Rolle"]),
    Article(
      name: "Signaturetiketten", unit: pack, price: 6_3350, rate: full,
      lines: ["38 × 21 mm, 1000 Stück", "mit Schutzlaminat, Kleber alterungsbeständig"]),
    Article(
      name: "RFID-Etiketten", unit: pack, price: 89_0000, rate: full,
      lines: [
        "500 Stück", "50 × 50 mm, ISO 28560-2, auf Rolle, unbeschrieben",
        "für alle Verbuchungsstationen der Baureihen 300 bis 700",
        "Kleber alterungsbeständig, geprüft nach ISO 9706",
      ]),
    Article(
      name: "Barcodeleser", unit: piece, price: 129_0000, rate: full,
      lines: [
        "USB, mit Ständer", "liest Code 128, EAN und QR, auch von Bildschirmen",
        "Kabel 2 m, abnehmbar; drei Jahre Garantie mit Austausch am nächsten Werktag",
      ]),
    Article(
      name: "Schreibtischlampe", unit: piece, price: 64_9000, rate: full,
      lines: ["LED, 9 W, silber", "Gelenkarm, dimmbar, mit Tischklemme"]),
    Article(
      name: "Archivschachtel", unit: piece, price: 4_7250, rate: full,
      lines: ["säurefrei, 39 × 26 cm", "nach DIN ISO 16245, zum Falten, ohne Klammern und Kleber"]),
    Article(
      name: "Baumwollband", unit: metre, price: 3_125, rate: full,
      lines: ["10 mm, ungebleicht", "für Archivgut, ungeleimt gewebt"]),
    Article(
      name: "Montage", unit: hour, price: 58_5000, rate: full,
      lines: ["zwei Monteure", "Aufbau von Regalen und Befestigung an der Wand"]),
    Article(
      name: "Tonerkassette", unit: piece, price: 74_2500, rate: full,
      lines: [
        "schwarz, 6.900 Seiten", "wiederaufbereitet, Rücknahme des Leerguts inbegriffen",
        "Reichweite nach ISO/IEC 19752 bei fünf Prozent Deckung",
        "für die Baureihen M 400 und M 600",
      ]),
    Article(
      name: "Haftnotizen", unit: pack, price: 5_2900, rate: full,
      lines: ["76 × 76 mm, 12 Blöcke", "gelb, aus Recyclingpapier"]),
  ]
}
