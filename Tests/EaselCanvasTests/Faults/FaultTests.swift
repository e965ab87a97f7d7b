import Foundation
import Testing

@testable import EaselCanvas

@Suite("Faults in numbers, matrices and nesting")
struct FaultTests {
  private static let cases = (try? FaultCase.drawing()) ?? []

  @Test("every case of the areas has a probe, and every probe a case")
  func complete() throws {
    let ids = try FaultCase.drawing().map(\.id)
    #expect(ids.count == 65)
    #expect(Set(ids) == Set(FaultProbes.all.keys))
  }

  @Test("a bitmap has the required outcome, and goes on drawing", arguments: cases.map(\.id))
  func bitmap(id: String) throws {
    let probe = try #require(FaultProbes.all[id])
    let surface = try BitmapSurface(
      size: CGSize(width: 100, height: 100), options: RenderOptions(policy: .lenient))
    let thrown = code { try probe.draw(surface.canvas) }
    surface.canvas.fill(Self.marker, with: .color(.blue))
    let rendered = try surface.render()
    check(probe.outcome, rendered.diagnostics, thrown)
    #expect(rendered.output.straightPixel(x: 85, y: 85) == [0, 0, 255, 255])
  }

  @Test("a recording has the required outcome, and goes on", arguments: cases.map(\.id))
  func recording(id: String) throws {
    let probe = try #require(FaultProbes.all[id])
    let canvas = RecordingCanvas(size: CGSize(width: 100, height: 100))
    let thrown = code { try probe.draw(canvas) }
    canvas.fill(Self.marker, with: .color(.blue))
    let last = canvas.recording.operations.last { if case .fill = $0 { true } else { false } }
    #expect(last == .fill(Path(Self.marker), .color(.blue), .nonZero, .normal))
    check(probe.outcome, canvas.context.diagnostics, thrown)
  }

  private static let marker = CGRect(x: 80, y: 80, width: 15, height: 15)

  /// The code of the error that the closure throws.
  private func code(_ body: () throws -> Void) -> EaselError.Code? {
    do {
      try body()
      return nil
    } catch {
      return (error as? EaselError)?.code
    }
  }

  private func check(
    _ outcome: FaultProbe.Outcome, _ diagnostics: [Diagnostic], _ thrown: EaselError.Code?
  ) {
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
