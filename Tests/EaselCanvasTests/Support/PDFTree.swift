import Foundation

/// The structure of a PDF as qpdf reads it, for tests.
struct PDFTree {
  struct Damage: Error { var what: String }

  /// A line for each element, indented by its depth: its type, the page and number of what is marked
  /// in it (an `f` for marks in forms, an `@` for each annotation), and its alternative text.
  private(set) var lines: [String] = []
  /// The language that the catalogue names.
  let language: String?
  /// The figures' boxes, in the order of the tree.
  private(set) var boxes: [[Double]] = []
  /// The marks of each page's content, in order, such as `P0`.
  private(set) var marks: [[String]] = []
  /// What the dictionaries of the elements say, in the order of the tree.
  private(set) var elements: [[String: Any]] = []
  let catalog: [String: Any]

  private let objects: [String: Any]
  private var pages: [String] = []
  private var owners: [Int: Any] = [:]
  /// The marks of each stream that no element has claimed.
  private var unclaimed: [String: Set<String>] = [:]

  /// Reads a document, and proves that the elements and the marks lead to one another, and that all
  /// painting is marked.
  init(_ data: Data) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).pdf")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try Tool.output("qpdf", ["--check", file.path], input: Data())
    let json = try Tool.data(
      "qpdf",
      [
        "--json=2", "--json-key=qpdf", "--json-stream-data=inline", "--decode-level=generalized",
        file.path,
      ], input: Data())
    guard let whole = try JSONSerialization.jsonObject(with: json) as? [String: Any],
      let parts = whole["qpdf"] as? [[String: Any]], parts.count == 2
    else { throw Damage(what: "no objects") }
    objects = parts[1]
    let trailer = (objects["trailer"] as? [String: Any])?["value"] as? [String: Any]
    guard let catalog = Self.value(trailer?["/Root"], in: parts[1]) as? [String: Any] else {
      throw Damage(what: "no catalogue")
    }
    self.catalog = catalog
    language = catalog["/Lang"] as? String
    pages = try leaves(of: catalog["/Pages"] as? String)
    let isTagged = catalog["/StructTreeRoot"] != nil
    for page in pages {
      guard let dictionary = value(page) as? [String: Any] else { throw Damage(what: page) }
      let resources = value(dictionary["/Resources"]) as? [String: Any] ?? [:]
      marks.append(
        try readStream(dictionary["/Contents"] as? String ?? "", resources, isTagged: isTagged))
    }
    guard let root = value(catalog["/StructTreeRoot"]) as? [String: Any] else { return }
    try readOwners(root["/ParentTree"])
    let name = catalog["/StructTreeRoot"] as? String ?? ""
    for kid in Self.list(root["/K"]) { try read(kid as? String ?? "", in: name, depth: 0) }
    if let left = unclaimed.first(where: { !$0.value.isEmpty }) {
      throw Damage(what: "\(left.key) has marks of no element: \(left.value.sorted())")
    }
  }

  /// The object that a reference names, or the value itself.
  func resolved(_ any: Any?) -> Any? { value(any) }

  /// A stream's bytes as text.
  func streamText(_ name: String) throws -> String {
    let stream = (objects["obj:\(name)"] as? [String: Any])?["stream"] as? [String: Any]
    guard let data = Data(base64Encoded: stream?["data"] as? String ?? "") else {
      throw Damage(what: "\(name) is no stream")
    }
    return String(decoding: data, as: UTF8.self)
  }

  private func value(_ any: Any?) -> Any? { Self.value(any, in: objects) }

  private static func value(_ any: Any?, in objects: [String: Any]) -> Any? {
    guard let name = any as? String, name.hasSuffix(" R") else { return any }
    let object = objects["obj:\(name)"] as? [String: Any]
    return object?["value"] ?? object?["stream"]
  }

  private static func list(_ any: Any?) -> [Any] { any as? [Any] ?? any.map { [$0] } ?? [] }

  private func leaves(of node: String?) throws -> [String] {
    guard let node, let dictionary = value(node) as? [String: Any] else {
      throw Damage(what: "no pages")
    }
    guard let kids = dictionary["/Kids"] as? [String] else { return [node] }
    return try kids.flatMap(leaves)
  }

  /// Reads a tree of numbers, whose keys must ascend.
  private mutating func readOwners(_ node: Any?) throws {
    guard let node = value(node) as? [String: Any] else { return }
    for kid in node["/Kids"] as? [Any] ?? [] { try readOwners(kid) }
    let numbers = node["/Nums"] as? [Any] ?? []
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      guard let key = numbers[index] as? Int, owners.keys.allSatisfy({ $0 < key }) else {
        throw Damage(what: "keys in disorder")
      }
      owners[key] = numbers[index + 1]
    }
  }

  // MARK: Elements

  private mutating func read(_ name: String, in parent: String, depth: Int) throws {
    guard let element = value(name) as? [String: Any],
      let kind = element["/S"] as? String, element["/P"] as? String == parent
    else { throw Damage(what: "\(name) is no element of \(parent)") }
    elements.append(element)
    var line = String(repeating: " ", count: depth) + kind.dropFirst()
    var inner: [String] = []
    for kid in Self.list(element["/K"]) {
      if let mark = kid as? Int {
        line += " " + (try claim(mark, of: name, kind, element["/Pg"], form: nil))
      } else if let reference = kid as? [String: Any], let mark = reference["/MCID"] as? Int {
        line +=
          " "
          + (try claim(
            mark, of: name, kind, reference["/Pg"] ?? element["/Pg"], form: reference["/Stm"]))
      } else if let reference = kid as? [String: Any] {
        guard let link = value(reference["/Obj"]) as? [String: Any],
          let key = link["/StructParent"] as? Int, owners[key] as? String == name
        else { throw Damage(what: "\(name) and its annotation do not agree") }
        line += " @"
      } else if let kid = kid as? String {
        inner.append(kid)
      }
    }
    if let words = element["/Alt"] as? String { line += " “\(words.dropFirst(2))”" }
    if let box = (element["/A"] as? [String: Any])?["/BBox"] as? [Double] { boxes.append(box) }
    lines.append(line)
    for kid in inner { try read(kid, in: name, depth: depth + 1) }
  }

  /// Proves that a mark is there, once, and leads to its element.
  private mutating func claim(
    _ mark: Int, of element: String, _ kind: String, _ page: Any?, form: Any?
  ) throws -> String {
    guard let name = page as? String, let index = pages.firstIndex(of: name) else {
      throw Damage(what: "\(element) is on no page")
    }
    let stream = form as? String ?? (value(name) as? [String: Any])?["/Contents"] as? String ?? ""
    let holder =
      form == nil
      ? value(name) as? [String: Any]
      : (value(form) as? [String: Any])?["dict"] as? [String: Any]
    guard let key = holder?["/StructParents"] as? Int,
      let list = value(owners[key]) as? [String], mark < list.count, list[mark] == element,
      // A link without an annotation became a span when its content was written.
      unclaimed[stream]?.remove("\(kind.dropFirst())\(mark)") != nil
        || kind == "/Span" && unclaimed[stream]?.remove("Link\(mark)") != nil
    else { throw Damage(what: "\(element) and its mark \(mark) do not agree") }
    return "\(index + 1).\(form == nil ? "" : "f")\(mark)"
  }

  // MARK: Content

  /// The marks of a stream; those of the forms that it shows are read as well.
  private mutating func readStream(
    _ name: String, _ resources: [String: Any], isTagged: Bool
  ) throws -> [String] {
    let stream = (objects["obj:\(name)"] as? [String: Any])?["stream"] as? [String: Any]
    let data = Data(base64Encoded: stream?["data"] as? String ?? "") ?? Data()
    let forms = value(resources["/XObject"]) as? [String: Any] ?? [:]
    var (open, marks): ([String], [String]) = ([], [])
    var operands: [String] = []
    var isText = false
    for token in Self.tokens(data) {
      switch token {
      case "BDC", "BMC":
        let tag = operands.first?.dropFirst() ?? ""
        if let index = operands.lastIndex(of: "/MCID"), index + 1 < operands.count {
          marks.append(tag + operands[index + 1])
          guard !open.contains(where: { $0.hasSuffix("#") }) else {
            throw Damage(what: "\(name) has a mark in a mark")
          }
          open.append("\(tag)#")
        } else {
          open.append(String(tag))
        }
      case "EMC":
        guard open.popLast() != nil else { throw Damage(what: "marks are not balanced") }
      case "BT", "ET": isText = token == "BT"
      case "Do":
        guard let form = forms[operands.last ?? ""] as? String,
          let dictionary = (value(form) as? [String: Any])?["dict"] as? [String: Any],
          dictionary["/Subtype"] as? String == "/Form"
        else { fallthrough }
        let inner = value(dictionary["/Resources"]) as? [String: Any] ?? [:]
        let isMarked = isTagged && open.isEmpty
        let found = try readStream(form, inner, isTagged: isMarked)
        guard found.isEmpty || open.isEmpty else {
          throw Damage(what: "\(form) has marks within a mark")
        }
      case "f", "f*", "S", "sh", "TJ":
        if isTagged, open.isEmpty { throw Damage(what: "\(name) paints without a mark: \(token)") }
      default:
        // Other operators paint nothing.
        guard token.hasPrefix("/") || Double(token) != nil else { break }
        operands.append(token)
        continue
      }
      operands = []
    }
    guard open.isEmpty, !isText else { throw Damage(what: "marks are not balanced") }
    guard unclaimed[name] == nil || marks.isEmpty else {
      throw Damage(what: "\(name) has marks and is shown twice")
    }
    unclaimed[name] = Set(marks)
    guard unclaimed[name]?.count == marks.count else { throw Damage(what: "a mark stands twice") }
    return marks
  }

  /// The words of a content stream; strings are left out.
  static func tokens(_ data: Data) -> [String] {
    let bytes = [UInt8](data)
    var (tokens, word): ([String], [UInt8]) = ([], [])
    func isDelimiter(_ byte: UInt8) -> Bool { "<>[]()".utf8.contains(byte) }
    func end() {
      if !word.isEmpty { tokens.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "(") {
        end()
        var depth = 1
        while depth > 0, index + 1 < bytes.count {
          index += 1
          switch bytes[index] {
          case UInt8(ascii: "\\"): index += 1
          case UInt8(ascii: "("): depth += 1
          case UInt8(ascii: ")"): depth -= 1
          default: break
          }
        }
      } else if byte <= 0x20 || isDelimiter(byte) {
        end()
      } else if byte == UInt8(ascii: "/") {
        end()
        word = [byte]
      } else {
        word.append(byte)
      }
      index += 1
    }
    end()
    return tokens
  }
}
