import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

/// A text that is expected to have several lines is set as any other one.
@Suite("Texts that are likely wider than their space")
struct WideTextTests {
  private static let texts = [
    "Invoice 41,205 EREF+ABCDEFGHJKLMNPQRSTUVWXYZ012345678", "Two words", "W", "1,234,567.00", " ",
    "12-34-56-78-90-12-34", "A price of 1,234,567,890,123.00 euros", "a\nb 12",
    "naïve 12 words of it",
    "ABCDEFGHJKLMNPQRSTUVWXYZ", "   leading and trailing   ", "1 2 3 4 5 6 7 8 9 10 11 12",
  ]

  private func environment(_ alignment: LineAlignment, keepsNumbers: Bool) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.multilineLineAlignment = alignment
    if keepsNumbers { environment.wholeNumbers = WholeNumbers() }
    return environment
  }

  @Test(arguments: texts, [LineAlignment.leading, .center, .trailing, .justified])
  func layout(_ text: String, _ alignment: LineAlignment) {
    for keepsNumbers in [false, true] {
      for lineLimit in [nil, 2] as [Int?] {
        for width in stride(from: 0.0, through: 320, by: 8) {
          func fragment(_ prepare: (any LayoutNode) -> Void) -> (CGSize, CGSize, TextLayout) {
            var environment = environment(alignment, keepsNumbers: keepsNumbers)
            environment.lineLimit = lineLimit
            let session = BlockSession(limits: Limits())
            let node = TextNode(
              Text(verbatim: text), NodeInputs(session: session, environment: environment))
            prepare(node)
            let size = node.size(ProposedSize(width: width, height: nil))
            let setting = node.setting(ProposedSize(width: width, height: nil))
            return (size, node.size(.unspecified), setting.layout)
          }
          let plain = fragment { _ in }
          let wide = fragment { $0.expectsLines() }
          #expect(plain.0 == wide.0 && plain.1 == wide.1, "\(text) in \(width)")
          #expect(plain.2 == wide.2, "\(text) in \(width)")
        }
      }
    }
  }
}
