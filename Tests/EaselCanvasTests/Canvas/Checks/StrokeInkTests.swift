import Foundation
import Testing

@testable import EaselCanvas

/// What a stroke covers, beyond the points of its path.
@Suite struct StrokeInkTests {
  private func bounds(_ path: Path, _ style: StrokeStyle) -> CGRect {
    let canvas = RecordingCanvas()
    canvas.stroke(path, with: .color(.black), style: style)
    return canvas.recording.bounds
  }

  private let roof = Path {
    $0.addLines([CGPoint(x: 0, y: 40), CGPoint(x: 30, y: 0), CGPoint(x: 60, y: 40)])
  }

  @Test func boundsReachToTheTipOfAMiter() {
    // The tip lies half a width over the sine of half the corner's angle, 3/5, away.
    let box = bounds(roof, StrokeStyle(lineWidth: 12))
    #expect(abs(box.minY + 10) < 1e-9)
    #expect(box.minX == -6 && box.maxX == 66 && box.maxY == 46)
  }

  @Test func boundsExcludeMitersThatAreCut() {
    #expect(bounds(roof, StrokeStyle(lineWidth: 12, miterLimit: 1.5)).minY == -6)
    #expect(bounds(roof, StrokeStyle(lineWidth: 12, lineJoin: .round)).minY == -6)
  }

  @Test func boundsOfAStrokedRectangleReachHalfALineWidthBeyond() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    let box = bounds(Path(rect), StrokeStyle(lineWidth: 8))
    #expect(abs(box.minX - 6) < 1e-9 && abs(box.maxY - 64) < 1e-9)
    #expect(abs(box.width - 38) < 1e-9 && abs(box.height - 48) < 1e-9)
  }

  @Test func boundsIncludeSquareLineCaps() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 30, y: 30)]) }
    let box = bounds(line, StrokeStyle(lineWidth: 10, lineCap: .square))
    #expect(abs(box.minX + 5 * 2.0.squareRoot()) < 1e-9)
    #expect(abs(box.maxY - 30 - 5 * 2.0.squareRoot()) < 1e-9)
  }

  @Test func theShadowOfAMiterReachesToItsTip() throws {
    let surface = try BitmapSurface(size: CGSize(width: 60, height: 100))
    surface.canvas.translate(x: 0, y: 50)
    surface.canvas.withGroup(
      GroupEffects(shadow: Shadow(color: .black, offset: .zero, blur: 2), showsContent: false)
    ) {
      surface.canvas.stroke(
        Path { $0.addLines([CGPoint(x: 20, y: 40), CGPoint(x: 30, y: 0), CGPoint(x: 40, y: 40)]) },
        with: .color(.black), style: StrokeStyle(lineWidth: 10))
    }
    // The tip lies at y = 50 - 5 · √17.
    #expect((surface.image.pixel(x: 30, y: 36)?.alpha ?? 0) > 100)
  }
}
