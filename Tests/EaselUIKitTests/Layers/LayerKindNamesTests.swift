import EaselUIKit
import Testing

@Suite struct LayerKindNamesTests {
  @Test func aGradientLayerTakesLists() {
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
}
