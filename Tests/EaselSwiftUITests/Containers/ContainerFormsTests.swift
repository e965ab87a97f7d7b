import EaselSwiftUI
import Foundation
import Testing

/// The forms of initializers and modifiers that apps use, which must compile.
@Suite struct ContainerFormsTests {
  @Test func formsOfRowsAreDrawn() throws {
    let words = try Drawn.words(RowForms())
    #expect(words.contains("a") && words.contains("Name"))
    #expect(try !Drawn.diagnostics(RowForms()).contains { $0.severity == .error })
  }

  @Test func formsOfScreensAreDrawn() throws {
    #expect(try !Drawn.words(ScreenForms()).isEmpty)
    #expect(try !Drawn.diagnostics(ScreenForms()).contains { $0.severity == .error })
  }
}

private struct RowForms: View {
  @State var sel: String? = nil
  @State var sel2: Set<String> = []
  @State var opt: Int? = 1
  @State var idx = 0
  @Environment(\.isSearching) var isSearching
  @Environment(\.dismissSearch) var dismissSearch
  var items: [String] = []
  func load() async {}
  var body: some View {
    List {
      Text("a").listRowInsets(.init())
      Text("a").listRowInsets(nil)
      Text("a").listRowInsets(.init(top: 0, leading: 0, bottom: 0, trailing: 0))
      Text("a").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      Text("a").listRowBackground(Color.clear).listRowSeparator(.hidden, edges: .top)
      Text("a").listRowBackground(idx == 0 ? Color.red : nil)
      Text("a").swipeActions {
        Button(role: .destructive) {
        } label: {
          Label("Delete", systemImage: "trash")
        }
      }
      Text("a").swipeActions(edge: .leading, allowsFullSwipe: false) { Button("x") {} }
      Text("a").badge(Text("x")).badge(opt ?? 0)
      ForEach(Array(items.enumerated()), id: \.offset) { index, item in
        NavigationLink("\(item)") { Text(item) }
      }
      .onDelete(perform: { _ in }).onMove(perform: { _, _ in }).deleteDisabled(true)
      if items.isEmpty { ContentUnavailableView("No", systemImage: "tray") } else { Text("x") }
      Section {
      } header: {
        EmptyView()
      }
      ForEach(items, id: \.self) { item in Section(item) { Text(item) } }
      Section(
        header: HStack {
          Text("x"); Spacer()
        }
      ) { ForEach(items, id: \.self, content: Text.init) }
      NavigationLink(destination: { Text("d") }, label: { Text("l") })
      NavigationLink("x", destination: { Text("d") })
      NavigationLink(destination: Text("x"), tag: 1, selection: $opt) { Text("x") }
      DisclosureGroup(isExpanded: .constant(false)) {
        Text("x")
      } label: {
        Label("x", systemImage: "y")
      }
      LabeledContent("Name") { Text("x") }
      LabeledContent("Name", value: "\(idx)")
      LabeledContent("Name", value: items.count, format: .number)
      LabeledContent("Date", value: Date(), format: .dateTime)
    }
    .refreshable { await load() }
    .listStyle(.plain).listStyle(PlainListStyle()).listStyle(GroupedListStyle())
    .toolbar {
      ToolbarItem { EditButton() };
      ToolbarItem(placement: .primaryAction) { Menu("x") { Button("y") {} } }
    }
    .toolbar {
      if isSearching {
        ToolbarItem(placement: .principal) { Text("x") }
      } else {
        ToolbarItem(placement: .status) { Text("y") }
      }
    }
    .toolbar {
      ToolbarItem(placement: .navigationBarLeading) { Text("a") }; ToolbarSpacer(.fixed);
      ToolbarItemGroup(placement: .navigationBarTrailing) {
        Text("a"); Text("b")
      }
    }
    .navigationBarItems(trailing: Button("x") {}).navigationBarHidden(true)
    .navigationBarBackButtonHidden()
    .navigationBarTitle(Text("x"), displayMode: .inline)
    .tabItem {
      Image(systemName: "x"); Text("y")
    }
    .searchable(text: .constant(""), prompt: "Find \(idx)")
    .searchable(text: .constant(""), placement: .navigationBarDrawer, prompt: items.first ?? "")
    .searchable(
      text: .constant(""), isPresented: .constant(true), placement: .automatic, prompt: "x"
    )
    .safeAreaInset(edge: .top, spacing: 0) { Text("x") }.safeAreaInset(edge: .leading) { Text("x") }
    .safeAreaPadding(.horizontal, 4).safeAreaPadding()
    .contentMargins(16).contentMargins(.top, 4).scrollPosition(id: $sel).scrollTargetLayout()
    .scrollTargetBehavior(.paging)
    .sheet(isPresented: .constant(false)) { NavigationView { Text("x") } }
  }
}

private struct ScreenForms: View {
  @State var sel: String? = nil
  @State var sel2: Set<String> = []
  @State var idx = 0
  var items: [String] = []
  var body: some View {
    VStack {
      List(items, id: \.self, selection: $sel) { Text($0) }
      List(selection: $sel2) { ForEach(items, id: \.self) { Text($0) } }
      TabView(selection: $idx) { ForEach(0..<3, id: \.self) { i in Text("\(i)").tag(i) } }
        .tabViewStyle(.page)
      TabView(selection: $sel) { Text("x").tag("a" as String?) }
      NavigationSplitView {
        List(items, id: \.self, selection: $sel) { NavigationLink($0, value: $0) }
      } content: {
        Text("c")
      } detail: {
        if let sel { Text(sel) } else { Text("none") }
      }
      NavigationStack {
        ScrollView { LazyVStack(alignment: .leading, spacing: 8) { Text("x") } }.navigationTitle(
          "x")
      }
      NavigationStack(path: .constant([1, 2])) { Text("x") }
      NavigationView { Form { Section { Text("x") } } }.navigationViewStyle(.stack)
        .navigationViewStyle(StackNavigationViewStyle())
      GroupBox(label: Text("x")) { Text("y") }
      ScrollView([.horizontal, .vertical]) { Text("x") }
      ScrollView { Text("x") }.scrollIndicators(.never)
      ControlGroup {
        Button("a") {}
      } label: {
        Text("x")
      }
    }
  }
}
