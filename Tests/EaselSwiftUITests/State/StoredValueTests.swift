import EaselSwiftUI
import Testing

private struct Unit: View {
  @AppStorage("unit") private var unit = "km"
  var body: some View { Text(unit) }
}

private struct Changing: View {
  @AppStorage("unit") private var unit = "km"
  var body: some View { Text(unit).onAppear { unit = "mi" } }
}

private struct Bound: View {
  @AppStorage("unit") private var unit = "km"
  var body: some View { TextField("unit", text: $unit) }
}

private struct TitleKey: FocusedValueKey { typealias Value = Binding<String> }
extension FocusedValues {
  fileprivate var title: Binding<String>? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

private struct Focused: View {
  @FocusedValue(\.title) private var title
  @FocusedBinding(\.title) private var bound
  var body: some View { Text("\(title?.wrappedValue ?? "none") \(bound ?? "none")") }
}

@Suite struct StoredValueTests {
  private func settings(_ name: String) throws -> UserDefaults {
    let settings = try #require(UserDefaults(suiteName: "easel.stored.\(name)"))
    settings.set("miles", forKey: "unit")
    return settings
  }

  @Test func theDefaultDatabaseIsRead() throws {
    let view = Unit().defaultAppStorage(try settings("read"))
    #expect(try view.words() == ["miles"])
  }

  @Test func withoutADatabaseThereIsTheDefault() throws {
    #expect(try Unit().words() == ["km"])
  }

  @Test func aChangeCountsAndIsNotWritten() throws {
    let settings = try settings("change")
    #expect(try Changing().defaultAppStorage(settings).words() == ["mi"])
    #expect(settings.string(forKey: "unit") == "miles")
  }

  @Test func aBindingReadsTheDatabase() throws {
    #expect(try Bound().defaultAppStorage(try settings("bound")).words() == ["miles"])
  }

  @Test func noViewProvidesFocusedValues() throws {
    #expect(try Focused().focusedValue(\.title, .constant("Ada")).words() == ["none none"])
  }

  @Test func focusedValuesAreNoted() throws {
    let view = Text("a").focusedSceneValue(\.title, .constant("Ada"))
    #expect(try notes(of: view).contains { $0.contains("focusedSceneValue") })
  }
}
