/// A rule for the baseline of stacks and the scaling of their spans.
///
/// The offsets are those of `stackOffset…` in d3-shape 3.
public enum StackOffset: Hashable, Sendable, CaseIterable {
  /// Leaves the lowest span unchanged; each further span starts at the end of the span below it.
  case none
  /// Scales every stack to the height 1, so that spans show fractions; a sum of 0 is not scaled.
  case expand
  /// Stacks positive values upwards from zero and negative values downwards.
  case diverging
  /// Centers every stack on zero.
  case silhouette
  /// Shifts every stack to minimize the slopes of the series between positions, weighted by height.
  ///
  /// The algorithm is from L. Byron and M. Wattenberg, “Stacked Graphs: Geometry & Aesthetics”,
  /// 2008.
  case wiggle

  /// Replaces unstacked spans, whose `end` is the value, by stacked spans, in place.
  ///
  /// - Parameters:
  ///   - series: For each series a span for each position, whose `end` is the value before
  ///     stacking. Positions that not every series has are not changed.
  ///   - order: The indices of the series from the bottom to the top, as returned by
  ///     ``StackOrder/indices(for:)``. If it is not a permutation of the indices, the spans are not
  ///     changed.
  /// - Complexity: Linear in the number of spans.
  public func apply(to series: inout [[StackSpan]], order: [Int]) {
    guard !series.isEmpty, order.sorted() == Array(series.indices) else { return }
    let length = series.map(\.count).min() ?? 0
    switch self {
    case .none:
      break
    case .expand:
      for position in 0..<length {
        let sum = Self.sum(series, at: position)
        guard sum != 0 else { continue }
        for index in series.indices { series[index][position].end /= sum }
      }
    case .diverging:
      Self.diverge(&series, order: order, length: length)
      return
    case .silhouette:
      for position in 0..<length {
        let start = -Self.sum(series, at: position) / 2
        Self.move(&series[order[0]][position], to: start)
      }
    case .wiggle:
      Self.wiggle(&series, order: order, length: length)
    }
    Self.pile(&series, order: order, length: length)
  }

  private static func pile(_ series: inout [[StackSpan]], order: [Int], length: Int) {
    for (below, index) in zip(order, order.dropFirst()) {
      for position in 0..<length {
        let base = series[below][position]
        // A missing value has no height: the span above it begins at the same position.
        move(&series[index][position], to: base.end.isNaN ? base.start : base.end)
      }
    }
  }

  private static func diverge(_ series: inout [[StackSpan]], order: [Int], length: Int) {
    for position in 0..<length {
      var (above, below) = (0.0, 0.0)
      for index in order {
        let span = series[index][position]
        let value = span.end - span.start
        if value > 0 {
          series[index][position] = StackSpan(start: above, end: above + value)
          above += value
        } else if value < 0 {
          series[index][position] = StackSpan(start: below + value, end: below)
          below += value
        } else {
          series[index][position] = StackSpan(start: 0, end: value)
        }
      }
    }
  }

  private static func wiggle(_ series: inout [[StackSpan]], order: [Int], length: Int) {
    guard length > 0 else { return }
    var baseline = 0.0
    for position in 1..<max(1, length) {
      var (heights, weightedSlopes, slopesBelow) = (0.0, 0.0, 0.0)
      for index in order {
        let height = value(series, index, position)
        let slope = height - value(series, index, position - 1)
        heights += height
        weightedSlopes += (slope / 2 + slopesBelow) * height
        slopesBelow += slope
      }
      move(&series[order[0]][position - 1], to: baseline)
      if heights != 0 { baseline -= weightedSlopes / heights }
    }
    move(&series[order[0]][length - 1], to: baseline)
  }

  /// Moves a span, whose end is its height, to a start.
  private static func move(_ span: inout StackSpan, to start: Double) {
    span = StackSpan(start: start, end: span.end + start)
  }

  private static func value(_ series: [[StackSpan]], _ index: Int, _ position: Int) -> Double {
    let end = series[index][position].end
    return end.isNaN ? 0 : end
  }

  private static func sum(_ series: [[StackSpan]], at position: Int) -> Double {
    series.indices.reduce(0) { $0 + value(series, $1, position) }
  }
}
