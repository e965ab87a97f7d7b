import EaselCanvas
import Foundation
import Testing

@testable import EaselAnimation

/// What drawing means, in an animated SVG.
@Suite struct AnimatedMarkedContentTests {
  private static let square = CGRect(x: 10, y: 10, width: 30, height: 30)

  private static func svg(_ draw: @escaping AnimatedDrawing.Draw) throws -> Data {
    try AnimatedDrawing(size: CGSize(width: 100, height: 100), duration: 1, draw: draw).data(
      as: .svg)
  }

  @Test("a figure's label and value are its first elements, title and desc")
  func words() throws {
    let data = try Self.svg { canvas, time in
      canvas.withMarkedContent(.figure(label: "Wind & <Sun>", value: "37 %")) {
        canvas.fill(
          CGRect(x: 10, y: 10, width: 20 + 30 * time, height: 30), with: .color(.red))
      }
    }
    let text = String(decoding: data, as: UTF8.self)
    #expect(
      text.contains(
        "<g role=\"figure\"><title>Wind &amp; &lt;Sun&gt;</title><desc>37 %</desc>\n<rect"))
    #expect(!text.contains("aria-label"))
    #expect(try SVGReading(data).animations.map(\.attribute) == ["width"])
  }

  @Test(
    "a shape that fades within marked content is one element throughout",
    arguments: [
      MarkedContent.figure(label: "a"), .link(.url("https://example.com/")), .destination("a"),
      .artifact,
    ])
  func fade(_ content: MarkedContent) throws {
    let svg = try SVGReading(
      Self.svg { canvas, time in
        canvas.withSavedState {
          canvas.translate(x: 5, y: 5)
          canvas.withMarkedContent(content) {
            func draw() { canvas.fill(Self.square, with: .color(.red)) }
            if time < 1 { canvas.withGroup(GroupEffects(opacity: time), draw) } else { draw() }
          }
        }
      })
    #expect(svg.elements("rect").count == 1)
    #expect(svg.animations.map(\.attribute) == ["opacity"])
    #expect(svg.animations.first?.values == ["0", "1"])
  }
}
