import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct ImageViewTests {
  private static func drawnImage() throws -> Image {
    let pixels = [UInt8](repeating: 0xFF, count: 20 * 10 * 4)
    return try Image(rgba: pixels, width: 20, height: 10)
  }

  private static func rects(_ view: View) -> [CGRect] {
    view.recording().operations.compactMap {
      if case .image(_, _, let rect, _, _) = $0 { rect } else { nil }
    }
  }

  @Test(arguments: [
    (ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 40, height: 40)),
    (.scaleAspectFit, CGRect(x: 0, y: 10, width: 40, height: 20)),
    (.scaleAspectFill, CGRect(x: -20, y: 0, width: 80, height: 40)),
    (.center, CGRect(x: 10, y: 15, width: 20, height: 10)),
  ])
  func modesPlaceTheImage(_ mode: ContentMode, _ imageFrame: CGRect) throws {
    let view = ImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.image = try Self.drawnImage()
    view.contentMode = mode
    #expect(Self.rects(view) == [imageFrame])
  }

  @Test(arguments: ContentMode.allCases)
  func anImageWithoutASizeHasAnEmptyRectangle(_ mode: ContentMode) {
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(mode.rect(for: .zero, in: bounds) == .zero)
  }

  @Test func theViewTakesTheSizeOfItsImage() throws {
    let view = ImageView(image: try Self.drawnImage())
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
  }

  @Test func aViewWithoutAnImageDrawsNothing() {
    let view = ImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(Self.rects(view).isEmpty)
    #expect(view.intrinsicContentSize.width == View.noIntrinsicMetric)
  }
}
