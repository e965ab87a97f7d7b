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
      .atRest("Button", ".buttonStyle", ".glass", words: "a b d") {
        Button("a") {}
        Button(role: .destructive, action: {}) { Text("b") }.buttonStyle(.borderedProminent)
        Button("d") {}.buttonStyle(.glass)
      },
      .measured(".controlSize") {
        let button = Button("c") {}.buttonStyle(.bordered)
        return button.controlSize(.large).layoutTree().size.height
          > button.controlSize(.small).layoutTree().size.height
      },
      .measured(".disabled") {
        let button = Button("      ") {}.buttonStyle(.borderedProminent)
        return try button.color(at: 10, 10) == "0088ff"
          && button.disabled(true).color(at: 10, 10) != "0088ff"
      },
      .measured("Slider") {
        // The knob of 1/4 covers the middle of the first half, and none that of the second one.
        let slider = Slider(value: .constant(0.25), in: 0...1).frame(width: 200)
        let y = Int(slider.layoutTree().size.height / 2)
        return try slider.color(at: 20, y) == "0088ff" && slider.color(at: 120, y) != "0088ff"
          && slider.color(at: 190, y) == slider.color(at: 120, y)
      },
      .measured(".labelsHidden") {
        let toggle = Toggle("a long label", isOn: .constant(true)).fixedSize()
        return try toggle.labelsHidden().words() == []
          && toggle.labelsHidden().layoutTree().size.width < toggle.layoutTree().size.width - 40
      },
      .atRest(
        "Toggle", "Stepper", "ProgressView", "Gauge", words: "on step load 50% gauge"
      ) {
        Toggle("on", isOn: .constant(true))
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
      .atRest("List", ".listStyle", words: "a b") {
        List {
          Text("a")
          Text("b")
        }
        .listStyle(.plain)
      },
      .measured(".listRowBackground", ".listRowSeparator") {
        func list(_ separator: Visibility) -> some View {
          List {
            Text("a").listRowBackground(Color.black).listRowSeparator(separator)
            Text("b").listRowBackground(Color.black)
          }
          .listStyle(.plain)
        }
        return try list(.hidden).color(at: 90, 44, width: 100, height: 90) == "000000"
          && list(.visible).image(width: 100, height: 90, scale: 1).pngData()
            != list(.hidden).image(width: 100, height: 90, scale: 1).pngData()
      },
      .measured(".listRowInsets") {
        let list = List {
          Color.black.frame(width: 10, height: 50)
            .listRowInsets(EdgeInsets(top: 6, leading: 30, bottom: 6, trailing: 2))
        }
        .listStyle(.plain)
        return try list.color(at: 29, 20, width: 100, height: 80) == "ffffff"
          && list.color(at: 31, 7, width: 100, height: 80) == "000000"
          && list.color(at: 31, 5, width: 100, height: 80) == "ffffff"
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
      .atRest("ScrollView", words: "scrolled") { ScrollView { Text("scrolled") } },
      .measured(".contentMargins") {
        let scrolled = ScrollView { Color.red.frame(width: 10, height: 10) }
        return scrolled.contentMargins(4).layoutTree().size.height
          == scrolled.layoutTree().size.height + 8
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
