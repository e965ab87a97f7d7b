import EaselBlocks
import EaselCanvas
import Foundation
import Testing

/// Renderings in sizes that are not numbers.
@Suite struct InvalidSizeTests {
  private var block: some Block { Rectangle().frame(idealWidth: 30, idealHeight: 20) }

  @Test func aWidthOfNaNIsReportedAndTheIdealWidthIsUsed() throws {
    let size = CGSize(width: CGFloat.nan, height: 20)
    let result = try block.rendered(as: .png, size: size, options: RenderOptions(policy: .lenient))
    #expect(result.diagnostics.contains { $0.code == .invalidSize })
    let ideal = try block.data(as: .png, height: 20)
    #expect(result.output == ideal)
  }

  @Test func aHeightOfNaNIsAnError() {
    #expect(throws: EaselError.self) { try block.data(as: .svg, width: 30, height: .nan) }
  }

  @Test func aDrawingInARectangleOfNaNIsReported() {
    let canvas = RecordingCanvas(size: CGSize(width: 40, height: 40))
    block.draw(on: canvas, in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 20))
    #expect(canvas.context.diagnostics.contains { $0.code == .invalidSize })
  }
}
