/// Reads a file of XML 1.0 with namespaces from its beginning to its end, and proves that it is
/// well-formed.
///
/// Takes what electronic invoices are made of: UTF-8, no document type, at most 256 elements inside
/// one another. It keeps the names of the open elements and nothing else, so that its memory does
/// not grow with the file.
struct XMLScanner {
  /// What is wrong with a file, and on which line.
  struct Flaw: Error, Equatable {
    var reason: String
    var line: Int
  }

  /// An element that is open.
  struct Element: Equatable {
    /// The name with its prefix.
    var name: String
    /// The name without its prefix.
    var localName: String
    /// The URI of its namespace; empty without.
    var namespace: String
  }

  /// Hears of each element as it begins, and of the text in it.
  struct Handler {
    var begin: ([Element]) -> Void
    var text: ([Element], [UInt8]) -> Void
  }

  private static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"
  private static let maximumDepth = 256
  private static let maximumAttributes = 256
  /// Those that are known at a time; an invoice has about five.
  private static let maximumNamespaces = 32

  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  private var open: [Element] = []
  /// The namespaces by their prefixes, with the depth of the element that names them.
  private var namespaces: [(prefix: String, uri: String, depth: Int)] = []
  private let handler: Handler

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ handler: Handler) {
    self.bytes = bytes
    self.handler = handler
  }

  /// Reads a file.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ handler: Handler) throws(Flaw) {
    var scanner = XMLScanner(bytes, handler)
    try scanner.readDocument()
  }

  // MARK: Characters

  func flaw(_ reason: String, at place: Int? = nil) -> Flaw {
    Flaw(
      reason: reason,
      line: 1 + bytes[..<min(place ?? position, bytes.count)].count { $0 == 0x0A })
  }

  func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Goes behind a text; false if it does not come next.
  mutating func skip(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// Goes behind spaces; false if there is none.
  @discardableResult
  mutating func skipSpaces() -> Bool {
    let start = position
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
      position += 1
    }
    return position > start
  }

  /// Goes behind the next occurrence of a text, and returns what lies before it.
  mutating func read(
    to end: StaticString, of what: String
  ) throws(Flaw) -> UnsafeBufferPointer<UInt8> {
    let start = position
    while position < bytes.count {
      if starts(with: end) {
        let part = UnsafeBufferPointer(rebasing: bytes[start..<position])
        position += end.utf8CodeUnitCount
        return part
      }
      position += 1
    }
    throw flaw("\(what) has no end", at: start)
  }

  mutating func readName() throws(Flaw) -> String {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x3A, 0x80...: break
      case 0x30...0x39, 0x2D, 0x2E:
        if position == start || bytes[position - 1] == UInt8(ascii: ":") {
          throw flaw("a name begins wrongly")
        }
      default:
        guard position > start else { throw flaw("a name is missing") }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        guard !name.hasPrefix(":"), !name.hasSuffix(":"), name.count(where: { $0 == ":" }) < 2
        else {
          throw flaw("“\(name.prefix(40))” is no name", at: start)
        }
        return name
      }
      position += 1
    }
    throw flaw("the file ends in a tag")
  }

  /// Reads a reference to a character, behind its `&`; other entities need a document type.
  private mutating func readReference() throws(Flaw) -> [UInt8] {
    if skip("lt;") { return [0x3C] }
    if skip("gt;") { return [0x3E] }
    if skip("amp;") { return [0x26] }
    if skip("quot;") { return [0x22] }
    if skip("apos;") { return [0x27] }
    if skip("#") {
      let radix = skip("x") ? 16 : 10
      let start = position
      while position < bytes.count, position - start < 9, bytes[position] != 0x3B { position += 1 }
      let digits = String(decoding: bytes[start..<position], as: UTF8.self)
      if skip(";"), digits.first?.isHexDigit == true, let value = UInt32(digits, radix: radix),
        let scalar = Unicode.Scalar(value), Self.isAllowed(value)
      {
        return Array(String(Character(scalar)).utf8)
      }
    }
    throw flaw("“&” stands for no character; write &amp;")
  }

  /// Whether XML has the character (XML 1.0, 2.2).
  private static func isAllowed(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: true
    case 0xFFFE, 0xFFFF: false
    default: value >= 0x20
    }
  }

  // MARK: The document

  private mutating func readDocument() throws(Flaw) {
    if starts(with: "\u{FEFF}") { position += 3 }
    guard bytes.count < 2 || !(bytes[0] >= 0xFE && bytes[1] >= 0xFE) else {
      throw flaw("it is in UTF-16; write it in UTF-8")
    }
    try checkCharacters()
    // What goes on with another letter is an instruction.
    if starts(with: "<?xml"), position + 5 < bytes.count, bytes[position + 5] <= 0x20 {
      try readDeclaration()
    }
    try readBetweenElements()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "<") else {
      throw flaw(position < bytes.count ? "it does not begin with an element" : "it has no element")
    }
    try readElements()
    try readBetweenElements()
    guard position == bytes.count else { throw flaw("something follows its root element") }
  }

  /// Proves that all is UTF-8 and without controls, which XML does not have (XML 1.0, 2.2).
  private func checkCharacters() throws(Flaw) {
    for (index, byte) in bytes.enumerated()
    where byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D {
      throw flaw("it has a control character", at: index)
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw flaw("it is not in UTF-8", at: 0)
    }
  }

  /// Reads the root with all that lies in it.
  private mutating func readElements() throws(Flaw) {
    position += 1
    try readBeginning()
    while !open.isEmpty {
      if skip("</") {
        try readEnd()
      } else if starts(with: "<!--") || starts(with: "<?") {
        try readCommentOrInstruction()
      } else if skip("<![CDATA[") {
        handler.text(open, Array(try read(to: "]]>", of: "a CDATA section")))
      } else if skip("<") {
        try readBeginning()
      } else {
        try readText()
      }
    }
  }

  private mutating func readText() throws(Flaw) {
    guard position < bytes.count else {
      throw flaw("it ends before “\(open.last?.name ?? "")” does")
    }
    let start = position
    if skip("&") { return handler.text(open, try readReference()) }
    while position < bytes.count, bytes[position] != UInt8(ascii: "<"),
      bytes[position] != UInt8(ascii: "&")
    {
      if starts(with: "]]>") { throw flaw("“]]>” stands in a text") }
      position += 1
    }
    handler.text(open, Array(bytes[start..<position]))
  }

  private mutating func readEnd() throws(Flaw) {
    let name = try readName()
    skipSpaces()
    guard skip(">") else { throw flaw("the end of “\(name)” has no “>”") }
    guard open.last?.name == name else {
      throw flaw("“\(name)” ends where “\(open.last?.name ?? "nothing")” is open")
    }
    close()
  }

  private mutating func close() {
    while let last = namespaces.last, last.depth == open.count { namespaces.removeLast() }
    open.removeLast()
  }

  private mutating func readBeginning() throws(Flaw) {
    let name = try readName()
    guard open.count < Self.maximumDepth else {
      throw flaw("more than \(Self.maximumDepth) elements lie inside one another")
    }
    var attributes: Set<String> = []
    var prefixes: Set<String> = []
    while true {
      let hasSpace = skipSpaces()
      if starts(with: ">") || starts(with: "/>") { break }
      guard hasSpace else { throw flaw("a space is missing in “\(name)”") }
      let attribute = try readName()
      skipSpaces()
      guard skip("=") else { throw flaw("the attribute “\(attribute)” has no value") }
      skipSpaces()
      let value = try readValue(of: attribute)
      guard attributes.insert(attribute).inserted, attributes.count <= Self.maximumAttributes else {
        throw flaw("“\(name)” has the attribute “\(attribute)” twice, or too many")
      }
      if attribute == "xmlns" || attribute.hasPrefix("xmlns:") {
        guard namespaces.count < Self.maximumNamespaces else {
          throw flaw("it has more than \(Self.maximumNamespaces) namespaces inside one another")
        }
        let prefix = String(attribute.dropFirst(6))
        guard prefix.isEmpty || !value.isEmpty, prefix != "xmlns",
          (prefix == "xml") == (value == Self.xmlNamespace)
        else {
          throw flaw("the prefix “\(prefix)” cannot be bound")
        }
        namespaces.append((prefix, value, open.count + 1))
      } else if let colon = attribute.firstIndex(of: ":") {
        prefixes.insert(String(attribute[..<colon]))
      }
    }
    for prefix in prefixes.sorted() { _ = try namespace(of: prefix) }
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let namespace = try namespace(of: parts.count > 1 ? String(parts[0]) : "")
    open.append(
      Element(name: name, localName: String(parts[parts.count - 1]), namespace: namespace))
    handler.begin(open)
    if skip("/>") { close() } else { position += 1 }
  }

  mutating func readValue(of attribute: String) throws(Flaw) -> String {
    guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else {
      throw flaw("the value of “\(attribute)” has no quotation marks")
    }
    let quote = bytes[position]
    position += 1
    var value: [UInt8] = []
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "<") { throw flaw("“<” stands in “\(attribute)”") }
      if skip("&") {
        value += try readReference()
      } else {
        value.append(bytes[position])
        position += 1
      }
    }
    guard position < bytes.count else { throw flaw("the value of “\(attribute)” has no end") }
    position += 1
    return String(decoding: value, as: UTF8.self)
  }

  private func namespace(of prefix: String) throws(Flaw) -> String {
    if prefix == "xml" { return Self.xmlNamespace }
    if let found = namespaces.last(where: { $0.prefix == prefix }) { return found.uri }
    if prefix.isEmpty { return "" }
    throw flaw("the prefix “\(prefix)” has no namespace")
  }
}
