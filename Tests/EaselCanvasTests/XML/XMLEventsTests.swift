import Foundation
import Testing

@testable import EaselCanvas

/// The reading of XML by expat, with the parts of XML that ended the process before.
@Suite struct XMLEventsTests {
  /// A listener that writes down everything.
  private final class Transcript: XMLEvents.Listener {
    var lines: [String] = []

    func begin(_ element: XMLEvents.Element) -> String? {
      let attributes = element.attributes.filter { !$0.key.hasPrefix("xmlns") }
        .sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
      let prefix = element.namespace.isEmpty ? "" : "{\(element.namespace)}"
      lines.append("\(element.line)<\(prefix)\(element.name)\(attributes)")
      return element.name == "stop" ? "it stops" : nil
    }
    func end() { lines.append(">") }
    func text(_ text: String, line: Int) { lines.append(text) }
    func instruction(_ target: String, _ data: String, line: Int) {
      lines.append("?\(target) \(data)")
    }
    func externalEntity(_ name: String, line: Int) { lines.append("&\(name)") }
  }

  private static var lenient: XMLEvents.Rules {
    var rules = XMLEvents.Rules()
    rules.allowsDocumentType = true
    rules.allowsOtherEncodings = true
    rules.allowsUndeclaredPrefixes = true
    return rules
  }

  private func read(
    _ data: Data, rules: XMLEvents.Rules = Self.lenient
  ) throws(XMLEvents.Flaw) -> [String] {
    let transcript = Transcript()
    try XMLEvents.read(data, transcript, rules: rules)
    return transcript.lines
  }

  private func read(_ text: String) throws(XMLEvents.Flaw) -> [String] {
    try read(Data(text.utf8))
  }

  private func flaw(_ text: String) -> XMLEvents.Flaw? {
    do { _ = try read(text) } catch { return error }
    return nil
  }

  @Test(arguments: [
    "<!ATTLIST a q CDATA #IMPLIED>", "<!ATTLIST a q CDATA #REQUIRED>", "<!ATTLIST a q ID #IMPLIED>",
    "<!ATTLIST a q NMTOKEN #IMPLIED>", "<!ATTLIST a q (x|y) #IMPLIED>",
    "<!ATTLIST a q NOTATION (n) #IMPLIED>", "<!NOTATION n SYSTEM 'n'>", "<!NOTATION n PUBLIC 'n'>",
    "<!ELEMENT a EMPTY>", "<!ELEMENT a (b,(c|d)*)>", "<!ENTITY e SYSTEM 'n' NDATA n>",
    "<!ENTITY % p ''> %p;", "<!ENTITY % p SYSTEM 'p'> %p;", "<?instruction?>", "<!-- comment -->",
    "<!ATTLIST a>",
  ])
  func declarationsOfADocumentTypeAreRead(_ declaration: String) throws {
    let lines = try read("<!DOCTYPE a [\(declaration)]><a/>")
    #expect(lines.suffix(2) == ["1<a", ">"])
  }

  @Test(arguments: ["<?target?><a/>", "<a><?target?></a>", "<a/><?target?>"])
  func instructionsWithoutDataAreRead(_ text: String) throws {
    #expect(try read(text).contains("?target "))
  }

  @Test func internalEntitiesAreExpandedInTextsAttributesAndElements() throws {
    let lines = try read(
      "<!DOCTYPE a [<!ENTITY t 'x'><!ENTITY e '<b q=\"&t;\"/>'>]><a q='&t;'>&t;&e;</a>")
    #expect(lines == ["1<a q=x", "x", "1<b q=x", ">", ">"])
  }

  @Test func entitiesOfAParameterEntityAreDeclared() throws {
    let lines = try read("<!DOCTYPE a [<!ENTITY % p '<!ENTITY t \"x\">'> %p;]><a>&t;</a>")
    #expect(lines == ["1<a", "x", ">"])
  }

  @Test func defaultValuesOfADocumentTypeAreAttributes() throws {
    #expect(try read("<!DOCTYPE a [<!ATTLIST a q CDATA 'x'>]><a/>") == ["1<a q=x", ">"])
  }

  @Test func externalEntitiesAreReportedAndNotLoaded() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("secret".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let lines = try read(
      "<!DOCTYPE a SYSTEM '\(url)' [<!ENTITY e SYSTEM '\(url)'>]><a>&e;</a>")
    #expect(lines == ["1<a", "&e", ">"])
  }

  @Test func undeclaredEntitiesAreNamedEvenBesideAnExternalDocumentType() {
    #expect(flaw("<a>&nbsp;</a>")?.reason.contains("an entity has no declaration") == true)
    #expect(flaw("<!DOCTYPE a SYSTEM 'd'><a>&nbsp;</a>")?.reason.contains("“nbsp”") == true)
  }

  @Test(
    arguments: [
      ("ISO-8859-1", [0xE9], "é"), ("windows-1252", [0x80], "€"), ("windows-1251", [0xC6], "Ж"),
      ("iso-8859-15", [0xA4], "€"), ("ISO-8859-2", [0xB3], "ł"),
    ] as [(String, [UInt8], String)])
  func encodingsOfOneByteAreRead(name: String, bytes: [UInt8], text: String) throws {
    let head = Data("<?xml version='1.0' encoding='\(name)'?><a>".utf8)
    #expect(try read(head + Data(bytes) + Data("</a>".utf8)) == ["1<a", text, ">"])
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func utf16IsRead(_ encoding: String.Encoding) throws {
    let mark: [UInt8] =
      encoding == .utf16LittleEndian
      ? [0xFF, 0xFE] : encoding == .utf16BigEndian ? [0xFE, 0xFF] : []
    let data = try #require("<a>é</a>".data(using: encoding))
    #expect(try read(Data(mark) + data) == ["1<a", "é", ">"])
  }

  @Test func anUnknownEncodingIsAnError() {
    #expect(
      flaw("<?xml version='1.0' encoding='klingon'?><a/>")?.reason.contains("save it as UTF-8")
        == true)
  }

  @Test func namespacesAreResolvedWhereTheyAreDeclared() throws {
    let lines = try read("<a xmlns='u' xmlns:p='v'><p:b/><c xmlns='w'/><d/><q:e/></a>")
    #expect(lines.filter { $0 != ">" } == ["1<{u}a", "1<{v}b", "1<{w}c", "1<{u}d", "1<{q}e"])
  }

  @Test func errorsHaveLineAndColumn() {
    #expect(flaw("<a>\n  <b></a>")?.line == 2)
    #expect(flaw("<a>\n  <b></a>")?.column == 8)
    #expect(flaw("<a>\n<stop/></a>") == XMLEvents.Flaw(reason: "it stops", line: 2))
  }

  @Test func nothingIsReportedAfterAnError() throws {
    let transcript = Transcript()
    #expect(throws: XMLEvents.Flaw.self) {
      try XMLEvents.read(Data("<a><stop/>text</a>".utf8), transcript, rules: Self.lenient)
    }
    #expect(transcript.lines == ["1<a", "1<stop"])
  }

  // MARK: Bounds

  @Test func growingEntitiesAreAnError() {
    var text = "<!DOCTYPE a [<!ENTITY a0 '\(String(repeating: "a", count: 100))'>"
    for index in 1...12 {
      text += "<!ENTITY a\(index) '\(String(repeating: "&a\(index - 1);", count: 10))'>"
    }
    #expect(
      flaw(text + "]><a>&a12;</a>")?.reason.contains("entities grow beyond measure") == true)
  }

  @Test func aChainOfEntitiesFitsIntoASmallStack() throws {
    let most = XMLEvents.maximumEntities
    func file(_ count: Int) -> String {
      var text = "<!DOCTYPE a [<!ENTITY e0 'x'>"
      for index in 1..<count { text += "<!ENTITY e\(index) '&e\(index - 1);'>" }
      return text + "]><a q='&e\(count - 1);'>&e\(count - 1);</a>"
    }
    #expect(try readOnSmallStack(file(most)) == ["1<a q=x", "x", ">"])
    #expect(flaw(file(most + 1))?.reason.contains("more than \(most) entities") == true)
  }

  /// Reads a file on a thread with a stack of 512 KB, the least that Swift's threads have.
  private func readOnSmallStack(_ text: String) throws -> [String] {
    let done = DispatchSemaphore(value: 0)
    // Read only after the thread has signaled that it wrote.
    nonisolated(unsafe) var result: Result<[String], any Error> = .success([])
    let thread = Thread {
      result = Result { try read(text) }
      done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
    return try result.get()
  }

  @Test func depthIsBounded() {
    var rules = Self.lenient
    rules.maximumDepth = 3
    #expect(throws: XMLEvents.Flaw.self) {
      try read(Data("<a><a><a><a/></a></a></a>".utf8), rules: rules)
    }
  }

  @Test func manyPrefixesTakeLinearTime() throws {
    let names = (0..<20_000).map { " xmlns:p\($0)='u'" }.joined()
    let children = String(repeating: "<b xmlns:q='v'/>", count: 20_000)
    let clock = ContinuousClock()
    let time = try clock.measure { _ = try read("<a\(names)>\(children)</a>") }
    #expect(time < .seconds(10))
  }
}
