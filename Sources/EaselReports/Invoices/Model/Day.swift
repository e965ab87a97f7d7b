import Foundation

extension EInvoice {
  /// A date without a time, in the Gregorian calendar.
  ///
  /// ```swift
  /// let issued = EInvoice.Day(2026, 9, 14)
  /// let due = EInvoice.Day("2026-10-14")   // nil for text that is no date
  /// ```
  ///
  /// A day that does not exist, such as 30 February, can be made; ``isValid`` is then `false`, and
  /// an invoice that contains it is refused.
  public struct Day: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The year, such as 2026.
    public var year: Int
    /// The month from 1 to 12.
    public var month: Int
    /// The day of the month, counted from 1.
    public var day: Int

    /// Creates a day from its year, month and day of the month.
    public init(_ year: Int, _ month: Int, _ day: Int) {
      self.year = year
      self.month = month
      self.day = day
    }

    /// Creates a day from text such as `2026-09-14`; `nil` if the text is no date of the calendar.
    public init?(_ text: String) {
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
        parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
        let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
      else { return nil }
      self.init(year, month, day)
      guard isValid else { return nil }
    }

    /// Creates the day of a time in a time zone; one that ``isValid`` denies if the time is not a number.
    ///
    /// - Parameters:
    ///   - date: The time.
    ///   - timeZone: The time zone that decides the day. The default is UTC.
    public init(_ date: Date, timeZone: TimeZone = .gmt) {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = timeZone
      guard date.timeIntervalSinceReferenceDate.isFinite else {
        self.init(0, 0, 0)
        return
      }
      let parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
      let year = parts.year ?? 0
      self.init(parts.era == 0 ? 1 - year : year, parts.month ?? 0, parts.day ?? 0)
    }

    /// Whether the day exists in the calendar and its year has four digits.
    public var isValid: Bool {
      guard (1000...9999).contains(year), (1...12).contains(month) else { return false }
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      return (1...lengths[month - 1]).contains(day)
    }

    /// The first second of the day in UTC; `nil` for a day that does not exist.
    var date: Date? {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      guard isValid else { return nil }
      return calendar.date(from: DateComponents(year: year, month: month, day: day))
    }

    /// The date as ISO 8601 writes it, such as `2026-09-14`.
    public var description: String { text(separator: "-") }

    func text(separator: String) -> String {
      func digits(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.count)) + text
      }
      return [digits(year, 4), digits(month, 2), digits(day, 2)].joined(separator: separator)
    }

    /// Whether a day is earlier than another one.
    public static func < (left: Day, right: Day) -> Bool {
      (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
  }

  /// A period of days, the last one included (BG-14, BG-26).
  public struct Period: Hashable, Sendable {
    /// The first day (BT-73, BT-134).
    public var start: Day?
    /// The last day (BT-74, BT-135).
    public var end: Day?

    /// Creates a period from its first and last day, one of which may be missing.
    public init(from start: Day?, to end: Day?) {
      self.start = start
      self.end = end
    }
  }
}
