import EaselUIKit
import Testing

@Suite struct LayerNamesTests {
  @Test func aShapeLayerTakesAMutablePath() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    let layer = CAShapeLayer()
    layer.path = path
    path.addRect(CGRect(x: 90, y: 0, width: 4, height: 4))
    #expect(layer.path?.boundingBox.width == 4)
    layer.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8)).cgPath
    #expect(layer.path?.boundingBox.width == 8)
    layer.path = nil
    #expect(layer.path == nil)
  }

  @Test func aBezierPathTakesAPathOfCoreGraphics() {
    let path = UIBezierPath()
    path.cgPath = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    #expect(path.bounds.width == 4)
    #expect(UIBezierPath(cgPath: path.cgPath).bounds == path.bounds)
  }

  @Test func dashPatternsAreArraysOfNSNumber() {
    let layer = CAShapeLayer()
    #expect(layer.lineDashPattern == nil)
    layer.lineDashPattern = [4, 2]
    layer.lineDashPattern?.append(NSNumber(value: 1.5))
    #expect(layer.lineDashPattern == [4, 2, 1.5])
    layer.lineDashPattern = nil
    #expect(layer.lineDashPattern == nil)
  }

  @Test func contentsOfALayerAreAnImageOrNil() {
    let layer = CALayer()
    let image = drawnImage { _ in }
    layer.contents = image.cgImage
    #expect(layer.contents as? UIImage == image)
    layer.contents = "anything else"
    #expect(layer.contents == nil)
  }

  @Test func theShadowPathIsOptional() {
    let layer = CALayer()
    #expect(layer.shadowPath == nil)
    layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 3)).cgPath
    #expect(layer.shadowPath?.boundingBox.width == 3)
  }
}
