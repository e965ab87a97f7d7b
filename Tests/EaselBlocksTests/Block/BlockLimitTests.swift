import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

@Suite("Limits of blocks")
struct BlockLimitTests {
  private func diagnostics(
    _ block: some Block, _ tighten: (inout Limits) -> Void
  ) -> [Diagnostic] {
    var options = RenderOptions()
    tighten(&options.limits)
    return block.layoutTree(options: options).diagnostics
  }

  @Test("Blocks beyond the greatest number are left out, with one diagnostic")
  func number() {
    let found = diagnostics(VStack { ForEach(0..<100) { _ in Box() } }) { $0.maximumBlocks = 50 }
    #expect(found.map(\.code) == [.limitExceeded])
    #expect(found.first?.operation == "Limits.maximumBlocks")
  }

  @Test("Blocks too deep are left out, with one diagnostic that has their path")
  func depth() {
    let block = (0..<20).reduce(AnyBlock(Box())) { inner, _ in AnyBlock(VStack { inner }) }
    let found = diagnostics(block) { $0.maximumBlockDepth = 10 }
    #expect(found.map(\.code) == [.limitExceeded])
    #expect(found.first?.viewPath?.contains("VStack (BlockLimitTests.swift:") == true)
    #expect(diagnostics(block) { $0.maximumBlockDepth = 21 }.isEmpty)
  }

  @Test("A layout tree is encoded as JSON at any depth, with every rectangle")
  func deepTree() throws {
    let depth = 400
    let block = (0..<depth).reduce(AnyBlock(Box())) { inner, level in
      AnyBlock(VStack { inner.padding(1) }.id(level))
    }
    var options = RenderOptions()
    options.limits.maximumBlockDepth = 10 * depth
    let json = try JSONEncoder().encode(block.layoutTree(options: options))
    let text = try #require(String(data: json, encoding: .utf8))
    for level in 0..<depth { #expect(text.contains("\"id\":\"\(level)\"")) }
  }

  @Test("Bodies are evaluated no more often than the limit says")
  func evaluations() {
    final class Count { var bodies = 0 }
    struct Restless: Block {
      let count: Count
      @StateValue var steps = 0
      var body: some Block {
        let _ = count.bodies += 1
        ForEach(0...steps, id: \.self) { _ in Box().onAppear { steps += 1 } }
      }
    }
    for limit in 1...6 {
      let count = Count()
      let found = diagnostics(Restless(count: count)) { $0.maximumBlockEvaluations = limit }
      #expect(count.bodies == limit)
      #expect(found.map(\.code) == [.unstableState])
    }
  }

  @Test(
    "Images beyond the greatest number of bytes are left out; a repeated image counts once")
  func images() throws {
    func image() throws -> Image {
      try Image(rgba: [UInt8](repeating: 255, count: 400), width: 10, height: 10)
    }
    let one = try image()
    let often = VStack { ForEach(0..<10) { _ in one } }
    #expect(diagnostics(often) { $0.maximumBlockImageBytes = 400 }.isEmpty)
    let two = VStack {
      one
      try? image()
    }
    let found = diagnostics(two) { $0.maximumBlockImageBytes = 799 }
    #expect(found.map(\.code) == [.limitExceeded])
    #expect(diagnostics(two) { $0.maximumBlockImageBytes = 800 }.isEmpty)
    let inText = Text("\(one) and \(try image())")
    #expect(diagnostics(inText) { $0.maximumBlockImageBytes = 799 }.map(\.code) == [.limitExceeded])
  }
}
