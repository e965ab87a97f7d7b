import Foundation

extension FigureBuilder.Strand {
  /// Sorts the points of an area along its axis if they go back and forth, and returns whether they
  /// did.
  ///
  /// Points at one position keep their order. A gap stays behind the point before it.
  mutating func sortPoints() -> Bool {
    let across = direction == .vertical ? \CGPoint.x : \CGPoint.y
    let positions = points.map { $0[keyPath: across] }
    let known = positions.filter(\.isFinite)
    let steps = zip(known, known.dropFirst())
    guard !steps.allSatisfy({ $0 <= $1 }), !steps.allSatisfy({ $0 >= $1 }) else { return false }
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
