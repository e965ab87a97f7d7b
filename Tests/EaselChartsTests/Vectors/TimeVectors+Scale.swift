import Foundation

@testable import EaselCharts

extension TimeVectors {
  static func utcScale() throws -> TimeVectorOutcome {
    var outcome = TimeVectorOutcome()
    for (index, vector) in try VectorFile.load("d3_scale_utcTime").cases.enumerated() {
      let isFormat = vector.input.contains { $0.name == "tickFormat" }
      let reason = isFormat ? "text of d3-time-format" : nil
      outcome.count("case \(index)", leftOut: reason) {
        do {
          let actual = try utcScale(vector.input.dropFirst())
          return agrees(actual, vector.expected)
            ? nil : "wanted \(vector.expected), got \(actual)"
        } catch { return "\(error)" }
      }
    }
    return outcome
  }

  private enum Result { case dates([Date]), numbers([Double]), flag(Bool), none }

  private static func utcScale(_ calls: ArraySlice<VectorCall>) throws -> Result {
    var scale = TimeScale(calendar: calendar("UTC"))
    for call in calls {
      let argument = call.arguments.first
      switch (call.name, argument) {
      case ("domain", nil): return .dates(scale.domain)
      case ("range", nil): return .numbers(scale.range)
      case ("clamp", nil): return .flag(scale.isClamped)
      case ("domain", .array(let dates)?): scale.domain = dates.compactMap(date)
      case ("range", .array?): scale.range = argument?.numbers ?? []
      case ("clamp", .bool(let flag)?): scale.isClamped = flag
      case ("nice", nil): scale.nice()
      case ("nice", .number(let count)?): scale.nice(count)
      case ("nice", .function(let name)?):
        guard let unit = units[name] else { throw VectorMachine.UnknownCall(call: call) }
        scale.nice(by: unit, count: Int(call.arguments.dropFirst().first?.number ?? 1))
      case ("ticks", nil): return .dates(scale.ticks())
      case ("ticks", .number(let count)?): return .dates(scale.ticks(count))
      case ("ticks", .function(let name)?):
        guard let unit = units[name] else { throw VectorMachine.UnknownCall(call: call) }
        let count = Int(call.arguments.dropFirst().first?.number ?? 1)
        return .dates(scale.ticks(by: unit, count: count))
      case ("invert", .number(let position)?):
        return .dates([scale.invert(position)].compactMap { $0 })
      case ("call", let value?):
        guard let date = date(value) else { throw VectorMachine.UnknownCall(call: call) }
        return .numbers([scale(date)])
      default: throw VectorMachine.UnknownCall(call: call)
      }
    }
    return .none
  }

  private static let units: [String: Calendar.Component] = [
    "utcMillisecond": .nanosecond, "utcSecond": .second, "utcMinute": .minute, "utcHour": .hour,
    "utcDay": .day, "utcWeek": .weekOfYear, "utcSunday": .weekOfYear, "utcMonth": .month,
    "utcYear": .year,
  ]

  private static func date(_ value: JSONValue) -> Date? {
    guard case .object(let object) = value, let text = object["$date"]?.string else { return nil }
    return date(text)
  }

  private static func agrees(_ actual: Result, _ expected: JSONValue) -> Bool {
    let list = expected.array ?? [expected]
    switch actual {
    case .dates(let dates): return agree(dates, list.compactMap(date))
    case .numbers(let numbers):
      return JSONValue.numbers(numbers).agrees(with: .array(list), within: 1e-6)
    case .flag(let flag): return expected == .bool(flag)
    case .none: return expected == .undefined
    }
  }
}
