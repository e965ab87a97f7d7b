internal import CExpat
import Foundation

/// A reader of XML that calls a listener for each element, on the parser expat.
///
/// Every program with fontconfig has loaded expat. Foundation's parser would load libxml2 and ICU
/// at the start of each program, and it ends the process at some declarations of a document type.
/// External entities are never loaded.
package enum XMLEvents {
  /// An error in a file, with its position.
  package struct Flaw: Error, Equatable {
    package var reason: String
    package var line: Int
    /// The column in characters from 1; 0 if it is unknown.
    package var column: Int

    package init(reason: String, line: Int, column: Int = 0) {
      self.reason = reason
      self.line = line
      self.column = column
    }
  }

  /// The XML that is accepted.
  package struct Rules {
    /// Whether a document type is read: internal entities are expanded, and attributes with a
    /// default value are added.
    package var allowsDocumentType = false
    /// Whether encodings other than UTF-8 are read.
    package var allowsOtherEncodings = false
    /// Whether a prefix without a declaration is accepted.
    ///
    /// The namespace of an element with such a prefix is the prefix itself.
    package var allowsUndeclaredPrefixes = false
    /// The maximum number of elements inside one another.
    package var maximumDepth = 256

    package init() {}
  }

  /// The start of an element.
  package struct Element {
    /// The name as written, with its prefix.
    package var qualifiedName: String
    /// The name without its prefix.
    package var name: String
    /// The URI of the namespace; empty for none.
    package var namespace: String
    /// The values of the attributes by their names as written, with prefixes.
    ///
    /// They are read only if the rules allow undeclared prefixes.
    package var attributes: [String: String]
    /// Whether its name or that of an attribute has a prefix without a declaration.
    package var hasUndeclaredPrefix = false
    /// The line in which the start tag begins.
    package var line: Int
  }

  /// A receiver of the elements and texts of a file.
  package protocol Listener: AnyObject {
    /// Begins an element.
    ///
    /// Returns a description of what is wrong with it, or `nil`.
    func begin(_ element: Element) -> String?
    /// Ends the element that began last.
    func end()
    /// Receives a part of the text in an element.
    func text(_ text: String, line: Int)
    /// Receives a processing instruction, such as `<?xml-stylesheet href="a.css"?>`.
    func instruction(_ target: String, _ data: String, line: Int)
    /// Receives the name of an entity that is in another file and is left out.
    func externalEntity(_ name: String, line: Int)
  }

  /// The maximum number of entities that a document type may declare.
  ///
  /// expat 2.5 expands entities inside one another recursively, and would overflow the stack with
  /// some ten thousands of them (CVE-2024-8176). XHTML, the greatest user, declares 253.
  static let maximumEntities = 1_000
  /// The number of bytes from which the growth by entities is limited.
  static let growthThreshold: UInt64 = 1 << 20
  /// The maximum number of bytes of expanded entities for each byte of the file.
  static let maximumGrowth: Float = 20
  /// The number of bytes passed to the parser at a time.
  ///
  /// It accepts at most 2 GB.
  private static let chunk = 1 << 30

  /// Reads a file.
  ///
  /// Throws if it is not well-formed, or with the error that the listener returned.
  package static func read(
    _ data: Data, _ listener: any Listener, rules: Rules = Rules()
  ) throws(Flaw) {
    let created =
      rules.allowsUndeclaredPrefixes
      ? XML_ParserCreate(nil) : XML_ParserCreateNS(nil, XML_Char(XMLEventState.separator))
    guard let parser = created else {
      throw Flaw(reason: "there is no memory to read it", line: 1)
    }
    defer { XML_ParserFree(parser) }
    let state = XMLEventState(parser, listener, rules)
    let flaw: Flaw? = withExtendedLifetime(state) {
      state.setHandlers()
      return parse(data, state)
    }
    if let flaw { throw flaw }
  }

  private static func parse(_ data: Data, _ state: XMLEventState) -> Flaw? {
    var start = data.startIndex
    repeat {
      let end = min(start + chunk, data.endIndex)
      let status = data[start..<end].withUnsafeBytes { bytes in
        XML_Parse(
          state.parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count),
          end == data.endIndex ? 1 : 0)
      }
      if let flaw = state.flaw { return flaw }
      guard status == XML_STATUS_OK else {
        return Flaw(
          reason: "it is not well-formed: \(reason(state.parser))", line: state.line,
          column: Int(XML_GetCurrentColumnNumber(state.parser)) + 1)
      }
      start = end
    } while start < data.endIndex
    return nil
  }

  private static func reason(_ parser: XML_Parser) -> String {
    let code = XML_GetErrorCode(parser)
    return reasons[code.rawValue]
      ?? XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue) of expat"
  }

  /// The meaning of the errors for which expat's own words say less.
  private static let reasons: [UInt32: String] = [
    XML_ERROR_SYNTAX.rawValue: "a mark such as “<” or a quotation mark is missing or wrong",
    XML_ERROR_NO_ELEMENTS.rawValue: "the file ends too early",
    XML_ERROR_INVALID_TOKEN.rawValue:
      "a character is not allowed here; “<” and “&” in texts and values are “&lt;” and “&amp;”",
    XML_ERROR_UNCLOSED_TOKEN.rawValue: "the file ends too early, inside of a tag or a comment",
    XML_ERROR_PARTIAL_CHAR.rawValue: "the file ends too early, inside of a character",
    XML_ERROR_TAG_MISMATCH.rawValue: "the end tag is not that of the open element",
    XML_ERROR_DUPLICATE_ATTRIBUTE.rawValue: "an element has the same attribute twice",
    XML_ERROR_JUNK_AFTER_DOC_ELEMENT.rawValue: "the file goes on behind its last element",
    XML_ERROR_UNDEFINED_ENTITY.rawValue:
      "an entity has no declaration; write its character, as in “&#160;”",
    XML_ERROR_RECURSIVE_ENTITY_REF.rawValue: "an entity refers to itself",
    XML_ERROR_ASYNC_ENTITY.rawValue: "an element begins and ends in different entities",
    XML_ERROR_BAD_CHAR_REF.rawValue: "a number after “&#” is that of no character",
    XML_ERROR_ATTRIBUTE_EXTERNAL_ENTITY_REF.rawValue:
      "an attribute contains an entity of another file, which is not loaded",
    XML_ERROR_MISPLACED_XML_PI.rawValue: "“<?xml …?>” is not at the very beginning",
    XML_ERROR_UNKNOWN_ENCODING.rawValue: "its encoding is not supported; save it as UTF-8",
    XML_ERROR_INCORRECT_ENCODING.rawValue: "the encoding is none that its bytes have",
    XML_ERROR_UNCLOSED_CDATA_SECTION.rawValue: "“<![CDATA[” has no end “]]>”",
    XML_ERROR_AMPLIFICATION_LIMIT_BREACH.rawValue:
      "entities grow beyond measure inside one another",
  ]
}

extension XMLEvents.Listener {
  package func instruction(_ target: String, _ data: String, line: Int) {}
  package func externalEntity(_ name: String, line: Int) {}
}
