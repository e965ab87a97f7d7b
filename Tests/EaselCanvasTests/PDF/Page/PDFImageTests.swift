import Foundation
import Testing

@testable import EaselCanvas

/// What a PDF shows, beside a bitmap of the same drawing.
@Suite("Renderings of PDF pages")
struct PDFImageTests {
  static let size = CGSize(width: 120, height: 80)
  static let scale: CGFloat = 3

  /// A drawing that both have to show alike.
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    /// The share of pixels that may be far off.
    var budget = 0.004
    var draw: @Sendable (any Canvas) -> Void
    var testDescription: String { name }
  }

  @Test(arguments: samples)
  func pageLooksLikeBitmap(_ sample: Sample) throws {
    let options = RenderOptions(policy: .lenient)
    // A page is composed by itself before it comes on white paper.
    let drawing = try BitmapSurface(size: Self.size, scale: Self.scale, options: options)
    sample.draw(drawing.canvas)
    let surface = try BitmapSurface(
      size: Self.size, scale: Self.scale, background: .white, options: options)
    surface.canvas.draw(
      drawing.image, from: nil, in: CGRect(origin: .zero, size: Self.size), interpolation: .none,
      compositing: .normal)
    let document = try PDFDocument(options: options)
    try document.page(size: Self.size) { sample.draw($0) }
    let pdf = try document.finish().output
    // A name that stands twice, or a stream that ends early, is a warning: status 3.
    _ = try Tool.output("qpdf", ["--check", "/dev/stdin"], input: pdf)
    let drawnImage = try Image(
      data: try Tool.data(
        "pdftoppm", ["-r", "\(72 * Self.scale)", "-png", "-singlefile", "-"], input: pdf))
    let off = Self.difference(surface.image, drawnImage)
    if off > sample.budget {
      let folder = FileManager.default.temporaryDirectory.appending(path: "easel-pdf-images")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let name = sample.name.replacing(" ", with: "-")
      try surface.finish().output.write(to: folder.appending(path: "\(name)-bitmap.png"))
      try drawnImage.data(as: .png).write(to: folder.appending(path: "\(name)-page.png"))
      try pdf.write(to: folder.appending(path: "\(name).pdf"))
      Issue.record("\(off) of the pixels differ; both images lie in \(folder.path)")
    }
  }

  @Test(
    "overlapping operators that PDF lacks are noted beyond the number that viewers support",
    arguments: [
      (BlendMode.clear, 32), (.xor, 8), (.destinationAtop, 5),
    ])
  func compositions(_ mode: BlendMode, _ most: Int) throws {
    func document(_ count: Int) throws -> RenderResult<Data> {
      let document = try PDFDocument(options: RenderOptions(policy: .lenient))
      try document.page(size: Self.size) { canvas in
        Self.background(canvas)
        for index in 0..<count {
          canvas.fill(
            Path(CGRect(x: index, y: 0, width: 20, height: 20)), with: .color(.red),
            rule: .nonZero, compositing: Compositing(blendMode: mode))
        }
      }
      return try document.finish()
    }
    #expect(try document(most).diagnostics.isEmpty)
    let tooMany = try document(most + 1)
    #expect(tooMany.diagnostics.map(\.code) == [.limitExceeded])
    _ = try Tool.data("pdftoppm", ["-r", "36", "-png", "-singlefile", "-"], input: tooMany.output)
  }

  /// The share of all pixels of which a channel differs by more than a fifth of the range.
  private static func difference(_ a: Image, _ b: Image) -> Double {
    guard a.pixels.count == b.pixels.count else { return 1 }
    var far = 0
    for index in stride(from: 0, to: a.pixels.count, by: 4)
    where (index..<(index + 3)).contains(where: {
      abs(Int(a.pixels[$0]) - Int(b.pixels[$0])) > 51
    }) {
      far += 1
    }
    return Double(far) / Double(a.pixels.count / 4)
  }

  // MARK: Drawings

  private static let star = Path { path in
    for index in 0..<5 {
      let angle = CGFloat(index) * 0.8 * .pi
      let point = CGPoint(x: 60 + 35 * sin(angle), y: 40 - 35 * cos(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
  }
  private static let circle = Path(ellipseIn: CGRect(x: 30, y: 10, width: 60, height: 60))
  private static let ramp = Gradient([.systemRed, .systemYellow, .systemBlue])
  private static let fading = Gradient([.systemRed, Color(red: 0, green: 0, blue: 1, alpha: 0)])

  private static func background(_ canvas: any Canvas) {
    for column in 0..<6 {
      canvas.fill(
        CGRect(x: column * 20, y: 0, width: 10, height: 80), with: .color(.systemTeal))
    }
  }

  private static func linear(_ gradient: Gradient, _ extend: Gradient.Extend) -> Paint {
    var gradient = gradient
    gradient.extend = extend
    return .linearGradient(
      LinearGradient(gradient, from: CGPoint(x: 50, y: 30), to: CGPoint(x: 75, y: 45)))
  }

  private static func radial(_ gradient: Gradient, _ extend: Gradient.Extend) -> Paint {
    var gradient = gradient
    gradient.extend = extend
    return .radialGradient(
      RadialGradient(
        gradient, startCenter: CGPoint(x: 55, y: 38), startRadius: 4,
        endCenter: CGPoint(x: 60, y: 40), endRadius: 18))
  }

  private static let checks: Image = {
    var pixels: [UInt8] = []
    for y in 0..<8 {
      for x in 0..<8 {
        pixels += (x + y) % 2 == 0 ? [255, 0, 0, 255] : [0, 0, 255, UInt8(x * 30)]
      }
    }
    return (try? Image(rgba: pixels, width: 8, height: 8))
      ?? Image(
        premultipliedBGRA: [0, 0, 0, 0], width: 1, height: 1, scale: 1)
  }()

  static let samples: [Sample] =
    shapes + gradients + patterns + groups
    + BlendMode.allCases.flatMap { mode in
      [
        Sample(name: "blend \(mode.rawValue)", budget: budget(mode)) { canvas in
          background(canvas)
          canvas.fill(
            circle, with: .color(.systemOrange), rule: .nonZero,
            compositing: Compositing(blendMode: mode))
        },
        Sample(name: "blend \(mode.rawValue) in a clip", budget: budget(mode)) { canvas in
          background(canvas)
          canvas.withSavedState {
            canvas.clip(to: CGRect(x: 20, y: 20, width: 50, height: 40))
            canvas.fill(
              star, with: .color(.systemOrange), rule: .nonZero,
              compositing: Compositing(blendMode: mode))
          }
          canvas.fill(CGRect(x: 100, y: 60, width: 15, height: 15), with: .color(.black))
        },
        Sample(name: "blend \(mode.rawValue) of a group in a group", budget: budget(mode)) {
          canvas in
          canvas.fill(CGRect(x: 0, y: 60, width: 120, height: 20), with: .color(.systemYellow))
          canvas.withGroup(GroupEffects(opacity: 0.8)) {
            background(canvas)
            canvas.withGroup(GroupEffects(blendMode: mode)) {
              canvas.fill(star, with: .color(.systemPurple))
            }
          }
        },
      ]
    }

  private static func budget(_ mode: BlendMode) -> Double {
    switch mode {
    // PDF has no sum of colours, which is drawn as “screen”.
    case .plusLighter: 0.3
    // poppler 22.12 takes other components for these two than ISO 32000-1, 11.3.5.3.
    case .hue, .saturation: 0.3
    default: 0.006
    }
  }

  private static let shapes = [
    Sample(name: "fill rules") { canvas in
      canvas.fill(star, with: .color(.systemRed), rule: .evenOdd, compositing: .normal)
      canvas.translate(x: -40, y: 0)
      canvas.fill(
        star, with: .color(.systemBlue), rule: .nonZero, compositing: Compositing(alpha: 0.5))
    },
    Sample(name: "strokes") { canvas in
      let zigzag = Path {
        $0.addLines([
          CGPoint(x: 10, y: 70), CGPoint(x: 30, y: 10), CGPoint(x: 50, y: 70),
          CGPoint(x: 60, y: 10),
        ])
      }
      for (index, join) in [LineJoin.miter, .round, .bevel].enumerated() {
        canvas.withSavedState {
          canvas.translate(x: CGFloat(index) * 18, y: 0)
          canvas.stroke(
            zigzag, with: .color(.systemIndigo),
            style: StrokeStyle(
              lineWidth: 5, lineCap: [.butt, .round, .square][index], lineJoin: join,
              dash: index == 1 ? [12, 8] : [], dashPhase: 3), compositing: Compositing(alpha: 0.6))
        }
      }
    },
    Sample(name: "strokes under a skewed transform") { canvas in
      canvas.concatenate(CGAffineTransform(a: 1.5, b: 0.3, c: -0.4, d: 0.5, tx: 10, ty: 5))
      canvas.stroke(
        star, with: .color(.systemGreen),
        style: StrokeStyle(lineWidth: 8, lineJoin: .round, dash: [20, 5]))
    },
    Sample(name: "dots") { canvas in
      let points = (0..<60).map { (index: Int) -> CGPoint in
        CGPoint(x: CGFloat(10 + index % 10 * 10), y: CGFloat(10 + index / 10 * 10))
      }
      canvas.stamp(
        Path(ellipseIn: CGRect(x: -3, y: -3, width: 6, height: 6)), at: points,
        with: .color(.systemPink), compositing: .normal)
      canvas.stamp(
        Path(ellipseIn: CGRect(x: 2, y: -3, width: 8, height: 6)), at: points,
        with: .color(.systemBlue), compositing: Compositing(alpha: 0.4))
    },
    Sample(name: "clips within clips") { canvas in
      canvas.clip(to: circle)
      canvas.fill(CGRect(x: 0, y: 0, width: 120, height: 80), with: .color(.systemGray))
      canvas.withSavedState {
        canvas.rotate(by: 0.2)
        canvas.clip(to: CGRect(x: 40, y: 10, width: 30, height: 30))
        canvas.fill(CGRect(x: 0, y: 0, width: 120, height: 80), with: .color(.systemRed))
      }
      canvas.withSavedState {
        canvas.clip(to: star, rule: .evenOdd)
        canvas.fill(CGRect(x: 0, y: 0, width: 120, height: 80), with: .color(.systemYellow))
      }
      canvas.fill(CGRect(x: 58, y: 0, width: 4, height: 80), with: .color(.black))
    },
    Sample(name: "text", budget: 0.04) { canvas in
      canvas.draw(
        TextLayout(
          "Größe 売上 12.5 قيمة 👍🏽", style: TextStyle(font: .system(size: 14)), width: 110),
        at: CGPoint(x: 5, y: 2))
      canvas.rotate(by: 0.3)
      canvas.draw(
        TextLayout(
          "turned", style: TextStyle(font: .system(size: 18), color: .systemRed, hasUnderline: true)
        ),
        at: CGPoint(x: 45, y: 20), compositing: Compositing(alpha: 0.5))
    },
  ]

  private static let gradients: [Sample] =
    [Gradient.Extend.pad, .none, .repeat, .reflect].flatMap { extend in
      [
        Sample(name: "linear gradient \(extend)", budget: 0.02) { canvas in
          canvas.fill(circle, with: linear(ramp, extend))
        },
        Sample(name: "radial gradient \(extend)", budget: 0.02) { canvas in
          canvas.rotate(by: 0.1)
          canvas.fill(circle, with: radial(ramp, extend))
        },
        Sample(name: "fading gradient \(extend)", budget: 0.02) { canvas in
          background(canvas)
          canvas.fill(circle, with: linear(fading, extend))
          canvas.stroke(star, with: radial(fading, extend), style: StrokeStyle(lineWidth: 6))
        },
      ]
    } + [
      // poppler leaves hairs between the patches of a mesh that is a mask, and steps at its edges.
      Sample(name: "conic gradients", budget: 0.05) { canvas in
        background(canvas)
        canvas.fill(
          circle,
          with: .conicGradient(
            ConicGradient(
              Gradient([.systemRed, .systemYellow, .systemGreen, .systemRed]),
              center: CGPoint(x: 60, y: 40))))
        canvas.fill(
          Path(CGRect(x: 0, y: 0, width: 40, height: 40)),
          with: .conicGradient(ConicGradient(fading, center: CGPoint(x: 20, y: 20))))
      },
      Sample(name: "conic gradient about a far centre", budget: 0.02) { canvas in
        let dense = Gradient((0..<1_000).map { $0 % 2 == 0 ? .systemRed : .systemBlue })
        canvas.fill(
          circle, with: .conicGradient(ConicGradient(dense, center: CGPoint(x: -3_000, y: 500))))
      },
    ]

  private static let patterns = [
    Sample(name: "hatches", budget: 0.01) { canvas in
      canvas.fill(circle, with: .hatch(HatchPattern(.systemBlue, spacing: 6, lineWidth: 2)))
      canvas.fill(
        Path(CGRect(x: 0, y: 0, width: 40, height: 60)),
        with: .hatch(
          HatchPattern(
            .black, background: .systemYellow, spacing: 7.5, lineWidth: 2, angle: 0.3,
            isCrossed: true)), rule: .nonZero, compositing: Compositing(alpha: 0.5))
      canvas.stroke(
        Path(CGRect(x: 80, y: 20, width: 30, height: 40)),
        with: .hatch(HatchPattern(.systemRed, spacing: 3)), style: StrokeStyle(lineWidth: 12))
    },
    // poppler goes from pixel to pixel by degrees only where they are small.
    Sample(name: "image patterns", budget: 0.3) { canvas in
      background(canvas)
      canvas.fill(
        circle,
        with: .image(
          ImagePattern(checks, transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4))
        )
      )
      canvas.fill(
        Path(CGRect(x: 0, y: 0, width: 120, height: 80)),
        with: .image(
          ImagePattern(checks, transform: CGAffineTransform(scaleX: 3, y: 3), extend: .none)))
    },
    Sample(name: "images", budget: 0.03) { canvas in
      background(canvas)
      canvas.draw(
        checks, from: nil, in: CGRect(x: 5, y: 5, width: 40, height: 40), interpolation: .none,
        compositing: .normal)
      canvas.rotate(by: 0.2)
      canvas.draw(
        checks, from: CGRect(x: 2, y: 2, width: 4, height: 3),
        in: CGRect(x: 70, y: 10, width: 40, height: 30), interpolation: .none,
        compositing: Compositing(alpha: 0.7))
    },
  ]

  private static func mask(_ paint: Paint, _ mode: Mask.Mode) -> Mask {
    let recorder = RecordingCanvas()
    recorder.fill(circle, with: paint)
    return Mask(recorder.recording, mode: mode)
  }

  private static func shadow(_ blur: CGFloat) -> Shadow {
    Shadow(
      color: Color(red: 0, green: 0, blue: 0.3, alpha: 0.7), offset: CGSize(width: 6, height: 8),
      blur: blur)
  }

  private static let groups = [
    Sample(name: "opacity of overlapping shapes") { canvas in
      background(canvas)
      canvas.withGroup(GroupEffects(opacity: 0.5)) {
        canvas.fill(circle, with: .color(.systemRed))
        canvas.fill(star, with: .color(.systemBlue))
      }
    },
    Sample(name: "a mask by opacity", budget: 0.01) { canvas in
      background(canvas)
      canvas.translate(x: 5, y: 3)
      canvas.withGroup(GroupEffects(mask: mask(linear(fading, .pad), .alpha))) {
        canvas.fill(CGRect(x: 0, y: 0, width: 120, height: 80), with: .color(.systemRed))
      }
    },
    Sample(name: "a mask by luminance", budget: 0.01) { canvas in
      background(canvas)
      canvas.withGroup(
        GroupEffects(opacity: 0.9, mask: mask(linear(ramp, .pad), .luminance))
      ) {
        canvas.fill(CGRect(x: 0, y: 0, width: 120, height: 80), with: .color(.systemRed))
      }
    },
    Sample(name: "a sharp shadow") { canvas in
      background(canvas)
      canvas.scale(x: 0.8, y: 0.8)
      canvas.withGroup(GroupEffects(shadow: shadow(0))) {
        canvas.fill(star, with: .color(.systemYellow))
      }
    },
    Sample(name: "a soft shadow", budget: 0.01) { canvas in
      background(canvas)
      canvas.rotate(by: 0.1)
      canvas.withGroup(GroupEffects(shadow: shadow(6))) {
        canvas.fill(star, with: .color(.systemYellow))
      }
    },
    Sample(name: "a faded masked group with a soft shadow in a clip", budget: 0.01) { canvas in
      background(canvas)
      canvas.clip(to: CGRect(x: 10, y: 10, width: 90, height: 60))
      canvas.withGroup(
        GroupEffects(opacity: 0.7, mask: mask(.color(.black), .alpha), shadow: shadow(6))
      ) {
        canvas.fill(CGRect(x: 50, y: 0, width: 100, height: 50), with: .color(.systemGreen))
      }
    },
    Sample(name: "a shadow alone", budget: 0.01) { canvas in
      background(canvas)
      canvas.withGroup(GroupEffects(shadow: shadow(4), showsContent: false)) {
        canvas.withGroup(GroupEffects(opacity: 0.5, shadow: shadow(8))) {
          canvas.fill(circle, with: .color(.systemRed))
        }
      }
    },
  ]
}
