import EaselViews
import Foundation
import Testing

@Suite struct ContentModeTests {
  private let bounds = CGRect(x: 100, y: 200, width: 40, height: 20)
  private let size = CGSize(width: 10, height: 10)

  @Test(arguments: [
    (ContentMode.scaleToFill, CGRect(x: 100, y: 200, width: 40, height: 20)),
    (.redraw, CGRect(x: 100, y: 200, width: 40, height: 20)),
    (.scaleAspectFit, CGRect(x: 110, y: 200, width: 20, height: 20)),
    (.scaleAspectFill, CGRect(x: 100, y: 190, width: 40, height: 40)),
    (.center, CGRect(x: 115, y: 205, width: 10, height: 10)),
    (.top, CGRect(x: 115, y: 200, width: 10, height: 10)),
    (.bottom, CGRect(x: 115, y: 210, width: 10, height: 10)),
    (.left, CGRect(x: 100, y: 205, width: 10, height: 10)),
    (.right, CGRect(x: 130, y: 205, width: 10, height: 10)),
    (.topLeft, CGRect(x: 100, y: 200, width: 10, height: 10)),
    (.topRight, CGRect(x: 130, y: 200, width: 10, height: 10)),
    (.bottomLeft, CGRect(x: 100, y: 210, width: 10, height: 10)),
    (.bottomRight, CGRect(x: 130, y: 210, width: 10, height: 10)),
  ])
  func anImageLiesWhereItsModeSays(_ mode: ContentMode, _ expected: CGRect) {
    #expect(mode.rect(for: size, in: bounds) == expected)
  }

  @Test func anImageWithoutASizeHasAnEmptyRectangle() {
    #expect(ContentMode.center.rect(for: .zero, in: bounds) == .zero)
  }
}
