import EaselCanvas
import EaselViews
import Foundation
import Testing

private final class Drawing: View {
  override func draw(_ rect: CGRect, on canvas: any Canvas) {
    canvas.fill(Path(rect), with: .color(.green))
  }
}

@Suite struct PaintingTests {
  @Test func aViewDrawsItsBackgroundDrawingSubviewsAndBorderInThisOrder() {
    let view = Drawing(frame: CGRect(x: 5, y: 5, width: 40, height: 40))
    view.backgroundColor = .red
    view.layer.borderWidth = 2
    view.addSubview(square(.blue))
    #expect(
      view.inspected().drawn.filter { !$0.hasPrefix("clip") }
        == ["fill red", "fill green", "fill blue", "fill black"])
  }

  @Test func anImageBeginsAtTheCornerOfTheView() {
    let view = square(.red)
    view.frame.origin = CGPoint(x: 300, y: 200)
    #expect(view.inspected().bounds == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func aBorderLiesInsideTheBounds() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.layer.borderWidth = 4
    #expect(view.inspected().bounds == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func alphaAppliesToTheViewAndItsSubviewsAsAGroup() {
    let view = square(.red)
    view.addSubview(square(.blue))
    view.alpha = 0.5
    let drawn = view.inspected().drawn
    #expect(drawn.first == "group 0.5")
    #expect(drawn.last == "end")
  }

  @Test func zPositionsComeBeforeTheOrderOfSubviews() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let front = square(.red)
    front.layer.zPosition = 1
    root.addSubview(front)
    root.addSubview(square(.green))
    root.addSubview(square(.blue))
    let fills = root.inspected().drawn.filter { $0.hasPrefix("fill") }
    #expect(fills == ["fill green", "fill blue", "fill red"])
  }

  @Test(arguments: ["hidden", "clear", "flat"])
  func anInvisibleViewIsNeitherDrawnNorNoted(_ kind: String) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let child = square(.red)
    root.addSubview(child)
    if kind == "hidden" { child.isHidden = true }
    if kind == "clear" { child.alpha = 0 }
    if kind == "flat" { child.transform = CGAffineTransform(scaleX: 0, y: 1) }
    let result = root.inspected()
    #expect(!result.drawn.contains("fill red"))
    #expect(result.context.diagnostics.isEmpty)
  }

  @Test func aShapeStrokesAPartOfItsPath() {
    let shape = ShapeLayer()
    shape.path = Path { path in
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 40, y: 10))
    }
    shape.fillColor = nil
    shape.strokeColor = .red
    shape.strokeStart = 0.25
    shape.strokeEnd = 0.5
    let canvas = RecordingCanvas()
    shape.render(on: canvas)
    let stroked = canvas.recording.operations.compactMap {
      if case .stroke(let path, _, _, _) = $0 { path.boundingBox } else { nil }
    }
    #expect(stroked == [CGRect(x: 10, y: 10, width: 10, height: 0)])
  }

  @Test func wideBordersKeepTheCornersRound() throws {
    let view = square(.red)
    view.layer.cornerRadius = 8
    view.layer.borderWidth = 18
    view.layer.borderColor = .blue
    let image = try Image(data: try view.data(as: .png))
    #expect(image.pixel(x: 0, y: 0)?.alpha == 0)
    #expect(image.pixel(x: 20, y: 3)?.blue == 255)
    #expect(image.pixel(x: 20, y: 20)?.red == 255)
    view.layer.borderWidth = 60
    let full = try Image(data: try view.data(as: .png))
    #expect(full.pixel(x: 0, y: 0)?.alpha == 0)
    #expect(full.pixel(x: 20, y: 20)?.blue == 255)
  }

  @Test func bordersOfShrunkCornersAreEquallyWide() throws {
    let view = square(.red)
    view.layer.cornerRadii = CornerRadii(topLeft: 80, bottomRight: 20)
    view.layer.borderWidth = 6
    view.layer.borderColor = .blue
    let image = try Image(data: try view.data(as: .png, scale: 4))
    // Along the diagonal from the round corner's middle, (32, 32) with radius 32.
    func pixel(_ radius: CGFloat) -> UInt8? {
      let position = Int((32 - radius / 2.0.squareRoot()) * 4)
      return image.pixel(x: position, y: position)?.blue
    }
    #expect(pixel(27) == 255 && pixel(25) == 0)
  }
}
