import Foundation

extension Date {
  /// Returns the date at a number of seconds since the reference date.
  static func at(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
}
