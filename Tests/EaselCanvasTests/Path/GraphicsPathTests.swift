import Foundation
import Testing

@testable import EaselCanvas

struct GraphicsPathTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test("shapes equal those of Path")
  func shapes() {
    #expect(GraphicsPath(rect: square, transform: nil).path == Path(square))
    #expect(GraphicsPath(ellipseIn: square, transform: nil).path == Path(ellipseIn: square))
    let round = GraphicsPath(roundedRect: square, cornerWidth: 2, cornerHeight: 2, transform: nil)
    #expect(round.path == Path(roundedRect: square, cornerRadius: 2))
  }

  @Test("a transform is applied to new paths and copies")
  func transformed() {
    var shift = CGAffineTransform(translationX: 5, y: 1)
    let path = GraphicsPath(rect: square, transform: &shift)
    #expect(path.boundingBox == CGRect(x: 5, y: 1, width: 10, height: 10))
    #expect(path.copy(using: &shift)?.boundingBox.minX == 10)
    #expect(path.mutableCopy(using: &shift)?.boundingBox.minX == 10)
  }

  @Test("a mutable path has the elements that Path has")
  func building() {
    let built = MutableGraphicsPath()
    #expect(built.isEmpty)
    #expect(built.currentPoint == .zero)
    built.move(to: CGPoint(x: 1, y: 2))
    built.addLine(to: CGPoint(x: 3, y: 4))
    built.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    built.addCurve(
      to: CGPoint(x: 9, y: 1), control1: CGPoint(x: 2, y: 3), control2: CGPoint(x: 4, y: 5))
    built.addArc(
      tangent1End: CGPoint(x: 20, y: 1), tangent2End: CGPoint(x: 20, y: 20), radius: 3)
    built.closeSubpath()
    built.addRects([square])
    built.addLines(between: [.zero, CGPoint(x: 5, y: 5)])
    let value = Path {
      $0.move(to: CGPoint(x: 1, y: 2))
      $0.addLine(to: CGPoint(x: 3, y: 4))
      $0.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      $0.addCurve(
        to: CGPoint(x: 9, y: 1), control1: CGPoint(x: 2, y: 3), control2: CGPoint(x: 4, y: 5))
      $0.addArc(tangent1End: CGPoint(x: 20, y: 1), tangent2End: CGPoint(x: 20, y: 20), radius: 3)
      $0.closeSubpath()
      $0.addRect(square)
      $0.addLines([.zero, CGPoint(x: 5, y: 5)])
    }
    #expect(built.path == value)
    #expect(built.currentPoint == CGPoint(x: 5, y: 5))
  }

  @Test("clockwise is counter-clockwise on screen, as in Core Graphics")
  func arc() {
    let arc = MutableGraphicsPath()
    arc.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(arc.boundingBoxOfPath.minX < -0.99)
    let short = MutableGraphicsPath()
    short.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(short.boundingBoxOfPath.minX > -0.01)
  }

  @Test("a relative arc goes towards greater angles")
  func relativeArc() {
    let arc = MutableGraphicsPath()
    arc.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: .pi / 2)
    #expect(abs(arc.currentPoint.y - 1) < 1e-12)
  }

  @Test("shapes are added transformed")
  func adding() {
    let path = MutableGraphicsPath()
    let shift = CGAffineTransform(translationX: 100, y: 0)
    path.addRect(square, transform: shift)
    path.addEllipse(in: square, transform: shift)
    path.addRoundedRect(in: square, cornerWidth: 3, cornerHeight: 1, transform: shift)
    path.addPath(GraphicsPath(rect: square, transform: nil), transform: shift)
    #expect(path.boundingBoxOfPath == CGRect(x: 100, y: 0, width: 10, height: 10))
  }

  @Test("containment applies the transform to the point")
  func containment() {
    let path = GraphicsPath(rect: square, transform: nil)
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 15, y: 5)))
    #expect(
      path.contains(
        CGPoint(x: 15, y: 5), using: .evenOdd,
        transform: CGAffineTransform(translationX: -10, y: 0)))
  }

  @Test("copies do not change with the original")
  func copies() {
    let path = MutableGraphicsPath()
    path.addRect(square)
    let copy = path.copy()
    let other = path.mutableCopy()
    #expect(copy == path)
    path.addRect(square.offsetBy(dx: 50, dy: 0))
    #expect(copy?.boundingBox == square)
    #expect(other?.boundingBox == square)
    #expect(copy != path)
    #expect(Set([copy, other]).count == 1)
  }

  @Test("dashes become subpaths")
  func dashes() {
    let line = MutableGraphicsPath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let dashes = line.copy(dashingWithPhase: 0, lengths: [2, 3])
    #expect(dashes.path == line.path.dashed(lengths: [2, 3]))
  }

  @Test("a context draws the path's elements")
  func drawing() {
    let canvas = RecordingCanvas()
    let context = GraphicsContext(canvas)
    context.addPath(GraphicsPath(rect: square, transform: nil))
    context.addRelativeArc(center: CGPoint(x: 30, y: 0), radius: 5, startAngle: 0, delta: .pi)
    context.fillPath()
    #expect(canvas.recording.bounds.maxX > 30)
  }
}
