import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct HitTestTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// A view that only its inscribed circle answers for.
  private final class Disc: View {
    override func point(inside point: CGPoint, with event: Event?) -> Bool {
      Path(ellipseIn: bounds).contains(point)
    }
  }

  @Test("a view that says where it is round lets hits beside through")
  func pointInside() {
    let disc = Disc(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    root.addSubview(disc)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === disc)
    #expect(root.hitTest(CGPoint(x: 22, y: 22), with: nil) === root)
  }

  @Test("of two views over a point the foremost is hit, by z position before order")
  func zOrder() {
    let back = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = View(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === front)
    back.layer.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === back)
  }

  @Test("bounds that begin elsewhere move what is hit, as they move what is drawn")
  func scrolled() {
    let inner = View(frame: CGRect(x: 0, y: 200, width: 20, height: 20))
    root.bounds.origin.y = 150
    root.addSubview(inner)
    #expect(root.hitTest(CGPoint(x: 10, y: 210), with: nil) === inner)
    #expect(root.hitTest(CGPoint(x: 10, y: 160), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) == nil)
  }

  @Test("a slanted view in a scaled one is hit where both put it")
  func transforms() {
    let outer = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    outer.layer.anchorPoint = .zero
    outer.layer.position = .zero
    outer.transform = CGAffineTransform(scaleX: 2, y: 1)
    let inner = View(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    inner.transform = CGAffineTransform(rotationAngle: .pi / 4)
    outer.addSubview(inner)
    root.addSubview(outer)
    #expect(root.hitTest(CGPoint(x: 40, y: 20), with: nil) === inner)
    #expect(root.hitTest(CGPoint(x: 40, y: 7), with: nil) === inner)
    #expect(root.hitTest(CGPoint(x: 22, y: 11), with: nil) === outer)
  }

  @Test("a shape layer without bounds is hit where it paints, one with bounds in them")
  func shapes() {
    let shape = ShapeLayer()
    shape.path = Path(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60))
    root.layer.addSublayer(shape)
    #expect(root.layer.hitTest(CGPoint(x: 50, y: 50)) === shape)
    #expect(root.layer.hitTest(CGPoint(x: 22, y: 22)) === root.layer)
    shape.fillColor = nil
    #expect(root.layer.hitTest(CGPoint(x: 50, y: 50)) === root.layer)
    shape.strokeColor = .black
    shape.lineWidth = 6
    #expect(root.layer.hitTest(CGPoint(x: 78, y: 50)) === shape)
    shape.strokeEnd = 0.5
    #expect(root.layer.hitTest(CGPoint(x: 50, y: 21)) === root.layer)
    shape.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(root.layer.hitTest(CGPoint(x: 5, y: 5)) === shape)
    shape.path = nil
    shape.bounds = .zero
    #expect(root.layer.hitTest(CGPoint(x: 5, y: 5)) === root.layer)
  }
}
