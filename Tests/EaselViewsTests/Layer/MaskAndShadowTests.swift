import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct MaskAndShadowTests {
  private static func groups(_ view: View) -> [GroupEffects] {
    view.recording().operations.compactMap {
      if case .beginGroup(let effects) = $0 { effects } else { nil }
    }
  }

  @Test func aMaskIsRecordedInTheLayersSpace() throws {
    let view = square(.red)
    let mask = Layer()
    mask.frame = CGRect(x: 10, y: 0, width: 20, height: 40)
    mask.backgroundColor = .black
    view.layer.mask = mask
    let effects = try #require(Self.groups(view).first)
    #expect(effects.mask?.recording.bounds == CGRect(x: 10, y: 0, width: 20, height: 40))
    #expect(effects.opacity == 1)
  }

  @Test func aShadowBlursByTwiceTheRadius() throws {
    let view = square(.red)
    view.layer.shadowOpacity = 0.5
    view.layer.shadowRadius = 4
    view.layer.shadowOffset = CGSize(width: 2, height: 3)
    let shadow = try #require(Self.groups(view).first?.shadow)
    #expect(shadow.blur == 8)
    #expect(shadow.offset == CGSize(width: 2, height: 3))
    #expect(shadow.color.components(for: .light).alpha == 0.5)
  }

  @Test func anOpaqueBackgroundCastsTheShadowBeneathItself() {
    let view = square(.red)
    view.layer.shadowOpacity = 1
    let drawn = view.inspected().drawn.filter { !$0.hasPrefix("clip") }
    #expect(drawn == ["group 1.0", "fill black", "end", "fill red"])
  }

  @Test func theContentsCastTheShadowOfALayerWithoutABackground() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.addSubview(square(.blue))
    view.layer.shadowOpacity = 1
    let drawn = view.inspected().drawn.filter { !$0.hasPrefix("clip") }
    #expect(drawn == ["group 1.0", "fill blue", "end"])
  }

  @Test func aShadowPathReplacesTheOutlineInTheShadow() throws {
    let view = square(.red)
    view.layer.shadowOpacity = 1
    view.layer.shadowPath = Path(CGRect(x: 0, y: 30, width: 10, height: 5))
    let fills = view.recording().operations.compactMap {
      if case .fill(let path, _, _, _) = $0 { path.boundingBox } else { nil }
    }
    #expect(
      fills == [
        CGRect(x: 0, y: 30, width: 10, height: 5), CGRect(x: 0, y: 0, width: 40, height: 40),
      ])
  }

  @Test func theShadowOfAShadowPathIsDrawnWholeUnderATransparentLayer() throws {
    let view = View(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.layer.shadowOpacity = 1
    view.layer.shadowOffset = .zero
    view.layer.shadowRadius = 1
    view.layer.shadowPath = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
    let image = try Image(data: view.data(as: .png))
    #expect(image.pixel(x: 20, y: 20)?.alpha == 255)
    #expect(image.pixel(x: 2, y: 2)?.alpha == 0)
  }

  @Test func aClippedLayerCastsNoShadow() {
    let view = square(.red)
    view.layer.shadowOpacity = 1
    view.clipsToBounds = true
    #expect(Self.groups(view).isEmpty)
  }

  @Test func clippingEndsBeforeTheBorder() throws {
    let view = square(.red)
    view.clipsToBounds = true
    view.layer.borderWidth = 2
    view.layer.cornerRadius = 8
    let operations = view.recording().operations
    let border = try #require(
      operations.lastIndex { if case .fill = $0 { true } else { false } })
    #expect(operations[border - 1] == .restore)
  }

  @Test func aCopyHasThePropertiesWithoutTheSublayers() {
    let shape = ShapeLayer()
    shape.path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    shape.strokeColor = .red
    shape.lineDashPattern = [3, 1]
    shape.strokeEnd = 0.5
    shape.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
    shape.cornerRadius = 4
    shape.addSublayer(Layer())
    let copy = ShapeLayer(layer: shape)
    #expect(copy.path == shape.path)
    #expect(copy.strokeColor == .red)
    #expect(copy.lineDashPattern == [3, 1])
    #expect(copy.strokeEnd == 0.5)
    #expect(copy.bounds == shape.bounds)
    #expect(copy.cornerRadius == 4)
    #expect(copy.sublayers == nil)
  }
}
