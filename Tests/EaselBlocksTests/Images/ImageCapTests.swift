import EaselCanvas
import EaselViews
import Foundation
import Testing

@testable import EaselBlocks

@Suite("Cap insets of an image")
struct ImageCapTests {
  /// The widths of the parts of an image 10 points wide that is drawn 100 wide.
  private func widths(_ direction: LayoutDirection, _ block: (Image) -> ImageBlock) throws
    -> [CGFloat]
  {
    let image = try Image(rgba: [UInt8](repeating: 255, count: 400), width: 10, height: 10)
    return block(image).environment(\.layoutDirection, direction).operations().compactMap {
      if case .image(_, _, let rect, _, _) = $0 { (rect.minX, rect.width) } else { nil }
    }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  @Test("are mirrored in right-to-left layouts")
  func mirrored() throws {
    let insets = DirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 4)
    #expect(try widths(.leftToRight) { $0.resizable(capInsets: insets) } == [1, 95, 4])
    #expect(try widths(.rightToLeft) { $0.resizable(capInsets: insets) } == [4, 95, 1])
  }
}
