import Foundation

/// A month of an account.
struct Statement {
  var language: Language
  /// The number of the statement within the year, such as `3/2026`.
  var number: String
  var owner: [String]
  var iban: String
  var bic: String
  var firstDay: Date
  var lastDay: Date
  var opening: Decimal
  var bookings: [Booking]

  /// One movement of money.
  struct Booking {
    var day: Date
    /// From when on it bears interest.
    var valueDay: Date
    /// Who pays or is paid.
    var name: String
    var purpose: String
    var amount: Decimal
  }

  /// What is on the account at the end of a day.
  struct Balance {
    var day: Date
    var amount: Decimal
  }

  var sum: Decimal { bookings.reduce(0) { $0 + $1.amount } }

  /// The balances of all days of the month.
  var balances: [Balance] {
    var balances: [Balance] = []
    var (amount, next) = (opening, bookings.startIndex)
    for day in stride(from: firstDay, through: lastDay, by: 86_400) {
      while next < bookings.endIndex, bookings[next].day <= day {
        amount += bookings[next].amount
        next += 1
      }
      balances.append(Balance(day: day, amount: amount))
    }
    return balances
  }
}
