import Foundation

extension Path {
  /// The rectangle that the path consists of, if it is one closed rectangle with horizontal sides.
  ///
  /// Document writers use it to write a rectangle in place of lines.
  package var rectangle: CGRect? {
    guard verbs.last == Verb.close, verbs.first == Verb.move,
      verbs.dropFirst().dropLast().allSatisfy({ $0 == Verb.line }), isFinite,
      points.count == 4 || (points.count == 5 && points[4] == points[0])
    else { return nil }
    let (p, q, r, s) = (points[0], points[1], points[2], points[3])
    let isAcross = p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x
    let isDown = p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y
    guard isAcross || isDown else { return nil }
    return CGRect(
      x: min(p.x, r.x), y: min(p.y, r.y), width: abs(r.x - p.x), height: abs(r.y - p.y))
  }
}
