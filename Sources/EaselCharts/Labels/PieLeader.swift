import Foundation

/// The path of a leader line from a slice to its label, around the pie and never across it.
struct PieLeader {
  /// The center of the pie.
  let center: CGPoint
  /// The distance from the center that the line keeps, in points.
  let rim: CGFloat

  /// The angle between consecutive points of a line that follows the rim.
  ///
  /// Its chords differ from the circle by less than a thousandth of the radius.
  private static let step = CGFloat.pi / 72

  /// Returns the points of the shortest path outside the rim.
  ///
  /// The path is straight if the pie is not in between. Otherwise it follows the rim up to the
  /// tangent that leads to the target.
  ///
  /// - Parameters:
  ///   - angle: The start on the rim, in radians clockwise from 3 o'clock.
  ///   - target: The end, at the rim or outside it.
  func points(from angle: CGFloat, to target: CGPoint) -> [CGPoint] {
    let (x, y) = (target.x - center.x, target.y - center.y)
    let distance = (x * x + y * y).squareRoot()
    guard rim > 0, distance > 0 else { return [point(at: angle), target] }
    let visible = acos(min(rim / distance, 1))
    let turn = (atan2(y, x) - angle).remainder(dividingBy: 2 * .pi)
    guard abs(turn) > visible else { return [point(at: angle), target] }
    let sweep = turn < 0 ? turn + visible : turn - visible
    let count = max(Int((abs(sweep) / Self.step).rounded(.up)), 1)
    return (0...count).map { point(at: angle + sweep * CGFloat($0) / CGFloat(count)) } + [target]
  }

  private func point(at angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + rim * cos(angle), y: center.y + rim * sin(angle))
  }
}
