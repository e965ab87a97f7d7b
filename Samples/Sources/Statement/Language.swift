import ArgumentParser
import Foundation

/// The languages that a statement can be written in.
enum Language: String, ExpressibleByArgument, CaseIterable {
  case de
  case ja
  case ar

  /// The tag of BCP 47, which decides digits and the direction of reading.
  var tag: String { pick("de-DE", "ja-JP", "ar-EG") }

  /// Years are counted by eras in Japan.
  var calendar: Calendar {
    var calendar = Calendar(identifier: self == .ja ? .japanese : .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  func pick<Value>(_ german: Value, _ japanese: Value, _ arabic: Value) -> Value {
    switch self {
    case .de: german
    case .ja: japanese
    case .ar: arabic
    }
  }

  // MARK: Words

  var bank: String { pick("Elsterbank Leipzig", "エルスター銀行", "بنك إلستر") }
  var statement: String { pick("Kontoauszug", "取引明細書", "كشف حساب") }
  var period: String { pick("Zeitraum", "対象期間", "الفترة") }
  var valueDay: String { pick("Wert", "起算日", "تاريخ الحق") }
  var name: String { pick("Auftraggeber, Empfänger", "相手先", "الطرف الآخر") }
  var purpose: String { pick("Verwendungszweck", "摘要", "البيان") }
  var amount: String { pick("Betrag €", "金額（€）", "المبلغ €") }
  var openingBalance: String { pick("Alter Kontostand", "前月繰越残高", "الرصيد الافتتاحي") }
  var closingBalance: String { pick("Neuer Kontostand", "当月末残高", "الرصيد الختامي") }
  var sumOfBookings: String { pick("Summe der Umsätze", "取引合計", "مجموع الحركات") }
  var carried: String { pick("Übertrag", "次頁へ繰越", "رصيد منقول إلى ما بعده") }
  var brought: String { pick("Übertrag", "前頁より繰越", "رصيد منقول مما قبله") }
  var bookings: String {
    pick("Alle Umsätze des Monats", "当月の全取引", "جميع حركات الشهر")
  }
  var note: String {
    pick(
      """
      Bitte prüfen Sie die Umsätze. Einwendungen erheben Sie spätestens vor Ablauf von sechs Wochen nach Zugang \
      dieses Auszugs; danach gilt er als genehmigt. Guthaben sind als Einlagen nach dem \
      Einlagensicherungsgesetz entschädigungsfähig.
      """,
      """
      お取引の内容をご確認ください。ご異議は、本明細書の到達後６週間以内にお申し出ください。期間を過ぎた場合は、\
      ご承認いただいたものとして取り扱います。お預け入れの残高は、預金保険制度の対象です。
      """,
      """
      يرجى مراجعة الحركات المبينة أعلاه. تُقدَّم الاعتراضات خلال ستة أسابيع من استلام هذا الكشف، وبعد ذلك \
      يُعد مقبولاً. والأرصدة ودائع مشمولة بنظام ضمان الودائع.
      """)
  }
}
