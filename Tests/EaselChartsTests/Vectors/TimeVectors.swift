import Foundation

@testable import EaselCharts

/// The outcome of a file of vectors about time and locales.
struct TimeVectorOutcome {
  var total = 0
  var passed = 0
  /// The number of cases left out, by the rule's reason.
  var leftOut: [String: Int] = [:]
  var failures: [String] = []

  /// The outcome as a row of the table in `docs/tables/vectors-time.md`.
  func row(_ name: String) -> String {
    let out = leftOut.values.reduce(0, +)
    let reasons = leftOut.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
    return "| `\(name)` | \(total) | \(passed) | \(out) | \(reasons.joined(separator: "; ")) |"
  }

  /// Counts a case by what it returned: nil for a pass, else what went wrong.
  mutating func count(_ name: String, leftOut reason: String?, failure: () -> String?) {
    total += 1
    if let reason {
      leftOut[reason, default: 0] += 1
    } else if let failure = failure() {
      failures.append("\(name): \(failure)")
    } else {
      passed += 1
    }
  }
}

/// The files of vectors about time and locales, and how they are run.
enum TimeVectors {
  static let names = ["time_ticks", "calendar_units", "d3_scale_utcTime", "locale_formats"]

  static func run(_ name: String) throws -> TimeVectorOutcome {
    switch name {
    case "time_ticks": try timeTicks()
    case "calendar_units": try calendarUnits()
    case "d3_scale_utcTime": try utcScale()
    default: try localeFormats()
    }
  }

  private struct File<T: Decodable>: Decodable { let cases: [T] }

  static func cases<T: Decodable>(_ name: String, _ type: T.Type) throws -> [T] {
    let data = try Fixtures.data("vectors/\(name).json")
    return try JSONDecoder().decode(File<T>.self, from: data).cases
  }

  static func calendar(_ zone: String, firstWeekday: Int = 1) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    calendar.firstWeekday = firstWeekday
    return calendar
  }

  /// A date in ISO 8601, with or without a fraction of seconds.
  static func date(_ text: String) -> Date? {
    let plain = Date.ISO8601FormatStyle(timeZone: .gmt)
    let fraction = Date.ISO8601FormatStyle(includingFractionalSeconds: true, timeZone: .gmt)
    return (try? plain.parse(text)) ?? (try? fraction.parse(text))
  }

  /// Whether two lists have the same dates to a tenth of a millisecond.
  static func agree(_ a: [Date], _ b: [Date]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0.timeIntervalSince($1)) < 1e-4 }
  }

  // MARK: Ticks

  private struct TickCase: Decodable {
    let zone, start, stop: String
    let count: Double
    let ticks, nice: [String]
  }

  /// The day from which Foundation's Gregorian calendar counts as d3 does.
  private static let reform = Date(timeIntervalSince1970: -12_219_292_800)

  private static func timeTicks() throws -> TimeVectorOutcome {
    var outcome = TimeVectorOutcome()
    for vector in try cases("time_ticks", TickCase.self) {
      let calendar = calendar(vector.zone)
      guard let start = date(vector.start), let stop = date(vector.stop) else {
        outcome.count(vector.zone, leftOut: nil) { "no date" }
        continue
      }
      let reason = min(start, stop) < reform ? "days of the Julian calendar" : nil
      outcome.count("\(vector.zone) \(vector.start)", leftOut: reason) {
        let result = TimeTicks.values(
          from: start, to: stop, count: vector.count, calendar: calendar)
        // d3 has no tick where a clock skips midnight, we have the first instant of that day.
        let ticks = result.dates.filter {
          result.unit != .hour || calendar.startOfDay(for: $0) != $0
            || calendar.component(.hour, from: $0) == 0
        }
        let wanted = vector.ticks.compactMap(date)
        guard agree(ticks, wanted) else { return "ticks \(ticks), wanted \(wanted)" }
        let nice = TimeTicks.nice(from: start, to: stop, count: vector.count, calendar: calendar)
        let ends = vector.nice.compactMap(date)
        return agree([nice.start, nice.end], ends) ? nil : "nice \(nice), wanted \(ends)"
      }
    }
    return outcome
  }

  // MARK: Units

  private struct UnitCase: Decodable { let zone, moment, unit, start, end: String }

  private static func calendarUnits() throws -> TimeVectorOutcome {
    let units: [String: (Calendar.Component, Int)] = [
      "day": (.day, 1), "weekSunday": (.weekOfYear, 1), "weekMonday": (.weekOfYear, 2),
      "month": (.month, 1), "quarter": (.quarter, 1), "year": (.year, 1),
    ]
    var outcome = TimeVectorOutcome()
    for vector in try cases("calendar_units", UnitCase.self) {
      outcome.count("\(vector)", leftOut: nil) {
        guard let (unit, firstWeekday) = units[vector.unit], let date = date(vector.moment) else {
          return "unknown unit"
        }
        let calendar = calendar(vector.zone, firstWeekday: firstWeekday)
        let interval = TimeTicks.interval(of: unit, containing: date, calendar: calendar)
        let ends = [interval?.start, interval?.end].compactMap { $0 }
        let wanted = [vector.start, vector.end].compactMap(Self.date)
        return agree(ends, wanted) ? nil : "got \(ends), wanted \(wanted)"
      }
    }
    return outcome
  }
}
