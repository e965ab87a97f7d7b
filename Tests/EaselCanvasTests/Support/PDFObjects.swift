import Foundation

/// The objects of a PDF as qpdf reads them, for tests.
struct PDFObjects {
  struct Missing: Error { var what: String }

  let all: [String: [String: Any]]

  init(_ document: Data, password: String = "") throws {
    let json = try Tool.qpdf(
      [
        "--password=\(password)", "--json=2", "--json-key=qpdf", "--json-stream-data=inline",
        "--decode-level=generalized",
      ], document)
    let whole = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    guard let last = (whole?["qpdf"] as? [[String: Any]])?.last else {
      throw Missing(what: "objects")
    }
    all = last.compactMapValues { $0 as? [String: Any] }
  }

  /// What a reference leads to; other values as they are.
  func value(_ any: Any?) -> Any? {
    guard let name = any as? String, name.hasSuffix(" R"), let object = all["obj:\(name)"] else {
      return any
    }
    return object["value"] ?? object["stream"]
  }

  func dictionary(_ any: Any?) throws -> [String: Any] {
    guard let found = value(any) as? [String: Any] else { throw Missing(what: "\(any ?? "")") }
    return found
  }

  func stream(_ any: Any?) throws -> (dictionary: [String: Any], data: Data) {
    let stream = try dictionary(any)
    guard let dictionary = stream["dict"] as? [String: Any], let text = stream["data"] as? String,
      let data = Data(base64Encoded: text)
    else { throw Missing(what: "stream \(any ?? "")") }
    return (dictionary, data)
  }

  var trailer: [String: Any] { all["trailer"]?["value"] as? [String: Any] ?? [:] }

  var catalog: [String: Any] {
    get throws { try dictionary(trailer["/Root"]) }
  }

  /// The metadata as text.
  var metadata: String {
    get throws { String(decoding: try stream(try catalog["/Metadata"]).data, as: UTF8.self) }
  }

  /// The file specifications in the order of the tree of names, with their keys.
  var attachments: [(key: String, file: [String: Any])] {
    get throws {
      let names = try dictionary(try catalog["/Names"])
      return try leaves(names["/EmbeddedFiles"])
    }
  }

  private func leaves(_ node: Any?) throws -> [(key: String, file: [String: Any])] {
    let node = try dictionary(node)
    if let kids = node["/Kids"] as? [Any] { return try kids.flatMap { try leaves($0) } }
    let list = node["/Names"] as? [Any] ?? []
    return try stride(from: 0, to: list.count - 1, by: 2).map {
      (String((list[$0] as? String ?? "").dropFirst(2)), try dictionary(list[$0 + 1]))
    }
  }
}
