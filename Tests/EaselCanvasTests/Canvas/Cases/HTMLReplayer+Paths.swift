import EaselCanvas
import Foundation

extension HTMLReplayer {
  func path(_ name: String, _ n: [CGFloat], _ arguments: [HTMLValue]) throws -> Bool {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch name {
    case "beginPath": context.beginPath()
    case "closePath": context.closePath()
    case "moveTo": context.move(to: point(0))
    case "lineTo": context.addLine(to: point(0))
    case "quadraticCurveTo": context.addQuadCurve(to: point(2), control: point(0))
    case "bezierCurveTo":
      context.addCurve(to: point(4), control1: point(0), control2: point(2))
    case "rect": context.addRect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case "arcTo":
      // A negative radius is an error there; the call has no effect.
      guard n[4] >= 0 else { break }
      context.addArc(tangent1End: point(0), tangent2End: point(2), radius: n[4])
    case "arc":
      guard n[2] >= 0 else { break }
      // HTML names the direction on screen; Core Graphics' clockwise is its anticlockwise.
      context.addArc(
        center: point(0), radius: n[2], startAngle: n[3], endAngle: n[4],
        clockwise: arguments.last?.bool ?? false)
    default: return false
    }
    return true
  }

  /// HTML's `roundRect`: elliptical corners from one to four radii, and rectangles that run
  /// backwards, which turn the direction of the outline.
  func roundRect(_ name: String, _ arguments: [HTMLValue]) -> Bool {
    guard name == "roundRect" else { return false }
    let n = arguments.prefix(4).compactMap(\.number)
    guard n.count == 4, n.allSatisfy(\.isFinite), let radii = radii(arguments) else { return true }
    let (x, y, width, height) = (n[0], n[1], n[2], n[3])
    let scale = min(
      1,
      [
        (abs(width), radii[0].width + radii[1].width),
        (abs(height), radii[1].height + radii[2].height),
        (abs(width), radii[2].width + radii[3].width),
        (abs(height), radii[3].height + radii[0].height),
      ].map { $1 > 0 ? $0 / $1 : 1 }.min() ?? 1)
    let (sx, sy): (CGFloat, CGFloat) = (width < 0 ? -1 : 1, height < 0 ? -1 : 1)
    let corners = [
      CGPoint(x: x, y: y), CGPoint(x: x + width, y: y), CGPoint(x: x + width, y: y + height),
      CGPoint(x: x, y: y + height),
    ]
    // From each corner back along the edge it is reached by, and on along the next.
    let back = [(0, 1), (-1, 0), (0, -1), (1, 0)]
    let ahead = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    /// Handle length of a cubic curve that draws a quarter of an ellipse.
    let handle: CGFloat = 4.0 / 3.0 * (2.0.squareRoot() - 1)
    for index in [1, 2, 3, 0] {
      let (rx, ry) = (radii[index].width * scale * sx, radii[index].height * scale * sy)
      func at(_ direction: (Int, Int), _ share: CGFloat) -> CGPoint {
        CGPoint(
          x: corners[index].x + CGFloat(direction.0) * rx * share,
          y: corners[index].y + CGFloat(direction.1) * ry * share)
      }
      if index == 1 {
        context.move(to: CGPoint(x: x + radii[0].width * scale * sx, y: y))
      }
      context.addLine(to: at(back[index], 1))
      context.addCurve(
        to: at(ahead[index], 1), control1: at(back[index], 1 - handle),
        control2: at(ahead[index], 1 - handle))
    }
    context.closePath()
    context.move(to: CGPoint(x: x, y: y))
    return true
  }

  /// Four radii, from the top left clockwise; nil where one of them cannot be used.
  private func radii(_ arguments: [HTMLValue]) -> [CGSize]? {
    var given: [HTMLValue] = [.number(0)]
    if arguments.count > 4 {
      if case .list(let list) = arguments[4] { given = list } else { given = [arguments[4]] }
    }
    let sizes = given.map { value -> CGSize in
      guard case .object(let fields) = value else {
        let radius = value.number ?? .nan
        return CGSize(width: radius, height: radius)
      }
      return CGSize(width: fields["x"]?.number ?? 0, height: fields["y"]?.number ?? 0)
    }
    guard
      sizes.allSatisfy({
        $0.width >= 0 && $0.height >= 0 && $0.width.isFinite && $0.height.isFinite
      })
    else { return nil }
    switch sizes.count {
    case 1: return Array(repeating: sizes[0], count: 4)
    case 2: return [sizes[0], sizes[1], sizes[0], sizes[1]]
    case 3: return [sizes[0], sizes[1], sizes[2], sizes[1]]
    case 4: return sizes
    default: return nil
    }
  }
}
