import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct LayerGeometryTests {
  @Test func aFrameFollowsTheAnchor() {
    let layer = Layer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    layer.position = CGPoint(x: 100, y: 100)
    #expect(layer.frame == CGRect(x: 80, y: 80, width: 40, height: 20))
    layer.bounds.size.height = 60
    // Anchored at its lower edge, the layer grows upwards.
    #expect(layer.frame == CGRect(x: 80, y: 40, width: 40, height: 60))
  }

  @Test func settingAFrameMovesThePositionAndKeepsTheBoundsOrigin() {
    let layer = Layer()
    layer.bounds.origin = CGPoint(x: 7, y: 8)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.bounds == CGRect(x: 7, y: 8, width: 30, height: 40))
  }

  @Test func aScaledFrameIsThatOfTheScaledBounds() {
    let layer = Layer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.position = CGPoint(x: 50, y: 50)
    layer.affineTransform = CGAffineTransform(scaleX: 2, y: 4)
    #expect(layer.frame == CGRect(x: 40, y: 30, width: 20, height: 40))
  }

  @Test func pointsConvertAcrossBranches() {
    let (root, left, right) = (Layer(), Layer(), Layer())
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    left.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    right.frame = CGRect(x: 60, y: 30, width: 20, height: 20)
    root.addSublayer(left)
    root.addSublayer(right)
    #expect(left.convert(CGPoint(x: 1, y: 2), to: right) == CGPoint(x: -49, y: -18))
    #expect(right.convert(CGPoint(x: 1, y: 2), from: left) == CGPoint(x: -49, y: -18))
  }

  @Test func theHitTestFindsTheForemostLayer() {
    let (root, low, high) = (Layer(), Layer(), Layer())
    for layer in [root, low, high] { layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
    root.addSublayer(high)
    root.addSublayer(low)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === low)
    high.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === high)
    high.isHidden = true
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === low)
    #expect(root.hitTest(CGPoint(x: 15, y: 5)) == nil)
  }

  @Test func aLayerCannotBecomeASublayerOfItsDescendant() {
    let (outer, inner) = (Layer(), Layer())
    outer.addSublayer(inner)
    inner.addSublayer(outer)
    #expect(outer.superlayer == nil)
    #expect(inner.sublayers == nil)
  }

  @Test func aDeepTreeIsReleased() {
    var root = Layer()
    weak let leaf = root
    for _ in 0..<50_000 {
      let outer = Layer()
      outer.addSublayer(root)
      root = outer
    }
    #expect(leaf != nil)
    root = Layer()
    #expect(leaf == nil)
  }
}
