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
    ("<svg>\n<g></svg>", "line 2, column 10: the XML cannot be read: the end tag"),
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

  @Test func entitiesBetweenTagsAreNoted() throws {
    let text = """
      <!DOCTYPE svg [<!ENTITY c "#123456">]>
      <svg xmlns="http://www.w3.org/2000/svg"><text>&lt; &#65; &c;</text></svg>
      """
    #expect(try VectorImage(data: Data(text.utf8)).noted == ["c"])
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
    #expect(try VectorImage(data: Data(text.utf8)).recording.isEmpty)
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
