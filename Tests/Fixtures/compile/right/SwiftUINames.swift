// Code written for SwiftUI compiles with aliases for the names that differ.
import EaselBlocks
import EaselCanvas
import EaselViews
import Foundation

typealias View = Block
typealias ViewBuilder = BlockBuilder
typealias AnyView = AnyBlock
typealias EmptyView = EmptyBlock
typealias ViewModifier = BlockModifier
typealias Color = Tint
typealias Font = TypeStyle
typealias EdgeInsets = DirectionalEdgeInsets
typealias LocalizedStringKey = TextContent
typealias Environment = EnvironmentValue

struct Row: Identifiable {
  let id = 1
  var name = "a"
  var value = 2.0
}

struct Badge: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(4).background(Color.red.opacity(0.2))
  }
}

extension View {
  func badge() -> some View { modifier(Badge()) }
}

struct ContentView: View {
  @Environment(\.lineLimit) private var limit
  let rows = [Row()]
  var isOn = false
  var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Hello, **world**").font(.title.bold()).foregroundStyle(.primary)
      title("Rows")
      HStack {
        Text("a").badge()
        Spacer()
        Text(rows[0].value, format: .number)
      }
      ForEach(rows) { row in rowView(row) }
      ForEach(0..<3) { Text("\($0)") }
      ForEach(["a", "b"], id: \.self, content: Text.init)
      if isOn { Text("on") } else if rows.isEmpty { Divider() } else { EmptyView() }
      RoundedRectangle(cornerRadius: 8).fill(Color.green)
        .frame(maxWidth: .infinity, maxHeight: 40)
        .overlay { Text("x").foregroundStyle(.white) }
      Text("a").foregroundColor(isOn ? .blue : Color(red: 0.1, green: 0.2, blue: 0.3))
      Text("b").foregroundStyle(Color.blue.gradient).font(Font.caption.weight(.semibold))
    }
    .padding(.horizontal, 16)
    .padding(insets)
    .font(.system(size: 12, weight: .semibold, design: .rounded))
  }

  private func title(_ key: LocalizedStringKey) -> some View { Text(key).font(.headline) }

  @ViewBuilder private func rowView(_ row: Row) -> some View {
    Text(row.name)
    Divider()
  }
}

func erased() -> AnyView { AnyView(ContentView()) }
