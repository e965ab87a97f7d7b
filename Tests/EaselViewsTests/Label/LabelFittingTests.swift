import Foundation
import Testing

@testable import EaselCanvas
@testable import EaselViews

/// Labels whose text is set smaller where it would not fit.
@Suite struct LabelFittingTests {
  private func fontSizes(_ lines: Int, _ minimum: CGFloat = 0) -> [CGFloat] {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    label.text = String(repeating: "word ", count: 30)
    label.numberOfLines = lines
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = minimum
    let recording = label.recording()
    return recording.operations.flatMap { operation -> [CGFloat] in
      if case .text(let text, _, _) = operation { return text.runs.map(\.fontSize) }
      return []
    }
  }

  @Test func textOfAnyNumberOfLinesStaysAsLargeAsFits() {
    let sizes = fontSizes(0)
    #expect(sizes.min() ?? 0 > 10)
  }

  @Test func oneLineShrinksToTheLeastFactorOnly() {
    #expect(abs((fontSizes(1, 0.5).min() ?? 0) - 8.5) < 0.01)
  }

  @Test func aMinimumScaleFactorThatIsNaNIsIgnored() {
    let sizes = fontSizes(1, .nan)
    #expect(!sizes.isEmpty)
    #expect(sizes.allSatisfy { $0 > 0 && $0 <= 17 })
  }
}
