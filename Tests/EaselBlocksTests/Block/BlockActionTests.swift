import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

private struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Frames: PreferenceKey {
  static let defaultValue: [GeometryAnchor<CGRect>] = []
  static func reduce(
    value: inout [GeometryAnchor<CGRect>], nextValue: () -> [GeometryAnchor<CGRect>]
  ) { value += nextValue() }
}

/// Boxes of the width of the widest one.
private struct Equal: Block {
  let widths: [CGFloat]
  @StateValue private var widest: CGFloat = 0

  var body: some Block {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(widths, id: \.self) { width in
        Box(width: max(width, widest)).id("\(width)").preference(key: Widest.self, value: width)
      }
    }
    .onPreferenceChange(Widest.self) { widest = $0 }
  }
}

@Suite("Actions and preferences of blocks")
struct BlockActionTests {
  @Test("onChange runs with the old and the new value, once for each change")
  func changes() {
    struct Changing: Block {
      @StateValue private var width: CGFloat = 1
      @StateValue private var changes: [CGFloat] = []
      var body: some Block {
        Box(width: width + 10 * changes.reduce(0, +)).id("box")
          .onAppear { width = 2 }
          .onChange(of: width) { old, new in changes += [old, new] }
      }
    }
    let tree = Changing().layoutTree()
    #expect(tree.frame(of: "box")?.width == 32)
    #expect(tree.diagnostics.isEmpty)
  }

  @Test("onChange with initial runs after the first evaluation")
  func initialChange() {
    struct Changing: Block {
      @StateValue private var count = 0
      var body: some Block {
        Box(width: CGFloat(count)).id("box").onChange(of: 7, initial: true) { count += 3 }
      }
    }
    #expect(Changing().layoutTree().frame(of: "box")?.width == 3)
  }

  @Test("A group of state in a block keeps its values")
  func groups() {
    struct Selection: StateGroup { @StateValue var width: CGFloat = 1 }
    struct Selecting: Block {
      private var selection = Selection()
      var body: some Block { Box(width: selection.width).onAppear { selection.width = 9 } }
    }
    #expect(Selecting().layoutTree().size.width == 9)
  }

  @Test("A binding leads to members, elements and optionals of a value")
  func bindings() {
    struct Person { var names = ["Ada", "Grace"] }
    var person = Person()
    let binding = StateBinding(get: { person }, set: { person = $0 })
    binding.names[1].wrappedValue = "Edith"
    for name in binding.names { name.wrappedValue += "!" }
    #expect(person.names == ["Ada!", "Edith!"])
    let optional = StateBinding<[String]?>(binding.names)
    optional.wrappedValue = nil
    #expect(person.names.count == 2)
    #expect(StateBinding(StateBinding<Int?>.constant(nil)) == nil)
    #expect(StateBinding.constant(4).wrappedValue == 4)
  }

  @Test("A preference is combined in order and read after the layout")
  func preferences() {
    let tree = Equal(widths: [3, 40, 12]).layoutTree()
    #expect(tree.frame(of: "3.0")?.width == 40)
    #expect(tree.frame(of: "12.0")?.width == 40)
    #expect(tree.diagnostics.isEmpty)
  }

  @Test("A preference of content that knows its size is read after the layout")
  func measuredPreferences() {
    struct Measured: Block {
      @StateValue private var height: CGFloat = 0
      var body: some Block {
        HStack(spacing: 0) {
          GeometryReader { proxy in
            Box().preference(key: Widest.self, value: proxy.size.height)
          }
          .frame(width: 5, height: 30)
          Box(width: height).id("box")
        }
        .onPreferenceChange(Widest.self) { height = $0 }
      }
    }
    #expect(Measured().layoutTree().frame(of: "box")?.width == 30)
  }

  @Test("transformPreference changes what content passes up")
  func transformed() {
    struct Doubled: Block {
      @StateValue private var width: CGFloat = 0
      var body: some Block {
        Box(width: width).id("box").preference(key: Widest.self, value: 4)
          .transformPreference(Widest.self) { $0 *= 2 }
          .onPreferenceChange(Widest.self) { width = $0 }
      }
    }
    #expect(Doubled().layoutTree().frame(of: "box")?.width == 8)
  }

  @Test("Anchors are the frames of blocks in the block that reads them")
  func anchors() {
    let tree = HStack(spacing: 4) {
      Box(width: 10, height: 20).anchorPreference(key: Frames.self, value: .bounds) { [$0] }
      Box(width: 30, height: 20).padding(2)
        .anchorPreference(key: Frames.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))) {
          [$0]
        }
    }
    .overlayPreferenceValue(Frames.self) { anchors in
      GeometryReader { proxy in
        ForEach(0..<anchors.count) { index in
          let frame = proxy[anchors[index]]
          Box(width: frame.width, height: frame.height).padding(.leading, frame.minX).id("\(index)")
        }
      }
    }
    .padding(7).layoutTree()
    #expect(tree.frame(of: "0")?.width == 10)
    #expect(abs((tree.frame(of: "1")?.width ?? 0) - 18) < 0.001)
    #expect(tree.diagnostics.isEmpty)
  }

  @Test("A block that reads preferences sees those of its content alone")
  func siblings() {
    struct Reading: Block {
      let width: CGFloat
      var body: some Block {
        Box(width: width, height: 5).preference(key: Widest.self, value: width)
          .overlayPreferenceValue(Widest.self) { Box(width: $0, height: 1).id("\(Int(width))") }
      }
    }
    let tree = VStack(spacing: 0) {
      Reading(width: 40)
      Reading(width: 7)
    }.layoutTree()
    #expect(tree.frame(of: "40")?.width == 40)
    #expect(tree.frame(of: "7")?.width == 7)
  }

  @Test("A value takes the place of those of the content; other keys pass on")
  func replacing() {
    struct Other: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }
    struct Reading: Block {
      @StateValue private var widest: CGFloat = 1
      @StateValue private var other: CGFloat = 1
      var body: some Block {
        VStack(spacing: 0) {
          VStack(spacing: 0) {
            Box().preference(key: Widest.self, value: 90).preference(key: Other.self, value: 3)
            Box().preference(key: Other.self, value: 4)
          }
          .preference(key: Widest.self, value: 20)
          Box(width: widest).id("widest")
          Box(width: other).id("other")
        }
        .onPreferenceChange(Widest.self) { widest = $0 }
        .onPreferenceChange(Other.self) { other = $0 }
      }
    }
    let tree = Reading().layoutTree()
    #expect(tree.frame(of: "widest")?.width == 20)
    #expect(tree.frame(of: "other")?.width == 7)
  }

  @Test("A block with an anchor that is used twice has two anchors")
  func usedTwice() {
    let box = Box(width: 10, height: 4).anchorPreference(key: Frames.self, value: .bounds) { [$0] }
    let tree = VStack(spacing: 0) {
      box
      box
    }
    .overlayPreferenceValue(Frames.self) { anchors in
      GeometryReader { proxy in
        ForEach(0..<anchors.count) { index in
          Box(width: 1, height: proxy[anchors[index]].maxY).id("\(index)")
        }
      }
    }.layoutTree()
    #expect(tree.frame(of: "0")?.height == 4)
    #expect(tree.frame(of: "1")?.height == 8)
  }

  @Test("An anchor that nobody around its block reads is noted")
  func strayAnchor() {
    struct Found: PreferenceKey {
      struct Value: Equatable {
        var anchors: [GeometryAnchor<CGRect>] = []
        static func == (a: Self, b: Self) -> Bool { a.anchors.count == b.anchors.count }
      }
      static let defaultValue = Value()
      static func reduce(value: inout Value, nextValue: () -> Value) {
        value.anchors += nextValue().anchors
      }
    }
    struct Passing: Block {
      @StateValue private var anchors: [GeometryAnchor<CGRect>] = []
      var body: some Block {
        Box().anchorPreference(key: Found.self, value: .bounds) { Found.Value(anchors: [$0]) }
          .onPreferenceChange(Found.self) { anchors = $0.anchors }
        GeometryReader { proxy in Box(width: anchors.first.map { proxy[$0].width } ?? 1) }
      }
    }
    #expect(Passing().layoutTree().diagnostics.map(\.code) == [.unsupportedOption])
  }

  @Test("Values have the order of the content, also those of a GeometryReader")
  func order() {
    struct Names: PreferenceKey {
      static let defaultValue: [String] = []
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    struct Reading: Block {
      @StateValue private var names: [String] = []
      var body: some Block {
        VStack(spacing: 0) {
          GeometryReader { _ in
            Box().preference(key: Names.self, value: ["first"])
            Box().preference(key: Names.self, value: ["second"])
          }
          .frame(height: 5)
          Box().preference(key: Names.self, value: ["third"])
          Box().id(names.joined(separator: " "))
        }
        .onPreferenceChange(Names.self) { names = $0 }
      }
    }
    #expect(Reading().layoutTree().frame(of: "first second third") != nil)
  }

  @Test("A GeometryReader passes up the values of the size that it is placed in")
  func lastSize() {
    struct Probe: Block {
      @StateValue private var height: CGFloat = 0
      var body: some Block {
        Box(width: height).id("box")
        // The table of columns measures the reader in other widths first.
        ViewThatFits(in: .horizontal) {
          GeometryReader { proxy in
            Box().preference(key: Widest.self, value: 1_000 - proxy.size.width)
          }
          .frame(height: 4)
        }
        .frame(width: 300).frame(width: 400)
        .onPreferenceChange(Widest.self) { height = $0 }
      }
    }
    #expect(Probe().layoutTree(width: 500, height: 50).frame(of: "box")?.width == 700)
  }

  @Test("An action in a GeometryReader knows its frame in other spaces")
  func frameInAction() {
    struct Probe: Block {
      @StateValue private var frame = CGRect.zero
      var body: some Block {
        VStack(spacing: 0) {
          Box(width: frame.minY, height: 11).id("box")
          GeometryReader { proxy in
            Box().onAppear { frame = proxy.frame(in: .global) }
          }
          .frame(width: 20, height: 10)
        }
      }
    }
    #expect(Probe().layoutTree().frame(of: "box")?.width == 11)
  }

  @Test("onChange of an optional value does not run at first")
  func optionals() {
    struct Changing: Block {
      @StateValue private var name: String?
      @StateValue private var changes = 0
      var body: some Block {
        Box(width: CGFloat(changes)).id("box").onChange(of: name) { changes += 1 }
      }
    }
    #expect(Changing().layoutTree().frame(of: "box")?.width == 0)
    struct Named { @StateValue var name: String? = "initial" }
    #expect(Named().name == "initial")
    #expect(Named().$name.wrappedValue == "initial")
  }

  @Test("A group of state that is missing in one block keeps its values in another")
  func optionalGroups() {
    struct Selection: StateGroup { @StateValue var width: CGFloat = 1 }
    struct Selecting: Block {
      var selection: Selection?
      var body: some Block {
        Box(width: selection?.width ?? 3).id(selection == nil ? "none" : "some")
          .onAppear { selection?.width = 9 }
      }
    }
    let tree = HStack {
      Selecting(selection: nil)
      Selecting(selection: Selection())
    }.layoutTree()
    #expect(tree.frame(of: "none")?.width == 3)
    #expect(tree.frame(of: "some")?.width == 9)
  }

  @Test("Anchors on other pages are noted, and never those of an earlier page")
  func anchorsOverPages() throws {
    let column = VStack(spacing: 0) {
      ForEach(0..<4) { _ in
        Box(width: 50, height: 60).anchorPreference(key: Frames.self, value: .bounds) { [$0] }
      }
    }
    .overlayPreferenceValue(Frames.self) { anchors in
      GeometryReader { proxy in
        ForEach(0..<anchors.count) { index in
          Rectangle().frame(width: proxy[anchors[index]].width, height: 2)
        }
      }
    }
    let result = try column.rendered(as: .pdf, pageSize: CGSize(width: 300, height: 200))
    #expect(result.diagnostics.map(\.code) == [.unsupportedOption])
  }

  @Test("A frame in another space is noted where content flows over pages")
  func framesOverPages() throws {
    let reader = GeometryReader { proxy in Box(width: proxy.frame(in: .global).minX) }
    let result = try reader.rendered(as: .pdf, pageSize: CGSize(width: 300, height: 200))
    #expect(result.diagnostics.map(\.code) == [.unsupportedOption])
  }

  @Test("Actions that never ran do not keep their rendering in memory")
  func released() {
    final class Witness {}
    weak var witness: Witness?
    do {
      let object = Witness()
      witness = object
      let block = Box().onPreferenceChange(Widest.self) { _ in _ = object }
      _ = BlockRendering(block)
    }
    #expect(witness == nil)
  }
}
