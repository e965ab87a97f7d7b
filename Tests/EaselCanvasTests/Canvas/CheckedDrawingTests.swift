import Foundation
import Testing

@testable import EaselCanvas

/// What the checks before a canvas make of long strokes and of parts of pictures.
@Suite struct CheckedDrawingTests {
  @Test func laterSubpathsOfALongStrokeStayClosed() {
    var options = RenderOptions()
    options.limits.strokeChunk = 10
    let gate = NumberGate(context: RenderContext(options), transform: .identity)
    let path = Path { path in
      for index in 0..<6 {
        path.addRect(CGRect(x: CGFloat(index) * 20, y: 0, width: 10, height: 10))
      }
    }
    let pieces = gate.strokePieces(path)
    #expect(pieces.count > 1)
    // A rectangle that lies across two pieces is drawn by a line; all others have their corner.
    let closed = pieces.flatMap(\.elements).count { $0 == .closeSubpath }
    #expect(closed == 6 - (pieces.count - 1))
    #expect(abs(pieces.reduce(0) { $0 + $1.length } - path.length) < 1e-9)
  }

  @Test func aPartBeyondThePictureLeavesItsShareFree() throws {
    let image = try Image(rgba: [UInt8](repeating: 255, count: 16), width: 2, height: 2)
    let canvas = RecordingCanvas()
    canvas.draw(
      image, from: CGRect(x: -2, y: 0, width: 4, height: 4),
      in: CGRect(x: 10, y: 10, width: 80, height: 40), interpolation: .none, .normal)
    let recording = canvas.recording
    guard case .image(_, let source, let rect, _, _) = recording.operations.first else {
      Issue.record("no picture was drawn")
      return
    }
    #expect(source == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(rect == CGRect(x: 50, y: 10, width: 40, height: 20))
    #expect(recording.bounds == rect)
  }
}
