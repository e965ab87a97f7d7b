import EaselCharts
import Foundation

extension VectorMachine {
  static func linear(_ first: VectorCall, _ calls: ArraySlice<VectorCall>) throws -> JSONValue {
    try continuous(LinearScale(), first, calls) { scale, call in
      if call.name == "tickFormat" { return .format(try tickFormat(call, of: scale).string) }
      throw UnknownCall(call: call)
    }
  }

  static func power(
    _ exponent: Double, _ first: VectorCall, _ calls: ArraySlice<VectorCall>
  ) throws -> JSONValue {
    try continuous(PowerScale(exponent: exponent), first, calls) { scale, call in
      switch (call.name, call.arguments.first) {
      case ("exponent", nil): return .value(.number(scale.exponent))
      case ("exponent", .number(let exponent)?): scale.exponent = exponent
      case ("tickFormat", _):
        return .format(try tickFormat(call, of: LinearScale(domain: scale.domain)).string)
      default: throw UnknownCall(call: call)
      }
      return .nothing
    }
  }

  static func symlog(_ first: VectorCall, _ calls: ArraySlice<VectorCall>) throws -> JSONValue {
    try continuous(SymlogScale(), first, calls) { scale, call in
      switch (call.name, call.arguments.first) {
      case ("constant", nil): return .value(.number(scale.constant))
      case ("constant", .number(let constant)?): scale.constant = constant
      case ("tickFormat", _):
        return .format(try tickFormat(call, of: LinearScale(domain: scale.domain)).string)
      default: throw UnknownCall(call: call)
      }
      return .nothing
    }
  }

  static func log(_ first: VectorCall, _ calls: ArraySlice<VectorCall>) throws -> JSONValue {
    try continuous(LogScale(), first, calls) { scale, call in
      switch (call.name, call.arguments.first) {
      case ("base", nil): return .value(.number(scale.base))
      case ("base", .number(let base)?): scale.base = base
      case ("tickFormat", _): return .format(try logFormat(call, of: scale).string)
      default: throw UnknownCall(call: call)
      }
      return .nothing
    }
  }

  /// What a call of one kind of scale gave.
  enum Answer {
    /// The chain goes on with the scale.
    case nothing
    /// The result of the chain.
    case value(JSONValue)
    /// A function that the next call asks for a text.
    case format((Double) -> String)
  }

  /// Carries out the calls that all continuous scales know, and hands others on.
  private static func continuous<Scale: ContinuousScale>(
    _ initial: Scale, _ first: VectorCall, _ calls: ArraySlice<VectorCall>,
    other: (inout Scale, VectorCall) throws -> Answer
  ) throws -> JSONValue {
    var scale = initial
    let lists = first.arguments.compactMap(\.numbers)
    if lists.count == 1 { scale.range = lists[0] }
    if lists.count == 2 { (scale.domain, scale.range) = (lists[0], lists[1]) }
    var format: ((Double) -> String)?
    var ticks: [Double]?
    for call in calls {
      let argument = call.arguments.first
      switch (call.name, argument) {
      case ("domain", nil): return .numbers(scale.domain)
      case ("range", nil): return .numbers(scale.range)
      case ("clamp", nil): return .bool(scale.isClamped)
      case ("unknown", nil):
        return scale.unknown.isNaN ? .undefined : .number(scale.unknown)
      case ("copy", nil): continue
      case ("domain", .array?): scale.domain = argument?.numbers ?? []
      case ("range", .array?): scale.range = argument?.numbers ?? []
      case ("rangeRound", .array?):
        scale.range = argument?.numbers ?? []
        scale.isRounded = true
      case ("clamp", .bool(let flag)?): scale.isClamped = flag
      case ("unknown", .number(let value)?): scale.unknown = value
      case ("nice", nil): scale.nice(10)
      case ("nice", .number(let count)?): scale.nice(count)
      case ("ticks", _): ticks = scale.ticks(argument?.number ?? 10)
      case ("map", .function("round")?), ("map", .function("roundEpsilon")?):
        // The tests of d3-scale round to twelve decimals.
        ticks = ticks?.map { ($0 * 1e12).rounded() / 1e12 }
      case ("map", .function("tickFormat")?):
        guard let ticks, let format else { throw UnknownCall(call: call) }
        return .array(ticks.map { .string(format($0)) })
      case ("invert", .number(let value)?): return .number(scale.invert(value))
      case ("call", .number(let value)?):
        if let format { return .string(format(value)) }
        return .number(scale(value))
      default:
        switch try other(&scale, call) {
        case .nothing: continue
        case .value(let value): return value
        case .format(let made): format = made
        }
      }
    }
    return ticks.map(JSONValue.numbers) ?? .undefined
  }

  /// Easel's format of a logarithmic scale for a count and a specifier.
  private static func logFormat(_ call: VectorCall, of scale: LogScale) throws -> LogTickFormat {
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
    if type.hasPrefix(",") {
      base.groupingSeparator = ","
      type.removeFirst()
    }
    var decimals: Int?
    if type.hasPrefix(".") {
      decimals = Int(type.dropFirst().prefix(while: \.isNumber))
      type = String(type.drop { !$0.isLetter && $0 != "%" })
    }
    switch type {
    case "": break
    case "f": base.precision = .decimalsUpTo(6)
    case "e": (base.notation, base.precision) = (.scientific, .significantUpTo(7))
    case "s":
      (base.notation, base.precision) = (
        .abbreviated(.metricWithFractions), .significantUpTo(6)
      )
    case "%": (base.notation, base.precision) = (.percent, .decimalsUpTo(6))
    default: throw UnknownCall(call: call)
    }
    if let decimals {
      base.precision = type == "f" || type == "%" ? .decimals(decimals) : .significant(decimals)
    }
    return scale.tickFormat(count, base: base)
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
}
