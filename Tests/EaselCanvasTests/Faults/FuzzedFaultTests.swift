import Foundation
import Testing

@testable import EaselCanvas

/// Cases that a fuzzer found.
@Suite struct FuzzedFaultTests {
  private static let size = CGSize(width: 60, height: 40)

  @Test("a text whose colour is no number is refused", arguments: [CGFloat.nan, .infinity])
  func colorOfText(_ value: CGFloat) throws {
    let surface = try BitmapSurface(size: Self.size, options: RenderOptions(policy: .lenient))
    let color = Color(red: value, green: 0, blue: 0)
    for style in [TextStyle(color: color), TextStyle(backgroundColor: color)] {
      surface.canvas.draw(TextLayout("text", style: style), at: .zero)
    }
    #expect(surface.context.diagnostics.map(\.code) == [.invalidNumber])
    #expect(surface.image.pixels.allSatisfy { $0 == 0 })
  }

  @Test("a box beyond all numbers is seen everywhere, and one of nothing nowhere")
  func boxes() {
    let canvas = RecordingCanvas(size: Self.size)
    canvas.rotate(by: 1)
    let far = CGRect(
      x: -CGFloat.greatestFiniteMagnitude, y: 0, width: CGFloat.infinity, height: 1)
    #expect(canvas.inkArea(of: far) == canvas.clipBox)
    #expect(canvas.inkArea(of: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == canvas.clipBox)
    #expect(canvas.inkArea(of: .null).isNull)
  }
}
