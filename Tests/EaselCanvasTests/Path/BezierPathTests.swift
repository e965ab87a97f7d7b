import Foundation
import Testing

@testable import EaselCanvas

struct BezierPathTests {
  private let box = CGRect(x: 10, y: 20, width: 40, height: 30)

  @Test("shapes equal those of Path")
  func shapes() {
    #expect(BezierPath(rect: box).path == Path(box))
    #expect(BezierPath(ovalIn: box).path == Path(ellipseIn: box))
    #expect(
      BezierPath(roundedRect: box, cornerRadius: 5).path == Path(roundedRect: box, cornerRadius: 5))
    #expect(BezierPath().isEmpty)
  }

  @Test("single corners are rounded")
  func someCorners() {
    let path = BezierPath(
      roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 6, height: 6))
    #expect(
      path.path
        == Path(roundedRect: box, cornerRadii: CornerRadii(topLeft: 6, bottomRight: 6)))
  }

  @Test("a corner can be a quarter of an ellipse")
  func ellipticalCorner() {
    let path = BezierPath(
      roundedRect: box, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 8, height: 4))
    let points = path.path.points
    #expect(points.contains { abs($0.x - 18) < 1e-9 && abs($0.y - 20) < 1e-9 })
    #expect(points.contains { abs($0.x - 10) < 1e-9 && abs($0.y - 24) < 1e-9 })
  }

  @Test("corners without a radius are square")
  func noRadius() {
    let path = BezierPath(
      roundedRect: box, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 0, height: 4))
    #expect(path.path == Path(box))
  }

  @Test("clockwise: true goes clockwise on screen")
  func arc() {
    let path = BezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(path.bounds.maxY - 10) < 0.01 && abs(path.bounds.minY) < 1e-9)
  }

  @Test("elements are added to the path")
  func building() {
    let path = BezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 1))
    path.addQuadCurve(to: CGPoint(x: 3, y: 1), controlPoint: CGPoint(x: 2, y: 5))
    path.addCurve(
      to: CGPoint(x: 4, y: 1), controlPoint1: CGPoint(x: 3, y: 2),
      controlPoint2: CGPoint(x: 4, y: 2))
    #expect(path.currentPoint == CGPoint(x: 4, y: 1))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    path.append(BezierPath(rect: box))
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.path.elements.count == 10)
    #expect(path.currentPoint == CGPoint(x: 110, y: 20))
    path.removeAllPoints()
    #expect(path.isEmpty && path.bounds == .zero && path.currentPoint == .zero)
  }

  @Test("line properties are the stroke style")
  func style() {
    let path = BezierPath(rect: box)
    path.lineWidth = 4
    path.lineCapStyle = .square
    path.lineJoinStyle = .round
    path.miterLimit = 2
    path.setLineDash([1, 2, 3], count: 2, phase: 5)
    #expect(
      path.strokeStyle
        == StrokeStyle(
          lineWidth: 4, lineCap: .square, lineJoin: .round, miterLimit: 2, dash: [1, 2],
          dashPhase: 5))
    #expect(
      path.lineWidth == 4 && path.lineCapStyle == .square && path.lineJoinStyle == .round
        && path.miterLimit == 2)
    path.setLineDash(nil, count: 0, phase: 0)
    path.setLineDash([1], count: -1, phase: 0)
    #expect(path.strokeStyle.dash == [])
  }

  @Test("containment follows the path's fill rule")
  func contains() {
    let path = BezierPath(rect: box)
    path.append(BezierPath(rect: box.insetBy(dx: 5, dy: 5)))
    let middle = CGPoint(x: 30, y: 35)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle))
    #expect(path.contains(CGPoint(x: 12, y: 35)))
  }

  @Test("a reversed path keeps line width and fill rule")
  func reversing() {
    let path = BezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 5, y: 0))
    path.lineWidth = 3
    path.usesEvenOddFillRule = true
    let other = path.reversing()
    #expect(
      other.path.elements == [.move(to: CGPoint(x: 5, y: 0)), .line(to: .zero)])
    #expect(other.lineWidth == 3 && other.usesEvenOddFillRule)
  }

  @Test("filling, stroking and clipping use the current context and keep its path")
  func drawing() {
    let canvas = RecordingCanvas(size: CGSize(width: 100, height: 100))
    let path = BezierPath(rect: box)
    path.usesEvenOddFillRule = true
    path.lineWidth = 2
    GraphicsContext.withCurrent(canvas) { context in
      context.move(to: .zero)
      context.setFillColor(.red)
      context.setStrokeColor(.blue)
      path.fill()
      path.stroke()
      path.fill(with: .multiply, alpha: 0.5)
      path.stroke(with: .screen, alpha: 0.25)
      path.addClip()
      path.fill()
      #expect(!context.isPathEmpty)
    }
    let style = StrokeStyle(lineWidth: 2)
    let value = path.path
    #expect(
      canvas.recording.operations == [
        .fill(value, with: .color(.red), rule: .evenOdd, compositing: .normal),
        .stroke(value, with: .color(.blue), style: style, compositing: .normal),
        .fill(
          value, with: .color(.red), rule: .evenOdd,
          compositing: Compositing(alpha: 0.5, blendMode: .multiply)),
        .stroke(
          value, with: .color(.blue), style: style,
          compositing: Compositing(alpha: 0.25, blendMode: .screen)),
        .clip(value, rule: .evenOdd),
        .fill(value, with: .color(.red), rule: .evenOdd, compositing: .normal),
      ])
  }

  @Test("drawing without a current context does nothing")
  func noContext() {
    let path = BezierPath(rect: box)
    path.fill()
    path.stroke()
    path.fill(with: .normal, alpha: 1)
    path.stroke(with: .normal, alpha: 1)
    path.addClip()
    #expect(GraphicsContext.current == nil)
  }

  @Test func aCornerRadiusThatIsNoNumberMakesAPathThatIsRefused() {
    let box = CGRect(x: 0, y: 0, width: 20, height: 10)
    let path = BezierPath(
      roundedRect: box, byRoundingCorners: .topLeft,
      cornerRadii: CGSize(width: CGFloat.nan, height: 4))
    #expect(!path.path.isFinite)
  }
}
