import EaselSwiftUI
import Foundation
import Testing

/// Notes of options without effect, and none where nothing is lost.
@Suite struct LeftOutNoteTests {
  private func isNoted(_ name: String, _ view: some View) throws -> Bool {
    try notes(of: view).contains { $0.contains(name) }
  }

  @Test func markedValueLabelsAreNoted() throws {
    let gauge = Gauge(value: 0.5) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    } markedValueLabels: {
      Text("c")
    }
    #expect(try isNoted("markedValueLabels", gauge))
    #expect(try !isNoted("markedValueLabels", Gauge(value: 0.5) { Text("a") }))
  }

  @Test func wheelsOfDatesAreNoted() throws {
    let picker = DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
    #expect(try isNoted("wheel", picker.datePickerStyle(.wheel)))
    #expect(try !isNoted("wheel", picker))
  }

  @Test func scaleOfTextsIsNotedIfItIsLost() throws {
    #expect(try isNoted("textScale", VStack { Text("a") }.textScale(.secondary)))
    #expect(try !isNoted("textScale", VStack { Text("a") }.textScale(.default)))
    #expect(try !isNoted("textScale", VStack { Text("a") }.textScale(.secondary, isEnabled: false)))
  }

  @Test func languageOfViewsIsNotedIfItIsLost() throws {
    let language = Locale.Language(identifier: "ja")
    let view = VStack { Text("a") }
    #expect(try isNoted("typesettingLanguage", view.typesettingLanguage(language)))
    #expect(
      try !isNoted(
        "typesettingLanguage", view.typesettingLanguage(language, isEnabled: false)))
    #expect(try !isNoted("typesettingLanguage", view.typesettingLanguage(.automatic)))
  }

  @Test func customFontFollowsTheTextSize() {
    struct Title: View {
      var body: some View {
        Text("a").font(.custom("Inter", size: 20, relativeTo: .body))
      }
    }
    let normal = Title().layoutTree().size.height
    let large = Title().environment(\.dynamicTypeSize, .accessibility1).layoutTree().size.height
    #expect(large > 1.4 * normal)
  }

  @Test func controllerChoosesItsSize() {
    struct Chosen: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
      func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewController, context: Context
      ) -> CGSize? { CGSize(width: 31, height: 17) }
    }
    #expect(Chosen().layoutTree().size == CGSize(width: 31, height: 17))
  }
}
