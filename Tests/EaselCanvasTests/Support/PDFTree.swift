import Foundation

/// The structure of a PDF as qpdf reads it, for tests.
struct PDFTree {
  struct Damage: Error { var what: String }

  /// A line for each element, indented by its depth: its kind, the page and number of what is
  /// marked in it, and its alternative text.
  private(set) var lines: [String] = []
  /// The language that the catalogue names.
  let language: String?
  /// The figures' boxes, in the order of the tree.
  private(set) var boxes: [[Double]] = []
  /// The marks of each page's content, in order, such as `P0`; those around them in front.
  private(set) var marks: [[String]] = []

  private let objects: [String: Any]
  private var pages: [String] = []
  private var owners: [Int: Any] = [:]

  /// Reads a document, and proves that the elements and the marks lead to one another.
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
    let all = objects
    func value(_ any: Any?) -> Any? { Self.value(any, in: all) }
    guard let catalog = value(trailer?["/Root"]) as? [String: Any],
      let kids = (value(catalog["/Pages"]) as? [String: Any])?["/Kids"] as? [String]
    else { throw Damage(what: "no pages") }
    language = catalog["/Lang"] as? String
    pages = kids
    for page in pages { marks.append(try Self.marks(value(page), in: all)) }
    guard let root = value(catalog["/StructTreeRoot"]) as? [String: Any] else { return }
    let nums = (value(root["/ParentTree"]) as? [String: Any])?["/Nums"] as? [Any] ?? []
    var last = -1
    for index in stride(from: 0, to: nums.count - 1, by: 2) {
      guard let key = nums[index] as? Int, key > last else {
        throw Damage(what: "keys in disorder")
      }
      last = key
      owners[key] = nums[index + 1]
    }
    for kid in root["/K"] as? [String] ?? [] {
      try read(kid, in: catalog["/StructTreeRoot"] as? String ?? "", depth: 0)
    }
  }

  private static func value(_ any: Any?, in objects: [String: Any]) -> Any? {
    guard let name = any as? String, name.hasSuffix(" R") else { return any }
    let object = objects["obj:\(name)"] as? [String: Any]
    return object?["value"] ?? object?["stream"]
  }

  private mutating func read(_ name: String, in parent: String, depth: Int) throws {
    guard let element = Self.value(name, in: objects) as? [String: Any],
      let kind = element["/S"] as? String, element["/P"] as? String == parent
    else { throw Damage(what: "\(name) is no element of \(parent)") }
    var line = String(repeating: " ", count: depth) + kind.dropFirst()
    var inner: [String] = []
    for kid in element["/K"] as? [Any] ?? [element["/K"] ?? 0] {
      if let mark = kid as? Int {
        guard let page = (element["/Pg"] as? String).flatMap({ pages.firstIndex(of: $0) }),
          let dictionary = Self.value(pages[page], in: objects) as? [String: Any],
          let key = dictionary["/StructParents"] as? Int,
          let list = Self.value(owners[key], in: objects) as? [String], mark < list.count,
          list[mark] == name,
          marks[page].contains(line.trimmingCharacters(in: .whitespaces) + "\(mark)")
        else { throw Damage(what: "\(name) and its mark do not agree") }
        line += " \(page + 1).\(mark)"
      } else if let reference = kid as? [String: Any] {
        guard let link = Self.value(reference["/Obj"], in: objects) as? [String: Any],
          let key = link["/StructParent"] as? Int, owners[key] as? String == name
        else { throw Damage(what: "\(name) and its annotation do not agree") }
      } else if let kid = kid as? String {
        inner.append(kid)
      }
    }
    if let words = element["/Alt"] as? String { line += " “\(words.dropFirst(2))”" }
    if let box = (element["/A"] as? [String: Any])?["/BBox"] as? [Double] { boxes.append(box) }
    lines.append(line)
    for kid in inner { try read(kid, in: name, depth: depth + 1) }
  }

  private static func marks(_ page: Any?, in objects: [String: Any]) throws -> [String] {
    guard let contents = (page as? [String: Any])?["/Contents"] else { return [] }
    var text = ""
    for stream in contents as? [String] ?? [contents as? String ?? ""] {
      let object = objects["obj:\(stream)"] as? [String: Any]
      let data = (object?["stream"] as? [String: Any])?["data"] as? String
      text += String(decoding: Data(base64Encoded: data ?? "") ?? Data(), as: UTF8.self) + "\n"
    }
    var (open, marks): (Int, [String]) = (0, [])
    for line in text.split(separator: "\n") {
      if line.hasSuffix(" BDC") { open += 1 }
      if line == "EMC" { open -= 1 }
      guard line.contains("/MCID ") else { continue }
      let words = line.split(separator: " ")
      guard words.count == 6 else { throw Damage(what: "\(line)") }
      marks.append(String(words[0].dropFirst() + words[3]))
    }
    guard open == 0 else { throw Damage(what: "marks are not balanced") }
    return marks
  }
}
