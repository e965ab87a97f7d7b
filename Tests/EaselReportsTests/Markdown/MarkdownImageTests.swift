import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

#if Markdown
  @Suite("Images in Markdown")
  struct MarkdownImageTests {
    /// A folder with `inner/a.png`, and `b.png` outside of it.
    private struct Folder {
      let url = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID())")
      var inner: URL { url.appending(path: "inner") }

      init() throws {
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        let image = try Rectangle().fill(.red).frame(width: 40, height: 20).data(as: .png)
        try image.write(to: inner.appending(path: "a b.png"))
        try image.write(to: url.appending(path: "b.png"))
        try FileManager.default.createSymbolicLink(
          at: inner.appending(path: "link.png"), withDestinationURL: url.appending(path: "b.png"))
      }

      func remove() { try? FileManager.default.removeItem(at: url) }
    }

    @Test("An image in the folder is a figure with its words")
    func found() throws {
      let folder = try Folder()
      defer { folder.remove() }
      let report = try drawn("![A crane](a%20b.png)", baseURL: folder.inner)
      #expect(report.codes.isEmpty)
      #expect(try report.structure.contains { $0.hasPrefix("Figure") })
      #expect(try report.objects.contains("/Alt (A crane)"))
    }

    @Test("An image with a title is numbered, and the title is its caption")
    func caption() throws {
      let folder = try Folder()
      defer { folder.remove() }
      let report = try drawn("![a](<a b.png> \"Words\")", baseURL: folder.inner)
      #expect(
        try report.lines.map { $0.split(separator: " ").joined(separator: " ") } == [
          "Figure 1 Words"
        ])
    }

    @Test("An image in a line of text is drawn in the line")
    func inline() throws {
      let folder = try Folder()
      defer { folder.remove() }
      let report = try drawn("x ![a](<a b.png>) y", baseURL: folder.inner)
      #expect(try report.objects.contains("/Subtype /Image"))
      #expect(report.codes.isEmpty)
    }

    @Test(
      "An image from elsewhere is left out and noted, and replaced by its alternative text",
      arguments: [
        "https://example.com/a.png", "../b.png", "/etc/passwd", "link.png", "none.png",
        "file:///b.png", "data:image/png;base64,AA", "%2e%2e/b.png", "..%2fb.png", "",
      ])
    func leftOut(_ source: String) throws {
      let folder = try Folder()
      defer { folder.remove() }
      let report = try drawn("![Words](\(source))", baseURL: folder.inner)
      #expect(try report.lines == ["Words"])
      #expect(report.codes.count == 1)
    }

    @Test("Without a folder no file is read")
    func noFolder() throws {
      #expect(try drawn("![Words](a.png)").codes == [.inputFailed])
    }
  }
#endif
