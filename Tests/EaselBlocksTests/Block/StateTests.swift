import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

/// A counter whose box is as wide as it counts.
private struct Counter: Block {
  let step: Int
  @StateValue var count = 1

  var body: some Block {
    Box(width: CGFloat(count)).onAppear { count += step }
  }
}

/// Counters within a conditional within a `ForEach`.
private struct Counters: Block {
  let steps: [Int]
  @StateValue private var isShown = false

  var body: some Block {
    VStack(spacing: 0) {
      ForEach(steps, id: \.self) { step in
        if isShown { Counter(step: step).id("\(step)") } else { Box(width: 1) }
      }
    }
    .onAppear { isShown = true }
  }
}

private struct Restless: Block {
  @StateValue var numbers = [0]
  var body: some Block {
    ForEach(numbers, id: \.self) { number in
      Box().onAppear { numbers.append(number + 1) }
    }
  }
}

private struct Switch: Block {
  @StateBinding var isOn: Bool
  var body: some Block { Box().onAppear { isOn = true } }
}

private struct Lamp: Block {
  @StateValue var isOn = false
  var body: some Block {
    HStack(spacing: 0) {
      Switch(isOn: $isOn)
      if isOn { Box(width: 30).id("light") }
    }
  }
}

@Suite("State of blocks")
struct StateTests {
  @Test("Each element of a ForEach has a state of its own, kept while bodies run again")
  func counters() {
    let tree = Counters(steps: [3, 5, 7]).layoutTree()
    #expect(tree.frame(of: "3")?.width == 4)
    #expect(tree.frame(of: "5")?.width == 6)
    #expect(tree.frame(of: "7")?.width == 8)
    #expect(tree.diagnostics.isEmpty)
  }

  @Test("A binding changes the state of the block that it comes from")
  func binding() {
    #expect(Lamp().layoutTree().frame(of: "light")?.width == 30)
  }

  @Test("A block value used twice has two states")
  func twice() {
    let counter = Counter(step: 4)
    let tree = VStack(spacing: 0) {
      counter.id("a")
      counter.id("b")
    }.layoutTree()
    #expect(tree.frame(of: "a")?.width == 5)
    #expect(tree.frame(of: "b")?.width == 5)
  }

  @Test("State has its initial value in each rendering")
  func renderings() {
    let counter = Counter(step: 1)
    #expect(counter.layoutTree().size.width == 2)
    #expect(counter.layoutTree().size.width == 2)
  }

  @Test("One block is drawn in eight tasks, each with a state of its own")
  func tasks() async {
    // Proof for the wrapper: blocks are values that nobody changes; what they hold is read alone.
    struct Shared: @unchecked Sendable { let block: Counters }
    let shared = Shared(block: Counters(steps: Array(1...50)))
    let widths = await withTaskGroup(of: CGFloat?.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var width: CGFloat?
          for _ in 0..<20 { width = shared.block.layoutTree().frame(of: "50")?.width }
          return width
        }
      }
      return await group.reduce(into: [CGFloat?]()) { $0.append($1) }
    }
    #expect(widths == Array(repeating: 51, count: 8))
  }

  @Test("State that never settles is noted, and the last evaluation is drawn")
  func restless() {
    let tree = Restless().layoutTree()
    #expect(tree.diagnostics.map(\.code) == [.unstableState])
    #expect(tree.size.height > 10)
  }

  @Test("An appearance in a geometry reader changes state, too")
  func late() {
    struct Late: Block {
      @StateValue var width: CGFloat = 1
      var body: some Block {
        HStack(spacing: 0) {
          Box(width: width).id("box")
          GeometryReader { proxy in
            Box().onAppear { width = proxy.size.width / 2 }
          }
        }
      }
    }
    #expect(Late().layoutTree(width: 101, height: 10).frame(of: "box")?.width == 50)
  }

  @Test("A block that a modifier adds to each of several blocks has a state of its own")
  func distributed() {
    struct Reader: Block {
      @StateValue var width: CGFloat = 1
      var body: some Block {
        GeometryReader { proxy in
          Box(width: width).id("\(proxy.size.width)").onAppear { width = proxy.size.width + 1 }
        }
      }
    }
    let tree = HStack {
      Group {
        Box(width: 10)
        Box(width: 20)
      }
      .overlay { Reader() }
    }.layoutTree()
    #expect(tree.frame(of: "10.0")?.width == 11)
    #expect(tree.frame(of: "20.0")?.width == 21)
  }

  @Test("A state that an appearance on the first page sets is used for all pages")
  func pages() throws {
    struct Late: Block {
      let seen: (CGFloat) -> Void
      @StateValue var width: CGFloat = 1
      var body: some Block {
        let _ = seen(width)
        VStack { GeometryReader { _ in Box().onAppear { width = 50 } } }
      }
    }
    var widths: [CGFloat] = []
    _ = try Late { widths.append($0) }.data(as: .pdf, pageSize: CGSize(width: 300, height: 300))
    #expect(widths == [1, 50])
  }

  @Test("Faults of evaluations that are not drawn are not noted")
  func discarded() {
    struct Fixed: Block {
      @StateValue var width: CGFloat = -1
      var body: some Block { Box().frame(width: width).onAppear { width = 20 } }
    }
    #expect(Fixed().layoutTree().diagnostics.isEmpty)
  }

  @Test("Outside of a rendering, state has its initial value, and changes are lost")
  func outside() {
    let counter = Counter(step: 1)
    counter.count = 5
    #expect(counter.count == 1)
  }

  @Test("The work for stateful rows is proportional to their number")
  func proportional() {
    let session = BlockSession(limits: Limits())
    session.beginPieces()
    let inputs = NodeInputs(session: session, environment: EnvironmentValues())
    let list = FlowList(
      ForEach(0..<500) { number in Counter(step: number) }, inputs, spacing: 0)
    for index in 0..<500 {
      _ = list.child(at: index)
      #expect(session.actions.evaluated.isEmpty)
    }
  }
}
