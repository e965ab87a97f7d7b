import EaselBlocks
import EaselCanvas
import Foundation

/// The marks of a panel that an explicit domain cuts or leaves out.
struct DomainCut {
  /// The number of marks with a value beyond the domain of an axis.
  private(set) var count = 0
  private(set) var diagnostics: [Diagnostic] = []
  private var marks: Set<Int> = []

  init(_ marks: PreparedMarks, _ scales: ChartScales, _ chart: ScaledChart) {
    add(.horizontal, scales.x, nil, marks, chart)
    add(.vertical, scales.y, nil, marks, chart)
    for (id, scale) in scales.others.sorted(by: { $0.key.name < $1.key.name }) {
      add(.vertical, scale, id, marks, chart)
    }
    count = self.marks.count
  }

  /// Adds the marks that extend beyond the domain of an axis.
  private mutating func add(
    _ axis: Axis, _ scale: ResolvedScale?, _ id: ChartAxisID?, _ marks: PreparedMarks,
    _ chart: ScaledChart
  ) {
    guard let scale, scale.isExplicit, scale.kind != .category, scale.lower < scale.upper
    else { return }
    var beyond: [ChartDatum] = []
    var curves: [String] = []
    var startsBeyond = false
    for run in marks.runs where run.count > 0 {
      guard axis == .horizontal || marks.traits(run, 0).axisID == id, let positions = run[axis],
        positions.kind == scale.kind
      else { continue }
      let rows = scale.rowsBeyond(positions)
      // The points of a curve that is computed are no values that a reader misses.
      if !rows.isEmpty, run.function != nil || marks.traits(run, 0).isComputed {
        let name = run.y?.label ?? ""
        if !curves.contains(name) { curves.append(name) }
        continue
      }
      for row in rows {
        self.marks.insert(run.run.ordinals[row])
        beyond.append(scale.datum(of: positions.end(row)))
      }
      startsBeyond = startsBeyond || run.kind.fillsSteps && scale.cutsBase(of: positions)
    }
    // A preset has diagnostics of its own, and a chart that scrolls leaves out marks on purpose.
    let configuration = axis == .horizontal ? chart.configuration.x : chart.configuration.y
    guard !chart.options.isPreset, configuration.visibleLength == nil else { return }
    let name = axis == .horizontal ? "x axis" : "y axis"
    let operation = axis == .horizontal ? "chartXScale" : "chartYScale"
    let environment = chart.style.environment
    let ends = [scale.lower, scale.upper].map { scale.datum(of: $0).described(in: environment) }
    let domain = ends.joined(separator: "...")
    if !beyond.isEmpty {
      let isOne = beyond.count == 1
      let what = isOne ? "a mark extends" : "\(beyond.count) marks extend"
      diagnostics.append(
        Diagnostic(
          .warning, .outsidePlot,
          "\(what) beyond the domain of the \(name), \(domain), and \(isOne ? "is" : "are") "
            + "cut or left out there",
          operation: operation, value: beyond.listed(5, in: environment)))
    }
    if !curves.isEmpty {
      diagnostics.append(
        Diagnostic(
          .note, .outsidePlot,
          "a curve extends beyond the domain of the \(name), \(domain), and is cut there",
          operation: operation, value: curves.listed()))
    }
    if startsBeyond {
      diagnostics.append(
        Diagnostic(
          .warning, .truncatedAxis,
          "the domain of the \(name), \(domain), does not contain 0, so that the lengths of bars "
            + "exaggerate differences",
          operation: operation, value: domain))
    }
  }
}

extension PreparedRun.Positions {
  /// The end of a row that shows its value.
  fileprivate func end(_ row: Int) -> Double { isFromBase ? upper?[row] ?? lower[row] : lower[row] }
}

extension ResolvedScale {
  /// The rows with a value beyond the domain, without those of units that it contains in part.
  fileprivate func rowsBeyond(_ positions: PreparedRun.Positions) -> [Int] {
    if let summary = positions.summary, positions.upper == nil,
      isInDomain(summary.lower), isInDomain(summary.upper)
    {
      return []
    }
    return positions.lower.indices.filter { row in
      let low = positions.lower[row]
      guard let high = positions.upper?[row] else { return isBeyond(low) }
      if positions.isFromBase { return isBeyond(high) }
      if positions.isSpan { return isBeyond(low) || isBeyond(high) }
      return max(low, high) <= lower || min(low, high) >= upper
    }
  }

  /// Whether bars that begin at 0 begin beyond the domain.
  fileprivate func cutsBase(of positions: PreparedRun.Positions) -> Bool {
    positions.isFromBase && !position.isLogarithmic && !isInDomain(0)
  }

  private func isInDomain(_ value: Double) -> Bool {
    let slack = (upper / 2 - lower / 2) * 1e-9
    return value >= lower - slack && value <= upper + slack
  }

  private func isBeyond(_ value: Double) -> Bool { value.isFinite && !isInDomain(value) }
}
