import EaselBlocks
import EaselCanvas
import Foundation

extension ScaledChart {
  /// Returns a diagnostic about values between the ranges of a broken axis; `nil` without any.
  static func cutNote(_ scale: ResolvedScale?, _ axis: Axis, of runs: [PreparedRun])
    -> Diagnostic?
  {
    guard let scale, let pieces = scale.position.pieces, pieces.isBroken else { return nil }
    var count = 0
    for run in runs {
      guard let positions = run[axis], positions.kind == scale.kind else { continue }
      for row in 0..<run.count {
        let ends = [positions.lower[row], positions.upper?[row] ?? .nan]
        if ends.contains(where: pieces.leavesOut) { count += 1 }
      }
    }
    guard count > 0 else { return nil }
    let name = axis == .horizontal ? "x axis" : "y axis"
    return Diagnostic(
      .warning, .outsidePlot,
      "\(count == 1 ? "a value is" : "\(count) values are") between the ranges of the broken "
        + "\(name); drawn at the break, so that \(count == 1 ? "its size" : "their size") is not "
        + "shown; extend a range to contain \(count == 1 ? "it" : "them")",
      operation: axis == .horizontal ? "chartXScale" : "chartYScale", value: "\(count)")
  }
}
