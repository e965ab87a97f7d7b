import EaselSwiftUI

struct Order: Identifiable {
  let id: Int
  var name: String
  var isPaid: Bool
}

private struct OrderRow: View {
  let order: Order
  @State private var isOpen = false
  @Binding var selection: Int?
  var body: some View {
    HStack {
      Text(order.name).foregroundStyle(.green)
      Spacer()
      if let selection, selection == order.id { Image(systemName: "checkmark") }
      switch order.isPaid {
      case true: Text("paid")
      case false: Text("open").foregroundColor(.red)
      }
    }
    .background(.red, in: Capsule())
    .overlay(alignment: .topLeading) { Circle().frame(width: 4) }
    .overlay(Rectangle().stroke(Color.gray, lineWidth: 1), alignment: .center)
    .onTapGesture { withAnimation(.easeInOut) { isOpen.toggle() } }
  }
}

struct Badge: ViewModifier {
  var color: Color = .yellow
  func body(content: Content) -> some View { content.padding(4).background(color).cornerRadius(4) }
}

extension View {
  func badge(_ color: Color) -> some View { modifier(Badge(color: color)) }
  @ViewBuilder func shown(_ isShown: Bool) -> some View {
    if isShown { self } else { hidden() }
  }
}

struct Named: View {
  typealias Body = Text
  var body: Text { Text(verbatim: "named") }
}

final class Store: ObservableObject {
  @Published var orders: [Order] = []
  @Published var query = ""
}

struct Orders: View {
  @StateObject private var store = Store()
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dismiss) private var dismiss
  @State private var selection: Int?
  @State private var date: Date
  let columns = [GridItem(.flexible()), GridItem(.adaptive(minimum: 80))]

  init(date: Date) { _date = State(initialValue: date) }

  var body: some View {
    NavigationStack {
      List {
        Section(header: Text("Orders"), footer: Text("\(store.orders.count) orders")) {
          ForEach(store.orders) { order in
            OrderRow(order: order, selection: $selection).badge(.orange).shown(order.isPaid)
          }
        }
        Section("Numbers") {
          ForEach(0..<3) { Text("\($0)") }
          ForEach(["a", "b"], id: \.self, content: Text.init)
          ForEach($store.orders) { $order in Toggle(order.name, isOn: $order.isPaid) }
        }
        VStack {
          Text("1")
          Text("2")
          Text("3")
          Text("4")
          Text("5")
          Text("6")
          Text("7")
          Text("8")
          Text("9")
          Text("10")
          Text("11")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(width: 120)
        if #available(iOS 17, macOS 14, *) { ContentUnavailableView("None", systemImage: "tray") }
        LazyVGrid(columns: columns, spacing: 8) { Named() }
        DatePicker("Date", selection: $date, displayedComponents: [.date])
        Button(action: { dismiss() }) { Label("Done", systemImage: "checkmark") }
          .buttonStyle(.borderedProminent).tint(colorScheme == .dark ? .white : .blue)
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Orders")
      .navigationBarTitleDisplayMode(.inline)
      .searchable(text: $store.query)
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Add") { store.orders.removeAll() }
        }
      }
      .sheet(isPresented: .constant(false)) { Named().presentationDetents([.medium, .large]) }
      .alert("Sure?", isPresented: .constant(false)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
      .task { store.orders = [Order(id: 1, name: "One", isPaid: true)] }
      .onChange(of: selection) { old, new in print(old as Any, new as Any) }
    }
  }
}
