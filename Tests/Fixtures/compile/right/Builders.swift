// The forms of SwiftUI's bodies.
import EaselBlocks
import EaselCanvas
import Foundation

struct Row: Identifiable {
  var id = 1
  var name = "a"
  var value = 2.0
}

struct Badge: BlockModifier {
  func body(content: Content) -> some Block { content.padding(4).background(Tint.red.opacity(0.2)) }
}

extension Block {
  func badge() -> some Block { modifier(Badge()) }
}

enum Kind { case text, rule, nothing }

struct Listing: Block {
  @EnvironmentValue(\.lineLimit) var limit
  @EnvironmentValue(\.theme) private var theme
  let rows = [Row()]
  var isOn = false
  var kind = Kind.rule
  var name: String?

  var body: some Block {
    VStack(alignment: .leading, spacing: 8) {
      Text("Hello, **world**").font(.title.bold()).foregroundStyle(.primary)
      HStack {
        Text("a").badge()
        Spacer()
        Text(rows[0].value, format: .number)
      }
      ForEach(rows) { row in rowBlock(row) }
      ForEach(0..<3) { Text("\($0)") }
      ForEach(["a", "b"], id: \.self, content: Text.init)
      if isOn { Text("on") } else if rows.isEmpty { Divider() }
      if let name { Text(name) }
      if #available(macOS 99, *) { Text("new") }
      switch kind {
      case .text: Text("text")
      case .rule: Divider()
      case .nothing: EmptyBlock()
      }
      for row in rows { Text(row.name) }
      RoundedRectangle(cornerRadius: 8).fill(Color.green).frame(maxWidth: .infinity, maxHeight: 40)
        .overlay { Text("x").foregroundStyle(.white) }
      Text("a") + Text("b").bold()
    }
    .padding(.horizontal, 16)
    .font(.system(size: 12, weight: .semibold, design: .rounded))
    .environment(\.lineLimit, 2)
  }

  @BlockBuilder private func rowBlock(_ row: Row) -> some Block {
    Text(row.name)
    Divider()
  }
}

func erased() -> AnyBlock { AnyBlock(Listing()) }
