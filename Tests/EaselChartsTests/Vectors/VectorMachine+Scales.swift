import EaselCharts
import Foundation

extension VectorMachine {
  static func linear(_ first: VectorCall, _ calls: ArraySlice<VectorCall>) throws -> JSONValue {
    var scale = LinearScale()
    let lists = first.arguments.compactMap(\.numbers)
    if lists.count == 1 { scale.range = lists[0] }
    if lists.count == 2 { (scale.domain, scale.range) = (lists[0], lists[1]) }
    var format: NumberFormat?
    for call in calls {
      let argument = call.arguments.first
      switch (call.name, argument) {
      case ("domain", nil): return .numbers(scale.domain)
      case ("range", nil): return .numbers(scale.range)
      case ("clamp", nil): return .bool(scale.isClamped)
      case ("domain", .array?): scale.domain = argument?.numbers ?? []
      case ("range", .array?): scale.range = argument?.numbers ?? []
      case ("rangeRound", .array?):
        scale.range = argument?.numbers ?? []
        scale.isRounded = true
      case ("clamp", .bool(let flag)?): scale.isClamped = flag
      case ("unknown", .number(let value)?): scale.unknown = value
      case ("nice", nil): scale.nice()
      case ("nice", .number(let count)?): scale.nice(count)
      case ("ticks", .number(let count)?): return .numbers(scale.ticks(count))
      case ("invert", .number(let value)?): return .number(scale.invert(value))
      case ("tickFormat", _):
        format = try tickFormat(call, of: scale)
      case ("call", .number(let value)?):
        if let format { return .string(format.string(from: value)) }
        return .number(scale(value))
      default: throw UnknownCall(call: call)
      }
    }
    return .undefined
  }

  /// Easel's format for a d3-format specifier: `[+][$][type]`.
  private static func tickFormat(_ call: VectorCall, of scale: LinearScale) throws -> NumberFormat {
    let count = call.arguments.first?.number ?? 10
    guard call.arguments.count == 2, var type = call.arguments[1].string else {
      return scale.tickFormat(count)
    }
    var base = NumberFormat(groupingSeparator: "")
    if type.hasPrefix("+") {
      base.sign = .always
      type.removeFirst()
    }
    if type.hasPrefix("$") {
      base.prefix = "$"
      type.removeFirst()
    }
    let significant = scale.tickSignificantDigits(count)
    switch type {
    case "f": break
    case "%": base.notation = .percent
    case "e": base.notation = .scientific
    case "s": base.notation = .abbreviated(.metricWithFractions)
    case "g", "r": base.precision = .significant(significant)
    case "p": (base.notation, base.precision) = (.percent, .significant(significant))
    case "": base.precision = .significantUpTo(significant)
    default: throw UnknownCall(call: call)
    }
    return scale.tickFormat(count, base: base)
  }

  static func band(_ first: VectorCall, _ calls: ArraySlice<VectorCall>) throws -> JSONValue {
    func categories(_ value: JSONValue?) -> [String] {
      (value?.array ?? []).compactMap(\.string)
    }
    var scale = BandScale<String>()
    if first.arguments.count == 1 { scale.range = first.arguments[0].numbers ?? [] }
    if first.arguments.count == 2 {
      scale.domain = categories(first.arguments[0])
      scale.range = first.arguments[1].numbers ?? []
    }
    for call in calls {
      let argument = call.arguments.first
      switch (call.name, argument) {
      case ("domain", nil): return .array(scale.domain.map { .string($0) })
      case ("range", nil): return .numbers(scale.range)
      case ("round", nil): return .bool(scale.isRounded)
      case ("paddingOuter", nil): return .number(scale.paddingOuter)
      case ("bandwidth", nil): return .number(scale.bandwidth)
      case ("step", nil): return .number(scale.step)
      case ("domain", .array?): scale.domain = categories(argument)
      case ("range", .array?): scale.range = argument?.numbers ?? []
      case ("rangeRound", .array?):
        scale.range = argument?.numbers ?? []
        scale.isRounded = true
      case ("call", .string(let category)?):
        return scale(category).map { .number($0) } ?? .undefined
      default: throw UnknownCall(call: call)
      }
    }
    return .undefined
  }
}
