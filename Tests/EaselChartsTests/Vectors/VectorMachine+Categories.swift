import EaselCharts
import Foundation

extension VectorMachine {
  static func band(_ first: VectorCall, _ calls: ArraySlice<VectorCall>) throws -> JSONValue {
    var scale = BandScale<String>()
    let (domain, range) = stops(first)
    if let domain { scale.domain = domain }
    if let range { scale.range = range }
    for call in calls {
      let argument = call.arguments.first
      switch (call.name, argument) {
      case ("domain", nil): return .array(scale.domain.map { .string($0) })
      case ("range", nil): return .numbers(scale.range)
      case ("round", nil): return .bool(scale.isRounded)
      case ("align", nil): return .number(scale.align)
      case ("padding", nil), ("paddingInner", nil): return .number(scale.paddingInner)
      case ("paddingOuter", nil): return .number(scale.paddingOuter)
      case ("bandwidth", nil): return .number(scale.bandwidth)
      case ("step", nil): return .number(scale.step)
      case ("copy", nil): continue
      case ("domain", .array?): scale.domain = categories(argument)
      case ("range", .array?): scale.range = argument?.numbers ?? []
      case ("rangeRound", .array?):
        scale.range = argument?.numbers ?? []
        scale.isRounded = true
      case ("round", .bool(let flag)?): scale.isRounded = flag
      case ("align", .number(let align)?): scale.align = align
      case ("padding", .number(let padding)?):
        (scale.paddingInner, scale.paddingOuter) = (padding, padding)
      case ("paddingInner", .number(let padding)?): scale.paddingInner = padding
      case ("paddingOuter", .number(let padding)?): scale.paddingOuter = padding
      case ("call", .string(let category)?):
        return scale(category).map { .number($0) } ?? .undefined
      default: throw UnknownCall(call: call)
      }
    }
    return .undefined
  }

  static func point(_ first: VectorCall, _ calls: ArraySlice<VectorCall>) throws -> JSONValue {
    var scale = PointScale<String>()
    let (domain, range) = stops(first)
    if let domain { scale.domain = domain }
    if let range { scale.range = range }
    for call in calls {
      let argument = call.arguments.first
      switch (call.name, argument) {
      case ("domain", nil): return .array(scale.domain.map { .string($0) })
      case ("range", nil): return .numbers(scale.range)
      case ("round", nil): return .bool(scale.isRounded)
      case ("align", nil): return .number(scale.align)
      case ("padding", nil): return .number(scale.padding)
      case ("bandwidth", nil): return .number(scale.bandwidth)
      case ("step", nil): return .number(scale.step)
      case ("copy", nil): continue
      case ("domain", .array?): scale.domain = categories(argument)
      case ("range", .array?): scale.range = argument?.numbers ?? []
      case ("rangeRound", .array?):
        scale.range = argument?.numbers ?? []
        scale.isRounded = true
      case ("padding", .number(let padding)?): scale.padding = padding
      case ("align", .number(let align)?): scale.align = align
      case ("round", .bool(let flag)?): scale.isRounded = flag
      case ("call", .string(let category)?):
        return scale(category).map { .number($0) } ?? .undefined
      default: throw UnknownCall(call: call)
      }
    }
    return .undefined
  }

  private static func categories(_ value: JSONValue?) -> [String] {
    (value?.array ?? []).compactMap(\.string)
  }

  /// What a scale is created with: its range, or its domain and range.
  private static func stops(_ first: VectorCall) -> (domain: [String]?, range: [Double]?) {
    switch first.arguments.count {
    case 1: (nil, first.arguments[0].numbers ?? [])
    case 2: (categories(first.arguments[0]), first.arguments[1].numbers ?? [])
    default: (nil, nil)
    }
  }
}
