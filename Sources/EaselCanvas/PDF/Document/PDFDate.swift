import Foundation

/// Dates in the form of PDF metadata, in UTC.
enum PDFDate {
  /// Returns a date in ISO 8601, `2026-03-01T12:00:00Z`, in the proleptic Gregorian calendar.
  ///
  /// Days are converted to a civil date as in H. Hinnant, "chrono-compatible low-level date
  /// algorithms" (2013), so that the calendars of the system, and ICU, are not needed.
  static func text(_ date: Date) -> String {
    // The years 0001 … 9999, which ISO 8601 and PDF can express.
    let seconds = min(max(date.timeIntervalSince1970, -62_135_596_800), 253_402_300_799)
    let whole = Int(seconds.rounded(.down))
    let days = Int((Double(whole) / 86_400).rounded(.down))
    let rest = whole - days * 86_400
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    func padded(_ value: Int, _ width: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(width - text.count, 0)) + text
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T"
      + "\(padded(rest / 3600, 2)):\(padded(rest / 60 % 60, 2)):\(padded(rest % 60, 2))Z"
  }
}
