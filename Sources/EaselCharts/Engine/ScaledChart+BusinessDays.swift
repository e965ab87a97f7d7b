import EaselBlocks
import EaselCanvas
import Foundation

extension ScaledChart {
  /// Returns the business days of the axes that leave out other days, and the diagnostics of axes
  /// for which there are none.
  static func businessDays(
    of list: MarkList, _ configuration: ChartConfiguration, _ environment: EnvironmentValues
  ) -> (pieces: [Axis: ScalePieces], diagnostics: [Diagnostic]) {
    var pieces: [Axis: ScalePieces] = [:]
    var diagnostics: [Diagnostic] = []
    for axis in [Axis.horizontal, .vertical] {
      let settings = axis == .horizontal ? configuration.x : configuration.y
      guard let days = settings.type?.businessDays,
        let extent = dates(of: list, axis, settings.domain)
      else { continue }
      pieces[axis] = days.pieces(
        from: extent.lowerBound, to: extent.upperBound, environment.calendar)
      guard pieces[axis] == nil else { continue }
      let name = axis == .horizontal ? "x axis" : "y axis"
      diagnostics.append(
        Diagnostic(
          .warning, .limitExceeded,
          "the \(name) has no business days, or more than \(BusinessDays.maximumDays) days; "
            + "it shows all days",
          operation: axis == .horizontal ? "chartXScale" : "chartYScale",
          value: "\((extent.upperBound - extent.lowerBound) / 86_400) days"))
    }
    for (id, settings) in configuration.otherAxes.sorted(by: { $0.key.name < $1.key.name })
    where settings.type?.businessDays != nil {
      diagnostics.append(
        Diagnostic(
          .warning, .unsupportedOption,
          "the y axis “\(id.name)” cannot leave out days, which only the x axis and the main y axis "
            + "can; it shows all days",
          operation: "chartYScale", value: "businessDays"))
    }
    return (pieces, diagnostics)
  }

  /// Returns the extent of the dates along an axis and in its domain; `nil` without dates.
  private static func dates(of list: MarkList, _ axis: Axis, _ domain: (any ScaleDomain)?)
    -> ClosedRange<Double>?
  {
    var (lower, upper) = (Double.infinity, -Double.infinity)
    func add(_ values: [Double]) {
      for value in values where value.isFinite {
        (lower, upper) = (min(lower, value), max(upper, value))
      }
    }
    for run in list.runs where axis == .horizontal || run.axisID == nil {
      guard let column = run[axis == .horizontal ? .x : .y], column.kind == .date else { continue }
      add(column.values)
      add(column.ends ?? [])
    }
    guard lower <= upper else { return nil }
    if case .values(let values) = domain?._specification.form {
      for case .date(let date) in values { add([date.timeIntervalSinceReferenceDate]) }
    }
    return lower...upper
  }
}
