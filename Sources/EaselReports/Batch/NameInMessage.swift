/// The name of a document as messages show it: cut after 80 characters, and without control characters.
struct NameInMessage {
  let text: String

  private static let maximumCount = 80

  init(_ name: String) {
    let start = name.unicodeScalars.prefix(Self.maximumCount)
    var text = String.UnicodeScalarView()
    for scalar in start {
      text.append(scalar.value < 0x20 || scalar.value == 0x7F ? "\u{FFFD}" : scalar)
    }
    let isCut = start.endIndex != name.unicodeScalars.endIndex
    self.text = String(text) + (isCut ? "…" : "")
  }
}
