import CCairo
import EaselCairo
import Foundation
import Testing

@testable import EaselCanvas

/// What is drawn on surfaces of pixels.
struct CairoPixelTests {
  /// The pixels of Easel's own bitmap of a drawing.
  private func own(
    scale: CGFloat = 1, size: CGSize = Surface.size, _ draw: (any Canvas) -> Void
  ) throws -> [UInt8] {
    let surface = try BitmapSurface(
      size: size, scale: scale, options: RenderOptions(policy: .lenient))
    draw(surface.canvas)
    return surface.image.pixels
  }

  @Test func anImageHasThePixelsOfABitmap() throws {
    let surface = Surface(.image)
    try surface.draw { Sample.draw($0) }
    #expect(surface.pixels == (try own { Sample.draw($0) }))
  }

  @Test(arguments: [2.0, 3, 1.5, 0.5])
  func aScaledImageHasThePixelsOfABitmapOfThatScale(_ scale: CGFloat) throws {
    let size = Surface.size
    let surface = Surface(.image, CGSize(width: size.width * scale, height: size.height * scale))
    cairo_scale(surface.cr, scale, scale)
    try surface.draw { Sample.draw($0) }
    #expect(surface.pixels == (try own(scale: scale) { Sample.draw($0) }))
  }

  @Test func aDrawingFollowsTheContextsOriginAndClip() throws {
    let surface = Surface(.image)
    cairo_translate(surface.cr, 30, 20)
    cairo_rectangle(surface.cr, 10, 12, 100, 90)
    cairo_clip(surface.cr)
    try surface.draw { Sample.draw($0) }
    let expected = try own { canvas in
      canvas.translate(x: 30, y: 20)
      canvas.clip(to: Path(CGRect(x: 10, y: 12, width: 100, height: 90)))
      Sample.draw(canvas)
    }
    #expect(surface.pixels == expected)
    #expect(surface.alpha(39, 40) == 0)
    #expect(surface.alpha(41, 40) > 0)
  }

  /// Drawings that go through masks, groups and copies of what lies beneath.
  static let intricate: [@Sendable (any Canvas) -> Void] = [
    { canvas in
      canvas.clip(
        to: Path {
          for index in 0..<200 {
            let (x, y) = (CGFloat(index % 20) * 12, CGFloat(index / 20) * 18)
            $0.addRect(CGRect(x: x, y: y, width: 9, height: 9))
          }
        })
      canvas.fill(CGRect(x: 0, y: 0, width: 240, height: 180), with: .color(.red))
      canvas.fill(
        Path(CGRect(x: 0, y: 0, width: 240, height: 180)), with: .color(.blue), rule: .nonZero,
        compositing: Compositing(blendMode: .hue))
    },
    { canvas in
      canvas.clip(to: Path(ellipseIn: CGRect(x: -50, y: -50, width: 300, height: 300)))
      canvas.fill(
        Path(CGRect(x: 0, y: 0, width: 240, height: 180)), with: .color(.blue), rule: .nonZero,
        compositing: Compositing(blendMode: .copy))
    },
    { canvas in
      canvas.withGroup(GroupEffects(blendMode: .copy)) {
        canvas.fill(CGRect(x: 0, y: 0, width: 240, height: 180), with: .color(.green))
      }
    },
    { Sample.draw($0) },
  ]

  @Test(arguments: Self.intricate.indices)
  func nothingIsDrawnOutsideOfARoundClip(_ index: Int) throws {
    let surface = Surface(.image)
    cairo_arc(surface.cr, 120, 90, 40, 0, 2 * .pi)
    cairo_clip(surface.cr)
    try surface.draw(policy: .lenient) { Self.intricate[index]($0) }
    let pixels = surface.pixels
    var (inside, outside) = (0, 0)
    for y in 0..<180 {
      for x in 0..<240 where pixels[(y * 240 + x) * 4 + 3] > 0 {
        if hypot(CGFloat(x) + 0.5 - 120, CGFloat(y) + 0.5 - 90) < 41 {
          inside += 1
        } else {
          outside += 1
        }
      }
    }
    #expect(inside > 500)
    #expect(outside == 0)
  }

  @Test func aRotatedContextDrawsTheSame() throws {
    let surface = Surface(.image, CGSize(width: 180, height: 240))
    cairo_translate(surface.cr, 180, 0)
    cairo_rotate(surface.cr, .pi / 2)
    try surface.draw { Sample.draw($0) }
    let turned = surface.pixels
    let upright = try own { Sample.draw($0) }
    var different = 0
    for y in 0..<180 {
      for x in 0..<240 {
        let (a, b) = ((y * 240 + x) * 4, (x * 180 + 179 - y) * 4)
        if (0..<4).contains(where: { abs(Int(upright[a + $0]) - Int(turned[b + $0])) > 48 }) {
          different += 1
        }
      }
    }
    #expect(Double(different) / (240 * 180) < 0.01)
  }

  @Test func aSurfaceWithADeviceScaleOf2IsDrawnInItsResolution() throws {
    let surface = Surface(.image, CGSize(width: 480, height: 360))
    cairo_surface_set_device_scale(surface.surface, 2, 2)
    let cr = cairo_create(surface.surface)
    defer { cairo_destroy(cr) }
    var scale: CGFloat = 0
    try CairoContext.draw(on: cr, size: Surface.size) {
      Sample.draw($0)
      scale = $0.context.deviceScale
    }
    #expect(scale == 2)
    let (drawn, fine) = (surface.pixels, try own(scale: 2) { Sample.draw($0) })
    let different = zip(drawn, fine).reduce(0) { $0 + (abs(Int($1.0) - Int($1.1)) > 48 ? 1 : 0) }
    #expect(Double(different) / Double(fine.count) < 0.01)
  }

  @Test func aContextScaledToOneUnitPerPageDrawsTheSame() throws {
    func shapes(_ canvas: any Canvas, _ unit: CGFloat) {
      canvas.fill(
        Path(ellipseIn: CGRect(x: 0.1 * unit, y: 0.1 * unit, width: unit, height: 0.5 * unit)),
        with: .color(.systemBlue))
      canvas.withGroup(GroupEffects(shadow: Shadow(color: .black, blur: 0.1 * unit))) {
        canvas.fill(
          CGRect(x: 0.8 * unit, y: 0.4 * unit, width: 0.4 * unit, height: 0.4 * unit),
          with: .color(.systemRed))
      }
    }
    let surface = Surface(.image)
    cairo_scale(surface.cr, 180, 180)
    try CairoContext.draw(on: surface.cr, size: CGSize(width: 240.0 / 180, height: 1)) {
      shapes($0, 1)
    }
    let expected = try own { shapes($0, 180) }
    let different = zip(surface.pixels, expected).count { abs(Int($0) - Int($1)) > 3 }
    #expect(Double(different) / Double(expected.count) < 0.001)
  }

  @Test func drawingInAGroupOfTheCallerIsTheSame() throws {
    let (plain, grouped) = (Surface(.image), Surface(.image))
    try plain.draw { Sample.draw($0) }
    cairo_push_group(grouped.cr)
    try grouped.draw { Sample.draw($0) }
    cairo_pop_group_to_source(grouped.cr)
    cairo_paint(grouped.cr)
    #expect(plain.pixels == grouped.pixels)
  }

  @Test(arguments: [CAIRO_FORMAT_RGB24, CAIRO_FORMAT_RGB16_565, CAIRO_FORMAT_A8])
  func imagesOfOtherFormatsAreDrawnOnWithoutError(_ format: cairo_format_t) throws {
    let image = cairo_image_surface_create(format, 240, 180)
    defer { cairo_surface_destroy(image) }
    let cr = cairo_create(image)
    defer { cairo_destroy(cr) }
    try CairoContext.draw(on: cr, size: Surface.size) { Sample.draw($0) }
    #expect(cairo_status(cr) == CAIRO_STATUS_SUCCESS)
  }

  @Test func drawingOnThePageButOutsideOfTheClipIsNotNoted() throws {
    let surface = Surface(.image)
    cairo_rectangle(surface.cr, 0, 0, 5, 5)
    cairo_clip(surface.cr)
    let inside = try surface.draw {
      $0.fill(CGRect(x: 100, y: 100, width: 5, height: 5), with: .color(.red))
    }
    #expect(inside.isEmpty)
    let outside = try surface.draw {
      $0.fill(CGRect(x: 1_000, y: 100, width: 5, height: 5), with: .color(.red))
    }
    #expect(outside.map(\.code) == [.outsidePage])
  }
}
