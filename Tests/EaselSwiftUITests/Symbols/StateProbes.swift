import EaselSwiftUI

private final class Settings: ObservableObject { @Published var name = "settings" }
@Observable private final class Model { var title = "model" }
private struct Unit: EnvironmentKey { static let defaultValue = "kWh" }
extension EnvironmentValues {
  fileprivate var unit: String {
    get { self[Unit.self] }
    set { self[Unit.self] = newValue }
  }
}

private struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}
private struct Boxes: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Stateful: View {
  @State private var count = 1
  @State private var note: String?
  var body: some View {
    Inner(count: $count, note: note ?? "-").onAppear { note = "appeared" }
      .onChange(of: note) { count += 1 }
  }
  struct Inner: View {
    @Binding var count: Int
    var note: String
    var body: some View { Text("\(count) \(note)") }
  }
}

private struct Objects: View {
  @StateObject private var settings = Settings()
  @State private var model = Model()
  var body: some View {
    Observing(settings: settings).environmentObject(settings).environment(model)
  }
  struct Observing: View {
    @ObservedObject var settings: Settings
    @EnvironmentObject var shared: Settings
    @Environment(Model.self) var model
    var body: some View {
      @Bindable var bound = model
      Text("\(settings.name) \(shared.name) \($bound.title.wrappedValue)")
    }
  }
}

private struct Stored: View {
  @AppStorage("unit") private var unit = "km"
  @SceneStorage("tab") private var tab = 2
  @FocusState private var isFocused: Bool
  @GestureState private var offset = CGFloat(3)
  @Namespace private var namespace
  @ScaledMetric private var size = 10.0
  var body: some View {
    Text("\(unit) \(tab) \(isFocused ? 1 : 0) \(Int(offset)) \(Int(size))")
      .matchedGeometryEffect(id: "a", in: namespace)
  }
}

private struct Surrounded: View {
  @Environment(\.unit) private var unit
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dismiss) private var dismiss
  var body: some View { Text("\(unit) \(scheme == .dark ? "dark" : "light")") }
}

private struct Preferring: View {
  @State private var width: CGFloat = 0
  var body: some View {
    Text("\(Int(width))").preference(key: Widest.self, value: 42)
      .anchorPreference(key: Boxes.self, value: .bounds) { [$0] }
      .onPreferenceChange(Widest.self) { width = $0 }
      .overlayPreferenceValue(Boxes.self) { Text("\($0.count)") }
  }
}

extension SymbolProbe {
  static var state: [SymbolProbe] {
    [
      .drawn("@State", "@Binding", "Binding", ".onAppear", ".onChange", words: "2 appeared") {
        Stateful()
      },
      .drawn(
        "@StateObject", "@ObservedObject", "@EnvironmentObject", "@Published", "@Bindable",
        "@Observable",
        ".environmentObject", words: "settings settings model"
      ) { Objects() },
      .drawn(
        "@AppStorage", "@SceneStorage", "@FocusState", "@GestureState", "@Namespace",
        "@ScaledMetric",
        ".matchedGeometryEffect", words: "km 2 0 3 10"
      ) { Stored() },
      .drawn(
        "@Environment", "EnvironmentKey", "EnvironmentValues", ".environment",
        ".preferredColorScheme",
        "dismiss", words: "MWh dark"
      ) { Surrounded().environment(\.unit, "MWh").preferredColorScheme(.dark) },
      .drawn(
        "PreferenceKey", ".preference", ".onPreferenceChange", ".anchorPreference",
        ".overlayPreferenceValue", words: "42 1"
      ) { Preferring() },
      .used("ImageRenderer") {
        let renderer = ImageRenderer(content: Text("rendered"))
        renderer.scale = 2
        renderer.proposedSize = ProposedViewSize(width: 100, height: nil)
        return try renderer.uiImage != nil && renderer.pdfData().count > 500
      },
      .used(".task") {
        // StateRenderingTests runs tasks and waits for them.
        try Text("text").task {}.words() == ["text"]
      },
      .drawn("withAnimation", ".animation", words: "2") {
        let two = withAnimation(.easeInOut(duration: 1)) { 2 }
        Text("\(two)").animation(.spring, value: 1)
      },
      .silent(
        ".transition", ".contentTransition", ".symbolEffect", ".visualEffect", words: "text"
      ) {
        Text("text").transition(.opacity).contentTransition(.numericText()).symbolEffect(
          .bounce, value: 1
        )
        .visualEffect { content, _ in content }
      },
      .drawn("TimelineView", "Date.now", words: "moment") {
        TimelineView(.periodic(from: Date.now, by: 1)) { _ in Text("moment") }
      },
    ]
  }
}
