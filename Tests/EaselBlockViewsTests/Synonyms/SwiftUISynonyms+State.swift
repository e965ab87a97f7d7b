import EaselBlocks
import EaselCanvas
import Foundation

private struct Names: StateGroup { @StateValue var length: CGFloat = 1 }

private struct Inner: Block {
  @StateBinding var length: CGFloat
  var body: some Block {
    Color.red.frame(width: length, height: 10).id("inner").onAppear { length = 20 }
  }
}

private struct Outer: Block {
  @StateValue private var length: CGFloat = 5
  private var names = Names()
  var body: some Block {
    VStack(alignment: .leading, spacing: 0) {
      Inner(length: $length)
      Color.red.frame(width: names.length, height: 10).id("outer").onAppear { names.length = 30 }
    }
  }
}

private struct Frames: PreferenceKey {
  static let defaultValue: [GeometryAnchor<CGRect>] = []
  static func reduce(
    value: inout [GeometryAnchor<CGRect>], nextValue: () -> [GeometryAnchor<CGRect>]
  ) { value += nextValue() }
}

extension SwiftUISynonyms {
  /// State, bindings and groups of state keep what actions set.
  @Sendable static func state(_ measured: inout Measured) throws {
    let tree = Outer().layoutTree()
    measured.equal(tree.frame(of: "inner")?.width, 20, "a binding")
    measured.equal(tree.frame(of: "outer")?.width, 30, "a group of state")
  }

  /// An anchor is a frame in the block that reads it.
  @Sendable static func anchors(_ measured: inout Measured) throws {
    let tree = Color.red.frame(width: 12, height: 10)
      .anchorPreference(key: Frames.self, value: .bounds) { [$0] }.padding(4)
      .overlayPreferenceValue(Frames.self) { anchors in
        GeometryReader { proxy in
          ForEach(0..<anchors.count) { index in
            Color.blue.frame(width: proxy[anchors[index]].maxX, height: 2).id("read")
          }
        }
      }.layoutTree()
    measured.equal(tree.frame(of: "read")?.width, 16, "the right side of the anchor")
  }
}
