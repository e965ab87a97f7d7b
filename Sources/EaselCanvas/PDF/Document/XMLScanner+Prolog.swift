extension XMLScanner {
  /// Reads the XML declaration (XML 1.0, 2.8).
  mutating func readDeclaration() throws(Flaw) {
    position += 5
    let names = ["version", "encoding", "standalone"]
    var next = 0
    while !starts(with: "?>") {
      guard skipSpaces() else { throw flaw("the XML declaration is not well-formed") }
      if starts(with: "?>") { break }
      let name = try readName()
      skipSpaces()
      guard let place = names.firstIndex(of: name), place >= next, place == 0 || next > 0, skip("=")
      else { throw flaw("the XML declaration is not well-formed") }
      next = place + 1
      skipSpaces()
      let value = try readValue(of: name)
      switch name {
      case "encoding":
        guard ["utf-8", "us-ascii"].contains(value.lowercased()) else {
          throw flaw("its encoding is “\(value.prefix(20))”; write it in UTF-8")
        }
      case "version":
        guard value.hasPrefix("1."), value.count > 2, value.dropFirst(2).allSatisfy(\.isWholeNumber)
        else { throw flaw("its version of XML is not 1.0") }
      default:
        guard ["yes", "no"].contains(value) else { throw flaw("“standalone” is yes or no") }
      }
    }
    guard next > 0 else { throw flaw("the XML declaration has no version") }
    position += 2
  }

  /// Reads comments, instructions and spaces.
  mutating func readBetweenElements() throws(Flaw) {
    while true {
      skipSpaces()
      if starts(with: "<!--") || starts(with: "<?") {
        try readCommentOrInstruction()
      } else if starts(with: "<!DOCTYPE") {
        throw flaw("it has a document type, which invoices must not have")
      } else {
        return
      }
    }
  }

  mutating func readCommentOrInstruction() throws(Flaw) {
    if skip("<!--") {
      _ = try read(to: "--", of: "a comment")
      guard skip(">") else { throw flaw("a comment has “--” in it") }
    } else {
      position += 2
      let name = try readName()
      guard name.lowercased() != "xml" else { throw flaw("an XML declaration stands too late") }
      guard !name.contains(":"), starts(with: "?>") || skipSpaces() else {
        throw flaw("“\(name)” is no instruction")
      }
      _ = try read(to: "?>", of: "an instruction")
    }
  }
}
