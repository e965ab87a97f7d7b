/// The prefixes that are declared around the current element.
struct XMLNamespaces {
  /// The URIs of each prefix, the innermost last; the empty prefix is the default namespace.
  private var uris: [String: [String]] = [:]
  /// The prefixes that each open element declares.
  private var declared: [[String]] = []

  /// Begins an element with its declarations.
  mutating func element(
    _ qualifiedName: String, _ attributes: [String: String], line: Int
  ) -> XMLEvents.Element {
    var prefixes: [String] = []
    for (name, uri) in attributes where name == "xmlns" || name.hasPrefix("xmlns:") {
      let prefix = String(name.dropFirst(6))
      uris[prefix, default: []].append(uri)
      prefixes.append(prefix)
    }
    declared.append(prefixes)
    let prefix = Self.prefix(of: qualifiedName)
    let hasUndeclared = ([qualifiedName] + attributes.keys).contains {
      !isDeclared(Self.prefix(of: $0))
    }
    return XMLEvents.Element(
      qualifiedName: qualifiedName,
      name: prefix.isEmpty ? qualifiedName : String(qualifiedName.dropFirst(prefix.count + 1)),
      namespace: uris[prefix]?.last ?? prefix, attributes: attributes,
      hasUndeclaredPrefix: hasUndeclared, line: line)
  }

  private func isDeclared(_ prefix: String) -> Bool {
    prefix.isEmpty || prefix == "xml" || prefix == "xmlns" || uris[prefix]?.isEmpty == false
  }

  /// The characters before the first colon; empty without one.
  private static func prefix(of name: String) -> String {
    name.utf8.firstIndex(of: UInt8(ascii: ":")).map { String(name[..<$0]) } ?? ""
  }

  /// Ends the innermost element.
  mutating func end() {
    for prefix in declared.popLast() ?? [] { uris[prefix]?.removeLast() }
  }
}
