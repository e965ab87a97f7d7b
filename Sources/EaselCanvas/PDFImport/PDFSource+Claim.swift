import Foundation

extension PDFSource.Claims {
  /// Reads the claims from the metadata of a file (ISO 19005-2, 6.6.4; ISO 14289-1, clause 5).
  init(metadata: Data) {
    let listener = ClaimListener()
    var rules = XMLEvents.Rules()
    rules.allowsUndeclaredPrefixes = true
    rules.allowsOtherEncodings = true
    do { try XMLEvents.read(metadata, listener, rules: rules) } catch { return }
    func part(_ prefix: String) -> Int? {
      Int(listener.values[prefix + "part"] ?? "").flatMap { $0 > 0 ? $0 : nil }
    }
    archive = part("pdfaid:").map {
      PDFSource.ArchiveClaim(
        part: $0, level: (listener.values["pdfaid:conformance"] ?? "").uppercased())
    }
    accessibility = part("pdfuaid:")
  }
}

/// Finds the properties of both standards, which are elements or attributes.
private final class ClaimListener: XMLEvents.Listener {
  private(set) var values: [String: String] = [:]
  private var open: [String] = []
  private static let prefixes = ["pdfaid:", "pdfuaid:"]
  private static let longestValue = 8

  func begin(_ element: XMLEvents.Element) -> String? {
    open.append(element.qualifiedName)
    for (name, value) in element.attributes where Self.isClaim(name) {
      values[name] = String(value.prefix(Self.longestValue))
    }
    return nil
  }

  func end() { open.removeLast() }

  func text(_ text: String, line: Int) {
    guard let name = open.last, Self.isClaim(name) else { return }
    let value = (values[name] ?? "") + text.trimmingCharacters(in: .whitespacesAndNewlines)
    values[name] = String(value.prefix(Self.longestValue))
  }

  private static func isClaim(_ name: String) -> Bool {
    prefixes.contains { name.hasPrefix($0) }
  }
}
