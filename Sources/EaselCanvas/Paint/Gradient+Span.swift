import Foundation

extension Gradient {
  /// The stops in the order of their locations, for gradients that repeat extended to 0 and 1.
  ///
  /// A gradient repeats its range from 0 to 1. The colors of the first and the last stop fill the
  /// range up to there.
  var spanningStops: [Stop] {
    var stops = stops.sorted { $0.location < $1.location }
    guard extend == .repeat || extend == .reflect, let first = stops.first, let last = stops.last
    else { return stops }
    if first.location > 0 { stops.insert(Stop(first.color, at: 0), at: 0) }
    if last.location < 1 { stops.append(Stop(last.color, at: 1)) }
    return stops
  }
}
