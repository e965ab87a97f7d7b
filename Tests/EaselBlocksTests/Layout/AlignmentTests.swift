import Foundation
import Testing

@testable import EaselBlocks

private enum Mark: AlignmentID {
  static func defaultValue(in context: LayoutDimensions) -> CGFloat { context.height / 4 }
}

private enum Column: AlignmentID {
  static func defaultValue(in context: LayoutDimensions) -> CGFloat { context[.leading] }
}

extension VerticalAlignment {
  fileprivate static let mark = VerticalAlignment(Mark.self)
}

extension HorizontalAlignment {
  fileprivate static let column = HorizontalAlignment(Column.self)
}

@Suite("Custom alignment guides")
struct AlignmentTests {
  @Test("align blocks of nested containers")
  func nested() {
    let tree = HStack(alignment: .mark, spacing: 0) {
      VStack(spacing: 0) {
        Probe.fixed(10, 30)
        Probe.fixed(10, 20).alignmentGuide(.mark) { $0[.bottom] }.id("a")
      }
      Probe.fixed(10, 40).id("b")
    }.layoutTree()
    #expect(tree.rect("a") == [0, 30, 10, 20])
    #expect(tree.rect("b") == [10, 40, 10, 40])
  }

  @Test("align two axes at once, in an overlay")
  func overlay() {
    let tree = Probe.fixed(100, 100)
      .alignmentGuide(.column) { _ in 60 }
      .alignmentGuide(.mark) { _ in 30 }
      .overlay(alignment: Alignment(horizontal: .column, vertical: .mark)) {
        Probe.fixed(20, 20).alignmentGuide(.column) { $0.width / 2 }.id("a")
      }.layoutTree()
    #expect(tree.rect("a") == [50, 25, 20, 20])
  }

  @Test("count from the right in right-to-left layouts")
  func rightToLeft() {
    let tree = VStack(alignment: .column, spacing: 0) {
      Probe.fixed(40, 10).alignmentGuide(.column) { _ in 30 }.id("a")
      Probe.fixed(20, 10).id("b")
    }.environment(\.layoutDirection, .rightToLeft).layoutTree()
    #expect(tree.size.width == 50)
    #expect(tree.rect("a") == [10, 0, 40, 10])
    #expect(tree.rect("b") == [0, 10, 20, 10])
  }

  @Test("pass through padding and frames")
  func wrapped() {
    let tree = VStack(alignment: .column, spacing: 0) {
      Probe.fixed(10, 10).alignmentGuide(.column) { _ in 4 }.padding(5)
        .frame(width: 40, alignment: .trailing).id("a")
      Probe.fixed(10, 10).id("b")
    }.layoutTree()
    #expect(tree.rect("a") == [0, 0, 40, 20])
    #expect(tree.rect("b") == [29, 20, 10, 10])
  }
}
