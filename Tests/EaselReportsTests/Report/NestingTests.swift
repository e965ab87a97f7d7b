import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

/// A line of text height that counts how often it is placed.
private struct CountedBox: PrimitiveBlock {
  final class Counter { var count = 0 }

  typealias Body = Never
  let counter: Counter
  var height: CGFloat = 10

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode { Node(self) }

  private final class Node: LayoutNode {
    private let box: CountedBox

    init(_ box: CountedBox) { self.box = box }

    func size(_ proposal: ProposedSize) -> CGSize { CGSize(width: 10, height: box.height) }

    func place(_ proposal: ProposedSize) -> Fragment {
      box.counter.count += 1
      return Fragment(size: size(proposal))
    }
  }
}

@Suite("The cost of nested blocks")
struct NestingTests {
  /// The number of times that the innermost box is placed.
  private func count(
    _ depth: Int, height: CGFloat = 10, _ wrap: (AnyBlock) -> AnyBlock
  ) throws -> Int {
    let counter = CountedBox.Counter()
    var block = AnyBlock(CountedBox(counter: counter, height: height))
    for _ in 0..<depth { block = wrap(block) }
    let report = Report("R", pages: .test(200, 200)) { block }
    _ = try report.layoutTree(options: RenderOptions(policy: .lenient))
    return counter.count
  }

  private static let wraps: [String: @Sendable (AnyBlock) -> AnyBlock] = [
    "keepTogether": { inner in
      AnyBlock(
        VStack(spacing: 0) {
          FlowBox(name: "a", height: 10)
          inner
        }.keepTogether())
    },
    "keepTogether in front": { inner in
      AnyBlock(
        VStack(spacing: 0) {
          inner
          FlowBox(name: "a", height: 10)
        }.keepTogether())
    },
    "figure": { inner in
      AnyBlock(
        Figure(caption: "C") {
          FlowBox(name: "a", height: 10)
          inner
        })
    },
    "section": { inner in
      AnyBlock(
        Section("S") {
          FlowBox(name: "a", height: 10)
          inner
        })
    },
    "list": { inner in
      AnyBlock(
        Bullets {
          FlowBox(name: "a", height: 10)
          inner
        })
    },
    "quotation": { inner in
      AnyBlock(
        Quotation {
          FlowBox(name: "a", height: 10)
          inner
        })
    },
    "stack": { inner in
      AnyBlock(
        VStack {
          FlowBox(name: "a", height: 10)
          inner
        })
    },
    "row": { inner in
      AnyBlock(
        HStack {
          FlowBox(name: "a", height: 10)
          inner
        })
    },
    "group": { inner in
      AnyBlock(
        Group {
          FlowBox(name: "a", height: 10)
          inner
        }.padding(0))
    },
    "columns": { inner in
      AnyBlock(
        Columns(2) {
          FlowBox(name: "a", height: 10)
          inner
          FlowBox(name: "b", height: 10)
        })
    },
  ]

  @Test(
    "The innermost block is placed about as often at twice the depth",
    arguments: [
      "keepTogether", "keepTogether in front", "figure", "section", "list", "quotation", "stack",
      "row", "group", "columns",
    ])
  func growth(_ name: String) throws {
    let wrap = try #require(Self.wraps[name])
    // 300 points do not fit on a page of 200; 10 points do.
    for height: CGFloat in [10, 300] {
      let counts = try [30, 60].map { try count($0, height: height, wrap) }
      // Exponential growth would multiply the number by 2³⁰.
      #expect(counts[1] <= 8 * counts[0] + 100, "\(name), \(height) points: \(counts)")
      #expect(counts[1] <= 20_000, "\(name), \(height) points: \(counts)")
    }
  }

  @Test("Sections may be nested deeper than marked content")
  func sections() throws {
    var block = AnyBlock(Text("end"))
    for level in 0..<600 {
      let inner = block
      block = AnyBlock(
        Section("S\(level)") {
          Text("t\(level)")
          inner
        })
    }
    let read = try ReadReport(
      Report("R", language: "en") { block }, options: RenderOptions(policy: .lenient))
    #expect(!read.diagnostics.contains { $0.code == .limitExceeded })
    let pages = try read.pages().joined()
    let words = Set(pages.split { $0.isWhitespace })
    #expect((0..<600).allSatisfy { words.contains("t\($0)") } && words.contains("end"))
  }

  @Test("Each block is in the elements of all sections around it")
  func structure() throws {
    let report = Report("R", language: "en") {
      Section("A") {
        Text("a1")
        Section("B") {
          Text("b1")
          VStack(alignment: .leading) {
            Text("b2")
            Section("C") { Text("c1") }
          }
          Text("b3")
        }
        Text("a2")
      }
      Section("D") { Text("d1") }
    }
    let root = try ReadReport(report).elements()
    func sections(_ element: ReadElement) -> String {
      let inner = element.children.map(sections).joined()
      return element.kind == "Sect" ? "(\(inner))" : inner
    }
    #expect(sections(root) == "((()))()")
    // A contains B, which contains C.
    let outer = root.all("Sect")
    #expect(outer.count == 4)
    #expect(outer.first?.all("Sect").count == 3)
    #expect(outer.first?.all("P").count == 6)
  }

  @Test("Columns inside of three others are one column, with a warning")
  func columns() throws {
    func nested(_ depth: Int) -> AnyBlock {
      depth == 0
        ? AnyBlock(Text("x")) : AnyBlock(Columns(2, spacing: 0) { nested(depth - 1) })
    }
    func diagnostics(_ depth: Int) throws -> [Diagnostic] {
      try ReadReport(Report("R", language: "en") { nested(depth) }).diagnostics
        .filter { $0.code == .unsupportedOption }
    }
    #expect(try diagnostics(3).isEmpty)
    #expect(try diagnostics(4).map(\.severity) == [.warning])
  }
}
