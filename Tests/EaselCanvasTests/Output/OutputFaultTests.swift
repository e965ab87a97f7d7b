import Foundation
import Testing

@testable import EaselCanvas

/// The fault cases of the area `io`: an output is whole, or it is what was there before.
@Suite("Faults of outputs")
struct OutputFaultTests {
  static let formats = ["pdf", "png", "svg"]

  /// Draws the same image in a format, to a target.
  static func write(_ format: String, to target: OutputTarget, dots: Int = 40) throws {
    func draw(_ canvas: any Canvas) {
      for index in 0..<dots {
        let x = CGFloat(index * 37 % 290)
        canvas.fill(
          Path(ellipseIn: CGRect(x: x, y: CGFloat(index * 53 % 190), width: 9.37, height: 7.91)),
          with: .color(Color(red: x / 290, green: 0.5, blue: 0.25)))
      }
    }
    let size = CGSize(width: 300, height: 200)
    switch format {
    case "pdf":
      let document = try PDFDocument(to: target)
      try document.page(size: size, draw)
      try document.finish()
    case "png":
      let surface = try BitmapSurface(to: target, size: size)
      draw(surface.canvas)
      try surface.finish()
    default:
      let document = try SVGDocument(to: target, size: size)
      draw(document.canvas)
      try document.finish()
    }
  }

  /// A folder of the test's own, which goes with it.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "easel-io-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func failure(_ body: () throws -> Void) throws -> EaselError {
    try #require(throws: EaselError.self, performing: body)
  }

  /// Whether the tests may mount a file system, as the superuser outside of a container may.
  private static let mayMount: Bool =
    (try? Tool.output("unshare", ["--mount", "true"], input: Data())) != nil

  @Test(
    "io-02, io-05, io-06: a full disk keeps the old file",
    .enabled(if: mayMount, "a small file system needs the right to mount"), arguments: formats)
  func fullDisk(_ format: String) throws {
    try withFolder { folder in
      // Eight pages of four KiB: room for the old file, not for the new one beside it.
      let mount = try Process.run(
        URL(fileURLWithPath: "/usr/bin/env"),
        arguments: ["mount", "-t", "tmpfs", "-o", "size=32k", "none", folder.path])
      mount.waitUntilExit()
      try #require(mount.terminationStatus == 0)
      defer {
        _ = try? Process.run(
          URL(fileURLWithPath: "/usr/bin/env"), arguments: ["umount", folder.path]
        ).waitUntilExit()
      }
      let file = folder.appending(path: "report.\(format)")
      try Data("old".utf8).write(to: file)
      let filling = Data(count: 26 * 1024)
      try filling.write(to: folder.appending(path: "filling"))
      let error = try failure { try Self.write(format, to: .file(file), dots: 2_000) }
      #expect(error.code == .outputFailed)
      #expect(error.value == "errno \(ENOSPC)")
      #expect(try Data(contentsOf: file) == Data("old".utf8))
      #expect(try names(in: folder) == ["filling", "report.\(format)"])
    }
  }

  @Test("io-03: a device is refused", arguments: formats)
  func device(_ format: String) throws {
    let error = try failure {
      try Self.write(format, to: .file(URL(fileURLWithPath: "/dev/full")))
    }
    #expect(error.code == .outputFailed)
    #expect(error.message.contains("/dev/full"))
  }

  @Test("io-08: no file is at the target before the document is finished")
  func nothingBeforeTheEnd() throws {
    try withFolder { folder in
      let file = folder.appending(path: "report.pdf")
      var document: PDFDocument? = try PDFDocument(to: .file(file))
      try document?.page(size: PageSize.a4) { $0.fill($0.clipBounds, with: .color(.red)) }
      #expect(!FileManager.default.fileExists(atPath: file.path))
      document = nil
      #expect(try names(in: folder).isEmpty)
    }
  }

  @Test("io-09: the error for a missing folder names it", arguments: formats)
  func missingFolder(_ format: String) throws {
    let error = try failure {
      try Self.write(format, to: .file(URL(fileURLWithPath: "/no/such/folder/a.\(format)")))
    }
    #expect(error.code == .outputFailed)
    #expect(error.message.contains("/no/such/folder"))
    #expect(error.value == "errno \(ENOENT)")
  }

  @Test("io-11: a folder as the target is refused", arguments: formats)
  func folder(_ format: String) throws {
    try withFolder { folder in
      let error = try failure { try Self.write(format, to: .file(folder)) }
      #expect(error.value == "errno \(EISDIR)")
    }
  }

  @Test("io-12: a path with NUL and a URL that is no file URL are refused")
  func noPath() throws {
    let web = try #require(URL(string: "https://example.com/a.pdf"))
    try withFolder { folder in
      let cut = folder.appending(path: "a\0b.pdf")
      let coded = try #require(URL(string: folder.absoluteString + "/a%00b.pdf"))
      for url in [web, cut, coded] {
        #expect(try failure { try Self.write("pdf", to: .file(url)) }.code == .outputFailed)
      }
      #expect(try names(in: folder) == [])
      // A percent sign is a character like others.
      try Self.write("pdf", to: .file(folder.appending(path: "a%00b.pdf")))
      #expect(try names(in: folder) == ["a%00b.pdf"])
    }
  }

  @Test(
    "io-14: an error of the closure is thrown, and the closure is not called again",
    arguments: formats)
  func closureFails(_ format: String) throws {
    struct Stop: Error, Equatable { var call: Int }
    for last in [1, 2, 4] {
      var calls = 0
      do {
        try Self.write(
          format,
          to: .sink { _ in
            calls += 1
            if calls == last { throw Stop(call: last) }
          }, dots: 400)
        // A short document comes in fewer calls than that.
        #expect(calls < last)
      } catch let stop as Stop {
        #expect(stop.call == last)
        #expect(calls == last)
      }
    }
  }

  @Test("io-17: a symbolic link at the target is replaced, not followed")
  func symbolicLink() throws {
    try withFolder { folder in
      let (real, link) = (folder.appending(path: "real"), folder.appending(path: "link.pdf"))
      try Data("real".utf8).write(to: real)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
      try Self.write("pdf", to: .file(link))
      #expect(try Data(contentsOf: real) == Data("real".utf8))
      #expect(try Data(contentsOf: link).starts(with: Data("%PDF".utf8)))
    }
  }

  @Test("io-18: of two writers the last one's document is complete at the target")
  func twoWriters() throws {
    try withFolder { folder in
      let file = folder.appending(path: "report.pdf")
      let first = try PDFDocument(to: .file(file))
      let second = try PDFDocument(to: .file(file))
      for (document, color) in [(first, Color.red), (second, .blue)] {
        try document.page(size: PageSize.a5) { $0.fill($0.clipBounds, with: .color(color)) }
      }
      try first.finish()
      let one = try Data(contentsOf: file)
      try second.finish()
      #expect(try Data(contentsOf: file) != one)
      #expect(try names(in: folder) == ["report.pdf"])
      _ = try Tool.output("qpdf", ["--check", file.path], input: Data())
    }
  }

  @Test("an old file keeps its permissions")
  func permissions() throws {
    try withFolder { folder in
      let file = folder.appending(path: "report.svg")
      try Data("old".utf8).write(to: file)
      #expect(chmod(file.path, 0o640) == 0)
      try Self.write("svg", to: .file(file))
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
      #expect(mode as? Int == 0o640)
    }
  }

  @Test("memory, file and closure get the same bytes", arguments: formats)
  func sameBytes(_ format: String) throws {
    try withFolder { folder in
      let file = folder.appending(path: "a.\(format)")
      try Self.write(format, to: .file(file))
      var collected = Data()
      try Self.write(format, to: .sink { collected.append(contentsOf: $0) })
      #expect(try Data(contentsOf: file) == collected)
    }
  }

  @Test("a refused document leaves no file open, even while it is kept")
  func refusedOutputIsClosed() throws {
    try withFolder { folder in
      let size = CGSize(width: 10, height: 10)
      let bitmap = try BitmapSurface(to: .file(folder.appending(path: "a.png")), size: size)
      let drawing = try SVGDocument(to: .file(folder.appending(path: "a.svg")), size: size)
      let image = try BitmapSurface(to: .file(folder.appending(path: "b.png")), size: size)
      for canvas in [bitmap.canvas, drawing.canvas] {
        canvas.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), with: .color(.red))
      }
      #expect(throws: EaselError.self) { try bitmap.finish() }
      #expect(throws: EaselError.self) { try drawing.finish() }
      _ = try image.finishImage()
      let links = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      let open = links.compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
      }
      #expect(open.filter { $0.hasPrefix(folder.path) } == [])
      #expect(try names(in: folder) == [])
      withExtendedLifetime((bitmap, drawing, image)) {}
    }
  }
}
