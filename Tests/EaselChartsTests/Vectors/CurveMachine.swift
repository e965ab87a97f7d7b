import EaselCanvas
import Foundation

@testable import EaselCharts

/// Carries out the calls of a vector case about curves: a line or area generator, a curve, points.
enum CurveMachine {
  static func run(_ vector: VectorCase) throws -> JSONValue {
    var curve = Curve.linear
    let isArea = vector.input.first?.name == "area"
    for call in vector.input {
      switch (call.name, call.arguments.first) {
      case ("line", nil), ("area", nil): continue
      case ("curve", .function(let name)?):
        guard let known = curves[name] else { throw VectorMachine.UnknownCall(call: call) }
        curve = known
      case ("call", .array(let rows)?):
        let points = rows.compactMap(\.numbers).map { CGPoint(x: $0[0], y: $0[1]) }
        var path = Path()
        CurvePath.append(points, curve, isArea ? .top : .line, to: &path)
        if isArea {
          // d3's areas stand on y = 0 by default.
          let base = points.reversed().map { CGPoint(x: $0.x, y: 0) }
          CurvePath.append(base, curve.backwards, .base, to: &path)
        }
        return ShapeText.text(of: path).map { .string($0) } ?? .null
      default: throw VectorMachine.UnknownCall(call: call)
      }
    }
    return .undefined
  }

  private static let curves: [String: Curve] = [
    "curveLinear": .linear, "curveLinearClosed": .linearClosed,
    "curveStep": .step(0.5), "curveStepAfter": .step(1), "curveStepBefore": .step(0),
    "curveBasis": .basis, "curveBasisClosed": .basisClosed, "curveBasisOpen": .basisOpen,
    "curveBundle": .bundle(0.85),
    "curveCardinal": .cardinal(0), "curveCardinalClosed": .cardinalClosed(0),
    "curveCardinalOpen": .cardinalOpen(0),
    "curveCatmullRom": .catmullRom(0.5), "curveCatmullRomClosed": .catmullRomClosed(0.5),
    "curveCatmullRomOpen": .catmullRomOpen(0.5),
    "curveMonotoneX": .monotoneX, "curveMonotoneY": .monotoneY, "curveNatural": .natural,
    "curveBumpX": .bumpX, "curveBumpY": .bumpY,
  ]

  /// Whether a result is the expected one: texts by their commands and numbers within 1e-6.
  static func accepts(_ actual: JSONValue, for vector: VectorCase) -> Bool {
    guard let text = actual.string, let wanted = vector.expected.string else {
      return actual == vector.expected
    }
    return ShapeText.agree(text, wanted, within: 1e-6)
  }
}
