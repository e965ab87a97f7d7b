import Foundation
import Testing

@testable import EaselCanvas

/// Drawings in small units, scaled up, and the parts that several places of a drawing share.
@Suite struct SVGScaleTests {
  private func svg(
    policy: RenderOptions.Policy = .strict, _ draw: (any Canvas) -> Void
  ) throws -> (text: String, codes: [EaselError.Code]) {
    let document = try SVGDocument(
      size: CGSize(width: 100, height: 100), options: RenderOptions(policy: policy))
    draw(document.canvas)
    let result = try document.finish()
    return (String(decoding: result.output, as: UTF8.self), result.diagnostics.map(\.code))
  }

  @Test func coordinatesKeepATenThousandthOfAPoint() throws {
    let path = Path { $0.addLines([CGPoint(x: 0.000123456, y: 0), CGPoint(x: 0.0005, y: 0.0007)]) }
    let text = try svg {
      $0.scale(x: 100_000, y: 100_000)
      $0.stroke(path, with: .color(.black), style: StrokeStyle(lineWidth: 0.000012345))
    }.text
    #expect(text.contains("M0.000123456 0L0.0005 0.0007"))
    #expect(text.contains("stroke-width=\"0.000012345\""))
  }

  @Test func coordinatesOfRecordingsHaveTheDigitsOfTheirScale() throws {
    let canvas = RecordingCanvas()
    canvas.fill(CGRect(x: 0.00012345, y: 0, width: 1, height: 1), with: .color(.red))
    let recording = canvas.recording
    let text = try svg {
      $0.scale(x: 1_000, y: 1_000)
      $0.draw(recording)
    }.text
    #expect(text.contains("x=\"0.0001235\""))
  }

  @Test(arguments: [(1.5, 4, "1.5"), (0.00001, 4, "0"), (0.00001, 6, "0.00001")])
  func numbersAreRoundedToTheirDecimals(value: Double, decimals: Int, text: String) {
    #expect(SVGWriter.number(value, decimals) == text)
    #expect(SVGWriter.number(-value, decimals) == (text == "0" ? "0" : "-" + text))
  }

  @Test func aRepeatedDestinationIsNotedAndWrittenOnce() throws {
    let result = try svg(policy: .lenient) { canvas in
      for _ in 0..<2 {
        canvas.withMarkedContent(.destination("top")) {
          canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 10), with: .color(.red))
        }
      }
    }
    #expect(result.text.components(separatedBy: "id=\"to-top\"").count == 2)
    #expect(result.codes == [.duplicateDestination])
  }

  @Test func linksToMissingDestinationsAreNoted() throws {
    let codes = try svg(policy: .lenient) { canvas in
      canvas.withMarkedContent(.link(.destination("end"))) {
        canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 10), with: .color(.red))
      }
    }.codes
    #expect(codes == [.missingDestination])
  }
}
