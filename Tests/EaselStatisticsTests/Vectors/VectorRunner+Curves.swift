import EaselStatistics

extension VectorRunner {
  static func regression(_ vector: JSONValue) throws -> [Comparison] {
    let (x, y) = (try numbers(vector, "x"), try numbers(vector, "y"))
    guard let method = vector["method"]?.string, let model = model(method),
      let fit = Statistics.regression(x: x, y: y, model: model)
    else { throw UnknownForm(description: "unknown method or no fit") }
    let at = try numbers(vector, "at")
    let band = fit.band(at: at)
    let range = range(y)
    let curves = [
      ("fit", JSONValue.numbers(at.map { fit.value(at: $0) })),
      ("lower95", .numbers(band.map { $0?.lowerBound })),
      ("upper95", .numbers(band.map { $0?.upperBound })),
    ]
    return curves.compactMap { name, actual in
      vector[name].map {
        Comparison(name: name, expected: $0, actual: actual, tolerance: 1e-6 * range)
      }
    }
      + comparisons(
        vector,
        [("coefficients", .numbers(fit.coefficients)), ("r_squared", .optional(fit.rSquared))],
        tolerance: 1e-8)
  }

  private static func model(_ method: String) -> Statistics.RegressionModel? {
    let words = method.split(separator: " ")
    switch words.first {
    case "linear": return .linear
    case "polynomial": return words.last.flatMap { Int($0) }.map { .polynomial(degree: $0) }
    case "exponential": return .exponential
    case "logarithmic": return .logarithmic
    case "power": return .power
    default: return nil
    }
  }

  static func loess(_ vector: JSONValue) throws -> [Comparison] {
    let (x, y) = (try numbers(vector, "x"), try numbers(vector, "y"))
    let curve: Statistics.Curve?
    if vector["method"]?.string == "lowess" {
      curve = Statistics.lowess(
        x: x, y: y, span: try number(vector, "f"), iterations: Int(try number(vector, "iter")),
        delta: vector["delta"]?.number)
    } else {
      guard let family = vector["family"]?.string.flatMap(Statistics.LoessFamily.init) else {
        throw UnknownForm(description: "unknown family")
      }
      curve = Statistics.loess(
        x: x, y: y, at: try numbers(vector, "at"), span: try number(vector, "span"),
        degree: Int(try number(vector, "degree")), family: family)
    }
    let expected = vector["fit"] ?? .null
    return [
      Comparison(
        name: "fit", expected: expected, actual: .numbers(curve?.y ?? []),
        tolerance: 1e-6 * range(y))
    ]
  }

  static func moving(_ vector: JSONValue) throws -> [Comparison] {
    let data = try numbers(vector, "data")
    let sides = vector["sides"]?.string ?? ""
    let result: [Double?]
    if let alpha = vector["alpha"]?.number, sides.hasPrefix("exponential") {
      result = Statistics.exponentialMovingAverage(of: data, alpha: alpha)
    } else if let position = position(sides) {
      result = Statistics.movingAverage(
        of: data, window: Int(try number(vector, "window")), position: position)
    } else {
      throw UnknownForm(description: "unknown sides \(sides)")
    }
    return comparisons(vector, [("expected", .numbers(result))], tolerance: 1e-9)
  }

  private static func position(_ sides: String) -> Statistics.MovingWindow? {
    sides == "centered" ? .centered : sides == "trailing" ? .trailing : nil
  }

  static func downsample(_ vector: JSONValue) throws -> [Comparison] {
    guard let algorithm = vector["algo"]?.string, algorithm.hasPrefix("lttb") else {
      throw UnknownForm(description: "unknown algorithm")
    }
    let y =
      try vector["y_is_index_0_to"]?.number.map { (0...Int($0)).map(Double.init) }
      ?? numbers(vector, "y")
    let result = Statistics.largestTriangleIndices(
      x: vector["x"]?.numbers, y: y, count: Int(try number(vector, "n_out")))
    return comparisons(
      vector, [("expected_indices", .numbers(result.map(Double.init)))], tolerance: 0)
  }
}
