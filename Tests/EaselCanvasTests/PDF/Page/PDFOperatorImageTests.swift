import Foundation
import Testing

@testable import EaselCanvas

/// Paints, stamps and Porter and Duff's operators on PDF pages, beside a bitmap of the same drawing.
@Suite("Renderings of PDF pages by paint and operator")
struct PDFOperatorImageTests {
  typealias Sample = PDFImageTests.Sample

  @Test(arguments: stamps + operators + tiles + gradients)
  func pageLooksLikeBitmap(_ sample: Sample) throws {
    try PDFImageTests().pageLooksLikeBitmap(sample)
  }

  /// The colour at a point of a page that poppler draws on white paper.
  private static func color(
    at point: CGPoint, _ draw: (any Canvas) -> Void
  ) throws -> [Int] {
    let document = try PDFDocument(options: RenderOptions(policy: .lenient))
    try document.page(size: CGSize(width: 40, height: 40), draw)
    let pdf = try document.finish().output
    let drawnImage = try Image(
      data: try Tool.data("pdftoppm", ["-r", "72", "-png", "-singlefile", "-"], input: pdf))
    let index = 4 * (Int(point.y) * drawnImage.width + Int(point.x))
    return [2, 1, 0].map { Int(drawnImage.pixels[index + $0]) }
  }

  /// Of opacity 0.6 each, on white.
  @Test(
    "sourceAtop, destinationAtop and xor mix translucent fills by their opacities",
    arguments: [BlendMode.sourceAtop, .destinationAtop, .xor])
  func sums(_ mode: BlendMode) throws {
    let all = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    let backdrop = Color(red: 200 / 255, green: 60 / 255, blue: 30 / 255, alpha: 0.6)
    let above = Color(red: 30 / 255, green: 90 / 255, blue: 220 / 255, alpha: 0.6)
    let (s, b) = ([30.0, 90, 220], [200.0, 60, 30])
    // The products of the opacities with what each leaves of the other (Porter and Duff, 1984).
    let parts: (s: Double, b: Double) =
      switch mode {
      case .sourceAtop: (0.36, 0.24)
      case .destinationAtop: (0.24, 0.36)
      default: (0.24, 0.24)
      }
    let reckoned = (0..<3).map { index in
      Int((parts.s * s[index] + parts.b * b[index] + (1 - parts.s - parts.b) * 255).rounded())
    }
    let color = try Self.color(at: CGPoint(x: 20, y: 20)) { canvas in
      canvas.fill(all, with: .color(backdrop))
      canvas.fill(
        all, with: .color(above), rule: .nonZero, compositing: Compositing(blendMode: mode))
    }
    for (part, wanted) in zip(color, reckoned) {
      #expect(abs(part - wanted) <= 5, "\(color), not \(reckoned)")
    }
  }

  @Test("a translucent shadow with copy replaces what is beneath by the shape's coverage")
  func copiedShadow() throws {
    let shape = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    let shadow = Shadow(color: Color(red: 30 / 255, green: 90 / 255, blue: 220 / 255, alpha: 0.6))
    let color = try Self.color(at: CGPoint(x: 20, y: 20)) { canvas in
      canvas.fill(shape, with: .color(Color(red: 200 / 255, green: 60 / 255, blue: 30 / 255)))
      canvas.withGroup(GroupEffects(blendMode: .copy, shadow: shadow, showsContent: false)) {
        canvas.fill(shape, with: .color(Self.half))
      }
    }
    // The shape covers 0.6, and the shadow's colour has 0.6 of that.
    let (s, b) = ([30.0, 90, 220], [200.0, 60, 30])
    let reckoned = (0..<3).map { Int((0.36 * s[$0] + 0.4 * b[$0] + 0.24 * 255).rounded()) }
    for (part, wanted) in zip(color, reckoned) {
      #expect(abs(part - wanted) <= 5, "\(color), not \(reckoned)")
    }
  }

  // MARK: Drawings

  private static let dot = Path(ellipseIn: CGRect(x: -12, y: -12, width: 24, height: 24))
  /// Some of them overlap.
  private static let positions = [(20, 20), (34, 20), (70, 30), (100, 50), (30, 56), (60, 60)].map {
    CGPoint(x: $0.0, y: $0.1)
  }
  private static let half = Color(red: 0.8, green: 0.2, blue: 0.1, alpha: 0.6)
  private static let fading = Gradient([.systemRed, Color(red: 0, green: 0.4, blue: 1, alpha: 0.3)])

  private static let checks: Image = {
    let pixels = (0..<1_024).flatMap { (pixel: Int) -> [UInt8] in
      let isRed = (pixel / 32 / 16 + pixel % 32 / 16) % 2 == 0
      return isRed ? [220, 30, 30, 255] : [30, 30, 220, 255]
    }
    return (try? Image(rgba: pixels, width: 32, height: 32, scale: 2))
      ?? Image(premultipliedBGRA: [0, 0, 0, 0], width: 1, height: 1, scale: 1)
  }()

  private static let paints: [(name: String, paint: Paint)] = [
    ("a translucent colour", .color(half)),
    (
      "a translucent gradient",
      .linearGradient(LinearGradient(fading, from: .zero, to: CGPoint(x: 120, y: 40)))
    ),
    ("a conic gradient", .conicGradient(ConicGradient(fading, center: CGPoint(x: 60, y: 40)))),
    ("a hatch", .hatch(HatchPattern(.systemRed, spacing: 14, lineWidth: 6))),
    (
      "a hatch on a ground",
      .hatch(HatchPattern(.systemRed, background: .systemYellow, spacing: 14, lineWidth: 6))
    ),
    (
      "an image that stands once",
      .image(
        ImagePattern(
          checks, transform: CGAffineTransform(a: 4, b: 0, c: 0, d: 4, tx: 10, ty: 8),
          extend: .none))
    ),
    ("an image that repeats", .image(ImagePattern(checks))),
  ]

  private static func background(_ canvas: any Canvas) {
    let backdrop = Color(red: 0.1, green: 0.35, blue: 0.9, alpha: 0.6)
    canvas.fill(CGRect(x: 0, y: 0, width: 120, height: 26), with: .color(.systemTeal))
    canvas.fill(CGRect(x: 0, y: 26, width: 120, height: 30), with: .color(backdrop))
  }

  private static let stamps: [Sample] = paints.flatMap { name, paint in
    [
      Sample(name: "stamps of \(name)", budget: 0.02) { canvas in
        canvas.stamp(dot, at: positions, with: paint, compositing: .normal)
      },
      Sample(name: "turned, translucent stamps of \(name)", budget: 0.02) { canvas in
        background(canvas)
        canvas.translate(x: 10, y: -10)
        canvas.rotate(by: 0.2)
        canvas.stamp(dot, at: positions, with: paint, compositing: Compositing(alpha: 0.7))
      },
    ]
  }

  private static let operatorModes: [BlendMode] = [
    .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
    .destinationOut, .destinationAtop, .xor,
  ]

  private static let operators: [Sample] = operatorModes.flatMap { mode in
    paints.flatMap { name, paint in
      [
        Sample(name: "\(mode.rawValue) of \(name)", budget: 0.025) { canvas in
          background(canvas)
          canvas.fill(
            Path(CGRect(x: 20, y: 8, width: 80, height: 60)), with: paint, rule: .nonZero,
            compositing: Compositing(alpha: 0.8, blendMode: mode))
        },
        Sample(name: "\(mode.rawValue) stamps of \(name)", budget: 0.025) { canvas in
          background(canvas)
          canvas.stamp(
            dot, at: positions, with: paint, compositing: Compositing(alpha: 0.8, blendMode: mode))
        },
      ]
    } + [
      Sample(name: "\(mode.rawValue) of a text", budget: 0.03) { canvas in
        background(canvas)
        canvas.draw(
          TextLayout("RBH", style: TextStyle(font: .system(size: 56), color: half)),
          at: CGPoint(x: 4, y: 6), compositing: Compositing(alpha: 0.8, blendMode: mode))
      },
      Sample(name: "\(mode.rawValue) of an image", budget: 0.025) { canvas in
        background(canvas)
        canvas.draw(
          checks, from: nil, in: CGRect(x: 20, y: 8, width: 80, height: 60), interpolation: .high,
          compositing: Compositing(alpha: 0.6, blendMode: mode))
      },
      Sample(name: "\(mode.rawValue) of a translucent group", budget: 0.02) { canvas in
        background(canvas)
        canvas.withGroup(GroupEffects(opacity: 0.8, blendMode: mode)) {
          canvas.fill(CGRect(x: 20, y: 8, width: 60, height: 40), with: .color(half))
          canvas.fill(CGRect(x: 40, y: 28, width: 60, height: 40), with: .color(.systemGreen))
        }
      },
      Sample(name: "\(mode.rawValue) of a shadow alone", budget: 0.02) { canvas in
        background(canvas)
        let shadow = Shadow(color: half, offset: CGSize(width: 8, height: 8))
        canvas.withGroup(GroupEffects(blendMode: mode, shadow: shadow, showsContent: false)) {
          canvas.fill(CGRect(x: 20, y: 8, width: 60, height: 40), with: .color(.black))
        }
      },
      Sample(name: "\(mode.rawValue) over \(mode.rawValue)", budget: 0.02) { canvas in
        background(canvas)
        for x in [10, 40] {
          canvas.fill(
            Path(CGRect(x: x, y: 8, width: 60, height: 60)), with: .color(half), rule: .nonZero,
            compositing: Compositing(blendMode: mode))
        }
      },
    ]
  }

  private static let tiles: [Sample] = [
    Sample(name: "turned tiles", budget: 0.03) { canvas in
      canvas.rotate(by: 0.3)
      canvas.fill(CGRect(x: 30, y: 0, width: 80, height: 50), with: .image(ImagePattern(checks)))
    }
  ]

  private static func inner(_ extend: Gradient.Extend) -> Gradient {
    Gradient(
      stops: [
        .init(.systemRed, at: 0.3), .init(.systemGreen, at: 0.5), .init(.systemBlue, at: 0.8),
      ],
      extend: extend)
  }

  private static let gradients: [Sample] = [Gradient.Extend.pad, .none, .repeat, .reflect].flatMap {
    extend in
    [
      Sample(name: "stops within a linear gradient, \(extend)", budget: 0.02) { canvas in
        canvas.fill(
          CGRect(x: 0, y: 0, width: 120, height: 80),
          with: .linearGradient(
            LinearGradient(inner(extend), from: CGPoint(x: 40, y: 0), to: CGPoint(x: 80, y: 0))))
      },
      Sample(name: "stops within a radial gradient, \(extend)", budget: 0.02) { canvas in
        canvas.fill(
          CGRect(x: 0, y: 0, width: 120, height: 80),
          with: .radialGradient(
            RadialGradient(inner(extend), center: CGPoint(x: 60, y: 40), radius: 30)))
      },
      Sample(name: "stops within a conic gradient, \(extend)", budget: 0.02) { canvas in
        canvas.fill(
          CGRect(x: 0, y: 0, width: 120, height: 80),
          with: .conicGradient(ConicGradient(inner(extend), center: CGPoint(x: 60, y: 40))))
      },
    ]
  }
}
