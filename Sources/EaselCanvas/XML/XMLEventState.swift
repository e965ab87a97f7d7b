internal import CExpat
import Foundation

/// The state that expat's callbacks share while a file is read.
final class XMLEventState {
  /// The character between a namespace and a name.
  ///
  /// No URI and no name contains it.
  static let separator = UInt8(ascii: "\n")

  let parser: XML_Parser
  private let listener: any XMLEvents.Listener
  private let rules: XMLEvents.Rules
  private(set) var flaw: XMLEvents.Flaw?
  private var depth = 0
  private var entityCount = 0
  private var namespaces = XMLNamespaces()

  init(_ parser: XML_Parser, _ listener: any XMLEvents.Listener, _ rules: XMLEvents.Rules) {
    self.parser = parser
    self.listener = listener
    self.rules = rules
  }

  /// The line of the current event.
  var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

  /// Ends the reading with an error at the current position.
  func fail(_ reason: String) {
    if flaw == nil { flaw = XMLEvents.Flaw(reason: reason, line: line) }
    XML_StopParser(parser, 0)
  }

  /// The state that belongs to the pointer of a callback.
  ///
  /// The result is `nil` after an error: expat can report further events before it stops.
  private static func of(_ user: UnsafeMutableRawPointer?) -> XMLEventState? {
    guard let user else { return nil }
    let state = Unmanaged<XMLEventState>.fromOpaque(user).takeUnretainedValue()
    return state.flaw == nil ? state : nil
  }

  // MARK: Handlers

  // C calls the closures in these functions, so they capture nothing.

  func setHandlers() {
    let user = Unmanaged.passUnretained(self).toOpaque()
    XML_SetUserData(parser, user)
    XML_SetElementHandler(
      parser, { XMLEventState.of($0)?.begin($1, $2) }, { user, _ in XMLEventState.of(user)?.end() })
    XML_SetCharacterDataHandler(parser) { user, text, count in
      guard let state = XMLEventState.of(user), let text else { return }
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
      state.listener.text(String(decoding: bytes, as: UTF8.self), line: state.line)
    }
    XML_SetProcessingInstructionHandler(parser) { user, target, data in
      guard let state = XMLEventState.of(user), let target else { return }
      state.listener.instruction(
        String(cString: target), data.map { String(cString: $0) } ?? "", line: state.line)
    }
    if rules.allowsDocumentType {
      setEntityHandlers(user)
    } else {
      XML_SetStartDoctypeDeclHandler(parser) { user, _, _, _, _ in
        XMLEventState.of(user)?.fail("it has a document type; leave out “<!DOCTYPE …>”")
      }
    }
    if rules.allowsOtherEncodings {
      XML_SetUnknownEncodingHandler(
        parser, { _, name, encoding in XMLEncodings.fill(encoding, for: name) }, nil)
    } else {
      XML_SetXmlDeclHandler(parser) { user, _, encoding, _ in
        guard let encoding = encoding.map({ String(cString: $0) }),
          encoding.lowercased() != "utf-8"
        else { return }
        XMLEventState.of(user)?.fail("its encoding is “\(encoding.prefix(40))” and not UTF-8")
      }
    }
  }

  private func setEntityHandlers(_ user: UnsafeMutableRawPointer) {
    XML_SetEntityDeclHandler(parser) { user, _, _, _, _, _, _, _, _ in
      XMLEventState.of(user)?.countEntity()
    }
    // Only a file that refers to declarations in another file skips entities.
    XML_SetSkippedEntityHandler(parser) { user, name, isParameter in
      guard let name, isParameter == 0 else { return }
      XMLEventState.of(user)?.fail(
        "the entity “\(String(cString: name).prefix(60))” has no declaration in the file; write "
          + "its character")
    }
    // Parameter entities are read too, since an unread one would hide the declarations after it.
    XML_SetParamEntityParsing(parser, XML_PARAM_ENTITY_PARSING_ALWAYS)
    XML_SetExternalEntityRefHandlerArg(parser, user)
    XML_SetExternalEntityRefHandler(parser) { user, name, _, _, _ in
      // Without a name it is the file of a document type, which nothing drawn depends on.
      if let name, let state = XMLEventState.of(user.map { UnsafeMutableRawPointer($0) }) {
        state.listener.externalEntity(String(cString: name), line: state.line)
      }
      return 1
    }
    XML_SetBillionLaughsAttackProtectionActivationThreshold(parser, XMLEvents.growthThreshold)
    XML_SetBillionLaughsAttackProtectionMaximumAmplification(parser, XMLEvents.maximumGrowth)
  }

  private func countEntity() {
    entityCount += 1
    if entityCount > XMLEvents.maximumEntities {
      fail("its document type declares more than \(XMLEvents.maximumEntities) entities")
    }
  }

  // MARK: Elements

  private func begin(
    _ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard let name else { return }
    depth += 1
    guard depth <= rules.maximumDepth else {
      return fail("it has more than \(rules.maximumDepth) elements inside one another")
    }
    let element =
      rules.allowsUndeclaredPrefixes
      ? namespaces.element(String(cString: name), Self.dictionary(attributes), line: line)
      : resolvedElement(name)
    if let reason = listener.begin(element) { fail(reason) }
  }

  private func end() {
    depth -= 1
    if rules.allowsUndeclaredPrefixes { namespaces.end() }
    listener.end()
  }

  /// An element whose namespace expat has resolved.
  private func resolvedElement(_ name: UnsafePointer<XML_Char>) -> XMLEvents.Element {
    // This searches bytes: searching characters would take as long as all of the parsing.
    let end = strrchr(name, Int32(Self.separator)).map { UnsafePointer($0) }
    let namespace = end.map {
      String(
        decoding: UnsafeRawBufferPointer(start: name, count: name.distance(to: $0)),
        as: UTF8.self)
    }
    let local = String(cString: end.map { $0 + 1 } ?? name)
    return XMLEvents.Element(
      qualifiedName: local, name: local, namespace: namespace ?? "", attributes: [:], line: line)
  }

  private static func dictionary(
    _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) -> [String: String] {
    var result: [String: String] = [:]
    guard var next = attributes else { return result }
    while let name = next[0], let value = next[1] {
      result[String(cString: name)] = String(cString: value)
      next += 2
    }
    return result
  }
}
