import Foundation

/// Which line or area a point belongs to.
struct SeriesKey: Hashable {
  var series: Double
  var foregroundStyle: Double
  var lineStyle: Double
  /// Which declaration it comes from, where no value tells.
  var declaration: Int
}

extension PreparedRun {
  /// Whether nothing tells the rows of a line or an area apart.
  var isOneSeries: Bool {
    run.traits.common != nil && run[.series] == nil && run[.foregroundStyle] == nil
      && run[.lineStyle] == nil
  }
}

extension PreparedMarks {
  /// The line or area that a row belongs to: that of its series, or of its colour and line style.
  ///
  /// Marks of different declarations, that is with other labels or another fixed look, do not share
  /// a line.
  func seriesKey(
    _ runIndex: Int, _ row: Int, _ declarations: inout Declarations
  ) -> SeriesKey {
    let run = runs[runIndex]
    // Each function is a line of its own.
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

  /// The declaration of the row before, which most rows share.
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
