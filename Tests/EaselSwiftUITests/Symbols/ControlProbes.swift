import EaselSwiftUI

private struct Framed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

extension SymbolProbe {
  static var controls: [SymbolProbe] {
    [
      .atRest("Button", ".buttonStyle", ".controlSize", ".disabled", ".glass", words: "a b c d") {
        Button("a") {}
        Button(role: .destructive, action: {}) { Text("b") }.buttonStyle(.borderedProminent)
        Button("c") {}.buttonStyle(.bordered).controlSize(.large).disabled(true)
        Button("d") {}.buttonStyle(.glass)
      },
      .atRest(
        "Toggle", "Slider", "Stepper", "ProgressView", "Gauge", ".labelsHidden",
        words: "on step load 50% gauge"
      ) {
        Toggle("on", isOn: .constant(true))
        Slider(value: .constant(0.4), in: 0...1).labelsHidden()
        Stepper("step", value: .constant(3), in: 0...9)
        ProgressView("load", value: 0.5)
        Gauge(value: 0.5) {
          Text("gauge")
        } currentValueLabel: {
          Text("50%")
        }
        .gaugeStyle(.accessoryCircular)
      },
      .atRest("Picker", ".pickerStyle", ".tag", words: "one two two") {
        Picker("number", selection: .constant(2)) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        .pickerStyle(.segmented)
        Picker("number", selection: .constant(2)) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        .pickerStyle(.menu)
      },
      .atRest("Menu", "Link", "ShareLink", words: "menu link Share…") {
        Menu("menu") { Button("inside") {} }
        if let url = URL(string: "https://example.org") {
          Link("link", destination: url)
          ShareLink(item: url)
        }
      },
      .atRest("TextField", "SecureField", "TextEditor", words: "name Ada •••• words") {
        TextField("name", text: .constant(""))
        TextField("name", text: .constant("Ada"))
        SecureField("password", text: .constant("1234"))
        TextEditor(text: .constant("words"))
      },
      .atRest("DatePicker", "LabeledContent", words: "date Jan 1, 1970 key value") {
        DatePicker(
          "date", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
        LabeledContent("key", value: "value")
      },
      .measured("ColorPicker") {
        try ColorPicker("color", selection: .constant(Color.red)).words() == ["color"]
      },
      .atRest(
        "List", ".listStyle", ".listRowSeparator", ".listRowBackground", ".listRowInsets",
        words: "a b"
      ) {
        List {
          Text("a").listRowSeparator(.hidden).listRowBackground(Color.yellow)
          Text("b").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2))
        }
        .listStyle(.plain)
      },
      .atRest("Form", "Section", words: "head row foot") {
        Form {
          Section {
            Text("row")
          } header: {
            Text("head").textCase(nil)
          } footer: {
            Text("foot")
          }
        }
      },
      .atRest(
        "GroupBox", ".groupBoxStyle", "DisclosureGroup", "ContentUnavailableView",
        words: "box inside more open none"
      ) {
        GroupBox("box") { Text("inside") }.groupBoxStyle(Framed())
        DisclosureGroup("more", isExpanded: .constant(true)) { Text("open") }
        ContentUnavailableView("none", systemImage: "tray")
      },
      .atRest("Label", ".labelStyle", words: "shown") {
        Label("shown", systemImage: "star")
        Label("hidden", systemImage: "star").labelStyle(.iconOnly)
      },
      .atRest("ScrollView", ".contentMargins", words: "scrolled") {
        ScrollView { Text("scrolled") }.contentMargins(4)
      },
      .atRest(
        "NavigationStack", "NavigationView", "NavigationLink", "NavigationSplitView",
        words: "a b link c"
      ) {
        NavigationStack { Text("a") }
        NavigationView { Text("b") }
        NavigationLink("link") { Text("there") }
        NavigationSplitView {
          Text("c")
        } detail: {
          Text("d")
        }
      },
      .measured("TabView") {
        let view = TabView {
          Text("first").tabItem { Label("one", systemImage: "1.circle") }
          Text("second").tabItem { Label("two", systemImage: "2.circle") }
        }
        return try view.words() == ["first"]
      },
      .atRest("HSplitView", words: "left right") {
        HSplitView {
          Text("left")
          Text("right")
        }
      },
      .noted(".navigationTitle", ".navigationBarTitle", ".navigationSubtitle", ".toolbar") {
        Text("a").navigationTitle("title").toolbar { Button("done") {} }
        Text("b").navigationBarTitle("title").navigationSubtitle("subtitle")
      },
      .noted(".searchable", ".refreshable", ".swipeActions", ".tabViewBottomAccessory") {
        List { Text("a").swipeActions { Button("delete") {} } }.refreshable {}
          .searchable(text: .constant(""))
          .tabViewBottomAccessory { Text("accessory") }
      },
      .drawn(".safeAreaBar", words: "content bar") {
        Text("content").safeAreaBar(edge: .bottom) { Text("bar") }
      },
      .silent(".navigationBarTitleDisplayMode", words: "text") {
        Text("text").navigationBarTitleDisplayMode(.inline)
      },
      .drawn("Table", "TableColumn", words: "Name Ada") {
        Table([Person(id: 1, name: "Ada")]) { TableColumn("Name", value: \.name) }
      },
    ]
  }

  private struct Person: Identifiable {
    let id: Int
    let name: String
  }
}
