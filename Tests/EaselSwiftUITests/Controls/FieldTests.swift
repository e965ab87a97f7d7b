import EaselSwiftUI
import Foundation
import Testing

@Suite struct FieldTests {
  @Test func emptyFieldHasItsPlaceholder() throws {
    #expect(try texts(TextField("Name", text: .constant("")), width: 200) == ["Name"])
    let prompt = TextField("Name", text: .constant(""), prompt: Text("Your name"))
    #expect(try texts(prompt, width: 200) == ["Your name"])
  }

  @Test func fieldDrawsItsTextUnchanged() throws {
    #expect(try texts(TextField("Name", text: .constant("*Ada*")), width: 200) == ["*Ada*"])
  }

  @Test func fieldIsAsWideAsProposed() throws {
    let field = TextField("Name", text: .constant("A"))
    let size = field.layoutTree(width: 200).size
    #expect(size.width == 200)
    #expect(abs(size.height - 22) < 0.01)
    let bordered = field.textFieldStyle(.roundedBorder).layoutTree(width: 200).size
    #expect(abs(bordered.height - 34) < 0.01)
  }

  @Test func emptyFieldWithoutTitleIsALineHigh() throws {
    let field = TextField("", text: .constant(""))
    #expect(abs(field.layoutTree(width: 200).size.height - 22) < 0.01)
  }

  @Test func valueIsWrittenInItsFormat() throws {
    let field = TextField("Price", value: .constant(12.5), format: .currency(code: "EUR"))
    #expect(try texts(field, width: 200) == ["€12.50"])
    let empty = TextField("Count", value: .constant(Int?.none), format: .number)
    #expect(try texts(empty, width: 200) == ["Count"])
  }

  @Test func fieldStaysOnOneLineUnlessItGrows() throws {
    let text = "a text that needs more than one line in its field"
    let line = Text("A").layoutTree().size.height
    let field = TextField("Name", text: .constant(text))
    #expect(abs(field.layoutTree(width: 150).size.height - 22) < 0.01)
    let growing = TextField("Name", text: .constant(text), axis: .vertical)
    #expect(growing.layoutTree(width: 150).size.height > 2 * line)
  }

  @Test func secureFieldDrawsBullets() throws {
    #expect(try texts(SecureField("Password", text: .constant("abc")), width: 200) == ["•••"])
  }

  @Test func customStyleContainsTheField() throws {
    let field = TextField("Name", text: .constant("Ada")).textFieldStyle(Padded())
    #expect(abs(field.layoutTree(width: 200).size.height - 42) < 0.01)
    #expect(try texts(field, width: 200) == ["Ada"])
  }

  @Test func editorFillsItsProposal() throws {
    let editor = TextEditor(text: .constant("Ada"))
    #expect(
      editor.layoutTree(width: 200, height: 100).size == CGSize(width: 200, height: 100))
  }

  @Test func inputIsOneNote() throws {
    let field = TextField("Name", text: .constant("Ada"))
      .keyboardType(.emailAddress).submitLabel(.done).onSubmit {}
    let notes = try field.rendered(as: .png, width: 200).diagnostics
    #expect(notes.filter { $0.code == .unsupportedOption }.count == 1)
  }

  @Test func dateIsWrittenInTheLocale() throws {
    let date = Date(timeIntervalSince1970: 1_750_000_000)
    let picker = DatePicker("Due", selection: .constant(date))
    #expect(try texts(picker, width: 390).prefix(2) == ["Due", "Jun 15, 2025"])
    let day = DatePicker("Due", selection: .constant(date), displayedComponents: .date)
      .environment(\.locale, Locale(identifier: "de_DE"))
    #expect(try texts(day, width: 390) == ["Due", "15. Juni 2025"])
  }

  @Test func graphicalPickerHasTheDaysOfTheMonth() throws {
    let date = Date(timeIntervalSince1970: 1_750_000_000)
    let picker = DatePicker(
      "Due", selection: .constant(date), in: date..., displayedComponents: .date
    )
    .datePickerStyle(.graphical)
    let all = try texts(picker, width: 390)
    #expect(all.first == "June 2025")
    #expect(all.suffix(30) == (1...30).map { "\($0)" }[...])
  }

  @Test func monthBeginsWithTheFirstWeekdayOfTheLocale() throws {
    let month = MultiDatePicker(
      "Days", selection: .constant([DateComponents(year: 2025, month: 6, day: 15)])
    )
    .environment(\.locale, Locale(identifier: "de_DE"))
    #expect(try texts(month, width: 390)[1].hasPrefix("MO"))
  }

  @Test func colorPickerShowsItsColor() throws {
    let picker = ColorPicker("Color", selection: .constant(.red))
    #expect(try pixel(picker, width: 200, x: 186, y: 14) == SystemColor.red)
  }

  @Test func linkHasItsAddress() throws {
    let url = try #require(URL(string: "https://example.com/terms"))
    let link = Link(destination: url) { Circle().frame(width: 20, height: 20) }
    let svg = String(decoding: try link.data(as: .svg), as: UTF8.self)
    #expect(svg.contains("https://example.com/terms"))
  }

  @Test func linkHasTheTint() throws {
    let url = try #require(URL(string: "https://example.com"))
    #expect(try contains(SystemColor.blue, Link("MMM", destination: url).font(.largeTitle)))
  }
}

private struct Padded: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(10) }
}
