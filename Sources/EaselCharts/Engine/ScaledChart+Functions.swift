import EaselBlocks
import EaselCanvas
import Foundation

extension ScaledChart {
  /// The default domain of functions, if the function has no domain and the x axis has none.
  static let standardDomain = -10.0...10.0

  /// Adds runs with samples of the functions, for axes, legends and the alternative text.
  ///
  /// Functions with a domain are added first. The others are sampled over the domain of the x axis.
  ///
  /// - Returns: The domains of the functions, by their position in the list.
  static func addFunctions(
    to marks: inout PreparedMarks, _ configuration: ChartConfiguration, _ style: ChartStyle,
    _ notes: inout [Diagnostic]
  ) -> [Int: ClosedRange<Double>] {
    let functions = marks.list.functions
    var domains: [Int: ClosedRange<Double>] = [:]
    for (index, function) in functions.enumerated() {
      guard let domain = function.domain else { continue }
      domains[index] = append(function, index, over: domain, to: &marks, &notes)
    }
    guard functions.contains(where: { $0.domain == nil }) else { return domains }
    // The scale is resolved again with all functions, and notes its diagnostics then.
    var unused: [Diagnostic] = []
    let scale = scale(.horizontal, nil, of: marks, configuration.x, style, &unused)
    let domain = scale?.numbers ?? standardDomain
    for (index, function) in functions.enumerated() where function.domain == nil {
      domains[index] = append(function, index, over: domain, to: &marks, &notes)
    }
    return domains
  }

  /// Appends the samples of a function over a domain to marks.
  ///
  /// - Returns: The domain; `nil` if it is infinite, which adds a warning.
  static func append(
    _ function: FunctionPlot, _ index: Int, over domain: ClosedRange<Double>,
    to marks: inout PreparedMarks, _ notes: inout [Diagnostic]
  ) -> ClosedRange<Double>? {
    let operation = function.isArea ? "AreaPlot" : "LinePlot"
    guard domain.lowerBound.isFinite, domain.upperBound.isFinite else {
      notes.append(
        Diagnostic(
          .warning, .invalidData,
          "the function “\(function.yLabel)” has an infinite domain and is left out; set a finite one",
          operation: operation, value: "\(domain)"))
      return nil
    }
    let extent = FunctionExtent(function, over: domain)
    if !extent.samples.contains(where: \.isFinite) {
      notes.append(
        Diagnostic(
          .warning, .invalidData,
          "the function “\(function.yLabel)” has no finite value in its domain",
          operation: operation, value: "\(domain)"))
    }
    marks.append(function, index, extent.samples)
    return domain
  }
}

extension ResolvedScale {
  /// The domain of numbers or dates; `nil` for categories.
  var numbers: ClosedRange<Double>? { kind == .category ? nil : lower...upper }
}

extension PreparedMarks {
  /// Returns whether a function has values beyond scales, so that figures are clipped to the plot.
  func hasFunctions(beyond scales: ChartScales) -> Bool {
    runs.contains { run in
      guard run.function != nil, run.count > 0, let y = scales.y(traits(run, 0).axisID),
        let values = run.y
      else { return false }
      let all = values.lower + (values.upper ?? [])
      return all.contains { $0 < y.lower || $0 > y.upper }
    }
  }

  /// Returns the marks with functions sampled again, for scales that are placed on a plot.
  func sampled(over scales: ChartScales, _ domains: [Int: ClosedRange<Double>]) -> PreparedMarks {
    guard !domains.isEmpty else { return self }
    var marks = self
    for (runIndex, run) in runs.enumerated() {
      guard let index = run.function, let domain = domains[index] else { continue }
      let function = list.functions[index]
      let id = list.traits[function.trait].axisID
      guard let x = scales.x, let y = scales.y(id), x.kind != .category, y.kind != .category
      else { continue }
      let plot = CGRect(
        x: min(x.position.start, x.position.end), y: min(y.position.start, y.position.end),
        width: abs(x.position.end - x.position.start),
        height: abs(y.position.end - y.position.start))
      var sampler = FunctionSampler(function, plot: plot) { sample in
        let across = CGFloat(x.position.position(of: sample.x))
        return (
          CGPoint(x: across, y: CGFloat(y.position.position(of: sample.upper))),
          CGPoint(x: across, y: CGFloat(y.position.position(of: sample.lower)))
        )
      }
      let values = function.steps(over: domain, x.position)
      marks.runs[runIndex].setSamples(sampler.sample(at: values), isArea: function.isArea)
    }
    return marks
  }

  /// Appends the samples of a function as a run.
  fileprivate mutating func append(
    _ function: FunctionPlot, _ index: Int, _ samples: [FunctionSample]
  ) {
    var run = MarkRun(function.isArea ? .area : .line)
    for (channel, field) in function.scope.fields {
      var column = Column(label: field.label)
      column.append(field.start, &list.names)
      column.values = Array(repeating: column.values[0], count: samples.count)
      run[channel] = column
    }
    run.count = samples.count
    run.ordinals = RowNumbers(repeating: function.ordinal, count: samples.count)
    run.traits = RowNumbers(repeating: function.trait, count: samples.count)
    var prepared = PreparedRun(run, calendar: Calendar(identifier: .gregorian))
    prepared.function = index
    prepared.x = .init(label: function.xLabel, kind: .number, lower: [])
    prepared.y = .init(label: function.yLabel, kind: .number, lower: [])
    if case .areaFromZero = function.form { prepared.y?.isFromBase = true }
    if case .area = function.form { prepared.y?.isSpan = true }
    prepared.setSamples(samples, isArea: function.isArea)
    runs.append(prepared)
  }
}

extension FunctionPlot {
  /// Returns the values at which the function is sampled first.
  ///
  /// For a graph, they are about 3 points apart: 32 to 2000 steps. Otherwise, there are 600 equal
  /// steps.
  fileprivate func steps(over domain: ClosedRange<Double>, _ scale: PositionScale) -> [Double] {
    let (low, high) = (domain.lowerBound, domain.upperBound)
    let (start, end) = (scale.position(of: low), scale.position(of: high))
    guard isGraph, start.isFinite, end.isFinite else {
      return (0...600).map { low + (high - low) * (Double($0) / 600) }
    }
    let count = min(max(Int(abs(end - start) / 3), 32), 2000)
    return (0...count).map { step in
      if step == 0 { return low }
      if step == count { return high }
      return scale.value(at: start + (end - start) * (Double(step) / Double(count)))
    }
  }
}

extension PreparedRun {
  /// Replaces the samples of the run's function.
  fileprivate mutating func setSamples(_ samples: [FunctionSample], isArea: Bool) {
    x?.lower = samples.map(\.x)
    y?.lower = samples.map(\.lower)
    y?.upper = isArea ? samples.map(\.upper) : nil
    run.repeatRows(samples.count)
  }
}
