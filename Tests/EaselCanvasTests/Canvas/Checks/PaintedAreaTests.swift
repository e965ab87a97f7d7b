import Foundation
import Testing

@testable import EaselCanvas

/// What operations paint together is bounded where they become pixels.
@Suite struct PaintedAreaTests {
  private static let page = CGSize(width: 100, height: 100)
  private static let whole = CGRect(origin: .zero, size: page)

  private static func options(_ pixels: CGFloat) -> RenderOptions {
    var limits = Limits()
    limits.maximumPaintedPixels = pixels
    return RenderOptions(policy: .lenient, limits: limits)
  }

  private static func bitmap(
    _ pixels: CGFloat, scale: CGFloat = 1, _ draw: (any Canvas) -> Void
  ) throws -> [EaselError.Code] {
    let surface = try BitmapSurface(size: page, scale: scale, options: options(pixels))
    draw(surface.canvas)
    return surface.context.diagnostics.map(\.code)
  }

  private static func page(
    _ pixels: CGFloat, _ draw: (any Canvas) -> Void
  ) throws -> [EaselError.Code] {
    let document = try PDFDocument(options: options(pixels))
    try document.page(size: page, draw)
    return try document.finish().diagnostics.map(\.code)
  }

  @Test func areasOfAllOperationsAddUp() throws {
    let codes = try Self.bitmap(20_000) { canvas in
      for _ in 0..<3 { canvas.fill(Self.whole, with: .color(.black)) }
    }
    #expect(codes == [.limitExceeded])
  }

  @Test func areaIsCountedInPixelsNotPoints() throws {
    let codes = try Self.bitmap(20_000, scale: 2) {
      $0.fill(Self.whole, with: .color(.black))
    }
    #expect(codes == [.limitExceeded])
  }

  @Test func onlyAreaWithinTheClipCounts() throws {
    let codes = try Self.bitmap(20_000) { canvas in
      canvas.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
      for _ in 0..<200 { canvas.fill(Self.whole, with: .color(.black)) }
    }
    #expect(codes.isEmpty)
  }

  @Test func aThinLineCountsByItsLength() throws {
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 100, y: 100))
    }
    let codes = try Self.bitmap(20_000) { canvas in
      for _ in 0..<40 { canvas.stroke(line, with: .color(.black)) }
    }
    #expect(codes.isEmpty)
  }

  @Test func everyStampCounts() throws {
    let codes = try Self.bitmap(1_000_000) {
      $0.stamp(
        Path(Self.whole), at: [CGPoint](repeating: .zero, count: 101), with: .color(.black),
        compositing: .normal
      )
    }
    #expect(codes == [.limitExceeded])
  }

  @Test func gradientsAndHatchesCountMoreThanColors() throws {
    for paint in [
      Paint.linearGradient(LinearGradient(Gradient([.red, .blue]), from: .zero, to: .zero)),
      .hatch(HatchPattern(.black)),
    ] {
      #expect(try Self.bitmap(79_999) { $0.fill(Self.whole, with: paint) } == [.limitExceeded])
      #expect(try Self.bitmap(80_000) { $0.fill(Self.whole, with: paint) } == [])
    }
  }

  @Test func allPixelsOfAnImageCountHoweverSmallItIsDrawn() throws {
    let image = try Image(
      rgba: [UInt8](repeating: 255, count: 500 * 500 * 4), width: 500, height: 500)
    let codes = try Self.bitmap(1_000_000) { canvas in
      for _ in 0..<5 { canvas.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    }
    #expect(codes == [.limitExceeded])
  }

  @Test func anEmptyGroupCounts() throws {
    let codes = try Self.bitmap(79_999) { $0.withGroup(GroupEffects(opacity: 0.5)) {} }
    #expect(codes == [.limitExceeded])
  }

  @Test func shapesOnAPDFPageDoNotCount() throws {
    let codes = try Self.page(10) { $0.fill(Self.whole, with: .color(.black)) }
    #expect(codes.isEmpty)
  }

  /// A small one on a large page is not blurred over the whole of it.
  @Test func aShadowCountsByItsOwnSize() throws {
    func shadow(_ rect: CGRect) -> (any Canvas) -> Void {
      { canvas in
        canvas.withGroup(GroupEffects(shadow: Shadow(color: .black, blur: 4))) {
          canvas.fill(rect, with: .color(.black))
        }
      }
    }
    #expect(try Self.bitmap(200_000, shadow(CGRect(x: 45, y: 45, width: 10, height: 10))).isEmpty)
    #expect(try Self.bitmap(200_000, shadow(Self.whole)) == [.limitExceeded])
  }

  @Test func aShadowOnAPDFPageCounts() throws {
    func codes(_ pixels: CGFloat) throws -> [EaselError.Code] {
      try Self.page(pixels) { canvas in
        canvas.withGroup(GroupEffects(shadow: Shadow(color: .black, blur: 4))) {
          canvas.fill(Self.whole, with: .color(.red))
        }
      }
    }
    #expect(try codes(1_000_000) == [.limitExceeded])
    #expect(try codes(100_000_000) == [])
  }

  @Test func contentOfARefusedGroupIsLeftOut() throws {
    let surface = try BitmapSurface(size: Self.page, options: Self.options(50_000))
    let canvas = surface.canvas
    canvas.withGroup(GroupEffects(opacity: 0.5)) {
      canvas.translate(x: 50, y: 0)
      canvas.withSavedState { canvas.fill(Self.whole, with: .color(.red)) }
      canvas.clip(to: .zero)
    }
    canvas.fill(CGRect(x: 0, y: 0, width: 50, height: 100), with: .color(.green))
    #expect(surface.context.diagnostics.map(\.code) == [.limitExceeded])
    #expect(try #require(surface.image.pixel(x: 10, y: 10)) == (0, 255, 0, 255))
    #expect(try #require(surface.image.pixel(x: 80, y: 10)) == (0, 0, 0, 0))
  }

  @Test func stateChangedInARefusedSaveIsRestored() throws {
    var limits = Limits()
    limits.maximumNesting = 1
    let canvas = RecordingCanvas(
      context: RenderContext(RenderOptions(policy: .lenient, limits: limits)))
    canvas.withSavedState {
      canvas.withSavedState {
        canvas.translate(x: 50, y: 0)
        canvas.fill(Self.whole, with: .color(.red))
      }
      canvas.fill(Self.whole, with: .color(.green))
    }
    #expect(canvas.transform == .identity)
    #expect(canvas.recording.bounds == Self.whole)
  }

  /// A group as large as the page for each of some hundred labels took as long as the page.
  @Test func translucentTextsCountByTheirOwnSize() throws {
    let text = TextLayout("Label", style: TextStyle(font: .system(size: 10)))
    func texts(_ count: Int) -> (any Canvas) -> Void {
      { canvas in
        for index in 0..<count {
          canvas.draw(text, at: CGPoint(x: 10, y: index % 80), compositing: Compositing(alpha: 0.5))
        }
      }
    }
    let area = text.size.width * text.size.height * PaintedArea.costOfMixing
    #expect(try Self.bitmap(11 * area, texts(10)).isEmpty)
    #expect(try Self.bitmap(9 * area, texts(10)) == [.limitExceeded])
  }
}
