import EaselStatistics

extension VectorRunner {
  static func boxPlot(_ vector: JSONValue) throws -> [Comparison] {
    let data = try numbers(vector, "data")
    guard let box = Statistics.boxPlot(data, coefficient: try number(vector, "coef")) else {
      throw UnknownForm(description: "no box")
    }
    return comparisons(
      vector,
      [
        (
          "stats",
          .numbers([
            box.lowerWhisker, box.lowerHinge, box.median, box.upperHinge, box.upperWhisker,
          ])
        ),
        ("n", .number(Double(box.count))),
        ("notch", .numbers([box.lowerNotch, box.upperNotch])),
        ("outliers", .numbers(box.outliers)),
      ], tolerance: 1e-9)
  }

  static func quantile(_ vector: JSONValue) throws -> [Comparison] {
    guard let type = Statistics.QuantileType(rawValue: Int(try number(vector, "type"))) else {
      throw UnknownForm(description: "unknown type")
    }
    let probabilities = try numbers(vector, "p")
    let data = try numbers(vector, "data")
    return comparisons(
      vector,
      [("expected", .numbers(Statistics.quantiles(probabilities, of: data, type: type)))],
      tolerance: 1e-9)
  }

  static func histogram(_ vector: JSONValue) throws -> [Comparison] {
    let rules: [String: Statistics.BinRule] = [
      "Sturges": .sturges, "FD": .freedmanDiaconis, "Scott": .scott,
    ]
    let data = try numbers(vector, "data")
    guard let rule = vector["rule"]?.string.flatMap({ rules[$0] }),
      let histogram = Statistics.histogram(data, rule: rule)
    else { throw UnknownForm(description: "unknown rule or no histogram") }
    return comparisons(
      vector,
      [
        ("classes", .optional(Statistics.binCount(for: data, rule: rule).map(Double.init))),
        ("breaks", .numbers(histogram.breaks)),
        ("counts", .numbers(histogram.counts.map(Double.init))),
      ], tolerance: 1e-9)
  }

  static func density(_ vector: JSONValue) throws -> [Comparison] {
    guard let kernel = vector["kernel"]?.string.flatMap(Statistics.DensityKernel.init) else {
      throw UnknownForm(description: "unknown kernel")
    }
    let expected = try numbers(vector, "expected")
    let actual = Statistics.density(
      of: try numbers(vector, "data"), at: try numbers(vector, "at"), kernel: kernel,
      bandwidth: try number(vector, "bandwidth"))
    let result = JSONValue.numbers(actual ?? [])
    let top = expected.max() ?? 0
    return [("expected", 1e-9), ("r_density", 1e-2)].compactMap { name, tolerance in
      vector[name].map {
        Comparison(name: name, expected: $0, actual: result, tolerance: tolerance * top)
      }
    }
  }

  static func bandwidth(_ vector: JSONValue) throws -> [Comparison] {
    let rules: [(String, Statistics.BandwidthRule, Double)] = [
      ("nrd0", .nrd0, 1e-9), ("nrd", .nrd, 1e-9), ("sj", .sheatherJones, 1e-3),
    ]
    let data = try numbers(vector, "data")
    return rules.compactMap { name, rule, tolerance in
      vector[name].map {
        Comparison(
          name: name, expected: $0,
          actual: .optional(Statistics.bandwidth(of: data, rule: rule)),
          tolerance: tolerance * ($0.number ?? 0))
      }
    }
  }

  private static func binCount(_ values: [Double], _ rule: Statistics.BinRule) -> Double? {
    Statistics.binCount(for: values, rule: rule).map(Double.init)
  }

  /// A chain of d3's calls; of those that concern samples each has one call.
  static func chain(_ vector: JSONValue) throws -> [Comparison] {
    guard let calls = vector["input"]?.array, calls.count == 1,
      case .object(let call) = calls[0], let (name, arguments) = call.first,
      let values = arguments.array?.first?.numbers, let expected = vector["expected"]
    else { throw UnknownForm(description: "unknown chain") }
    let probability = (arguments.array ?? []).dropFirst().first?.number ?? .nan
    let result: Double?
    switch name {
    case "quantile": result = Statistics.quantile(probability, of: values)
    case "quantileSorted": result = Statistics.quantile(probability, ofSorted: values)
    case "quantileIndex":
      result = Double(Statistics.quantileIndex(probability, of: values) ?? -1)
    case "median": result = Statistics.median(of: values)
    case "mean": result = Statistics.mean(of: values)
    case "variance": result = Statistics.variance(of: values)
    case "deviation": result = Statistics.standardDeviation(of: values)
    case "thresholdSturges": result = binCount(values, .sturges)
    case "thresholdFreedmanDiaconis": result = binCount(values, .freedmanDiaconis)
    case "thresholdScott": result = binCount(values, .scott)
    default: throw UnknownForm(description: "unknown call \(name)")
    }
    let actual = result.map { JSONValue.number($0) } ?? .undefined
    return [Comparison(name: name, expected: expected, actual: actual, tolerance: 0)]
  }
}
