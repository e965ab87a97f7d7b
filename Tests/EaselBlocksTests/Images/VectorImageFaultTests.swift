import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

struct VectorImageFaultTests {
  private func failure(_ text: String, limits: Limits = Limits()) -> EaselError? {
    #expect(throws: EaselError.self) { try VectorImage(data: Data(text.utf8), limits: limits) }
  }

  @Test(arguments: [
    ("", "the file is empty"), ("  \n", "the file is empty"),
    ("hello", "line 1, column 1: the XML cannot be read: the file does not begin with an element"),
    ("<svg>\n<g></svg>", "line 2, column 6: the XML cannot be read: the end tag"),
    ("<svg width=3/>", "line 1"), ("<svg><g>", "the file ends too early"),
    ("<html><svg/></html>", "the outermost element is “html”, not “svg”"),
    ("<s xmlns='urn:x'/>", "the outermost element is “s”, not “svg”"),
    ("<svg>&who;</svg>", "an entity has no declaration"),
  ])
  func brokenFilesSayWhatIsWrong(text: String, message: String) throws {
    let error = try #require(failure(text))
    #expect(error.code == .invalidImage)
    #expect(error.message.contains(message))
  }

  @Test func compressedFileSaysWhatToDo() throws {
    let error = #expect(throws: EaselError.self) {
      try VectorImage(data: Data([0x1F, 0x8B, 8, 0]))
    }
    #expect(error?.code == .unsupportedFormat)
    #expect(error?.message.contains("gunzip") == true)
  }

  @Test func missingFileIsNamed() {
    let error = #expect(throws: EaselError.self) {
      try VectorImage(contentsOf: URL(fileURLWithPath: "/nowhere/logo.svg"))
    }
    #expect(error?.code == .inputFailed)
    #expect(error?.message.contains("/nowhere/logo.svg") == true)
  }

  @Test func errorNamesTheFile() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).svg")
    try Data("<svg><g></svg>".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let error = #expect(throws: EaselError.self) { try VectorImage(contentsOf: url) }
    #expect(error?.message.hasPrefix("“\(url.lastPathComponent)”: line 1") == true)
  }

  @Test func undeclaredPrefixIsNotedOnly() throws {
    let image = try VectorImage(
      body: ##"<rect id="r" width="9" height="9"/><use xlink:href="#r" x="20"/>"##)
    #expect(image.fillBoxes.count == 2)
    #expect(image.noted == ["xmlns"])
  }

  @Test func entitiesOfTheFileHaveTheirValuesInAttributes() throws {
    let text = """
      <!DOCTYPE svg [<!ENTITY c "#123456">]>
      <svg xmlns="http://www.w3.org/2000/svg"><circle r="1" fill="&c;"/></svg>
      """
    #expect(try VectorImage(data: Data(text.utf8)).fillColors == ["#123456"])
  }

  @Test func entitiesOfTheFileHaveTheirValuesBetweenTags() throws {
    let text = """
      <!DOCTYPE svg [<!ENTITY c "<circle r='1' fill='#123456'/>">]>
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">&c;</svg>
      """
    #expect(try VectorImage(data: Data(text.utf8)).fillColors == ["#123456"])
  }

  /// Each of them ended the process with Foundation's parser.
  @Test(arguments: [
    "<!ATTLIST rect q CDATA #IMPLIED>", "<!ATTLIST rect q ID #REQUIRED>",
    "<!ATTLIST rect q (a|b) #IMPLIED>", "<!NOTATION n SYSTEM 'n'>", "<!NOTATION n PUBLIC 'n'>",
    "<?instruction?>", "<!ENTITY e SYSTEM 'n' NDATA n>",
  ])
  func documentTypesAreRead(declaration: String) throws {
    let text = """
      <!DOCTYPE svg [\(declaration)]><?target?>
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><?target?><rect width="5" height="5"/></svg>
      """
    let image = try VectorImage(data: Data(text.utf8), limits: .untrusted)
    #expect(image.fillBoxes.count == 1)
    #expect(image.diagnostics.isEmpty)
  }

  @Test func styleSheetsInOtherFilesAreNoted() throws {
    let text = """
      <?xml-stylesheet type="text/css" href="a.css"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>
      """
    let image = try VectorImage(data: Data(text.utf8))
    #expect(image.diagnostics.map(\.code) == [.unsupportedFormat])
    #expect(image.diagnostics.first?.message.contains("xml-stylesheet") == true)
  }

  @Test func aFileWithoutASizeIsNoted() throws {
    let image = try VectorImage(body: "", attributes: "")
    #expect(image.size == CGSize(width: 300, height: 150))
    #expect(image.noted == ["viewBox"])
    #expect(try VectorImage(body: "", attributes: "width='9'").diagnostics.isEmpty)
  }

  @Test(arguments: ["iso-8859-1", "windows-1252"])
  func otherEncodingsAreRead(encoding: String) throws {
    let head = "<?xml version='1.0' encoding='\(encoding)'?>"
    let body = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text y='9'>"
    let data = Data((head + body).utf8) + Data([0xE9]) + Data("</text></svg>".utf8)
    let texts = try VectorImage(data: data).operations.compactMap { operation -> String? in
      guard case .text(let layout, _, _) = operation else { return nil }
      return layout.string
    }
    #expect(texts == ["é"])
  }

  @Test func entitiesInsideOneAnotherAreRefused() throws {
    var text = #"<!DOCTYPE svg [<!ENTITY a0 "aaaaaaaaaaaaaaaaaaaaaaaaaaaa">"#
    for index in 1...12 {
      text += "<!ENTITY a\(index) '\(String(repeating: "&a\(index - 1);", count: 10))'>"
    }
    let error = try #require(failure(text + "]><svg x='&a12;'/>"))
    #expect(error.message.contains("entities grow beyond measure"))
  }

  @Test func externalEntitiesAreNotLoaded() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("<circle r='1'/>".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let text = """
      <!DOCTYPE svg [<!ENTITY e SYSTEM "\(url.absoluteString)">]>
      <svg xmlns="http://www.w3.org/2000/svg"><g>&e;</g><text>&e;</text></svg>
      """
    let image = try VectorImage(data: Data(text.utf8))
    #expect(image.recording.isEmpty)
    #expect(image.noted.contains("e"))
  }

  // MARK: Limits

  private func limits(_ change: (inout Limits) -> Void) -> Limits {
    var limits = Limits()
    change(&limits)
    return limits
  }

  @Test func bytesAreCapped() throws {
    let error = try #require(failure("<svg></svg>", limits: limits { $0.maximumFontBytes = 10 }))
    #expect(error.code == .limitExceeded)
    #expect(error.message.contains("the file has 11 bytes; the limit is 10"))
  }

  @Test(arguments: ["<text>&e;</text>", "<g id='&e;'/>"])
  func bytesOfEntitiesAreCapped(use: String) throws {
    let text = "<!DOCTYPE svg [<!ENTITY e '\(String(repeating: "a", count: 900))'>]><svg>"
    let error = try #require(
      failure(text + use + use + "</svg>", limits: limits { $0.maximumFontBytes = 1_000 }))
    #expect(error.code == .limitExceeded)
    #expect(error.message.contains("those of entities counted each time"))
  }

  @Test func elementsAreCapped() throws {
    let error = try #require(
      failure("<svg><g/><g/>\n<g/></svg>", limits: limits { $0.maximumOperationsPerPage = 3 }))
    #expect(error.message.hasPrefix("line 2: the file has more than 3 elements"))
  }

  @Test func depthIsCapped() throws {
    let error = try #require(
      failure(
        "<svg>" + String(repeating: "<g>", count: 3_000)
          + String(repeating: "</g>", count: 3_000) + "</svg>"))
    #expect(error.message.contains("maximumNesting"))
  }

  @Test func pointsAreCapped() throws {
    let error = try #require(
      failure(
        "<svg><path d='M0 0h1h1h1h1'/></svg>", limits: limits { $0.maximumFillPoints = 3 }))
    #expect(error.message.contains("the path has more than 3 points (maximumFillPoints)"))
    let polygon = try #require(
      failure(
        "<svg><polygon points='0 0 1 1 2 2 3 3 4 4'/></svg>",
        limits: limits { $0.maximumFillPoints = 3 }))
    #expect(polygon.message.contains("maximumFillPoints"))
  }

  @Test func dashesOfOutlinesAreCapped() throws {
    let error = try #require(
      failure(
        """
        <svg><radialGradient id="r" gradientTransform="scale(1 2)"><stop/><stop offset="1"/>
        </radialGradient><path d="M0 0H9e5V9" stroke="url(#r)" stroke-dasharray=".1"/></svg>
        """))
    #expect(error.message.contains("maximumFillPoints"))
  }

  @Test func elementsMultipliedByUseAreCapped() throws {
    var text = ##"<svg><defs><circle id="u0" r="1"/>"##
    for index in 1...20 {
      let use = ##"<use href="#u\##(index - 1)"/>"##
      text += ##"<g id="u\##(index)">\##(String(repeating: use, count: 10))</g>"##
    }
    let error = try #require(
      failure(
        text + ##"</defs><use href="#u20"/></svg>"##,
        limits: limits { $0.maximumOperationsPerPage = 1_000 }))
    #expect(error.message.contains("maximumOperationsPerPage"))
  }

  @Test func multipliedStyleRulesAreCapped() throws {
    let rules = String(repeating: "g.a{fill:red}", count: 100)
    let groups = String(repeating: "<g class='a'/>", count: 100)
    let error = try #require(
      failure(
        "<svg><style>\(rules)</style>\(groups)</svg>",
        limits: limits { $0.maximumOperationsPerPage = 200 }))
    #expect(error.message.contains("20 for each of maximumOperationsPerPage"))
  }

  @Test func diagnosticsAreCapped() throws {
    let text = (0..<50).map { "<x\($0)/>" }.joined()
    let image = try VectorImage(body: text, limits: limits { $0.maximumDiagnostics = 5 })
    #expect(image.diagnostics.count == 5)
    #expect(image.diagnostics.last?.code == .limitExceeded)
  }
}
