/// Where the baseline of a stack lies, and how its spans are scaled.
///
/// The offsets are those of d3-shape 3's `stackOffset…`.
public enum StackOffset: Hashable, Sendable, CaseIterable {
  /// Each span begins where the one below ends, the first at its own start.
  case none
  /// Every stack is scaled to the height 1: shares.
  case expand
  /// Positive values go up from zero, negative ones down.
  case diverging
  /// Every stack is centred on zero.
  case silhouette
  /// Every stack is shifted so that the layers' slopes are least, weighted by their height.
  ///
  /// After L. Byron and M. Wattenberg, “Stacked Graphs: Geometry & Aesthetics”, 2008.
  case wiggle

  /// Stacks spans in place.
  ///
  /// - Parameters:
  ///   - series: For each series a span for each position; all series of the same length (positions
  ///     that not every series has are left as they are). Before stacking `end` holds the value.
  ///   - order: The indices of the series from the bottom to the top, as ``StackOrder`` gives them.
  ///     If it is not a permutation of the indices, nothing is done.
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
        // A missing value has no height: what is above it begins where it would have.
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

  /// Gives a span, whose end holds its height, a start.
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
