import CCairo
import EaselCairo
import EaselCanvas
import Foundation
import Testing

/// Whose the context is, and what is left of it.
struct CairoStateTests {
  /// All that can be asked of a context's state.
  private struct State: Equatable {
    var matrix: [Double] = []
    var clip: [Double] = []
    var numbers: [Double] = []
    var dash: [Double] = []
    var path: [Double] = []
    var source: OpaquePointer?
    var face: OpaquePointer?
    var group: OpaquePointer?

    init(of cr: OpaquePointer?) {
      var m = cairo_matrix_t()
      cairo_get_matrix(cr, &m)
      matrix = [m.xx, m.yx, m.xy, m.yy, m.x0, m.y0]
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(cr, &left, &top, &right, &bottom)
      clip = [left, top, right, bottom]
      dash = Array(repeating: 0, count: Int(cairo_get_dash_count(cr)))
      var offset = 0.0
      cairo_get_dash(cr, &dash, &offset)
      var font = cairo_matrix_t()
      cairo_get_font_matrix(cr, &font)
      numbers = [
        offset, cairo_get_line_width(cr), cairo_get_miter_limit(cr), cairo_get_tolerance(cr),
        Double(cairo_get_operator(cr).rawValue), Double(cairo_get_antialias(cr).rawValue),
        Double(cairo_get_fill_rule(cr).rawValue), Double(cairo_get_line_cap(cr).rawValue),
        Double(cairo_get_line_join(cr).rawValue), font.xx, font.yy,
      ]
      if let copy = cairo_copy_path(cr) {
        var index = 0
        while index < Int(copy.pointee.num_data), let data = copy.pointee.data {
          let header = data[index].header
          path.append(Double(header.type.rawValue))
          for point in 1..<Int(header.length) {
            path += [data[index + point].point.x, data[index + point].point.y]
          }
          index += Int(header.length)
        }
        cairo_path_destroy(copy)
      }
      source = cairo_get_source(cr)
      face = cairo_get_font_face(cr)
      group = cairo_get_group_target(cr)
    }
  }

  /// Sets everything to something unusual.
  private func disturb(_ cr: OpaquePointer?) {
    cairo_set_operator(cr, CAIRO_OPERATOR_XOR)
    cairo_set_antialias(cr, CAIRO_ANTIALIAS_NONE)
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_set_line_width(cr, 17)
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_SQUARE)
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_BEVEL)
    cairo_set_miter_limit(cr, 1)
    cairo_set_tolerance(cr, 5)
    cairo_set_dash(cr, [3, 1], 2, 1)
    cairo_set_font_size(cr, 33)
    cairo_set_source_rgba(cr, 0, 1, 0, 0.25)
    cairo_new_path(cr)
    cairo_move_to(cr, 3, 4)
    cairo_curve_to(cr, 5, 6, 7, 8, 9, 20)
    cairo_line_to(cr, 30, 1)
    cairo_close_path(cr)
    cairo_move_to(cr, 50, 60)
  }

  @Test(arguments: Surface.Kind.allCases)
  func drawingRestoresTheStateOfTheContext(_ kind: Surface.Kind) throws {
    let surface = Surface(kind)
    cairo_translate(surface.cr, 4, 2)
    disturb(surface.cr)
    let before = State(of: surface.cr)
    try surface.draw(policy: .lenient) { Sample.draw($0) }
    #expect(State(of: surface.cr) == before)
    #expect(surface.status == CAIRO_STATUS_SUCCESS)
  }

  @Test func aClosureThatThrowsLeavesTheContextsStateUnchanged() throws {
    struct Stop: Error {}
    let surface = Surface(.pdf)
    disturb(surface.cr)
    let before = State(of: surface.cr)
    #expect(throws: Stop.self) {
      try CairoContext.draw(on: surface.cr, size: Surface.size) { canvas in
        canvas.save()
        canvas.beginGroup(GroupEffects(opacity: 0.5, shadow: Shadow(color: .black, blur: 3)))
        canvas.beginMarkedContent(.figure(label: "a chart"))
        Sample.draw(canvas)
        throw Stop()
      }
    }
    #expect(State(of: surface.cr) == before)
    try surface.draw { Sample.label("more", at: CGPoint(x: 10, y: 10), on: $0) }
    #expect(try Tool.output("pdftotext", ["-", "-"], input: surface.finish()).contains("more"))
  }

  @Test func stateSetBeforeDoesNotAffectTheDrawing() throws {
    let (plain, disturbed) = (Surface(.image), Surface(.image))
    try plain.draw { Sample.draw($0) }
    disturb(disturbed.cr)
    try disturbed.draw { Sample.draw($0) }
    #expect(plain.pixels == disturbed.pixels)
    #expect(plain.pixels.contains { $0 != 0 })
  }

  @Test func noReferenceToContextOrSurfaceIsKept() throws {
    let surface = Surface(.image)
    let cr = cairo_get_reference_count(surface.cr)
    let target = cairo_surface_get_reference_count(surface.surface)
    try surface.draw { Sample.draw($0) }
    #expect(cairo_get_reference_count(surface.cr) == cr)
    #expect(cairo_surface_get_reference_count(surface.surface) == target)
  }

  @Test func aCanvasKeptAfterTheCallDrawsNothing() throws {
    let surface = Surface(.image)
    var kept: (any Canvas)?
    try surface.draw { kept = $0 }
    kept?.fill(CGRect(x: 0, y: 0, width: 20, height: 20), with: .color(.red))
    #expect(kept?.context.diagnostics.map(\.code) == [.documentClosed])
    #expect(surface.pixels.allSatisfy { $0 == 0 })
  }

  @Test func theOutputIsTheClosuresResult() throws {
    let surface = Surface(.image)
    let result = try CairoContext.draw(on: surface.cr, size: Surface.size) { $0.clipBounds }
    #expect(result.output == CGRect(origin: .zero, size: Surface.size))
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: [Surface.Kind.image, .pdf])
  func appearanceLocaleAndContrastOfTheOptionsApply(_ kind: Surface.Kind) throws {
    let surface = Surface(kind)
    var options = RenderOptions(appearance: .dark, localeIdentifier: "de_DE")
    options.minimumContrast = 3
    let result = try CairoContext.draw(on: surface.cr, size: Surface.size, options: options) {
      $0.draw(
        TextLayout("pale", style: TextStyle(font: .system(size: 12), color: .yellow)),
        at: CGPoint(x: 10, y: 10))
      return (RenderContext.currentLocale?.identifier, $0.context.appearance)
    }
    #expect(result.output.0 == "de_DE")
    #expect(result.output.1 == .dark)
    #expect(result.diagnostics.map(\.code) == [.lowContrast])
  }

  @Test func drawingCallsNest() throws {
    let surface = Surface(.image)
    try surface.draw { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 10), with: .color(.red))
      cairo_translate(surface.cr, 100, 100)
      _ = try CairoContext.draw(on: surface.cr, size: CGSize(width: 20, height: 20)) {
        $0.fill(CGRect(x: 0, y: 0, width: 50, height: 50), with: .color(.blue))
      }
      cairo_translate(surface.cr, -100, -100)
      canvas.fill(CGRect(x: 20, y: 0, width: 10, height: 10), with: .color(.red))
    }
    #expect(surface.alpha(5, 5) == 255)
    #expect(surface.alpha(25, 5) == 255)
    #expect(surface.alpha(110, 110) == 255)
    #expect(surface.alpha(125, 125) == 0)
  }
}
