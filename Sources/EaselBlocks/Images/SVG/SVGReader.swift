import EaselCanvas
import Foundation

/// Reads the elements of an SVG file.
///
/// External entities are never loaded, and entities that expand to excessive size are an error.
final class SVGReader: XMLEvents.Listener {
  private static let namespace = "http://www.w3.org/2000/svg"

  private let limits: Limits
  private let notes: SVGNotes
  private var open: [SVGElement] = []
  /// The number of open elements of other namespaces, whose content is ignored.
  private var foreignDepth = 0
  private var elementCount = 0
  /// The bytes of all texts and values, those of entities counted each time.
  private var byteCount = 0
  /// Whether an undeclared prefix has been noted.
  private var hasNotedPrefix = false
  private(set) var root: SVGElement?
  /// The code of the error that the reader itself has found.
  private var code = EaselError.Code.invalidImage
  private var isOwnFault = false
  /// Whether the file begins as XML does.
  private var beginsWithMark = true

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
    reader.beginsWithMark = beginsWithMark(data)
    var rules = XMLEvents.Rules()
    rules.allowsDocumentType = true
    rules.allowsOtherEncodings = true
    // Hand-written files often lack the declaration of “xlink”, and every reader accepts them.
    rules.allowsUndeclaredPrefixes = true
    rules.maximumDepth = .max
    do {
      try XMLEvents.read(data, reader, rules: rules)
    } catch {
      throw reader.error(error)
    }
    guard reader.byteCount <= limits.maximumFontBytes else {
      throw EaselError(.limitExceeded, reader.exceedBytes(), operation: "VectorImage")
    }
    guard let root = reader.root else {
      throw EaselError(
        .invalidImage, "this is not an XML file; give an SVG file", operation: "VectorImage")
    }
    return root
  }

  /// Whether the first character, after white space, is “<”; `true` for UTF-16.
  private static func beginsWithMark(_ data: Data) -> Bool {
    let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    let first = data.first { !spaces.contains($0) }
    return first.map { [UInt8(ascii: "<"), 0, 0xFE, 0xFF].contains($0) } ?? false
  }

  private func error(_ flaw: XMLEvents.Flaw) -> EaselError {
    let position = "line \(flaw.line)" + (flaw.column > 0 ? ", column \(flaw.column)" : "")
    var reason = flaw.reason
    if !isOwnFault {
      let known = "it is not well-formed: "
      if reason.hasPrefix(known) { reason = String(reason.dropFirst(known.count)) }
      if !beginsWithMark { reason = "the file does not begin with an element; give an SVG file" }
      reason = "the XML cannot be read: \(reason)"
    }
    return EaselError(code, "\(position): \(reason)", operation: "VectorImage")
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

  func begin(_ given: XMLEvents.Element) -> String? {
    // The prefix itself is the namespace of a prefix without a declaration.
    let isForeign = !["", Self.namespace, "svg"].contains(given.namespace)
    guard !isForeign, foreignDepth == 0 else {
      if open.isEmpty, foreignDepth == 0 { return refuseRoot(given.qualifiedName) }
      foreignDepth += 1
      return nil
    }
    byteCount += given.attributes.values.reduce(0) { $0 + $1.utf8.count }
    guard byteCount <= limits.maximumFontBytes else { return exceedBytes() }
    elementCount += 1
    guard elementCount <= limits.maximumOperationsPerPage else {
      return exceed(
        "the file has more than \(limits.maximumOperationsPerPage) elements "
          + "(maximumOperationsPerPage)")
    }
    guard open.count < limits.maximumNesting else {
      return exceed(
        "elements are nested more than \(limits.maximumNesting) deep (maximumNesting)")
    }
    let element = SVGElement(
      given.name, attributes: SVGNames.attributes(given.attributes), line: given.line)
    notePrefix(given, element)
    if let parent = open.last {
      parent.append(element)
    } else {
      guard given.name == "svg" else { return refuseRoot(given.name) }
      root = element
    }
    open.append(element)
    SVGNames.note(element, notes)
    return nil
  }

  func end() {
    if foreignDepth > 0 {
      foreignDepth -= 1
    } else {
      _ = open.popLast()
    }
  }

  func text(_ text: String, line: Int) {
    // Only these elements have characters that are drawn or read.
    guard foreignDepth == 0, let parent = open.last,
      ["style", "text", "tspan", "a"].contains(parent.name)
    else { return }
    byteCount += text.utf8.count
    // The next element, or the end, reports it.
    guard byteCount <= limits.maximumFontBytes else { return }
    if let last = parent.children.last, last.name == "#text" {
      last.text += text
    } else {
      let element = SVGElement("#text", line: line)
      element.text = text
      parent.append(element)
    }
  }

  // MARK: Faults

  func instruction(_ target: String, _ data: String, line: Int) {
    guard target == "xml-stylesheet" else { return }
    let position = SVGElement(target, line: line)
    notes.note(
      .unsupportedFormat,
      "the style sheet of “<?xml-stylesheet …?>” is another file, which is not loaded; write it "
        + "into a “style” element", value: String(data.prefix(60)), at: position)
  }

  func externalEntity(_ name: String, line: Int) {
    let position = SVGElement(name, line: line)
    notes.note(
      .unsupportedFormat,
      "the entity “\(name.prefix(60))” is in another file, which is not loaded", value: name,
      at: position)
  }

  /// Reports the first element that uses a prefix without a declaration.
  private func notePrefix(_ given: XMLEvents.Element, _ element: SVGElement) {
    guard !hasNotedPrefix, given.hasUndeclaredPrefix else { return }
    hasNotedPrefix = true
    notes.note(
      .invalidImage, "a prefix of a name has no declaration", value: "xmlns", at: element)
  }

  private func refuseRoot(_ name: String) -> String {
    isOwnFault = true
    return "the outermost element is “\(name.prefix(60))”, not “svg”; give an SVG file"
  }

  private func exceedBytes() -> String {
    exceed(
      "the texts and values have more than \(limits.maximumFontBytes) bytes, those of entities "
        + "counted each time (maximumFontBytes)")
  }

  private func exceed(_ message: String) -> String {
    isOwnFault = true
    code = .limitExceeded
    return message
  }
}
