/// The codes of a list that the official rules of EN 16931 contain.
struct CodeList: Sendable {
  /// The codes in the order of the list.
  let codes: [String]
  private let set: Set<String>

  /// Creates a list from its codes with spaces or line breaks between them.
  init(_ text: String) {
    codes = text.split(whereSeparator: \.isWhitespace).map(String.init)
    set = Set(codes)
  }

  func contains(_ code: String) -> Bool { set.contains(code) }
}
