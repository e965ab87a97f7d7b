import EaselBlocks
import EaselCanvas
import Foundation

extension AxisResolver {
  /// The distance of the values of a broken axis in points, at least.
  private var breakStep: CGFloat { axis == .horizontal ? 56 : 30 }

  /// Returns the values of a broken axis: multiples of one step within all ranges.
  ///
  /// A range that is too short for them has its two ends.
  func brokenValues(_ values: AxisMarkValues, _ pieces: ScalePieces, length: CGFloat) -> [Double] {
    var counts = pieces.shares(on: Double(length)).map { share in
      (share * Double(length) / Double(breakStep)).rounded(.down)
    }
    switch values.form {
    case .list(let data):
      return scale.listedNumbers(data, limit: Self.maximumValues)
    case .stride(let step):
      let multiples = ScaleResolver.multiples(of: step, from: scale.lower, to: scale.upper)
      if !multiples.isEmpty { return multiples.filter(scale.shows) }
    case .automatic(let desired?, _) where desired > 0:
      let count = Double(min(desired, Self.maximumValues))
      counts = pieces.shares(on: Double(length)).map { ($0 * count).rounded() }
    case .automatic, .calendar: break
    }
    let transform = scale.position.transform
    var common = 0.0
    if case .automatic(nil, _) = values.form, transform == .linear {
      common = commonStep(pieces, length: Double(length))
    }
    return zip(pieces.ranges, counts).flatMap { range, count -> [Double] in
      let ends = [range.lowerBound, range.upperBound]
      let multiples = ScaleResolver.multiples(of: common, from: ends[0], to: ends[1])
      if multiples.count >= 2 { return multiples }
      guard count >= 2 else { return ends }
      let values = transform.ticks(from: ends[0], to: ends[1], count: Int(min(count, 8))).major
      return values.count >= 2 ? values : ends
    }
  }

  /// Returns the smallest round step whose multiples have space in all ranges; 0 without one.
  ///
  /// With one step, lengths in different ranges can be compared.
  private func commonStep(_ pieces: ScalePieces, length: Double) -> Double {
    let total = zip(pieces.lowers, pieces.uppers).reduce(0) { $0 + ($1.1 - $1.0) }
    let used = length * pieces.shares(on: length).reduce(0, +)
    guard total.isFinite, used > 0 else { return 0 }
    var count = max(1, (used / Double(breakStep)).rounded())
    while count >= 1 {
      let step = Ticks.step(from: 0, to: total, count: count)
      if step / total * used >= Double(breakStep) * 0.9 { return step }
      count -= 1
    }
    return 0
  }

  /// Adds the symbols of breaks at the edge of the plot.
  func addBreaks(_ layout: inout AxisLayout, _ placed: ResolvedScale, _ space: AxisSpace) {
    layout.breaks = placed.position.breaks.map { ends in
      let middle = CGFloat((ends.lower + ends.upper) / 2)
      return BreakSymbol(
        along: axis,
        center: space.isHorizontal
          ? CGPoint(x: middle, y: space.edge) : CGPoint(x: space.edge, y: middle))
    }
    layout.breakColor = style.secondaryInk
  }
}
