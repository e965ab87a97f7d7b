import EaselCanvas
import Foundation

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// Reads the elements of an SVG file.
///
/// External entities are never loaded, and libxml2 rejects nested entities that expand to excessive
/// size.
final class SVGReader: NSObject, XMLParserDelegate {
  private static let namespace = "http://www.w3.org/2000/svg"

  private let limits: Limits
  private let notes: SVGNotes
  private var open: [SVGElement] = []
  /// The number of open elements of other namespaces, whose content is ignored.
  private var foreignDepth = 0
  private var elementCount = 0
  private(set) var root: SVGElement?
  private var failure: EaselError?

  private init(limits: Limits, notes: SVGNotes) {
    self.limits = limits
    self.notes = notes
  }

  /// The root element of a file.
  ///
  /// - Throws: `invalidImage`, `unsupportedFormat` or `limitExceeded`.
  static func read(_ data: Data, limits: Limits, notes: SVGNotes) throws -> SVGElement {
    try check(data, limits)
    let reader = SVGReader(limits: limits, notes: notes)
    let parser = XMLParser(data: data)
    parser.delegate = reader
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    let isWhole = parser.parse()
    if let failure = reader.failure { throw failure }
    guard isWhole, let root = reader.root else {
      throw EaselError(
        .invalidImage, "this is not an XML file; give an SVG file", operation: "VectorImage")
    }
    if let name = entityInText(data) {
      notes.note(
        .unsupportedFormat, "the entity “\(name)” between tags is ignored", value: name, at: root)
    }
    return root
  }

  /// The name of the first custom entity between tags, which the parser leaves out; `nil` if there
  /// is none.
  ///
  /// Entities in attributes are expanded.
  private static func entityInText(_ data: Data) -> String? {
    guard let declaration = data.range(of: Data("<!ENTITY".utf8)),
      let end = data.range(of: Data("]".utf8), in: declaration.upperBound..<data.endIndex)
    else { return nil }
    var isText = false
    for index in end.upperBound..<data.endIndex {
      switch data[index] {
      case UInt8(ascii: "<"): isText = false
      case UInt8(ascii: ">"): isText = true
      case UInt8(ascii: "&") where isText:
        let name = data[(index + 1)...].prefix(60).prefix { $0 != UInt8(ascii: ";") }
        let text = String(decoding: name, as: UTF8.self)
        let isKnown = ["lt", "gt", "amp", "quot", "apos"].contains(text) || text.hasPrefix("#")
        if !isKnown { return text }
      default: break
      }
    }
    return nil
  }

  private static func check(_ data: Data, _ limits: Limits) throws {
    if data.starts(with: [0x1F, 0x8B]) {
      throw EaselError(
        .unsupportedFormat, "the file is compressed (.svgz); expand it with “gunzip” first",
        operation: "VectorImage")
    }
    guard data.count <= limits.maximumFontBytes else {
      throw EaselError(
        .limitExceeded,
        "the file has \(data.count) bytes; the limit is \(limits.maximumFontBytes) "
          + "(maximumFontBytes)", operation: "VectorImage", value: "\(data.count)")
    }
    guard !data.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) else {
      throw EaselError(
        .invalidImage, "the file is empty; give an SVG file", operation: "VectorImage")
    }
  }

  // MARK: Elements

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard failure == nil else { return }
    let isForeign = !(namespaceURI ?? "").isEmpty && namespaceURI != Self.namespace
    guard !isForeign, foreignDepth == 0 else {
      if open.isEmpty, foreignDepth == 0 { refuseRoot(qualifiedName ?? name, parser) }
      foreignDepth += 1
      return
    }
    elementCount += 1
    guard elementCount <= limits.maximumOperationsPerPage else {
      return fail(
        parser, .limitExceeded,
        "the file has more than \(limits.maximumOperationsPerPage) elements "
          + "(maximumOperationsPerPage)")
    }
    guard open.count < limits.maximumNesting else {
      return fail(
        parser, .limitExceeded,
        "elements are nested more than \(limits.maximumNesting) deep (maximumNesting)")
    }
    let element = SVGElement(
      name, attributes: SVGNames.attributes(attributes), line: parser.lineNumber)
    if let parent = open.last {
      parent.append(element)
    } else {
      guard name == "svg" else { return refuseRoot(name, parser) }
      root = element
    }
    open.append(element)
    SVGNames.note(element, notes)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard failure == nil else { return }
    if foreignDepth > 0 {
      foreignDepth -= 1
    } else {
      _ = open.popLast()
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    // Only these elements have characters that are drawn or read.
    guard failure == nil, foreignDepth == 0, let parent = open.last,
      ["style", "text", "tspan", "a"].contains(parent.name)
    else { return }
    if let last = parent.children.last, last.name == "#text" {
      last.text += string
    } else {
      let text = SVGElement("#text", line: parser.lineNumber)
      text.text = string
      parent.append(text)
    }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
  }

  // MARK: Faults

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let code = (error as NSError).code
    // Hand-written files often lack the declaration of “xlink”, and every reader accepts them.
    if (200...205).contains(code) {
      return notes.note(
        .invalidImage, "a prefix of a name has no declaration", value: "xmlns",
        at: open.last)
    }
    guard failure == nil, !Self.warnings.contains(code) else { return }
    let reason = Self.reasons[code] ?? "it is not well-formed (error \(code) of libxml2)"
    fail(parser, .invalidImage, "the XML cannot be read: \(reason)", column: true)
  }

  /// Codes of libxml2 that are no errors, such as unusual languages and namespace URIs.
  private static let warnings: Set<Int> = [93, 98, 99, 100, 102, 106, 107]

  /// The meaning of frequent errors of libxml2 (`xmlerror.h`).
  private static let reasons: [Int: String] = [
    4: "the file does not begin with an element; give an SVG file",
    5: "the file ends too early, or goes on behind its last element",
    9: "a character is not allowed in XML", 26: "an entity has no declaration",
    27: "an entity has no declaration", 38: "a value contains “<”; write “&lt;”",
    39: "the value of an attribute has no quotation mark around it",
    40: "the value of an attribute has no end", 41: "an attribute has no value",
    42: "an element has the same attribute twice",
    65: "a space is missing between attributes", 68: "a name is not allowed in XML",
    73: "a “>” is missing", 76: "the end tag is not that of the open element",
    77: "an element has no end tag", 81: "the encoding is none that its bytes have",
    89: "entities grow beyond measure inside one another",
  ]

  private func refuseRoot(_ name: String, _ parser: XMLParser) {
    fail(
      parser, .invalidImage,
      "the outermost element is “\(name.prefix(60))”, not “svg”; give an SVG file")
  }

  private func fail(
    _ parser: XMLParser, _ code: EaselError.Code, _ message: String, column: Bool = false
  ) {
    let place = "line \(parser.lineNumber)" + (column ? ", column \(parser.columnNumber)" : "")
    failure = EaselError(code, "\(place): \(message)", operation: "VectorImage")
    parser.abortParsing()
  }
}
