import Foundation

/// A bank account's bookings in a month.
struct Account: Decodable {
  var number: String
  var bank: String
  var owner: [String]
  var iban: String
  var bic: String
  var opening: Decimal
  var firstDay: Date
  var lastDay: Date
  var bookings: [Booking]

  struct Booking: Decodable {
    var category: String
    var day: Date
    var name: String
    var text: String
    var amount: Decimal
  }
}

/// The articles of a price list.
struct Prices: Decodable {
  var title: String
  var company: String
  var valid: Date
  var prices: [Price]

  struct Price: Decodable {
    var chapter: String
    var series: String
    var material: String
    var article: String
    var size: String
    /// The twelve digits of the article's EAN-13 without the check digit.
    var code: String
    var oiled: Decimal?
    var white: Decimal?
    var oak: Decimal?
    var remark: Bool?
    var isRemark: Bool { remark ?? false }
  }
}

/// What a laboratory found in a sample.
struct Findings: Decodable {
  var laboratory: String
  var address: [String]
  var patient: String
  var born: Date
  var sample: String
  var taken: Date
  var reported: Date
  var physician: String
  var comment: String
  var results: [Result]

  struct Result: Decodable {
    var panel: String
    var name: String
    var unit: String
    var value: Double?
    var low: Double?
    var high: Double?
    var previous: Double?
    var remark: Bool?
    var isRemark: Bool { remark ?? false }

    /// Whether the value is above (H) or below (L) its range.
    var flag: String? {
      guard let value else { return nil }
      return value > high ?? .infinity ? "H" : value < low ?? -.infinity ? "L" : nil
    }

    /// The position of the value in its range: 0 is the lower and 1 the upper limit.
    var position: Double? {
      guard let value, let high else { return nil }
      return (value - (low ?? 0)) / (high - (low ?? 0))
    }
  }
}

/// What an employee is paid.
struct Payslip {
  var number: String
  var name: String
  /// The gross pay, the additions and deductions, and at the end the net pay.
  var amounts: [Decimal]

  private static let names = ["Aoife", "Brendan", "Ciara", "Declan", "Eimear", "Fergus", "Gráinne"]
  private static let families = ["Byrne", "Doyle", "Kelly", "Murphy", "Nolan"]

  /// Payslips of made-up employees.
  static func samples(_ count: Int) -> [Payslip] {
    (0..<count).map { index in
      let gross = Decimal(280_000 + index * 7_919 % 240_000) / 100
      let overtime = Decimal(index * 131 % 40_000) / 100
      let tax = Decimal(21_000 + index * 1_117 % 60_000) / 100
      let parts = [gross, overtime, -tax, -Decimal(11_400) / 100, -Decimal(14_000) / 100]
      return Payslip(
        number: "\(1_000 + index)",
        name: "\(names[index % names.count]) \(families[index / 7 % families.count])",
        amounts: parts + [parts.reduce(0, +)])
    }
  }
}
