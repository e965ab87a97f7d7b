import Foundation

extension PDFSource.ArchiveClaim {
  /// Reads the claim from the metadata of a file; nil for none (ISO 19005-2, 6.6.4).
  init?(metadata: Data) {
    let listener = ClaimListener()
    var rules = XMLEvents.Rules()
    rules.allowsUndeclaredPrefixes = true
    rules.allowsOtherEncodings = true
    do { try XMLEvents.read(metadata, listener, rules: rules) } catch { return nil }
    guard let part = Int(listener.values["part"] ?? ""), part > 0 else { return nil }
    self.init(part: part, level: (listener.values["conformance"] ?? "").uppercased())
  }
}

/// Finds the two properties, which are elements or attributes.
private final class ClaimListener: XMLEvents.Listener {
  private(set) var values: [String: String] = [:]
  private var open: [String] = []
  private static let prefix = "pdfaid:"
  private static let longestValue = 8

  func begin(_ element: XMLEvents.Element) -> String? {
    open.append(element.qualifiedName)
    for (name, value) in element.attributes where name.hasPrefix(Self.prefix) {
      values[String(name.dropFirst(Self.prefix.count))] = value
    }
    return nil
  }

  func end() { open.removeLast() }

  func text(_ text: String, line: Int) {
    guard let name = open.last, name.hasPrefix(Self.prefix) else { return }
    let key = String(name.dropFirst(Self.prefix.count))
    let value = (values[key] ?? "") + text.trimmingCharacters(in: .whitespacesAndNewlines)
    values[key] = String(value.prefix(Self.longestValue))
  }
}
