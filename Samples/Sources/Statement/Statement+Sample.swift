import Foundation
import SampleNumbers

extension Statement {
  /// The statement of March 2026 of one of many accounts; the first one has the seed 23.
  static func sample(_ account: Int, _ language: Language) -> Statement {
    var numbers = Seeded(seed: UInt64(22 + account))
    let firstDay = Date(timeIntervalSince1970: 1_772_323_200)  // 1 March 2026, 0:00 UTC
    let bookings = bookings(430, from: firstDay, language, &numbers)
    return Statement(
      language: language, number: language.pick("3/2026", "３／２０２６", "٣/٢٠٢٦"),
      owner: language.pick(
        [
          "Buchhandlung am Elsterufer", "Inh. Wilhelmine Grünberg", "Käthe-Kollwitz-Straße 61",
          "04109 Leipzig",
        ],
        ["〒１００−０００５", "東京都千代田区丸の内１−２−３", "株式会社川辺書店", "代表取締役　山田　花子　様"],
        ["مكتبة ضفة النهر", "السيدة ليلى حسن", "١٧ شارع النيل", "القاهرة ١١٥١١"]),
      iban: iban(account), bic: "ELSTDE8LXXX", firstDay: firstDay,
      lastDay: firstDay + 30 * 86_400, opening: Decimal(23_204_37) / 100, bookings: bookings)
  }

  private static func bookings(
    _ count: Int, from firstDay: Date, _ language: Language, _ numbers: inout Seeded
  ) -> [Booking] {
    // The first of March 2026 is a Sunday; banks book on the other days but Saturdays.
    let workdays = (0..<31).filter { ![0, 6].contains($0 % 7) }
    let days = (0..<count).map { _ in numbers.element(workdays) }.sorted()
    return days.map { day in
      let kind = Kind.all[numbers.int(0...(Kind.all.count - 1))]
      let purpose = kind.purposes[numbers.int(0...(kind.purposes.count - 1))]
      let name = kind.names[numbers.int(0...(kind.names.count - 1))]
      let cents = numbers.int(kind.cents)
      let date = firstDay + 86_400 * Double(day)
      return Booking(
        day: date, valueDay: date + (numbers.int(0...3) == 0 ? 86_400 * (day % 7 == 5 ? 3 : 1) : 0),
        name: name.in(language),
        purpose: ([purpose.in(language) + " \(numbers.int(100_000...999_999))"]
          + references(&numbers)).joined(separator: " "),
        amount: Decimal(
          sign: kind.isCredit ? .plus : .minus, exponent: -2, significand: Decimal(cents)))
    }
  }

  /// What banks add to the purpose: mostly nothing, else up to four references without a space.
  private static func references(_ numbers: inout Seeded) -> [String] {
    let lot = numbers.int(0...99)
    let count = lot < 90 ? 0 : lot < 95 ? 1 : lot < 97 ? 2 : lot < 98 ? 3 : 4
    return (0..<count).map { index in
      switch index {
      case 0: "EREF+" + code(35, &numbers)
      case 1: "IBAN+" + iban(numbers.int(1...99_999_999)).filter { $0 != " " }
      case 2: "MREF+" + code(35, &numbers)
      default: "https://bank.example/beleg/" + code(44, &numbers).lowercased()
      }
    }
  }

  private static func code(_ count: Int, _ numbers: inout Seeded) -> String {
    let signs = Array("ABCDEFGHJKLMNPQRSTUVWXYZ0123456789")
    return String((0..<count).map { _ in numbers.element(signs) })
  }

  /// The IBAN of an account of the bank, with its check digits (ISO 13616).
  private static func iban(_ account: Int) -> String {
    let digits = "86050200" + String(repeating: "0", count: 10 - "\(account)".count) + "\(account)"
    // DE as numbers, and two zeros in the place of the check digits.
    let rest = (digits + "131400").utf8.reduce(0) { ($0 * 10 + Int($1) - 48) % 97 }
    let check = 98 - rest
    let whole = Array("DE\(check < 10 ? "0" : "")\(check)\(digits)")
    return stride(from: 0, to: whole.count, by: 4)
      .map { String(whole[$0..<min($0 + 4, whole.count)]) }.joined(separator: " ")
  }
}
