import Foundation
import FoundationXML

/// What an XML parser says to some bytes.
final class XMLReading: NSObject, XMLParserDelegate {
  private(set) var isSound = false
  private(set) var complaint = ""

  init(_ data: Data) {
    super.init()
    // In pieces: libxml2 takes no document of more than ten megabytes at once.
    let parser = XMLParser(stream: InputStream(data: data))
    parser.delegate = self
    isSound = parser.parse()
    complaint = parser.parserError.map { "\($0), line \(parser.lineNumber)" } ?? ""
  }

  /// Attributes of a drawing hold no words, so a number that is not finite can be found in them.
  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    for (key, value) in attributes where ["d", "transform", "x", "y", "r", "offset"].contains(key) {
      // Both words have an n, and a path has none.
      guard value.hasN else { continue }
      precondition(
        !value.contains("nan") && !value.contains("inf"), "\(key) of \(name) is “\(value)”")
    }
  }
}

extension String {
  /// Whether an n is in it, found without a step of instrumented code for each letter.
  fileprivate var hasN: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { memchr($0, Int32(UInt8(ascii: "n")), bytes.count) != nil } ?? false
    } ?? true
  }
}
