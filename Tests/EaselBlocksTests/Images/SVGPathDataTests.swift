import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

/// The grammar of path data (SVG 2, sections 9.3 and 9.5).
struct SVGPathDataTests {
  /// The elements as text: letters of SVG's absolute commands and numbers to a thousandth.
  private func text(_ data: String) -> String {
    func number(_ value: CGFloat) -> String { value.messageText }
    func pair(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }
    return SVGPathData(data).path.elements.map { element in
      switch element {
      case .move(let to): "M\(pair(to))"
      case .line(let to): "L\(pair(to))"
      case .quadCurve(let to, let control): "Q\(pair(control)) \(pair(to))"
      case .curve(let to, let control1, let control2):
        "C\(pair(control1)) \(pair(control2)) \(pair(to))"
      case .closeSubpath: "Z"
      }
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("M 100 100 L 300 100 L 200 300 z", "M100,100 L300,100 L200,300 Z"),
    // The examples of the specification for what may be left out.
    ("M 100 100 L 200 200", "M100,100 L200,200"), ("M100 100L200 200", "M100,100 L200,200"),
    ("M 100 200 L 200 100 -100 -200", "M100,200 L200,100 L-100,-200"),
    ("M100-200", "M100,-200"), ("M 0.6.5", "M0.6,0.5"), ("M.5.5.6.6", "M0.5,0.5 L0.6,0.6"),
    ("m 10 20 5 5 5 5z", "M10,20 L15,25 L20,30 Z"), ("M10 20l1e1-1E0", "M10,20 L20,19"),
    ("M1 2H5h5V9v-9", "M1,2 L5,2 L10,2 L10,9 L10,0"),
    ("M0 0C1 2 3 4 5 6S9 10 11 12", "M0,0 C1,2 3,4 5,6 C7,8 9,10 11,12"),
    ("M0 0S9 10 11 12", "M0,0 C0,0 9,10 11,12"),
    ("M0 0q1 2 3 4t5 6", "M0,0 Q1,2 3,4 Q5,6 8,10"),
    ("M0 0T5 6T7 8", "M0,0 Q0,0 5,6 Q10,12 7,8"),
    ("M1 1l2 0zl0 2", "M1,1 L3,1 Z M1,1 L1,3"), ("M1 1h2zm5 5h1", "M1,1 L3,1 Z M6,6 L7,6"),
    ("M1,1,2,2", "M1,1 L2,2"), ("none", ""), ("", ""), ("  M1\n1\tL2\r2 ", "M1,1 L2,2"),
    // A point that is closed has caps.
    ("M1 1zM2 2h1z", "M1,1 L1,1 M1,1 M2,2 L3,2 Z"),
    // Arcs without radii are lines, those without a length nothing.
    ("M0 0A0 5 0 0 1 9 9", "M0,0 L9,9"), ("M3 3A5 5 0 1 1 3 3L4 4", "M3,3 L4,4"),
  ])
  func commandsAreRead(data: String, expected: String) {
    #expect(text(data) == expected)
    #expect(SVGPathData(data).fault == nil)
  }

  @Test(arguments: [
    ("L1 1", "", 0), ("M1 1L2 2 3", "M1,1 L2,2", 9), ("M1 1L2 2X3 3", "M1,1 L2,2", 8),
    ("M1 1 2 2,L", "M1,1 L2,2", 9), ("M1", "", 0), ("M1 1C1 2 3 4 5", "M1,1", 4),
    ("M1 1h1zz 5", "M1,1 L2,1 Z", 9), ("M0 0A1 1 0 2 1 5 5", "M0,0", 4),
    ("M1 1L1e999 3", "M1,1", 4),
    ("M0 0H1,,2", "M0,0 L1,0", 7),
  ])
  func pathEndsBeforeTheFirstFault(data: String, expected: String, fault: Int) {
    #expect(text(data) == expected)
    #expect(SVGPathData(data).fault == fault)
  }

  @Test func arcFlagsNeedNoSeparators() {
    #expect(text("M0 0a1 1 0 0110 10") == text("M0 0a1 1 0 0 1 10 10"))
    #expect(text("M0 0a1 1 0 01.5.5") == text("M0 0a1 1 0 0 1 .5 .5"))
  }

  /// Middles of the four arcs of radius 5 from (0, 0) to (5, 5).
  @Test(arguments: [
    ("0 0 1", CGPoint(x: 3.536, y: 1.464)), ("0 0 0", CGPoint(x: 1.464, y: 3.536)),
    ("0 1 1", CGPoint(x: 8.536, y: -3.536)), ("0 1 0", CGPoint(x: -3.536, y: 8.536)),
  ])
  func arcFlagsChooseTheArc(flags: String, middle: CGPoint) {
    let path = SVGPathData("M0 0A5 5 \(flags) 5 5").path
    #expect(path.currentPoint == CGPoint(x: 5, y: 5))
    let half = path.trimmedMiddle
    #expect(abs(half.x - middle.x) < 0.01 && abs(half.y - middle.y) < 0.01)
  }

  @Test func arcRadiiTooSmallForTheEndPointsAreEnlarged() {
    let box = SVGPathData("M0 0A1 1 0 0 1 10 0").path.boundingBox
    #expect(box.rounded.height == 5)
    #expect(box.minY < -4.99)
  }

  @Test func arcRotationTurnsTheEllipse() {
    // Half an ellipse of 10 × 5, standing upright.
    let box = SVGPathData("M0 -10A10 5 90 0 1 0 10").path.boundingBox
    #expect(abs(box.maxX - 5) < 0.01)
    #expect(box.rounded.minX == 0)
  }

  @Test func arcAddsNoLineBeforeItself() {
    let kinds = SVGPathData("M1 0A1 1 0 0 1 0 1").path.elements
    #expect(kinds.count == 2)
  }

  @Test func readingEndsAtTheGreatestNumberOfPoints() {
    let data = SVGPathData("M0 0" + String(repeating: "h1", count: 1_000), maximumPoints: 10)
    #expect(data.pointCount == 11)
  }
}

extension Path {
  /// The point in the middle of its curves, which all have the same length.
  fileprivate var trimmedMiddle: CGPoint {
    var points: [CGPoint] = []
    var last = CGPoint.zero
    forEach { element in
      switch element {
      case .move(let to): last = to
      case .curve(let to, let control1, let control2):
        points.append(
          CGPoint(
            x: (last.x + 3 * control1.x + 3 * control2.x + to.x) / 8,
            y: (last.y + 3 * control1.y + 3 * control2.y + to.y) / 8))
        last = to
        points.append(to)
      default: break
      }
    }
    return points[points.count / 2 - (points.count % 2 == 0 ? 1 : 0)]
  }
}
