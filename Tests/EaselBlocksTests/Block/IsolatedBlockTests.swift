#if compiler(>=6.2)
  import EaselBlocks
  import EaselCanvas
  import Foundation
  import Testing

  /// Blocks that conform on the main actor only, as in a module with that default isolation.
  @Suite struct IsolatedBlockTests {
    struct Row: @MainActor Block {
      let name: String
      @MainActor var body: some Block { Text(name) }
    }

    struct Card: @MainActor Block {
      let names: [String]
      @MainActor var body: some Block {
        VStack {
          // Types of Easel that are blocks only if their content is one.
          if names.isEmpty { Text("none") } else { Row(name: "first") }
          if names.count > 1 { Row(name: "more") }
          ForEach(names, id: \.self) { Row(name: $0) }
          Group { Row(name: "last") }
        }
      }
    }

    /// What the compiler allows to be handed over by the programmer's word alone.
    private struct HandedOver: @unchecked Sendable {
      // Safe: it is made and drawn by one task after the other.
      let block: any Block
    }

    @MainActor private static func make() -> HandedOver {
      HandedOver(block: VStack { Card(names: ["one", "two"]) })
    }

    @Test func aBlockIsDrawnOffTheMainActorAsOnIt() async throws {
      let made = await Self.make()
      let there = try await MainActor.run { try made.block.data(as: .svg) }
      let here = try await Task.detached { try made.block.data(as: .svg) }.value
      #expect(here == there)
    }
  }
#endif
