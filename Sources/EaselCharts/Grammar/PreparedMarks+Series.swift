import Foundation

/// The identity of the line or area that a point belongs to.
struct SeriesKey: Hashable {
  var series: Double
  var foregroundStyle: Double
  var lineStyle: Double
  /// The declaration that the point comes from, if no value identifies the series.
  var declaration: Int
}

extension PreparedRun {
  /// Whether all rows of a line or an area belong to one series.
  var isOneSeries: Bool {
    run.traits.common != nil && run[.series] == nil && run[.foregroundStyle] == nil
      && run[.lineStyle] == nil
  }
}

extension PreparedMarks {
  /// Returns the line or area that a row belongs to: that of its series, or of its color and line
  /// style.
  ///
  /// Marks of different declarations do not share a line. Declarations differ in labels or in a
  /// fixed look.
  func seriesKey(
    _ runIndex: Int, _ row: Int, _ declarations: inout Declarations
  ) -> SeriesKey {
    let run = runs[runIndex]
    // Each function is a separate line.
    if let function = run.function {
      return SeriesKey(series: -2, foregroundStyle: -1, lineStyle: -1, declaration: function)
    }
    let trait = run.run.traits[row]
    if declarations.run != runIndex || declarations.trait != trait {
      declarations = Declarations(run: runIndex, trait: trait, value: declaration(run, row))
    }
    if let series = run.run[.series] {
      return SeriesKey(
        series: series.values[row], foregroundStyle: 0, lineStyle: 0,
        declaration: declarations.value)
    }
    return SeriesKey(
      series: -1, foregroundStyle: run.run[.foregroundStyle]?.values[row] ?? -1,
      lineStyle: run.run[.lineStyle]?.values[row] ?? -1, declaration: declarations.value)
  }

  /// The declaration of the preceding row, which most rows share.
  struct Declarations {
    var run = -1
    var trait = -1
    var value = 0
  }

  private func declaration(_ run: PreparedRun, _ row: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(run.x?.label)
    hasher.combine(run.y?.label)
    let traits = traits(run, row)
    hasher.combine(traits.lineStyle)
    hasher.combine(traits.axisID)
    hasher.combine((traits.style as? any Hashable).map { AnyHashable($0) })
    return hasher.finalize()
  }
}
