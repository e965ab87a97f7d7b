internal import CExpat
import Foundation

/// Reads XML from its beginning to its end by expat, which every program with fontconfig has loaded;
/// Foundation's parser would load libxml2 and ICU at the start of each.
///
/// Namespaces are resolved. Document types are refused, and with them all entities of a file's own, as
/// are other declared encodings than UTF-8 and elements deeper than 256 levels.
enum XMLEvents {
  /// What is wrong with a file, and on which line.
  struct Flaw: Error, Equatable {
    var reason: String
    var line: Int
  }

  /// Hears what is in a file.
  protocol Listener: AnyObject {
    /// An element begins; what is wrong with it, or nil.
    func begin(_ name: String, _ namespace: String) -> String?
    /// The element that began last ends.
    func end()
    /// A part of the text in an element.
    func text(_ text: String)
  }

  /// What the callbacks share.
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
  /// Stands between a namespace and a name: no URI and no name has it.
  private static let separator = UInt8(ascii: "\n")
  /// Bytes that are handed to the parser at a time, which takes no more than 2 GB.
  private static let chunk = 1 << 20

  /// Reads a file; throws if it is not well-formed, or for what the listener does not want.
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

  // Functions that C calls capture nothing, not even the type.
  private static func setHandlers(of parser: XML_Parser) {
    XML_SetElementHandler(
      parser,
      { user, name, _ in
        guard let state = XMLEvents.state(user), let name else { return }
        // Bytes are searched, since letters take as long as all of the parsing.
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
