import Foundation
import Testing

@testable import EaselCanvas

/// Cases that a fuzzer found.
@Suite struct FuzzedFaultTests {
  private static let size = CGSize(width: 60, height: 40)

  @Test("a text with a nonfinite color is refused", arguments: [CGFloat.nan, .infinity])
  func colorOfText(_ value: CGFloat) throws {
    let surface = try BitmapSurface(size: Self.size, options: RenderOptions(policy: .lenient))
    let color = Color(red: value, green: 0, blue: 0)
    for style in [TextStyle(color: color), TextStyle(backgroundColor: color)] {
      surface.canvas.draw(TextLayout("text", style: style), at: .zero)
    }
    #expect(surface.context.diagnostics.map(\.code) == [.invalidNumber])
    #expect(surface.image.pixels.allSatisfy { $0 == 0 })
  }

  @Test(
    "a recording with a nonfinite size has no bounds of its own, and notes it",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func sizeOfRecording(_ value: CGFloat) {
    let canvas = RecordingCanvas(size: CGSize(width: value, height: 10))
    canvas.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
    canvas.stroke(
      Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.black), style: .init())
    #expect(canvas.context.diagnostics.map(\.code) == [.invalidNumber])
    #expect(
      canvas.recording.bounds
        == CGRect(x: -0.5, y: -0.5, width: 10, height: 10).intersection(
          CGRect(x: 0, y: 0, width: 20, height: 20)))
  }

  @Test(
    "the outline of a distant or wide stroke has a bounded number of elements",
    arguments: [(1e200, 1), (1e308, 4), (100, 1e300), (100, .greatestFiniteMagnitude)])
  func outlineOfStroke(_ position: CGFloat, _ width: CGFloat) {
    let curve = Path {
      $0.move(to: CGPoint(x: -position, y: position))
      $0.addCurve(
        to: CGPoint(x: position, y: -position), control1: CGPoint(x: position, y: position),
        control2: CGPoint(x: position / 3, y: -position))
      $0.addLine(to: CGPoint(x: 0, y: position))
    }
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    #expect(curve.stroked(style).elements.count < 200_000)
  }

  @Test(
    "an image scale out of range is refused or ignored",
    arguments: [.leastNonzeroMagnitude, 1e-7, 1e7, 1.7e308] as [CGFloat])
  func scaleOfImage(_ scale: CGFloat) throws {
    let bytes = [UInt8](repeating: 255, count: 4 * 6)
    let error = #expect(throws: EaselError.self) {
      try Image(rgba: bytes, width: 2, height: 3, scale: scale)
    }
    #expect(error?.code == .outOfRange)
    let image = try Image(rgba: bytes, width: 2, height: 3, scale: 2)
    #expect(image.with(scale: scale).scale == 2)
    #expect(Image(image, scale: scale).scale == 1)
  }

  @Test("the ink area of a nonfinite box is the clip, that of a null box is null")
  func boxes() {
    let canvas = RecordingCanvas(size: Self.size).recorder
    canvas.rotate(by: 1)
    let far = CGRect(
      x: -CGFloat.greatestFiniteMagnitude, y: 0, width: CGFloat.infinity, height: 1)
    #expect(canvas.inkArea(of: far) == canvas.clipBox)
    #expect(canvas.inkArea(of: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == canvas.clipBox)
    #expect(canvas.inkArea(of: .null).isNull)
  }
}
