import Foundation
import Testing

@testable import EaselCanvas

/// Porter and Duff's operators on bitmaps: which drawing changes which pixels.
@Suite("Operators on bitmaps")
struct BitmapOperatorTests {
  private static let size = CGSize(width: 40, height: 40)

  /// Red, green, blue and alpha of pixels, premultiplied, of a drawing on green.
  private func pixels(
    at positions: [(Int, Int)], backdrop: Color = Color(red: 0, green: 1, blue: 0),
    _ draw: (any Canvas) -> Void
  ) throws -> [[UInt8]] {
    let surface = try BitmapSurface(size: Self.size, options: RenderOptions(policy: .lenient))
    surface.canvas.fill(CGRect(origin: .zero, size: Self.size), with: .color(backdrop))
    draw(surface.canvas)
    let pixels = surface.image.pixels
    return positions.map { x, y in [2, 1, 0, 3].map { pixels[4 * (y * 40 + x) + $0] } }
  }

  private static let green: [UInt8] = [0, 255, 0, 255]
  private static let nothing: [UInt8] = [0, 0, 0, 0]
  private static let halfRed = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
  private static let box = CGRect(x: 10, y: 10, width: 20, height: 20)
  private static let positions = [(20, 20), (3, 3)]

  private static func image(_ color: [UInt8]) throws -> Image {
    try Image(rgba: (0..<16).flatMap { _ in color }, width: 4, height: 4)
  }

  private static func isAbout(_ pixel: [UInt8], _ expected: [UInt8]) -> Bool {
    zip(pixel, expected).allSatisfy { abs(Int($0) - Int($1)) <= 2 }
  }

  /// What a box is drawn with; each covers it wholly.
  private static let kinds = [
    "fill", "stroke", "hatch", "image pattern", "conic", "image", "stamp", "linear",
  ]

  private func draw(
    _ kind: String, _ compositing: Compositing, on canvas: any Canvas
  ) throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let gradient = Gradient([red, red])
    let path = Path(Self.box)
    func fill(_ paint: Paint) {
      canvas.fill(path, with: paint, rule: .nonZero, compositing: compositing)
    }
    switch kind {
    case "stroke":
      canvas.stroke(
        Path {
          $0.move(to: CGPoint(x: 10, y: 20))
          $0.addLine(to: CGPoint(x: 30, y: 20))
        }, with: .color(red), style: StrokeStyle(lineWidth: 20), compositing: compositing)
    case "hatch": fill(.hatch(HatchPattern(red, background: red)))
    case "image pattern": fill(.image(ImagePattern(try Self.image([255, 0, 0, 255]))))
    case "conic": fill(.conicGradient(ConicGradient(gradient, center: CGPoint(x: 17, y: 13))))
    case "linear":
      fill(.linearGradient(LinearGradient(gradient, from: .zero, to: CGPoint(x: 40, y: 0))))
    case "image":
      canvas.draw(
        try Self.image([255, 0, 0, 255]), from: nil, in: Self.box, interpolation: .none,
        compositing: compositing)
    case "stamp":
      canvas.stamp(
        Path(CGRect(x: 0, y: 0, width: 10, height: 10)),
        at: [(10, 10), (20, 10), (10, 20), (20, 20)].map { CGPoint(x: $0.0, y: $0.1) },
        with: .color(red), compositing: compositing)
    default: fill(.color(red))
    }
  }

  @Test("copy replaces pixels within the drawing, and changes none outside", arguments: kinds)
  func copies(_ kind: String) throws {
    let found = try pixels(at: Self.positions) {
      try? draw(kind, Compositing(alpha: 0.5, blendMode: .copy), on: $0)
    }
    #expect(Self.isAbout(found[0], [128, 0, 0, 128]), "\(found[0])")
    #expect(found[1] == Self.green)
  }

  @Test(
    "clear makes the drawing's pixels transparent, whatever its opacity, and changes none outside",
    arguments: kinds)
  func clears(_ kind: String) throws {
    let found = try pixels(at: Self.positions) {
      try? draw(kind, Compositing(alpha: 0.5, blendMode: .clear), on: $0)
    }
    #expect(found == [Self.nothing, Self.green])
  }

  @Test(
    "sourceIn, sourceOut, destinationIn and destinationAtop clear pixels outside of the drawing",
    arguments: kinds,
    [BlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop])
  func reachesBeyond(_ kind: String, _ mode: BlendMode) throws {
    // The last corner of the box: of stamps all are one drawing.
    let found = try pixels(at: [(12, 12), (27, 27), (3, 3)]) {
      try? draw(kind, Compositing(blendMode: mode), on: $0)
    }
    let inside: [UInt8] =
      switch mode {
      case .sourceIn: [255, 0, 0, 255]
      case .sourceOut: Self.nothing
      default: Self.green
      }
    #expect(found == [inside, inside, Self.nothing])
  }

  @Test(
    "copy and clear of a text change the pixels of its letters only",
    arguments: [BlendMode.copy, .clear])
  func text(_ mode: BlendMode) throws {
    let style = TextStyle(font: .system(size: 60), color: Self.halfRed)
    // The stem of the letter, and a place beside it.
    let found = try pixels(at: [(9, 20), (38, 2)]) { canvas in
      canvas.draw(
        TextLayout("H", style: style), at: CGPoint(x: 0, y: -16),
        compositing: Compositing(blendMode: mode))
    }
    #expect(Self.isAbout(found[0], mode == .copy ? [128, 0, 0, 128] : Self.nothing), "\(found[0])")
    #expect(found[1] == Self.green)
  }

  @Test("a group with copy replaces all pixels within the clip")
  func group() throws {
    let found = try pixels(at: [(20, 20), (12, 12), (3, 3)]) { canvas in
      canvas.clip(to: Self.box)
      canvas.withGroup(GroupEffects(opacity: 0.5, blendMode: .copy)) {
        canvas.fill(CGRect(x: 16, y: 16, width: 8, height: 8), with: .color(.red))
      }
    }
    #expect(found[0][3] == 128)
    #expect(Array(found[1...]) == [Self.nothing, Self.green])
  }

  @Test("copy with a shadow changes no pixels outside of both", arguments: [CGFloat(0), 4])
  func shadow(_ blur: CGFloat) throws {
    let found = try pixels(at: [(20, 20), (3, 3)]) { canvas in
      let context = GraphicsContext(canvas)
      context.setShadow(
        offset: CGSize(width: 3, height: 3), blur: blur, color: Color(red: 0, green: 0, blue: 1))
      context.setBlendMode(.copy)
      context.setFillColor(Self.halfRed)
      context.fill(Self.box)
    }
    #expect(Self.isAbout(found[0], [128, 0, 0, 128]), "\(found[0])")
    #expect(found[1] == Self.green)
  }

  @Test("stamps of a translucent gradient do not add up where they overlap")
  func stampsOfAGradient() throws {
    let gradient = Gradient([Self.halfRed, Self.halfRed])
    let found = try pixels(at: [(12, 12), (18, 18)]) { canvas in
      canvas.stamp(
        Path(CGRect(x: 0, y: 0, width: 12, height: 12)),
        at: [CGPoint(x: 10, y: 10), CGPoint(x: 15, y: 15)],
        with: .linearGradient(LinearGradient(gradient, from: .zero, to: CGPoint(x: 40, y: 0))),
        compositing: .normal)
    }
    #expect(found[0] == found[1])
  }

  @Test("stamps off the bitmap change nothing, but for modes that clear outside of the drawing")
  func stampsElsewhere() throws {
    let hatch = Paint.hatch(HatchPattern(.red))
    for (mode, isKept) in [
      (BlendMode.normal, true), (.copy, true), (.sourceIn, false), (.destinationIn, false),
    ] {
      let found = try pixels(at: [(20, 20)]) { canvas in
        canvas.stamp(
          Path(Self.box), at: [CGPoint(x: 500, y: 500)], with: hatch,
          compositing: Compositing(alpha: 0.5, blendMode: mode))
        #expect(canvas.context.diagnostics.isEmpty)
      }
      #expect(found == [isKept ? Self.green : Self.nothing], "\(mode)")
    }
  }

  @Test("translucent stamps of a color add up where they overlap")
  func stampsOfAColor() throws {
    let found = try pixels(at: [(12, 12), (18, 18)]) { canvas in
      canvas.stamp(
        Path(CGRect(x: 0, y: 0, width: 12, height: 12)),
        at: [CGPoint(x: 10, y: 10), CGPoint(x: 15, y: 15)], with: .color(Self.halfRed),
        compositing: .normal)
    }
    #expect(found[0][0] == 128 && (190...193).contains(found[1][0]), "\(found)")
  }

  @Test("a repeating gradient extends its first and last colors to 0 and 1")
  func stopsWithinAGradient() throws {
    let gradient = Gradient(
      stops: [.init(.red, at: 0.25), .init(.blue, at: 0.75)], extend: .repeat)
    let found = try pixels(at: [(1, 5), (19, 5), (21, 5)]) { canvas in
      canvas.fill(
        CGRect(origin: .zero, size: Self.size),
        with: .linearGradient(
          LinearGradient(gradient, from: .zero, to: CGPoint(x: 20, y: 0))))
    }
    let expected = try pixels(at: [(0, 0), (0, 0)]) { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1), with: .color(.red))
    }[0]
    #expect(found[0] == expected && found[2] == expected, "\(found)")
    #expect(found[1] != expected)
  }
}
