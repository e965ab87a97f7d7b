import EaselUIKit
import Testing

@Suite struct ImageStyleTests {
  /// An image of 6 × 6 pixels: corners of two red ones, sides blue, the middle green.
  private var framed: UIImage {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 6, height: 6), false, 1)
    defer { UIGraphicsEndImageContext() }
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 6, height: 6))
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 2, y: 0, width: 2, height: 6))
    UIRectFill(CGRect(x: 0, y: 2, width: 6, height: 2))
    UIColor.green.setFill()
    UIRectFill(CGRect(x: 2, y: 2, width: 2, height: 2))
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
  }

  private let insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)

  @Test(arguments: UIImage.ResizingMode.allCases)
  func theCornersOfAResizableImageKeepTheirSize(_ mode: UIImage.ResizingMode) {
    let image = framed.resizableImage(withCapInsets: insets, resizingMode: mode)
    let drawn = drawnImage { _ in image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    for (x, y) in [(0, 0), (1, 1), (18, 1), (1, 18), (19, 19)] {
      #expect(pixel(drawn, x, y) == [255, 0, 0, 255], "\(x), \(y)")
    }
    #expect(pixel(drawn, 10, 1) == [0, 0, 255, 255])
    #expect(pixel(drawn, 1, 10) == [0, 0, 255, 255])
    #expect(pixel(drawn, 10, 10) == [0, 255, 0, 255])
    #expect(image.capInsets == insets)
    #expect(image.resizingMode == mode)
  }

  @Test func theMiddleOfAResizableImageIsTiledOrStretched() {
    // Black and white columns in the middle.
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 1)
    UIColor.white.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
    UIColor.black.setFill()
    UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 2))
    let image = UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
    UIGraphicsEndImageContext()
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let rect = CGRect(x: 0, y: 0, width: 20, height: 2)
    let tiled = drawnImage { _ in image.resizableImage(withCapInsets: caps).draw(in: rect) }
    #expect((1..<19).map { pixel(tiled, $0, 1)[0] } == (1..<19).map { $0 % 2 == 1 ? 0 : 255 })
    let stretched = drawnImage { _ in
      image.resizableImage(withCapInsets: caps, resizingMode: .stretch).draw(in: rect)
    }
    #expect(pixel(stretched, 3, 1)[0] < 100)
    #expect(pixel(stretched, 16, 1)[0] > 155)
  }

  @Test func capsShrinkInARectangleNarrowerThanThey() {
    let image = framed.resizableImage(withCapInsets: insets)
    let drawn = drawnImage { _ in image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 20)) }
    #expect(pixel(drawn, 0, 0) == [255, 0, 0, 255])
    #expect(pixel(drawn, 2, 0)[3] == 0)
    #expect(pixel(drawn, 0, 10)[2] > 200)
  }

  @Test func anImageViewDrawsAResizableImageInNineParts() throws {
    let view = UIImageView(image: framed.resizableImage(withCapInsets: insets))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let image = try #require(try UIImage(data: view.data(as: .png, scale: 1)))
    #expect(pixel(image, 1, 1) == [255, 0, 0, 255])
    #expect(pixel(image, 3, 1) == [0, 0, 255, 255])
    #expect(pixel(image, 10, 10) == [0, 255, 0, 255])
  }

  @Test func aStretchableImageKeepsItsCaps() {
    let image = framed.stretchableImage(withLeftCapWidth: 2, topCapHeight: 2)
    #expect(image.capInsets == UIEdgeInsets(top: 2, left: 2, bottom: 3, right: 3))
    #expect(framed.capInsets == .zero)
  }

  @Test func aTemplateIsDrawnWithTheFillColour() {
    let template = framed.withRenderingMode(.alwaysTemplate)
    let drawn = drawnImage { _ in
      UIColor.orange.setFill()
      template.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      template.withRenderingMode(.alwaysOriginal).draw(in: CGRect(x: 10, y: 0, width: 6, height: 6))
    }
    #expect(pixel(drawn, 5, 5) == [255, 128, 0, 255])
    #expect(pixel(drawn, 10, 0) == [255, 0, 0, 255])
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(framed.renderingMode == .automatic)
  }

  @Test func aTemplateInAViewHasItsTint() throws {
    let view = UIImageView(image: framed.withRenderingMode(.alwaysTemplate))
    view.tintColor = .purple
    let image = try #require(try UIImage(data: view.data(as: .png, scale: 1)))
    #expect(pixel(image, 3, 3) == [128, 0, 128, 255])
  }

  @Test func aTintedImageIsItsShapeInOneColour() {
    let half = drawnImage { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 20)) }
    let tinted = half.withTintColor(.red)
    #expect(pixel(tinted, 5, 5) == [255, 0, 0, 255])
    #expect(pixel(tinted, 15, 5)[3] == 0)
  }

  @Test func theCGImageOfAStyledImageIsThePlainImage() {
    let image = framed.withRenderingMode(.alwaysTemplate).resizableImage(withCapInsets: insets)
    #expect(image.cgImage == framed)
    #expect(image != framed)
    #expect(image.imageOrientation == .up)
  }

  @Test func anImageLiteralOfAMissingFileIsEmptyAndNoted() {
    var image: UIImage?
    let notes = notes { _ in image = #imageLiteral(resourceName: "no such file") }
    #expect(image?.size == .zero)
    #expect(notes.map(\.code) == [.inputFailed])
  }

  @Test func aNamedColourIsNilAndNoted() {
    let notes = notes { _ in #expect(UIColor(named: "brand") == nil) }
    #expect(notes.map(\.severity) == [.warning])
  }
}
