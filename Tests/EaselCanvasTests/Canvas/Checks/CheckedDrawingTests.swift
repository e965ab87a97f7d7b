import Foundation
import Testing

@testable import EaselCanvas

/// What the checks before a canvas make of long strokes and of parts of images.
@Suite struct CheckedDrawingTests {
  @Test func subpathsOfAStrokeInPiecesStayClosed() {
    let path = Path { path in
      for index in 0..<6 {
        path.addRect(CGRect(x: CGFloat(index) * 20, y: 0, width: 10, height: 10))
      }
    }
    let pieces = path.pieces(ofPoints: 10)
    #expect(pieces.count > 1)
    // A rectangle that lies across two pieces is drawn by a line; all others have their corner.
    let closed = pieces.flatMap(\.elements).count { $0 == .closeSubpath }
    #expect(closed == 6 - (pieces.count - 1))
    #expect(abs(pieces.reduce(0) { $0 + $1.length } - path.length) < 1e-9)
  }

  @Test func theShareOfASourceRectangleOutsideOfTheImageStaysEmpty() throws {
    let image = try Image(rgba: [UInt8](repeating: 255, count: 16), width: 2, height: 2)
    let canvas = RecordingCanvas()
    canvas.draw(
      image, from: CGRect(x: -2, y: 0, width: 4, height: 4),
      in: CGRect(x: 10, y: 10, width: 80, height: 40), interpolation: .none, compositing: .normal)
    let recording = canvas.recording
    guard case .image(_, let source, let rect, _, _) = recording.operations.first else {
      Issue.record("no image was drawn")
      return
    }
    #expect(source == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(rect == CGRect(x: 50, y: 10, width: 40, height: 20))
    #expect(recording.bounds == rect)
  }

  @Test func aLongLineWithoutCrossingsStaysInOnePiece() {
    let context = RenderContext()
    let validator = DrawingValidator(context: context, transform: .identity)
    let line = Path {
      $0.addLines((0..<50_000).map { CGPoint(x: CGFloat($0), y: CGFloat($0 * 7_919 % 400)) })
    }
    #expect(validator.strokePieces(line).count == 1)
    #expect(context.diagnostics.isEmpty)
  }

  @Test func crossingsAreEstimated() {
    // Half of the lines go across, half go down: each of the first crosses each of the others.
    let validator = DrawingValidator(context: RenderContext(), transform: .identity)
    let grid = Path { path in
      for index in 0..<2_000 {
        let position = CGFloat(index) + 0.5
        path.addLines([CGPoint(x: 0, y: position), CGPoint(x: 2_000, y: position)])
        path.addLines([CGPoint(x: position, y: 0), CGPoint(x: position, y: 2_000)])
      }
    }
    #expect(abs(validator.crossings(of: grid) / 4_000_000 - 1) < 0.1)
  }

  @Test func piecesOfATranslucentStrokeHaveNoVisibleSeam() throws {
    func drawnImage(_ crossings: Int) throws -> Image {
      var options = RenderOptions()
      options.limits.maximumCrossings = crossings
      let surface = try BitmapSurface(size: CGSize(width: 60, height: 60), options: options)
      let star = Path { path in
        path.move(to: CGPoint(x: 55, y: 30))
        for index in 1...3_000 {
          let angle = CGFloat(index) * 2.6
          path.addLine(to: CGPoint(x: 30 + 25 * cos(angle), y: 30 + 25 * sin(angle)))
        }
      }
      surface.canvas.stroke(
        star, with: .color(.black.withAlphaComponent(0.5)), style: StrokeStyle(lineWidth: 2))
      #expect(surface.context.diagnostics.isEmpty == (crossings == .max))
      return surface.image
    }
    let (whole, pieces) = (try drawnImage(.max), try drawnImage(100_000))
    for y in 0..<60 {
      for x in 0..<60 {
        let (a, b) = (whole.straightPixel(x: x, y: y)[3], pieces.straightPixel(x: x, y: y)[3])
        // Half of 255, and no more where chunks lie over each other; their edges add up.
        #expect(b <= 128 && (a < 127 || b >= 127), "\(x), \(y)")
      }
    }
  }
}
