import EaselCanvas
import Foundation
import Testing

@testable import EaselAnimation

@Suite struct SequenceTests {
  @Test func everyFrameIsAFile() throws {
    let folder = try Folder()
    let drawing = Example.growth()
    let options = AnimationExportOptions.plain(frameRate: 10)
    let rendered = try drawing.writePNGSequence(to: folder.url, options: options)
    #expect(try folder.names == (0..<5).map { "frame-000\($0).png" })
    #expect(rendered.output.map(\.lastPathComponent) == (try folder.names))
    for (index, url) in rendered.output.enumerated() {
      let still = try drawing.still(at: Double(index) / 10).output
      #expect(try Image(contentsOf: url).maximumDifference(from: still) == 0)
    }
  }

  @Test func framesThatDoNotChangeHaveEqualFiles() throws {
    let folder = try Folder()
    let drawing = Example.steps([0.2], duration: 0.4)
    let urls = try drawing.writePNGSequence(
      to: folder.url, options: AnimationExportOptions.plain(frameRate: 10, backgroundColor: .white)
    ).output
    let data = try urls.map { try Data(contentsOf: $0) }
    #expect(data[0] == data[1])
    #expect(data[1] != data[2])
    #expect(data[2] == data[3])
  }

  @Test func missingFoldersAreCreated() throws {
    let folder = try Folder()
    let target = folder.url.appendingPathComponent("a/b")
    try Example.still(0).writePNGSequence(to: target, named: "x")
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.path) == ["x-0000.png"])
  }

  @Test func anErrorWhileDrawingLeavesNeitherFilesNorFolders() throws {
    let folder = try Folder()
    let drawing = AnimatedDrawing(size: Example.size, duration: 1) { canvas, time in
      if time > 0.5 { canvas.translate(x: .nan, y: 0) }
    }
    #expect(throws: EaselError.self) {
      try drawing.writePNGSequence(to: folder.url.appendingPathComponent("a/b"))
    }
    #expect(try folder.names.isEmpty)
  }

  @Test func onlyFilesOfTheSameNameAreReplaced() throws {
    let folder = try Folder()
    let other = folder.url.appendingPathComponent("other.txt")
    try Data("x".utf8).write(to: other)
    try Data("old".utf8).write(to: folder.url.appendingPathComponent("frame-0000.png"))
    try Example.still(0).writePNGSequence(to: folder.url)
    #expect(try folder.names == ["frame-0000.png", "other.txt"])
    #expect(try Image(contentsOf: folder.url.appendingPathComponent("frame-0000.png")).width == 60)
  }

  @Test func aFolderNamedLikeAFrameIsAnErrorThatNamesIt() throws {
    let folder = try Folder()
    let obstacle = folder.url.appendingPathComponent("frame-0001.png")
    try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: true)
    #expect {
      try Example.growth().writePNGSequence(to: folder.url)
    } throws: {
      ($0 as? EaselError)?.message.contains("frame-0001.png") == true
    }
    #expect(try folder.names == ["frame-0001.png"])
  }

  @Test(
    "invalid names are refused", arguments: ["", "a/b", "a\0", String(repeating: "x", count: 201)])
  func names(_ name: String) throws {
    let folder = try Folder()
    #expect(throws: EaselError.self) {
      try Example.still(0).writePNGSequence(to: folder.url, named: name)
    }
    #expect(try folder.names.isEmpty)
  }

  @Test func aFileInsteadOfTheFolderIsAnError() throws {
    let folder = try Folder()
    let file = folder.url.appendingPathComponent("file")
    try Data().write(to: file)
    #expect(throws: EaselError.self) { try Example.still(0).writePNGSequence(to: file) }
    #expect(throws: EaselError.self) {
      try Example.still(0).writePNGSequence(to: file.appendingPathComponent("below"))
    }
  }

  @Test("a failed commit restores the files that it replaced")
  func whatWasThereStays() throws {
    let folder = try Folder()
    let (first, new) = (folder.url.appendingPathComponent("a"), Data("new".utf8))
    try Data("old".utf8).write(to: first)
    let staging = try StagingFolder(folder.url)
    for name in ["a", "b"] { try staging.write(new, named: name, synchronizes: false) }
    // The third waits nowhere.
    #expect(throws: EaselError.self) { _ = try staging.commit(["a", "b", "c"]) }
    staging.discard()
    #expect(try Data(contentsOf: first) == Data("old".utf8))
    #expect(try folder.names == ["a"])
  }
}
