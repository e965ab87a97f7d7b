import EaselCanvas
import Foundation

extension FuzzInput {
  /// A path of some elements, or of very many lines.
  mutating func path() -> Path {
    switch index(below: 16) {
    case 0: return Path(rect())
    case 1: return Path(ellipseIn: rect())
    case 2: return Path(roundedRect: rect(), cornerRadius: number())
    case 3: return Path(roundedRect: rect(), cornerRadii: cornerRadii())
    case 4: return manyLines()
    default:
      var path = Path()
      let count = 1 + index(below: 12)
      for _ in 0..<count where !isEmpty { append(to: &path) }
      return path
    }
  }

  mutating func cornerRadii() -> CornerRadii {
    CornerRadii(
      topLeft: number(), topRight: number(), bottomLeft: number(), bottomRight: number())
  }

  private mutating func append(to path: inout Path) {
    switch index(below: 14) {
    case 0, 1: path.move(to: point())
    case 2, 3, 4: path.addLine(to: point())
    case 5: path.addQuadCurve(to: point(), control: point())
    case 6, 7: path.addCurve(to: point(), control1: point(), control2: point())
    case 8: path.closeSubpath()
    case 9:
      path.addArc(
        center: point(), radius: number(), startAngle: angle(), endAngle: angle(),
        clockwise: bool())
    case 10:
      path.addRelativeArc(center: point(), radius: number(), startAngle: angle(), delta: angle())
    case 11: path.addArc(tangent1End: point(), tangent2End: point(), radius: number())
    case 12: path.addRect(rect())
    default: path.addPath(path, transform: transform())
    }
  }

  /// Up to 65,536 lines to and fro, which cross each other or not.
  private mutating func manyLines() -> Path {
    let count = rarely(32) ? index(below: 65_536) : index(below: 256)
    let (width, height, turn) = (number(), number(), angle())
    return Path { path in
      path.move(to: .zero)
      for index in 0..<count {
        let angle = Double(index) * turn
        path.addLine(to: CGPoint(x: width * (1 + cos(angle)), y: height * (1 + sin(angle * 1.7))))
      }
    }
  }

  /// A path after one of the operations that make another path of it.
  mutating func derivedPath() -> Path {
    let path = path()
    switch index(below: 32) {
    case 0: return path.dashed(phase: number(), lengths: list(atMost: 4) { CGFloat($0.number()) })
    case 1: return path.stroked(strokeStyle())
    case 2: return path.flattened(tolerance: share())
    case 3: return path.trimmed(from: share(), to: share())
    case 4: return path.reversed()
    case 5: return path.applying(transform())
    case 6: return path.interpolated(to: self.path(), fraction: share()) ?? path
    case 7: return path.contains(point(), rule: fillRule()) ? path : path.reversed()
    case 8:
      return path.point(atFraction: share()).map { Path(CGRect(origin: $0, size: size())) } ?? path
    case 9: return Path(path.boundingBox)
    case 10: return path.subpaths.last ?? path
    default: return path
    }
  }

  mutating func fillRule() -> FillRule { bool() ? .evenOdd : .nonZero }

  mutating func strokeStyle() -> StrokeStyle {
    StrokeStyle(
      lineWidth: number(mostly: [0, 0.1, 1, 2, 10, 60]), lineCap: choice(LineCap.self),
      lineJoin: choice(LineJoin.self), miterLimit: number(mostly: [1, 1.4, 4, 10, 1_000]),
      dash: bool()
        ? list(atMost: 6) { CGFloat($0.number(mostly: [0, 0.001, 0.5, 1, 3, 20])) } : [],
      dashPhase: number(mostly: [0, 1, -1, 1e9]))
  }
}
