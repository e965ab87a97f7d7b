import CCairo
import EaselCairo
import EaselCanvas
import Foundation
import Testing

/// Recording surfaces: what GTK 4 draws its widgets on.
struct CairoRecordingTests {
  private func recorded(_ draw: (any Canvas) throws -> Void) throws -> OpaquePointer? {
    let recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil)
    let cr = cairo_create(recording)
    defer { cairo_destroy(cr) }
    try CairoContext.draw(on: cr, size: Surface.size, draw)
    return recording
  }

  @Test func aRecordingPlayedToAnImageLooksLikeTheDrawing() throws {
    let recording = try recorded { Sample.draw($0) }
    defer { cairo_surface_destroy(recording) }
    let (played, drawn) = (Surface(.image), Surface(.image))
    cairo_set_source_surface(played.cr, recording, 0, 0)
    cairo_paint(played.cr)
    try drawn.draw { Sample.draw($0) }
    let different = zip(played.pixels, drawn.pixels).reduce(0) {
      $0 + (abs(Int($1.0) - Int($1.1)) > 64 ? 1 : 0)
    }
    #expect(Double(different) / Double(drawn.pixels.count) < 0.02)
  }

  @Test func textOfARecordingPlayedToAPDFIsExtracted() throws {
    let recording = try recorded { Sample.draw($0) }
    defer { cairo_surface_destroy(recording) }
    let pdf = Surface(.pdf)
    cairo_set_source_surface(pdf.cr, recording, 0, 0)
    cairo_paint(pdf.cr)
    let text = try Tool.output("pdftotext", ["-", "-"], input: pdf.finish())
    #expect(text.contains(Sample.text))
  }
}
