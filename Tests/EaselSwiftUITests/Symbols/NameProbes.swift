import EaselSwiftUI

private struct Rows<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    ForEach(subviews: content) { $0 }
    Group(subviews: content) { Text("\($0.count)") }
    ForEach(sections: content) { $0.content }
    Group(sections: content) { Text("\($0.count)") }
  }
}

private struct Weight: ContainerValueKey { static let defaultValue = 1 }
extension ContainerValues {
  fileprivate var weight: Int {
    get { self[Weight.self] }
    set { self[Weight.self] = newValue }
  }
}

private struct Title: FocusedValueKey { typealias Value = String }
extension FocusedValues {
  fileprivate var title: String? {
    get { self[Title.self] }
    set { self[Title.self] = newValue }
  }
}
private struct Focused: View {
  @FocusedValue(\.title) private var title
  var body: some View { Text(title ?? "none") }
}

private struct Pressed: View {
  @GestureState(reset: { _, transaction in transaction.animation = .default }) private var by = 4.0
  var body: some View { Text("\(Int(by))") }
}

private struct Equal: View, Equatable {
  var body: some View { Text("equal") }
}

private struct Quick: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { nil }
}
private struct Silent: TransactionKey { static let defaultValue = false }

extension SymbolProbe {
  /// The symbols that the files of the list do not use, but other apps do.
  static var names: [SymbolProbe] {
    [
      .drawn(
        "ForEach(subviews:)", "Group(subviews:)", "ForEach(sections:)", "Group(sections:)",
        ".containerValue", words: "a b 2 a b 1"
      ) {
        Rows {
          Text("a").containerValue(\.weight, 2)
          Text("b")
        }
      },
      .drawn("@FocusedValue", words: "none") { Focused() },
      .noted(".focusedValue", ".focusedSceneValue") {
        Text("a").focusedValue(\.title, "a").focusedSceneValue(\.title, "a")
      },
      .drawn("@GestureState(reset:)", words: "4") { Pressed() },
      .drawn("EquatableView", ".equatable", words: "equal equal") {
        EquatableView(content: Equal())
        Equal().equatable()
      },
      .used("CustomAnimation", "TransactionKey") {
        var transaction = Transaction(animation: Animation(Quick()))
        transaction[Silent.self] = true
        return transaction[Silent.self]
      },
      .used(
        "PassthroughSubject", "CurrentValueSubject", "AnyCancellable", "AnyPublisher",
        ".sink", ".receive(on:)"
      ) {
        var values: [Int] = []
        var deliveries: Set<AnyCancellable> = []
        let passing = PassthroughSubject<Int, Never>()
        let current = CurrentValueSubject<Int, Never>(1)
        let merged: AnyPublisher<Int, Never> = passing.merge(with: current).eraseToAnyPublisher()
        merged.receive(on: RunLoop.main).sink { values.append($0) }.store(in: &deliveries)
        passing.send(2)
        return values == [1, 2]
      },
      .used(".remove(atOffsets:)", ".move(fromOffsets:toOffset:)") {
        var letters = ["a", "b", "c"]
        letters.remove(atOffsets: [1])
        letters.move(fromOffsets: [0], toOffset: 2)
        return letters == ["c", "a"]
      },
      .used("Color(uiColor:)", "Color(cgColor:)", "UIColor(_: Color)") {
        UIColor(Color(uiColor: .systemRed)) == .systemRed
          && UIColor(Color(cgColor: UIColor.black.cgColor)) == .black
      },
      .measured("ShadowStyle", "ShapeStyle.shadow") {
        let style = ShadowStyle.drop(color: .black, radius: 0, y: 6)
        let shadowed = ZStack {
          Color.white
          Rectangle().fill(.red.shadow(style)).frame(width: 10, height: 10)
        }
        return try shadowed.color(at: 10, 17, width: 20, height: 20) == "000000"
      },
      .noted(
        ".onScrollGeometryChange", ".onScrollPhaseChange", ".onScrollTargetVisibilityChange"
      ) {
        ScrollView { Text("a") }
          .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y
          } action: { _, _ in
          }
          .onScrollPhaseChange { _, _ in }
          .onScrollTargetVisibilityChange(idType: Int.self) { _ in }
      },
      .noted(".typeSelectEquivalent", ".listSectionMargins", ".controlGroupStyle") {
        ControlGroup { Button("a") {} }.controlGroupStyle(.menu).typeSelectEquivalent("a")
        List { Text("a") }.listSectionMargins(.horizontal, 3)
      },
      .silent(".tabViewStyle", words: "page") {
        TabView { Text("page") }.tabViewStyle(.verticalPage)
      },
      .measured("ConcentricRectangle") {
        let view = ConcentricRectangle(corners: .concentric(minimum: 2)).fill(.black)
          .frame(width: 20, height: 20).containerShape(RoundedRectangle(cornerRadius: 10))
        return try view.color(at: 1, 1) == "ffffff" && view.color(at: 10, 1) == "000000"
      },
      .drawn(".defaultAppStorage", words: "stored") {
        Text("stored").defaultAppStorage(.standard)
      },
    ]
  }
}
