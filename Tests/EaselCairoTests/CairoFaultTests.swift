import CCairo
import EaselCairo
import EaselCanvas
import Foundation
import Testing

/// Contexts and sizes on which nothing can be drawn.
struct CairoFaultTests {
  /// The code of what is thrown; nil for nothing.
  private func fault(
    _ cr: OpaquePointer?, _ size: CGSize = Surface.size
  ) -> EaselError.Code? {
    do {
      try CairoContext.draw(on: cr, size: size) { _ in
        Issue.record("nothing may be drawn")
      }
      return nil
    } catch {
      return (error as? EaselError)?.code
    }
  }

  @Test func aNullContextIsAnError() {
    #expect(fault(nil) == .invalidCairoContext)
  }

  @Test func aContextWithoutASurfaceIsAnError() {
    let cr = cairo_create(nil)
    defer { cairo_destroy(cr) }
    #expect(fault(cr) == .invalidCairoContext)
  }

  @Test func aContextInErrorIsAnErrorWithItsCause() throws {
    let surface = Surface(.image)
    cairo_restore(surface.cr)
    #expect(surface.status == CAIRO_STATUS_INVALID_RESTORE)
    #expect(fault(surface.cr) == .invalidCairoContext)
    let message = #expect(throws: EaselError.self) {
      try CairoContext.draw(on: surface.cr, size: Surface.size) { _ in }
    }
    #expect(message?.message.contains("cairo_restore") == true)
  }

  @Test(arguments: Surface.Kind.allCases)
  func aFinishedSurfaceIsAnErrorAndLeavesTheContextUsable(_ kind: Surface.Kind) {
    let surface = Surface(kind)
    cairo_surface_finish(surface.surface)
    #expect(fault(surface.cr) == .invalidCairoContext)
    #expect(surface.status == CAIRO_STATUS_SUCCESS)
  }

  @Test(arguments: [1e-9, 1e9])
  func aMatrixWithAnExtremeScaleIsAnError(_ scale: Double) {
    let surface = Surface(.image)
    cairo_scale(surface.cr, scale, scale)
    #expect(fault(surface.cr) == .singularMatrix)
    #expect(surface.status == CAIRO_STATUS_SUCCESS)
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e308])
  func aSizeThatIsNotPositiveAndFiniteIsAnError(_ side: CGFloat) {
    let surface = Surface(.image)
    #expect(fault(surface.cr, CGSize(width: side, height: 10)) == .invalidSize)
    #expect(fault(surface.cr, CGSize(width: 10, height: side)) == .invalidSize)
  }

  @Test func aStrictPolicyThrowsTheFirstErrorAndLeavesTheContextUsable() throws {
    let surface = Surface(.pdf)
    let error = #expect(throws: EaselError.self) {
      try surface.draw {
        $0.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), with: .color(.red))
      }
    }
    #expect(error?.code == .invalidNumber)
    #expect(surface.status == CAIRO_STATUS_SUCCESS)
  }

  @Test(arguments: Surface.Kind.allCases, [1, 0.001, 1_000])
  func extremeNumbersLeaveTheContextWithoutError(_ kind: Surface.Kind, _ scale: Double) throws {
    let surface = Surface(kind)
    cairo_scale(surface.cr, scale, scale)
    let numbers: [CGFloat] = [.nan, .infinity, -1e308, 1e308, 1e12, 1e-300, 0]
    try surface.draw(policy: .lenient) { canvas in
      for a in numbers {
        for b in numbers {
          canvas.save()
          canvas.concatenate(CGAffineTransform(a: a, b: b, c: 1, d: 1, tx: b, ty: a))
          canvas.fill(CGRect(x: a, y: b, width: 10, height: 10), with: .color(.red))
          canvas.stroke(
            Path(CGRect(x: 1, y: 1, width: a, height: b)), with: .color(.red),
            style: StrokeStyle(lineWidth: b, dash: [a, b]))
          canvas.draw(
            TextLayout("x", style: TextStyle(font: .system(size: a))), at: CGPoint(x: b, y: a))
          canvas.withGroup(GroupEffects(opacity: a, shadow: Shadow(color: .black, blur: b))) {
            canvas.fill(CGRect(x: 0, y: 0, width: 5, height: 5), with: .hatch(HatchPattern(.red)))
          }
          canvas.restore()
        }
      }
    }
    #expect(surface.status == CAIRO_STATUS_SUCCESS)
    guard kind != .image else { return }
    _ = try surface.finish()
  }
}
