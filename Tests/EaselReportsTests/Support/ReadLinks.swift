import Foundation

extension ReadReport {
  /// A link, with the numbers of its page and of that to which it leads.
  struct Link {
    let page: Int
    let target: Int
  }

  /// The links within the document, in the order of their pages.
  func links() throws -> [Link] {
    let objects = try objects()
    func value(_ any: Any?) -> Any? {
      guard let name = any as? String, name.hasSuffix(" R"),
        let object = objects["obj:" + name] as? [String: Any]
      else { return any }
      return object["value"] ?? (object["stream"] as? [String: Any])?["dict"]
    }
    let pages = try json("pages") as? [[String: Any]] ?? []
    let numbers = Dictionary(
      uniqueKeysWithValues: pages.enumerated().compactMap { index, page in
        (page["object"] as? String).map { ($0, index + 1) }
      })
    var names: [String: Any] = [:]
    func readNames(_ any: Any?) {
      guard let node = value(any) as? [String: Any] else { return }
      let list = value(node["/Names"]) as? [Any] ?? []
      for index in stride(from: 0, to: list.count - 1, by: 2) {
        if let name = list[index] as? String { names[name] = list[index + 1] }
      }
      for kid in value(node["/Kids"]) as? [Any] ?? [] { readNames(kid) }
    }
    if let trailer = (objects["trailer"] as? [String: Any])?["value"] as? [String: Any],
      let root = value(trailer["/Root"]) as? [String: Any],
      let tree = value(root["/Names"]) as? [String: Any]
    {
      readNames(tree["/Dests"])
    }
    func target(_ any: Any?) -> Int? {
      switch value(any) {
      case let name as String: return names[name].flatMap(target)
      case let list as [Any]: return (list.first as? String).flatMap { numbers[$0] }
      case let dictionary as [String: Any]: return target(dictionary["/D"])
      default: return nil
      }
    }
    var links: [Link] = []
    for page in pages {
      guard let name = page["object"] as? String, let number = numbers[name],
        let dictionary = value(name) as? [String: Any]
      else { continue }
      for annotation in value(dictionary["/Annots"]) as? [Any] ?? [] {
        guard let link = value(annotation) as? [String: Any],
          let target = target(link["/Dest"] ?? link["/A"])
        else { continue }
        links.append(Link(page: number, target: target))
      }
    }
    return links
  }
}
