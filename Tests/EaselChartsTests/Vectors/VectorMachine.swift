import Foundation

@testable import EaselCharts

/// Carries out the calls of a vector case on Easel's own types.
enum VectorMachine {
  /// A call that the machine does not know: a case may never pass or vanish because of it.
  struct UnknownCall: Error, CustomStringConvertible {
    let call: VectorCall
    var description: String { "cannot carry out \(call.name)(\(call.arguments))" }
  }

  static func run(_ vector: VectorCase) throws -> JSONValue {
    guard let first = vector.input.first else {
      throw UnknownCall(call: VectorCall(name: "", arguments: []))
    }
    let rest = vector.input.dropFirst()
    switch first.name {
    case "scaleLinear": return try linear(first, rest)
    case "scaleBand": return try band(first, rest)
    case "scalePoint": return try point(first, rest)
    case "scaleLog": return try log(first, rest)
    case "scalePow": return try power(1, first, rest)
    case "scaleSqrt": return try power(0.5, first, rest)
    case "scaleSymlog": return try symlog(first, rest)
    case "pie": return try pie(rest)
    case "stack": return try stack(rest)
    case "arc": return try arc(rest)
    default: return try function(first)
    }
  }

  private static func function(_ call: VectorCall) throws -> JSONValue {
    let numbers = call.arguments.compactMap(\.number)
    switch (call.name, numbers.count) {
    case ("ticks", 3):
      return .numbers(Ticks.values(from: numbers[0], to: numbers[1], count: numbers[2]))
    case ("nice", 3):
      let ends = Ticks.nice(from: numbers[0], to: numbers[1], count: numbers[2])
      return .numbers([ends.start, ends.stop])
    case ("tickStep", 3):
      return .number(Ticks.step(from: numbers[0], to: numbers[1], count: numbers[2]))
    case ("tickIncrement", 3):
      return .number(Ticks.increment(from: numbers[0], to: numbers[1], count: numbers[2]))
    default:
      guard let series = call.arguments.first.map(spans) else { throw UnknownCall(call: call) }
      if let order = stackOrder(call.name) {
        return .numbers(order.indices(for: series).map(Double.init))
      }
      guard let offset = stackOffset(call.name), call.arguments.count == 2,
        let order = call.arguments[1].numbers
      else { throw UnknownCall(call: call) }
      var result = series
      offset.apply(to: &result, order: order.map { Int($0) })
      return .array(
        result.map { .array($0.map { .numbers([$0.start, $0.end]) }) })
    }
  }

  // MARK: Stacks

  private static func spans(_ value: JSONValue) -> [[StackSpan]] {
    (value.array ?? []).map { series in
      (series.array ?? []).map {
        let ends = $0.numbers ?? []
        return StackSpan(start: ends.first ?? 0, end: ends.last ?? 0)
      }
    }
  }

  private static let orders: [(String, StackOrder)] = [
    ("None", .none), ("Reverse", .reverse), ("Appearance", .appearance),
    ("Ascending", .ascending), ("Descending", .descending), ("InsideOut", .insideOut),
  ]
  private static let offsets: [(String, StackOffset)] = [
    ("None", .none), ("Expand", .expand), ("Diverging", .diverging),
    ("Silhouette", .silhouette), ("Wiggle", .wiggle),
  ]

  private static func stackOrder(_ name: String) -> StackOrder? {
    orders.first { "stackOrder\($0.0)" == name }?.1
  }

  private static func stackOffset(_ name: String) -> StackOffset? {
    offsets.first { "stackOffset\($0.0)" == name }?.1
  }

  private static func stack(_ calls: ArraySlice<VectorCall>) throws -> JSONValue {
    var layout = StackLayout()
    for call in calls {
      switch (call.name, call.arguments.first) {
      case ("order", nil):
        let name = orders.first { $0.1 == layout.order }?.0 ?? ""
        return .function("stackOrder\(name)")
      case ("offset", nil):
        let name = offsets.first { $0.1 == layout.offset }?.0 ?? ""
        return .function("stackOffset\(name)")
      case ("offset", .function(let name)?):
        guard let offset = stackOffset(name) else { throw UnknownCall(call: call) }
        layout.offset = offset
      case ("keys", .array?):
        // Keys are given with the data in Swift.
        continue
      default:
        throw UnknownCall(call: call)
      }
    }
    return .undefined
  }

  // MARK: Pies and arcs

  private static func pie(_ calls: ArraySlice<VectorCall>) throws -> JSONValue {
    var layout = PieLayout()
    for call in calls {
      switch (call.name, call.arguments.first) {
      case ("startAngle", .number(let angle)?): layout.startAngle = angle
      case ("endAngle", .number(let angle)?): layout.endAngle = angle
      case ("padAngle", .number(let angle)?): layout.padAngle = angle
      case ("call", .array(let values)?):
        let slices = layout.slices(values.compactMap(\.number))
        return .array(
          slices.map {
            .object([
              "data": .number($0.value), "value": .number($0.value),
              "index": .number(Double($0.rank)), "startAngle": .number($0.startAngle),
              "endAngle": .number($0.endAngle), "padAngle": .number($0.padAngle),
            ])
          })
      default: throw UnknownCall(call: call)
      }
    }
    return .undefined
  }

  private static func arc(_ calls: ArraySlice<VectorCall>) throws -> JSONValue {
    var shape = ArcShape(outerRadius: 0, startAngle: 0, endAngle: 0)
    var result = JSONValue.undefined
    for call in calls {
      switch (call.name, call.arguments.first) {
      case ("innerRadius", .number(let value)?): shape.innerRadius = value
      case ("outerRadius", .number(let value)?): shape.outerRadius = value
      case ("startAngle", .number(let value)?): shape.startAngle = value
      case ("endAngle", .number(let value)?): shape.endAngle = value
      case ("cornerRadius", .number(let value)?): shape.cornerRadius = value
      case ("padAngle", .number(let value)?): shape.padAngle = value
      case ("centroid", .object(let values)?):
        shape.innerRadius = values["innerRadius"]?.number ?? .nan
        shape.outerRadius = values["outerRadius"]?.number ?? .nan
        shape.startAngle = values["startAngle"]?.number ?? .nan
        shape.endAngle = values["endAngle"]?.number ?? .nan
        let point = shape.centroid()
        result = .numbers([Double(point.x), Double(point.y)])
      case ("map", .function("round")?):
        result = .numbers((result.numbers ?? []).map { $0.rounded() })
      case ("call", nil):
        result = .string(PathText.text(of: shape))
      default: throw UnknownCall(call: call)
      }
    }
    return result
  }
}
