import EaselBlocks
import Foundation
import Testing

@Suite("Layout by SwiftUI's rules")
struct LayoutCaseTests {
  @Test("A case gives the size and the rectangles that it names", arguments: LayoutCase.all)
  func layoutCase(_ layoutCase: LayoutCase) throws {
    let tree = layoutCase.tree.block().layoutTree(
      width: layoutCase.proposal[0], height: layoutCase.proposal[1])
    #expect(abs(tree.size.width - layoutCase.size[0]) <= 0.01)
    #expect(abs(tree.size.height - layoutCase.size[1]) <= 0.01)
    for (id, rect) in layoutCase.rects.sorted(by: { $0.key < $1.key }) {
      let frame = try #require(tree.frame(of: id), "\(id) was not found")
      let found = [frame.minX, frame.minY, frame.width, frame.height]
      let isEqual = zip(found, rect).allSatisfy { abs($0 - $1) <= 0.01 }
      #expect(isEqual, "\(id): \(found) instead of \(rect)")
    }
    #expect(tree.diagnostics.isEmpty)
  }

  @Test("There are 73 layout cases or more")
  func count() { #expect(LayoutCase.all.count >= 73) }
}
