import EaselBlocks
import EaselCanvas
import Foundation

extension FigureBuilder {
  /// Applies the policy for missing values to a line, and returns their number.
  func fill(
    _ points: inout [CGPoint], _ marks: inout MarkNumbers, _ direction: Axis, _ traits: MarkTraits
  ) -> Int {
    let kept = points.indices.filter { points[$0].x.isFinite && points[$0].y.isFinite }
    let count = points.count - kept.count
    if missing == .connect {
      points = kept.map { points[$0] }
      marks = MarkNumbers(kept.map { marks[$0] })
    } else {
      fill(&points, direction, traits)
    }
    return count
  }

  /// Applies the policy for missing values to the edges of an area, and returns their number.
  func fill(
    _ points: inout [CGPoint], base: inout [CGPoint], _ direction: Axis, _ traits: MarkTraits
  ) -> Int {
    let kept = points.indices.filter {
      points[$0].x.isFinite && points[$0].y.isFinite && base[$0].x.isFinite && base[$0].y.isFinite
    }
    let count = points.count - kept.count
    guard count > 0 else { return 0 }
    if missing == .connect {
      (points, base) = (kept.map { points[$0] }, kept.map { base[$0] })
    } else {
      fill(&points, direction, traits)
      fill(&base, direction, traits)
    }
    return count
  }

  /// Gives the missing values of an edge their positions: that of zero, or between their neighbors
  /// along the axis.
  ///
  /// The position of a missing value is NaN; an infinite one is that of a value that its scale cannot
  /// show.
  private func fill(_ points: inout [CGPoint], _ direction: Axis, _ traits: MarkTraits) {
    let along = direction == .vertical ? \CGPoint.y : \CGPoint.x
    let across = direction == .vertical ? \CGPoint.x : \CGPoint.y
    let gaps = points.indices.filter {
      points[$0][keyPath: across].isFinite && points[$0][keyPath: along].isNaN
    }
    guard !gaps.isEmpty else { return }
    switch missing.form {
    case .gap, .connect: break
    case .zero:
      // Takes the scale of the series, which can have a second axis.
      let zero = scale(direction, traits).map { CGFloat($0.position.position(of: 0)) }
      guard let zero, zero.isFinite else { return }
      for index in gaps { points[index][keyPath: along] = zero }
    case .interpolate:
      let known = points.filter { $0[keyPath: across].isFinite && !$0[keyPath: along].isNaN }
        .enumerated().sorted {
          let (a, b) = ($0.element[keyPath: across], $1.element[keyPath: across])
          return a != b ? a < b : $0.offset < $1.offset
        }.map(\.element)
      for index in gaps {
        let position = points[index][keyPath: across]
        let after = known.partition { $0[keyPath: across] > position }
        guard after > 0, after < known.count else { continue }
        let (low, high) = (known[after - 1], known[after])
        let share =
          (position - low[keyPath: across]) / (high[keyPath: across] - low[keyPath: across])
        points[index][keyPath: along] =
          low[keyPath: along] + (high[keyPath: along] - low[keyPath: along]) * share
      }
    }
  }
}

extension [CGPoint] {
  /// Returns the first index of a sorted array whose element satisfies a predicate, as all that
  /// follow do; the count without one.
  fileprivate func partition(_ isAfter: (CGPoint) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
