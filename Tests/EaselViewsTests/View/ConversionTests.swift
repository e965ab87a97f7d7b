import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct ConversionTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let child = View(frame: CGRect(x: 50, y: 20, width: 40, height: 20))

  private func close(_ a: CGRect, _ b: CGRect) -> Bool {
    max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
      < 1e-9
  }

  @Test func rectanglesConvertBothWays() {
    root.addSubview(child)
    let inner = CGRect(x: 5, y: 5, width: 10, height: 10)
    let outer = CGRect(x: 55, y: 25, width: 10, height: 10)
    #expect(close(child.convert(inner, to: root), outer))
    #expect(close(child.convert(outer, from: root), inner))
  }

  @Test func aTurnedRectangleConvertsToItsBounds() {
    root.addSubview(child)
    child.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = child.convert(child.bounds, to: root)
    #expect(close(turned, CGRect(x: 60, y: 10, width: 20, height: 40)))
    #expect(close(child.frame, turned))
  }

  @Test func scrolledBoundsShiftTheContents() {
    root.addSubview(child)
    child.bounds.origin = CGPoint(x: 0, y: 10)
    #expect(child.frame == CGRect(x: 50, y: 20, width: 40, height: 20))
    #expect(child.convert(CGPoint(x: 0, y: 10), to: root) == CGPoint(x: 50, y: 20))
  }

  @Test func centerIsThePosition() {
    child.center = CGPoint(x: 100, y: 100)
    #expect(child.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
  }

  @Test func aTurnedViewIsHitWhereItIsDrawn() {
    root.addSubview(child)
    child.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(root.hitTest(CGPoint(x: 70, y: 12), with: nil) === child)
    #expect(root.hitTest(CGPoint(x: 52, y: 30), with: nil) === root)
  }

  @Test(arguments: ["hidden", "faint", "disabled"])
  func aHiddenTransparentOrDisabledViewIsNotHit(_ kind: String) {
    root.addSubview(child)
    if kind == "hidden" { child.isHidden = true }
    if kind == "faint" { child.alpha = 0.005 }
    if kind == "disabled" { child.isUserInteractionEnabled = false }
    #expect(root.hitTest(CGPoint(x: 60, y: 30), with: nil) === root)
  }

  @Test func thePartOfASubviewOutsideOfItsSuperviewIsNotHit() {
    let grandchild = View(frame: CGRect(x: 30, y: 0, width: 40, height: 20))
    root.addSubview(child)
    child.addSubview(grandchild)
    #expect(root.hitTest(CGPoint(x: 85, y: 30), with: nil) === grandchild)
    #expect(root.hitTest(CGPoint(x: 100, y: 30), with: nil) === root)
  }
}
