import EaselCanvas
import Foundation
import Testing

@Suite struct PDFDocumentTests {
  private func sample() throws -> Data {
    let document = try PDFDocument(
      info: DocumentInfo(title: "Größe (1)", author: "A. Writer", keywords: ["a", "b"]))
    try document.page(size: PageSize.a4) { canvas in
      canvas.withMarkedContent(.destination("top (1)")) {
        canvas.fill(
          CGRect(x: 72, y: 72, width: 100, height: 50),
          with: .color(Color(red: 1, green: 0, blue: 0)))
      }
      canvas.translate(x: 100, y: 300)
      canvas.withMarkedContent(.link(.url("https://example.com/a)b'c"))) {
        canvas.fill(
          CGRect(x: 0, y: 0, width: 40, height: 20), with: .color(Color(red: 0, green: 0, blue: 1)))
      }
      let shadow = GroupEffects(
        shadow: Shadow(
          color: Color(red: 0, green: 0, blue: 0, alpha: 0.5), offset: CGSize(width: 4, height: 4),
          blur: 8))
      canvas.withGroup(shadow) {
        canvas.fill(
          Path(ellipseIn: CGRect(x: 100, y: 0, width: 80, height: 80)),
          with: .color(Color(red: 0, green: 0.5, blue: 0)))
      }
      canvas.fill(
        CGRect(x: 0, y: 100, width: 80, height: 80),
        with: .hatch(HatchPattern(Color(red: 0, green: 0, blue: 0))))
      canvas.fill(
        Path(ellipseIn: CGRect(x: 100, y: 100, width: 80, height: 80)),
        with: .conicGradient(
          ConicGradient(
            Gradient([
              Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1),
              Color(red: 1, green: 0, blue: 0),
            ]), center: CGPoint(x: 140, y: 140))))
    }
    try document.page(size: CGSize(width: 200, height: 100), label: "ii") { canvas in
      canvas.withMarkedContent(
        .link(.destination("top (1)"), area: CGRect(x: 10, y: 10, width: 50, height: 20))
      ) {}
      canvas.fill(
        CGRect(x: 10, y: 10, width: 50, height: 20), with: .color(Color(red: 0, green: 0, blue: 0)))
    }
    try document.addOutlineEntry("Größe", to: .destination("top (1)"))
    return try document.finish().output
  }

  @Test("a blend mode that PDF lacks is drawn as another and noted as an approximation")
  func missingBlendModeIsNoted() throws {
    let document = try PDFDocument(options: RenderOptions(policy: .lenient))
    try document.page(size: CGSize(width: 100, height: 100)) { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 60, height: 60), with: .color(.red))
      canvas.fill(
        Path(CGRect(x: 30, y: 30, width: 60, height: 60)), with: .color(.blue), rule: .nonZero,
        compositing: Compositing(blendMode: .plusLighter))
    }
    let noted = try document.finish().diagnostics
    #expect(noted.map(\.code) == [.drawingApproximated])
    #expect(noted.first?.value == "plusLighter")
  }

  @Test func sameInputGivesSameBytes() throws {
    #expect(try sample() == sample())
  }
}
