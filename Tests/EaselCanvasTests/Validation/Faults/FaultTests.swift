import Foundation
import Testing

@testable import EaselCanvas

/// Every case of `Tests/Fixtures/faults`, by its probe.
@Suite("Faults")
struct FaultTests {
  private static let drawn = FaultProbes.all.filter {
    if case .drawing = $0.value.trial { true } else { false }
  }.keys.sorted()
  private static let called = FaultProbes.all.filter {
    if case .calls = $0.value.trial { true } else { false }
  }.keys.sorted()

  @Test("every case has a probe, and every probe a case")
  func complete() throws {
    let ids = try FaultCase.all().map(\.id)
    #expect(!ids.isEmpty && Set(ids).count == ids.count)
    #expect(Set(ids) == Set(FaultProbes.all.keys))
  }

  // MARK: Drawing

  @Test("a bitmap has the required outcome, and draws what follows", arguments: drawn)
  func bitmap(id: String) throws {
    let probe = try #require(FaultProbes.all[id])
    let surface = try BitmapSurface(size: Self.size, options: Self.options)
    let thrown = try draw(probe, on: surface.canvas)
    surface.canvas.fill(Self.marker, with: .color(.blue))
    let rendered = try surface.finishImage()
    check(probe.outcome, rendered.diagnostics, thrown)
    #expect(rendered.output.straightPixel(x: 85, y: 85) == [0, 0, 255, 255])
  }

  @Test("a recording has the required outcome, and records what follows", arguments: drawn)
  func recording(id: String) throws {
    let probe = try #require(FaultProbes.all[id])
    let canvas = RecordingCanvas(size: Self.size)
    let thrown = try draw(probe, on: canvas)
    canvas.fill(Self.marker, with: .color(.blue))
    let last = canvas.recording.operations.last { if case .fill = $0 { true } else { false } }
    #expect(
      last == .fill(Path(Self.marker), with: .color(.blue), rule: .nonZero, compositing: .normal))
    check(probe.outcome, canvas.context.diagnostics, thrown)
  }

  @Test(
    "an SVG has the required outcome and finite numbers, and draws what follows", arguments: drawn)
  func svg(id: String) throws {
    let probe = try #require(FaultProbes.all[id])
    let document = try SVGDocument(size: Self.size, options: Self.options)
    let thrown = try draw(probe, on: document.canvas)
    document.canvas.fill(Self.marker, with: .color(.blue))
    let rendered = try document.finish()
    check(probe.outcome, rendered.diagnostics, thrown)
    let text = String(decoding: rendered.output, as: UTF8.self)
    #expect(text.contains("#00f") || text.contains("#0000ff"))
    #expect(text.firstMatch(of: /[ ,("](nan|-?inf)/) == nil)
  }

  @Test("a PDF has the required outcomes, finite numbers and complete pages")
  func pdf() throws {
    let document = try PDFDocument(options: Self.options)
    var thrown: [EaselError.Code?] = []
    for id in Self.drawn {
      let probe = try #require(FaultProbes.all[id])
      try document.page(size: Self.size) { canvas in
        thrown.append(try draw(probe, on: canvas))
        canvas.draw(TextLayout("after \(id)."), at: .zero)
      }
    }
    let rendered = try document.finish()
    for (index, id) in Self.drawn.enumerated() {
      let probe = try #require(FaultProbes.all[id])
      check(probe.outcome, rendered.diagnostics.filter { $0.page == index + 1 }, thrown[index])
    }
    let words = try Tool.output("pdftotext", ["-", "-"], input: rendered.output)
    for id in Self.drawn { #expect(words.contains("after \(id)."), "\(id)") }
    let plain = try Tool.uncompressed(rendered.output)
    #expect(plain.firstMatch(of: /[ \n](nan|-?inf)[ \n]/) == nil)
  }

  // MARK: Other calls

  @Test("other calls have the required outcome", arguments: called)
  func calls(id: String) throws {
    let probe = try #require(FaultProbes.all[id])
    guard case .calls(let body) = probe.trial else { return }
    do {
      check(probe.outcome, try body(), nil)
    } catch let error as EaselError {
      check(probe.outcome, [], error.code)
    }
  }

  // MARK: The table

  @Test("the table in the documentation is that of the probes")
  func table() throws {
    let table = try FaultTable().markdown
    let url = FaultTable.package.appending(path: "docs/tables/faults.md")
    if ProcessInfo.processInfo.environment["EASEL_WRITE_TABLES"] != nil {
      try table.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == table)
  }

  // MARK: Support

  private static let size = CGSize(width: 100, height: 100)
  private static let options = RenderOptions(policy: .lenient)
  private static let marker = CGRect(x: 80, y: 80, width: 15, height: 15)

  /// Draws a probe; returns the code of Easel's error that it throws.
  private func draw(_ probe: FaultProbe, on canvas: any Canvas) throws -> EaselError.Code? {
    guard case .drawing(let body) = probe.trial else { return nil }
    do {
      try body(canvas)
      return nil
    } catch let error as EaselError {
      return error.code
    }
  }

  private func check(
    _ outcome: FaultProbe.Outcome, _ diagnostics: [Diagnostic], _ thrown: EaselError.Code?
  ) {
    // Some probes draw at places outside of the page, which is noted besides.
    let diagnostics = diagnostics.filter { $0.code != .outsidePage }
    let errors = diagnostics.filter { $0.severity == .error }.map(\.code)
    switch outcome {
    case .refused(let code):
      #expect(Set(errors + (thrown.map { [$0] } ?? [])) == [code])
    case .noted(let code):
      #expect(errors == [] && thrown == nil)
      #expect(Set(diagnostics.map(\.code)) == [code])
    case .sound, .impossible:
      #expect(diagnostics == [] && thrown == nil)
    }
  }
}
