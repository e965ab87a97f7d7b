internal import CExpat
import Foundation

/// A reader of XML that calls a listener for each element, on the parser expat.
///
/// Every program with fontconfig has loaded expat. Foundation's parser would load libxml2 and ICU
/// at the start of each program. Namespaces are resolved. Refused are document types, and with them
/// all entities of a file's own, declared encodings other than UTF-8, and elements deeper than 256
/// levels.
enum XMLEvents {
  /// An error in a file, with its line.
  struct Flaw: Error, Equatable {
    var reason: String
    var line: Int
  }

  /// A receiver of the elements and texts of a file.
  protocol Listener: AnyObject {
    /// Begins an element.
    ///
    /// Returns a description of what is wrong with it, or `nil`.
    func begin(_ name: String, _ namespace: String) -> String?
    /// Ends the element that began last.
    func end()
    /// Receives a part of the text in an element.
    func text(_ text: String)
  }

  /// The state that the callbacks share.
  private final class State {
    let parser: XML_Parser
    let listener: any Listener
    var depth = 0
    var flaw: Flaw?

    init(_ parser: XML_Parser, _ listener: any Listener) {
      self.parser = parser
      self.listener = listener
    }

    func fail(_ reason: String) {
      if flaw == nil {
        flaw = Flaw(reason: reason, line: Int(XML_GetCurrentLineNumber(parser)))
      }
      XML_StopParser(parser, 0)
    }
  }

  private static let maximumDepth = 256
  /// The character between a namespace and a name.
  ///
  /// No URI and no name contains it.
  private static let separator = UInt8(ascii: "\n")
  /// The number of bytes passed to the parser at a time.
  ///
  /// It accepts at most 2 GB.
  private static let chunk = 1 << 20

  /// Reads a file.
  ///
  /// Throws if it is not well-formed, or with the error that the listener returned.
  static func read(_ data: Data, _ listener: any Listener) throws(Flaw) {
    guard let parser = XML_ParserCreateNS(nil, XML_Char(separator)) else {
      throw Flaw(reason: "there is no memory to read it", line: 1)
    }
    defer { XML_ParserFree(parser) }
    let state = State(parser, listener)
    let flaw: Flaw? = withExtendedLifetime(state) {
      XML_SetUserData(parser, Unmanaged.passUnretained(state).toOpaque())
      setHandlers(of: parser)
      return parse(data, state)
    }
    if let flaw { throw flaw }
  }

  // C calls these functions, so they capture nothing, not even the type.
  private static func setHandlers(of parser: XML_Parser) {
    XML_SetElementHandler(
      parser,
      { user, name, _ in
        guard let state = XMLEvents.state(user), let name else { return }
        // This searches bytes: searching characters would take as long as all of the parsing.
        let end = strrchr(name, Int32(XMLEvents.separator)).map { UnsafePointer($0) }
        let namespace = end.map {
          String(
            decoding: UnsafeRawBufferPointer(start: name, count: name.distance(to: $0)),
            as: UTF8.self)
        }
        let local = String(cString: end.map { $0 + 1 } ?? name)
        state.depth += 1
        if state.depth > XMLEvents.maximumDepth {
          let most = XMLEvents.maximumDepth
          return state.fail("it has more than \(most) elements inside one another")
        }
        if let reason = state.listener.begin(local, namespace ?? "") {
          state.fail(reason)
        }
      },
      { user, _ in
        guard let state = XMLEvents.state(user) else { return }
        state.depth -= 1
        state.listener.end()
      })
    XML_SetCharacterDataHandler(parser) { user, text, count in
      guard let text else { return }
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
      XMLEvents.state(user)?.listener.text(String(decoding: bytes, as: UTF8.self))
    }
    XML_SetStartDoctypeDeclHandler(parser) { user, _, _, _, _ in
      XMLEvents.state(user)?.fail("it has a document type; leave out “<!DOCTYPE …>”")
    }
    XML_SetXmlDeclHandler(parser) { user, _, encoding, _ in
      guard let encoding = encoding.map({ String(cString: $0) }),
        encoding.lowercased() != "utf-8"
      else { return }
      XMLEvents.state(user)?.fail("its encoding is “\(encoding.prefix(40))” and not UTF-8")
    }
  }

  private static func state(_ user: UnsafeMutableRawPointer?) -> State? {
    user.map { Unmanaged<State>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func parse(_ data: Data, _ state: State) -> Flaw? {
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
        let code = XML_GetErrorCode(state.parser)
        let reason = XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
        return Flaw(
          reason: "it is not well-formed: \(reason)",
          line: Int(XML_GetCurrentLineNumber(state.parser)))
      }
      start = end
    } while start < data.endIndex
    return nil
  }
}
