import Foundation
import Testing

@testable import EaselCanvas

struct SVGShadowTests {
  /// Red, green, blue and alpha of a pixel, as librsvg paints it.
  private func pixel(
    _ x: Int, _ y: Int, _ draw: (any Canvas) -> Void
  ) throws -> [UInt8] {
    let document = try SVGDocument(size: CGSize(width: 40, height: 20))
    draw(document.canvas)
    let png = try Tool.data(
      "rsvg-convert", ["--width", "40", "--height", "20"], input: document.finish().output)
    let raster = try Tool.data("pngtopam", ["-alphapam"], input: png).suffix(40 * 20 * 4)
    let start = raster.startIndex + (y * 40 + x) * 4
    return [UInt8](raster[start..<start + 4])
  }

  private func draw(_ effects: GroupEffects) -> (any Canvas) -> Void {
    { canvas in
      canvas.withGroup(effects) {
        canvas.fill(CGRect(x: 5, y: 5, width: 10, height: 10), with: .color(.red))
      }
    }
  }

  private let shadow = Shadow(color: .blue, offset: CGSize(width: 20, height: 0))

  @Test("a shadow is drawn at its offset from the content")
  func beside() throws {
    #expect(try pixel(10, 10, draw(GroupEffects(shadow: shadow))) == [255, 0, 0, 255])
    #expect(try pixel(30, 10, draw(GroupEffects(shadow: shadow))) == [0, 0, 255, 255])
  }

  @Test("a group can show its shadow alone")
  func alone() throws {
    let effects = GroupEffects(shadow: shadow, showsContent: false)
    #expect(try pixel(10, 10, draw(effects))[3] == 0)
    #expect(try pixel(30, 10, draw(effects)) == [0, 0, 255, 255])
  }

  @Test("an image within a clip follows the transform")
  func imageInAClip() throws {
    let image = try Image(rgba: [UInt8](repeating: 255, count: 4 * 4), width: 2, height: 2)
    let draw: (any Canvas) -> Void = { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 40, height: 20), with: .color(.black))
      canvas.translate(x: 20, y: 0)
      canvas.clip(to: Path(CGRect(x: 5, y: 5, width: 10, height: 10)))
      canvas.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(try pixel(30, 10, draw) == [255, 255, 255, 255])
    #expect(try pixel(22, 10, draw) == [0, 0, 0, 255])
    #expect(try pixel(38, 10, draw) == [0, 0, 0, 255])
  }

  @Test("a shape outside of the image casts its shadow into it")
  func outside() throws {
    let color = try pixel(10, 10) { canvas in
      canvas.withGroup(GroupEffects(shadow: shadow)) {
        canvas.fill(CGRect(x: -20, y: 0, width: 20, height: 20), with: .color(.red))
      }
    }
    #expect(color == [0, 0, 255, 255])
  }

  @Test("opacity acts on shadow and content as one")
  func opacity() throws {
    let near = Shadow(color: .blue, offset: CGSize(width: 2, height: 0))
    let color = try pixel(10, 10, draw(GroupEffects(opacity: 0.5, shadow: near)))
    #expect(color[2] == 0)
    #expect((126...129).contains(color[3]))
  }
}
