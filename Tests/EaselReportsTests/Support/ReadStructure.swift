import Foundation

/// An element of the structure of a document, as qpdf reads it.
struct ReadElement {
  let kind: String
  let attributes: [String: Any]
  let alternative: String?
  var children: [ReadElement] = []
  /// The pages on which its own contents and those of its children stand.
  var pages: Set<String> = []

  /// The element and all in it, in their order.
  var all: [ReadElement] { [self] + children.flatMap(\.all) }

  /// All elements of a kind, such as `TR`.
  func all(_ kind: String) -> [ReadElement] { all.filter { $0.kind == kind } }

  func int(_ attribute: String) -> Int? { attributes["/" + attribute] as? Int }
  func name(_ attribute: String) -> String? {
    (attributes["/" + attribute] as? String).map { String($0.dropFirst()) }
  }
}

extension ReadReport {
  /// The objects of the document by their names, such as `obj:3 0 R`.
  func objects() throws -> [String: Any] {
    guard let list = try json("qpdf") as? [[String: Any]], list.count > 1 else { return [:] }
    return list[1]
  }

  /// The structure of the document.
  func elements() throws -> ReadElement {
    let objects = try objects()
    func value(_ any: Any?) -> Any? {
      guard let name = any as? String, name.hasSuffix(" R"),
        let object = objects["obj:" + name] as? [String: Any]
      else { return any }
      return object["value"] ?? (object["stream"] as? [String: Any])?["dict"]
    }
    func attributes(_ any: Any?) -> [String: Any] {
      switch value(any) {
      case let list as [Any]:
        return list.reduce(into: [:]) { all, item in
          all.merge(attributes(item)) { $1 }
        }
      case let dictionary as [String: Any]: return dictionary
      default: return [:]
      }
    }
    func element(_ dictionary: [String: Any]) -> ReadElement {
      var element = ReadElement(
        kind: String((dictionary["/S"] as? String ?? "").dropFirst()),
        attributes: attributes(dictionary["/A"]), alternative: dictionary["/Alt"] as? String)
      func add(_ any: Any?) {
        switch value(any) {
        case let list as [Any]: list.forEach(add)
        case let inner as [String: Any]:
          if inner["/S"] != nil {
            let child = self.merge(element: element, child: makeElement(inner))
            element = child
          } else if let page = (inner["/Pg"] ?? dictionary["/Pg"]) as? String {
            element.pages.insert(page)
          }
        case is Int:
          if let page = dictionary["/Pg"] as? String { element.pages.insert(page) }
        default: break
        }
      }
      add(dictionary["/K"])
      return element
    }
    func makeElement(_ dictionary: [String: Any]) -> ReadElement { element(dictionary) }
    guard let trailer = (objects["trailer"] as? [String: Any])?["value"] as? [String: Any],
      let root = value(trailer["/Root"]) as? [String: Any],
      let tree = value(root["/StructTreeRoot"]) as? [String: Any]
    else { return ReadElement(kind: "", attributes: [:], alternative: nil) }
    return element(tree)
  }

  private func merge(element: ReadElement, child: ReadElement) -> ReadElement {
    var element = element
    element.children.append(child)
    element.pages.formUnion(child.pages)
    return element
  }
}
