/// Words in each of the languages.
struct Words {
  let german: String
  let japanese: String
  let arabic: String

  init(_ german: String, _ japanese: String, _ arabic: String) {
    (self.german, self.japanese, self.arabic) = (german, japanese, arabic)
  }

  func `in`(_ language: Language) -> String { language.pick(german, japanese, arabic) }
}

/// A kind of booking, with whom it may be and for what.
struct Kind {
  let isCredit: Bool
  let cents: ClosedRange<Int>
  let names: [Words]
  let purposes: [Words]

  static let all = [card, card, transfer, purchase, debit, wage]

  private static let card = Kind(
    isCredit: true, cents: 8_90...486_20,
    names: [
      Words("Kartenzahlungen", "カ）カードケツサイ", "مدفوعات البطاقات"),
      Words("Netzkasse GmbH", "カ）ネツトケツサイ", "شركة شبكة الدفع"),
    ],
    purposes: [
      Words("Umsatz Kasse 1, Beleg", "レジ１売上", "مبيعات الصندوق ١، إيصال"),
      Words("Umsatz Kasse 2, Beleg", "レジ２売上", "مبيعات الصندوق ٢، إيصال"),
    ])
  private static let transfer = Kind(
    isCredit: true, cents: 24_00...1_940_00,
    names: [
      Words("Stadtbibliothek Großenhain", "アオバシリツトシヨカン", "المكتبة العامة بالجيزة"),
      Words("Thomasschule zu Leipzig", "ミドリガオカガツコウ", "مدرسة النيل الثانوية"),
      Words("Dr. Matthias Öhme", "サトウ　ケンイチ", "د. كريم عبد الله"),
      Words("Annegret Weißflog", "スズキ　ミサキ", "منى إبراهيم"),
    ],
    purposes: [
      Words("Rechnung", "請求書", "فاتورة رقم"), Words("Bestellung", "ご注文", "طلب رقم"),
    ])
  private static let purchase = Kind(
    isCredit: false, cents: 35_00...1_480_00,
    names: [
      Words("Barsortiment Mitte KG", "カ）トウキヨウトリツギ", "دار التوزيع المركزية"),
      Words("Verlag Weiße Elster", "カ）アケボノシユツパン", "دار الفجر للنشر"),
      Words("Papierhaus Pleiße OHG", "ユ）カミノイエ", "بيت الورق"),
    ],
    purposes: [
      Words("Ihre Rechnung", "貴社請求書", "فاتورتكم رقم"), Words("Lieferung", "納品", "توريد رقم"),
    ])
  private static let debit = Kind(
    isCredit: false, cents: 12_40...310_00,
    names: [
      Words("Stadtwerke Leipzig", "トウキヨウデンリヨク", "شركة الكهرباء"),
      Words("Telefon und Netz AG", "カ）デンワツウシン", "المصرية للاتصالات"),
      Words("Paketdienst Sachsen", "ヤマトウンユ", "البريد السريع"),
    ],
    purposes: [
      Words("Abschlag Vertrag", "契約料金", "قسط العقد"), Words("Kundennummer", "お客様番号", "رقم العميل"),
    ])
  private static let wage = Kind(
    isCredit: false, cents: 90_00...1_200_00,
    names: [
      Words("Friederike Lindgräber", "タナカ　ユウコ", "سلمى محمود"),
      Words("Jörg Pfützner", "ワタナベ　ヒロシ", "أحمد مصطفى"),
    ],
    purposes: [Words("Lohn, Personalnummer", "給与　社員番号", "أجر، رقم الموظف")])
}
