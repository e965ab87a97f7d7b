import Foundation

extension FigureBuilder.Strand {
  /// Sorts the points of an area in the direction of its axis, and returns whether they went back and
  /// forth.
  ///
  /// Points at one position keep their order. A gap stays behind the point before it.
  ///
  /// - Parameter isDescending: Whether the axis runs in the direction of smaller coordinates.
  mutating func sortPoints(isDescending: Bool) -> Bool {
    let across = direction == .vertical ? \CGPoint.x : \CGPoint.y
    let sign: CGFloat = isDescending ? -1 : 1
    let positions = points.map { $0[keyPath: across] * sign }
    let known = positions.filter(\.isFinite)
    let steps = zip(known, known.dropFirst())
    guard !steps.allSatisfy({ $0 <= $1 }) else { return false }
    // Rows from the last to the first, such as the newest ones first, are in order.
    let turns = !steps.allSatisfy { $0 >= $1 }
    if !turns {
      points.reverse()
      base.reverse()
      marks = MarkNumbers(Array(marks).reversed())
      return false
    }
    var keys: [CGFloat] = []
    for position in positions {
      keys.append(position.isFinite ? position : keys.last ?? -.infinity)
    }
    let order = points.indices.sorted { keys[$0] != keys[$1] ? keys[$0] < keys[$1] : $0 < $1 }
    points = order.map { points[$0] }
    base = order.map { base[$0] }
    marks = MarkNumbers(order.map { marks[$0] })
    return true
  }
}
