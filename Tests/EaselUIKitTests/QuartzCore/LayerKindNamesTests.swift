import EaselUIKit
import Testing

@Suite struct LayerKindNamesTests {
  @Test func coloursAndLocationsOfAGradientLayerAreOptionalArrays() {
    let layer = CAGradientLayer()
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.locations = [0, 0.5]
    layer.type = .axial
    #expect(layer.colors?.count == 2)
    #expect(layer.locations == [0, 0.5])
    layer.colors = nil
    layer.locations = nil
    #expect(layer.colors == nil)
    #expect(layer.locations == nil)
  }

  @Test func aTextLayerHasQuartzCoresModes() {
    let layer = CATextLayer()
    layer.alignmentMode = .center
    layer.truncationMode = .end
    #expect(layer.alignmentMode == CATextLayerAlignmentMode.center)
    #expect(layer.truncationMode == CATextLayerTruncationMode.end)
  }

  @Test func aReplicatorLayerHoldsATransformLayer() {
    let layer = CAReplicatorLayer()
    layer.instanceColor = UIColor.white.cgColor
    layer.addSublayer(CATransformLayer())
    #expect(layer.sublayers?.first is CATransformLayer)
  }

  @Test func aPathIsCopiedAsTheOutlineOfItsStroke() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    let outline = path.copy(
      strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(outline.boundingBox == CGRect(x: -2, y: -2, width: 14, height: 4))
  }
}
