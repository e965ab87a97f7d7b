import EaselCanvas
import Foundation

/// A CSS declaration.
struct SVGDeclaration {
  var property: String
  var value: String
  var isImportant: Bool

  /// Parses the declarations of a `style` attribute or of a rule.
  static func list(_ text: String) -> [SVGDeclaration] {
    parts(of: text, at: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let property = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines)
      var value = part[part.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
      var isImportant = false
      if let mark = value.lastIndex(of: "!"),
        value[value.index(after: mark)...].trimmingCharacters(in: .whitespaces).lowercased()
          == "important"
      {
        isImportant = true
        value = value[..<mark].trimmingCharacters(in: .whitespacesAndNewlines)
      }
      guard !property.isEmpty, !value.isEmpty else { return nil }
      return SVGDeclaration(
        property: property.lowercased(), value: value, isImportant: isImportant)
    }
  }

  /// The parts of a text between separators that are not inside parentheses or quotation marks.
  private static func parts(of text: String, at separator: Character) -> [Substring] {
    var result: [Substring] = []
    var (start, depth) = (text.startIndex, 0)
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
        continue
      }
      switch character {
      case "\"", "'": quote = character
      case "(": depth += 1
      case ")": depth = max(depth - 1, 0)
      case separator where depth == 0:
        result.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    result.append(text[start...])
    return result
  }
}

/// The rules of the `<style>` elements of a file.
///
/// Selectors are types, classes, identifiers, `*`, and compounds of them, as in `rect.line#top`.
struct SVGStyleSheet {
  /// A compound selector with the declarations of its rule.
  private struct Rule {
    var type: Substring?
    var id: Substring?
    var classes: [Substring]
    var order: Int
    var declarations: [SVGDeclaration]

    /// The key of the rule: the identifier, first class or type that an element must have.
    var key: String {
      if let id { return "#\(id)" }
      if let first = classes.first { return ".\(first)" }
      return type.map(String.init) ?? "*"
    }

    /// Identifiers take precedence over classes, and classes over types (Selectors Level 4, section
    /// 17).
    var specificity: Int {
      (id == nil ? 0 : 1 << 20) + min(classes.count, 1_023) << 10 + (type == nil ? 0 : 1)
    }

    func matches(_ element: SVGElement, _ own: [Substring]) -> Bool {
      if let type, type != element.name { return false }
      if let id, element.attributes["id"].map({ $0 == id }) != true { return false }
      return classes.allSatisfy(own.contains)
    }
  }

  /// The rules by the minimum that an element must have: `#id`, `.class`, a type, or `*`.
  private var rules: [String: [Rule]] = [:]
  private var count = 0
  private let limits: Limits
  private var testCount = 0

  init(limits: Limits) { self.limits = limits }

  // MARK: Reading

  /// Adds the rules of a `<style>` element.
  mutating func add(_ element: SVGElement, _ notes: SVGNotes) throws {
    var scanner = SVGScanner(Self.withoutComments(element.ownText))
    while true {
      scanner.skipSpaces()
      guard !scanner.isAtEnd else { return }
      if scanner.next == UInt8(ascii: "@") {
        let (head, stop) = scanner.text(upTo: UInt8(ascii: ";"), UInt8(ascii: "{"))
        let name = String(head.prefix { !$0.isWhitespace && $0 != "(" })
        if name != "@charset" { notes.ignored("rule", name, at: element) }
        if stop == UInt8(ascii: "{") { Self.skipBlock(&scanner) }
        continue
      }
      let (selectors, stop) = scanner.text(upTo: UInt8(ascii: "{"))
      guard stop != nil else {
        // In old files an HTML comment around the rules ends here.
        let rest = selectors.trimmingCharacters(in: .whitespacesAndNewlines)
        if !rest.isEmpty, rest != "-->" { notes.invalid("style", rest, at: element) }
        return
      }
      let declarations = SVGDeclaration.list(scanner.text(upTo: UInt8(ascii: "}")).text)
      Self.note(declarations, notes, element)
      for selector in selectors.split(separator: ",", omittingEmptySubsequences: false) {
        try add(selector, declarations, notes, element)
      }
    }
  }

  /// Reports the unsupported properties.
  static func note(_ declarations: [SVGDeclaration], _ notes: SVGNotes, _ element: SVGElement) {
    for one in declarations where SVGNames.isIgnored(one.property, one.value) {
      notes.ignored("property", one.property, at: element)
    }
  }

  private static func withoutComments(_ text: String) -> String {
    let bytes = Array(text.replacingOccurrences(of: "<!--", with: "").utf8)
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    var result: [UInt8] = []
    var index = 0
    func isNext(_ first: UInt8, _ second: UInt8) -> Bool {
      index + 1 < bytes.count && bytes[index] == first && bytes[index + 1] == second
    }
    while index < bytes.count {
      guard isNext(slash, star) else {
        result.append(bytes[index])
        index += 1
        continue
      }
      index += 2
      while index < bytes.count, !isNext(star, slash) { index += 1 }
      index += 2
      result.append(0x20)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Skips a block whose opening brace has been read.
  private static func skipBlock(_ scanner: inout SVGScanner) {
    var depth = 1
    while depth > 0 {
      let stop = scanner.text(upTo: UInt8(ascii: "{"), UInt8(ascii: "}")).stop
      guard let stop else { return }
      depth += stop == UInt8(ascii: "{") ? 1 : -1
    }
  }

  private mutating func add(
    _ text: Substring, _ declarations: [SVGDeclaration], _ notes: SVGNotes, _ element: SVGElement
  ) throws {
    let selector = text.trimmingCharacters(in: .whitespacesAndNewlines)
    var rule = Rule(classes: [], order: count, declarations: declarations)
    var rest = selector[...]
    var isSound = !rest.isEmpty
    func name() -> Substring {
      rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
    if rest.first == "*" {
      rest.removeFirst()
    } else if !name().isEmpty {
      rule.type = name()
      rest = rest.dropFirst(name().count)
    }
    while isSound, let mark = rest.first {
      rest.removeFirst()
      let part = name()
      rest = rest.dropFirst(part.count)
      isSound = !part.isEmpty && (mark == "." || mark == "#" && rule.id == nil)
      if mark == "." { rule.classes.append(part) } else { rule.id = part }
    }
    guard isSound else { return notes.ignored("selector", selector, at: element) }
    count += 1
    guard count <= limits.maximumOperationsPerPage else {
      throw EaselError(
        .limitExceeded,
        "line \(element.line): the style sheets have more than \(limits.maximumOperationsPerPage) rules "
          + "(maximumOperationsPerPage)", operation: "VectorImage")
    }
    rules[rule.key, default: []].append(rule)
  }

  // MARK: Cascade

  /// The properties of an element from presentation attributes, rules and the `style` attribute.
  ///
  /// Rules take precedence over presentation attributes, the `style` attribute over rules, and
  /// `!important` declarations over all others.
  mutating func properties(of element: SVGElement, _ notes: SVGNotes) throws -> [String: String] {
    var result = element.attributes.filter { SVGNames.properties.contains($0.key) }
    // This attribute has a grammar of its own.
    result["transform"] = nil
    // These are properties only (SVG 2, appendix F: presentation attributes).
    for name in ["marker", "mix-blend-mode", "isolation"] where result[name] != nil {
      notes.ignored("attribute", name, at: element)
      result[name] = nil
    }
    let own =
      element.attributes["style"].map { SVGDeclaration.list(Self.withoutComments($0)) } ?? []
    if !own.isEmpty { Self.note(own, notes, element) }
    let matching = try rules(for: element).flatMap(\.declarations) + own
    for isImportant in [false, true] {
      for declaration in matching where declaration.isImportant == isImportant {
        result[declaration.property] = declaration.value
      }
    }
    return result.filter { SVGNames.properties.contains($0.key) }
  }

  /// The rules whose selectors match an element, in ascending order of precedence.
  private mutating func rules(for element: SVGElement) throws -> [Rule] {
    guard count > 0 else { return [] }
    let classes = element.classes
    var keys = ["*", element.name] + Set(classes).map { ".\($0)" }
    if let id = element.attributes["id"] { keys.append("#\(id)") }
    var result: [Rule] = []
    for key in keys {
      guard let candidates = rules[key] else { continue }
      testCount += candidates.count
      result += candidates.filter { $0.matches(element, classes) }
    }
    // A drawing with that many operations needs at most a few rules for each of them.
    let most = limits.maximumOperationsPerPage.multipliedReportingOverflow(by: 20)
    guard testCount <= most.partialValue || most.overflow else {
      throw EaselError(
        .limitExceeded,
        "line \(element.line): more than \(most.partialValue) rules of style sheets apply to the "
          + "elements (20 for each of maximumOperationsPerPage)", operation: "VectorImage")
    }
    return result.sorted { ($0.specificity, $0.order) < ($1.specificity, $1.order) }
  }
}
