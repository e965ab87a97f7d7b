import EaselCanvas
import Foundation
import Testing

struct PDFStrokeTests {
  @Test("an open rectangle of four lines keeps its line caps")
  func openRectangle() throws {
    let document = try PDFDocument()
    try document.page(size: CGSize(width: 40, height: 40)) { canvas in
      let path = Path {
        $0.addLines([
          CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 30, y: 30),
          CGPoint(x: 10, y: 30), CGPoint(x: 10, y: 10),
        ])
      }
      let style = StrokeStyle(lineWidth: 12, lineCap: .square, lineJoin: .bevel)
      canvas.stroke(path, with: .color(.black), style: style)
    }
    // A header of three lines, then red, green and blue of each pixel.
    let drawnImage = try Tool.data(
      "pdftoppm", ["-r", "72", "-singlefile", "-"], input: document.finish().output)
    let pixels = drawnImage.suffix(40 * 40 * 3)
    func red(_ x: Int, _ y: Int) -> UInt8 { pixels[pixels.startIndex + (y * 40 + x) * 3] }
    #expect(red(5, 5) == 0)
    #expect(red(34, 34) == 255)
  }
}
