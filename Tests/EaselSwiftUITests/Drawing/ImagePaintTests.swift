import EaselSwiftUI
import Foundation
import Testing

@Suite struct ImagePaintTests {
  /// An image whose left half is black, and whose right half is white.
  private func tile() throws -> Image {
    let row = (0..<20).flatMap { x -> [UInt8] in x < 10 ? [0, 0, 0, 255] : [255, 255, 255, 255] }
    let bytes = (0..<10).flatMap { _ in row }
    return Image(uiImage: try UIImage(rgba: bytes, width: 20, height: 10))
  }

  @Test func imagesAreRepeated() throws {
    let view = Rectangle().fill(ImagePaint(image: try tile()))
      .frame(width: 40, height: 10)
    #expect(try red(of: view, x: 5, y: 5) == 0)
    #expect(try red(of: view, x: 15, y: 5) == 255)
    #expect(try red(of: view, x: 25, y: 5) == 0)
  }

  @Test func tilesOfACanvasBeginAtTheirOrigin() throws {
    let image = try tile()
    let view = Canvas { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .tiledImage(image, origin: CGPoint(x: 10, y: 0)))
    }
    .frame(width: 40, height: 10)
    #expect(try red(of: view, x: 5, y: 5) == 255)
    #expect(try red(of: view, x: 15, y: 5) == 0)
  }
}
