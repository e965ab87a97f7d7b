import EaselBlocks
import EaselCanvas
import Foundation

/// The borders that the layers of a stack of areas share.
///
/// A smooth curve depends on the points before and after it, so that a layer that begins or ends
/// beside another one would have another curve at the border of both. The first layer that has a
/// piece of a border determines its curve.
struct AreaBorders {
  /// The two points between which a piece of a border extends.
  private struct Piece: Hashable {
    var start: CGPoint
    var end: CGPoint
  }

  private var controls: [Piece: (CGPoint, CGPoint)] = [:]

  /// Adds a closed area between two edges, and records its first edge.
  ///
  /// Where a smooth edge would cross the other one, because the layer is thin, it follows it.
  mutating func appendArea(
    top: [CGPoint], base: [CGPoint], _ method: InterpolationMethod, valueAxis: Axis,
    to path: inout Path, edge: inout Path
  ) {
    guard method.hasSmoothPieces, top.count > 1,
      let lower = pieces(of: base, method, valueAxis),
      var upper = pieces(of: top, method, valueAxis)
    else {
      CurvePath.appendArea(top: top, base: base, method, valueAxis: valueAxis, to: &path)
      CurvePath.appendLine(top, method, valueAxis: valueAxis, to: &edge)
      return
    }
    let along = valueAxis == .vertical ? \CGPoint.y : \CGPoint.x
    for index in upper.indices {
      let ends = [index, index + 1].map { top[$0][keyPath: along] - base[$0][keyPath: along] }
      upper[index].keep(onSideOf: lower[index], ends, along)
      controls[Piece(start: top[index], end: top[index + 1])] = (upper[index].one, upper[index].two)
    }
    if (upper + lower).contains(where: \.isChanged) {
      let outline = outline(top, upper, base, lower)
      path.addPath(outline.area)
      edge.addPath(outline.edge)
    } else {
      CurvePath.appendArea(top: top, base: base, method, valueAxis: valueAxis, to: &path)
      CurvePath.appendLine(top, method, valueAxis: valueAxis, to: &edge)
    }
  }

  private func outline(
    _ top: [CGPoint], _ upper: [Curve], _ base: [CGPoint], _ lower: [Curve]
  ) -> (area: Path, edge: Path) {
    var edge = Path()
    edge.move(to: top[0])
    for (piece, end) in zip(upper, top.dropFirst()) {
      edge.addCurve(to: end, control1: piece.one, control2: piece.two)
    }
    var area = edge
    area.addLine(to: base[base.count - 1])
    for (piece, end) in zip(lower, base).reversed() {
      area.addCurve(to: end, control1: piece.two, control2: piece.one)
    }
    area.closeSubpath()
    return (area, edge)
  }

  /// The control points of a piece, and whether they differ from those of a line through the points.
  private struct Curve {
    var one: CGPoint
    var two: CGPoint
    var isChanged: Bool

    /// Moves the control points of an upper edge that would let it cross the lower edge.
    ///
    /// - Parameters:
    ///   - ends: The heights of the layer at both ends of the piece, with their signs.
    ///   - along: The coordinate of the values.
    mutating func keep(
      onSideOf other: Curve, _ ends: [CGFloat], _ along: KeyPath<CGPoint, CGFloat>
    ) {
      let sign: CGFloat
      if ends.allSatisfy({ $0 <= 0 }) {
        sign = -1
      } else if ends.allSatisfy({ $0 >= 0 }) {
        sign = 1
      } else {
        return
      }
      let isFlat = ends.allSatisfy { $0 == 0 }
      if isFlat || (one[keyPath: along] - other.one[keyPath: along]) * sign < 0 {
        isChanged = isChanged || one != other.one
        one = other.one
      }
      if isFlat || (two[keyPath: along] - other.two[keyPath: along]) * sign < 0 {
        isChanged = isChanged || two != other.two
        two = other.two
      }
    }
  }

  /// Returns the pieces of a curve through points; `nil` if the curve has no piece for each pair of
  /// neighbors.
  private func pieces(
    of points: [CGPoint], _ method: InterpolationMethod, _ axis: Axis
  ) -> [Curve]? {
    var path = Path()
    CurvePath.appendLine(points, method, valueAxis: axis, to: &path)
    var pieces: [Curve] = []
    var start = points[0]
    path.forEach { element in
      switch element {
      case .curve(let end, let one, let two):
        let known = controls[Piece(start: start, end: end)]
        pieces.append(
          Curve(
            one: known?.0 ?? one, two: known?.1 ?? two,
            isChanged: known.map { $0 != (one, two) } ?? false))
        start = end
      case .line(let end):
        let known = controls[Piece(start: start, end: end)]
        pieces.append(Curve(one: known?.0 ?? start, two: known?.1 ?? end, isChanged: known != nil))
        start = end
      case .move, .quadCurve, .closeSubpath: break
      }
    }
    return pieces.count == points.count - 1 ? pieces : nil
  }
}

extension InterpolationMethod {
  /// Whether the curve has a smooth piece between each pair of neighboring points.
  fileprivate var hasSmoothPieces: Bool {
    switch curve {
    case .cardinal, .catmullRom, .monotoneX, .monotoneY, .natural: true
    default: false
    }
  }
}
